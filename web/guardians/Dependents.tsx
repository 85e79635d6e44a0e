import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HeartHandshake } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Dependents_viewer$key } from "../__generated__/Dependents_viewer.graphql";
import { EmptyState } from "../ui/EmptyState";
import { Dependent } from "./Dependent";

/** Everybody one answers for, or how one comes to. */
export function Dependents({ viewer }: { viewer: Dependents_viewer$key }) {
  const { guardianships } = useFragment(
    graphql`
      fragment Dependents_viewer on Viewer {
        guardianships {
          id
          viewerIsGuardian
          ...Dependent_guardianship
        }
      }
    `,
    viewer,
  );
  const children = guardianships.filter(({ viewerIsGuardian }) => viewerIsGuardian);
  if (children.length === 0)
    return (
      <EmptyState
        icon={HeartHandshake}
        title="Você ainda não responde por ninguém"
        description="Quem convida é a arena onde a criança treina ou a conta da própria criança. O convite chega aqui e no seu e-mail."
        heading="h2"
      />
    );
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, xl: 2 }} gap="4" aria-label="Dependentes">
      {children.map((child) => (
        <Dependent key={child.id} guardianship={child} />
      ))}
    </SimpleGrid>
  );
}
