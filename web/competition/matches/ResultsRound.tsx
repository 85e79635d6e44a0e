import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ResultsRound_round$key } from "../../__generated__/ResultsRound_round.graphql";
import { StatusBadge } from "../../ui/StatusBadge";
import { ResultCard } from "./ResultCard";

interface ResultsRoundProps {
  round: ResultsRound_round$key;
  current: number | null;
  /** Absent where the viewer may not enter results. */
  onOpen?: (matchId: string) => void;
}

export function ResultsRound({ round: key, current, onOpen }: ResultsRoundProps) {
  const { number, matches } = useFragment(
    graphql`
      fragment ResultsRound_round on Super8Round {
        number
        matches {
          id
          ...ResultCard_match
        }
      }
    `,
    key,
  );
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
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="3">
        {matches.map((match) => (
          <Box as="li" key={match.id} minW="0">
            <ResultCard match={match} highlighted={isCurrent} onOpen={onOpen} />
          </Box>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
