import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Pencil, SquarePen } from "lucide-react";
import { Panel } from "../../ui/Card";
import { MatchCard } from "./MatchCard";
import { matchButtonId } from "./match-button-id";
import { asListed, type ShownMatch } from "./read-shown-match";
import { takesResult } from "./results-sections";

interface ResultCardProps {
  match: ShownMatch;
  onOpen?: (matchId: string) => void;
}

const look = { p: "4", boxShadow: "xs", h: "full", borderWidth: "2px", borderColor: "sun.solid" } as const;

/** A match that is played now; the whole of it is the button that opens the score sheet. */
export function ResultCard({ match, onOpen }: ResultCardProps) {
  if (!onOpen || !takesResult(asListed(match))) {
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
          {...(played ? { color: "fg.muted" } : { bg: "coral.solid", color: "coral.contrast" })}
        >
          {played ? <Pencil size={16} aria-hidden="true" /> : <SquarePen size={17} aria-hidden="true" />}
          {played ? "Corrigir resultado" : "Registrar resultado"}
        </Flex>
      </chakra.button>
    </Panel>
  );
}
