import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ResultsRound_round$key } from "../../__generated__/ResultsRound_round.graphql";
import { StatusBadge } from "../../ui/StatusBadge";
import { MatchCards } from "./MatchCards";
import { MatchRows } from "../public/MatchRows";
import { readShownMatch } from "./read-shown-match";

interface ResultsRoundProps {
  round: ResultsRound_round$key;
  current: number | null;
}

export function ResultsRound({ round: key, current }: ResultsRoundProps) {
  const { number, ...round } = useFragment(
    graphql`
      fragment ResultsRound_round on Super8Round {
        number
        matches {
          ...readShownMatch_match
        }
      }
    `,
    key,
  );
  const matches = round.matches.map((match) => readShownMatch(match));
  const titleId = useId();
  const isCurrent = number === current;

  return (
    <Stack as="section" gap="2.5" aria-labelledby={titleId}>
      <HStack gap="3">
        <Heading as="h3" id={titleId} textStyle="md" fontWeight="bold">
          Rodada {number}
        </Heading>
        {isCurrent ? <StatusBadge tone="running">Rodada atual</StatusBadge> : null}
      </HStack>
      {isCurrent ? (
        <MatchCards matches={matches} />
      ) : (
        <MatchRows rows={matches.map((match) => ({ match }))} />
      )}
    </Stack>
  );
}
