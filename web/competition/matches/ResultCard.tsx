import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Pencil, SquarePen } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ResultCard_match$key } from "../../__generated__/ResultCard_match.graphql";
import { Panel } from "../../ui/Card";
import { MatchCard } from "./MatchCard";

export const matchButtonId = (matchId: string) => `jogo-${matchId}`;

/** Only the round being played calls loudly. */
const actionLooks = {
  now: { bg: "coral.solid", color: "coral.contrast" },
  later: { borderWidth: "1px", borderColor: "coral.border", color: "coral.fg" },
  correct: { color: "fg.muted" },
} as const;

interface ResultCardProps {
  match: ResultCard_match$key;
  highlighted: boolean;
  onOpen?: (matchId: string) => void;
}

/** A match of the results; the whole of it is the button that opens the score sheet. */
export function ResultCard({ match: key, highlighted, onOpen }: ResultCardProps) {
  const match = useFragment(
    graphql`
      fragment ResultCard_match on Match {
        id
        status
        ...MatchCard_match
      }
    `,
    key,
  );
  const look = {
    p: "4",
    boxShadow: "xs",
    h: "full",
    borderWidth: highlighted ? "2px" : "1px",
    borderColor: highlighted ? "sun.solid" : "border",
  } as const;
  if (!onOpen || match.status === "CANCELLED") {
    return (
      <Panel {...look}>
        <MatchCard match={match} />
      </Panel>
    );
  }
  const played = match.status === "PLAYED";
  return (
    <Panel asChild {...look}>
      <chakra.button
        id={matchButtonId(match.id)}
        type="button"
        display="block"
        w="full"
        cursor="pointer"
        _hover={{ borderColor: "coral.solid", boxShadow: "md" }}
        onClick={() => onOpen(match.id)}
      >
        <MatchCard match={match} />
        <Flex
          align="center"
          justify="center"
          gap="2"
          mt="3"
          minH="11"
          borderRadius="full"
          fontWeight="semibold"
          textStyle="sm"
          {...(played ? actionLooks.correct : highlighted ? actionLooks.now : actionLooks.later)}
        >
          {played ? <Pencil size={16} aria-hidden="true" /> : <SquarePen size={17} aria-hidden="true" />}
          {played ? "Corrigir resultado" : "Registrar resultado"}
        </Flex>
      </chakra.button>
    </Panel>
  );
}
