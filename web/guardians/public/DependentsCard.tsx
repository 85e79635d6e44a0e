import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { HeartHandshake } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { dependentsPath } from "../../../server/identity/roles.rules";
import type { DependentsCard_viewer$key } from "../../__generated__/DependentsCard_viewer.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { Card } from "../../ui/Card";

const names = new Intl.ListFormat("pt-BR");

/** Links to the user's dependents; renders nothing if there are none. */
export function DependentsCard({ viewer }: { viewer: DependentsCard_viewer$key }) {
  const { guardianships } = useFragment(
    graphql`
      fragment DependentsCard_viewer on Viewer {
        guardianships {
          childName
          viewerIsGuardian
        }
      }
    `,
    viewer,
  );
  const children = guardianships.filter(({ viewerIsGuardian }) => viewerIsGuardian);
  if (children.length === 0) return null;
  return (
    <Card title="Dependentes" icon={HeartHandshake}>
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Text overflowWrap="anywhere">
          Você responde por {names.format(children.map((of) => of.childName))}.
        </Text>
        <ButtonLink to={dependentsPath} variant="outline">
          Ver dependentes
        </ButtonLink>
      </Flex>
    </Card>
  );
}
