import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HeartHandshake } from "lucide-react";
import type { DependentsPageQuery } from "../__generated__/DependentsPageQuery.graphql";
import { usePageQuery } from "../relay/page-query";
import { PageContent } from "../ui/PageContent";
import { PageFrame } from "../ui/PageFrame";
import { RowsSkeleton } from "../ui/Skeletons";
import { GuardianInvitationsCard } from "./public/GuardianInvitationsCard";
import type { DependentsPage_viewer$key } from "../__generated__/DependentsPage_viewer.graphql";
import { EmptyState } from "../ui/EmptyState";
import { Dependent } from "./Dependent";

/** /dependentes: the minors one answers for, and those one is asked to answer for. */
export function DependentsPage() {
  return (
    <PageFrame title="Dependentes" subtitle="Inscreva, marque aulas e acompanhe as cobranças em nome deles.">
      <PageContent skeleton={<RowsSkeleton rows={3} />} failure="Erro ao carregar dependentes">
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<DependentsPageQuery>(graphql`
    query DependentsPageQuery {
      viewer {
        ...GuardianInvitationsCard_viewer
        ...DependentsPage_viewer
      }
    }
  `);
  // Signed out meanwhile: the guard is about to lead away.
  if (!viewer) return null;
  return (
    <Stack gap="6">
      <GuardianInvitationsCard viewer={viewer} />
      <Dependents viewer={viewer} />
    </Stack>
  );
}

/** Everybody one answers for, or how one comes to. */
export function Dependents({ viewer }: { viewer: DependentsPage_viewer$key }) {
  const { guardianships } = useFragment(
    graphql`
      fragment DependentsPage_viewer on Viewer {
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
