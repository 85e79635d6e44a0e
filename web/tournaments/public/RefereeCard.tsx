import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { Flag } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { RefereeCard_viewer$key } from "../../__generated__/RefereeCard_viewer.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { Card } from "../../ui/Card";

/** Links a referee to the matches to referee; renders nothing for other users. */
export function RefereeCard({ viewer: key }: { viewer: RefereeCard_viewer$key }) {
  const { refereedTournaments } = useFragment(
    graphql`
      fragment RefereeCard_viewer on Viewer {
        refereedTournaments {
          name
        }
      }
    `,
    key,
  );
  if (refereedTournaments.length === 0) return null;
  return (
    <Card title="Arbitragem" icon={Flag}>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <Text>Você registra os placares de {refereedTournaments.map(({ name }) => name).join(", ")}.</Text>
        <ButtonLink to="/arbitragem" variant="outline">
          Abrir a arbitragem
        </ButtonLink>
      </Flex>
    </Card>
  );
}
