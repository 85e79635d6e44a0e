import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Link2Off } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ScoreLinkList_match$key } from "../../__generated__/ScoreLinkList_match.graphql";
import { formatDateTime } from "../../ui/format";
import { toast } from "../../ui/toaster";
import { usePlaceTime } from "../../ui/PlaceTime";
import { useRevokeScoreLinkMutation } from "./use-score-link-mutations";

interface ScoreLinkListProps {
  match: ScoreLinkList_match$key;
  /** Asks for the links again. */
  onRevoked: () => void;
}

/** The links of a match that still open it, each with the way to end it. */
export function ScoreLinkList({ match: key, onRevoked }: ScoreLinkListProps) {
  const { scoreLinks } = useFragment(
    graphql`
      fragment ScoreLinkList_match on Match {
        scoreLinks {
          id
          createdAt
          stands
        }
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const [revoke, pending] = useRevokeScoreLinkMutation();
  const standing = scoreLinks.filter(({ stands }) => stands);
  if (standing.length === 0) return null;

  const end = async (linkId: string) => {
    if (!(await revoke({ input: { linkId } }))) return;
    toast.success({ title: "Link revogado" });
    onRevoked();
  };

  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="sm" fontWeight="semibold">
        Links ativos
      </Heading>
      {standing.map(({ id, createdAt }) => (
        <Flex key={id} justify="space-between" align="center" gap="3">
          <Text textStyle="sm" color="fg.muted">
            Criado em {formatDateTime(createdAt, timeZone)}
          </Text>
          <Button
            size="sm"
            variant="outline"
            colorPalette="flag"
            aria-disabled={pending || undefined}
            onClick={() => void end(id)}
          >
            <Link2Off />
            Revogar
          </Button>
        </Flex>
      ))}
    </Stack>
  );
}
