import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ClipboardList } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ResultsTab_tournament$key } from "../../__generated__/ResultsTab_tournament.graphql";
import { EmptyState } from "../../ui/EmptyState";
import { currentRound, inPlayingOrder } from "../super8/current-round";
import { readRound } from "../super8/read-round";
import { matchButtonId } from "./ResultCard";
import { ResultsRound } from "./ResultsRound";
import { ScoreSheet } from "./ScoreSheet";

/** Every match by round, the one being played on top; whoever may score taps one and enters its result. */
export function ResultsTab({ tournament: key }: { tournament: ResultsTab_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment ResultsTab_tournament on Tournament {
        viewerCanScore
        playedMatchCount
        matchCount
        rounds {
          number
          matches {
            id
            ...ScoreSheet_match
          }
          ...readRound_round
          ...ResultsRound_round
        }
      }
    `,
    key,
  );
  const { rounds, viewerCanScore, playedMatchCount, matchCount } = tournament;
  const [sheet, setSheet] = useState<{ matchId: string; opening: number; open: boolean } | null>(null);

  if (rounds.length === 0) {
    return (
      <EmptyState
        icon={ClipboardList}
        title="Nenhum jogo registrado"
        description="Os jogos aparecem aqui depois do sorteio, prontos para receber os placares."
      />
    );
  }
  const current = currentRound(rounds.map(readRound));
  const onSheet = rounds.flatMap(({ matches }) => matches).find(({ id }) => id === sheet?.matchId);
  const open = (matchId: string) => setSheet({ matchId, opening: (sheet?.opening ?? 0) + 1, open: true });

  return (
    <Stack gap="5">
      <Stack gap="0">
        <Heading as="h2" textStyle="xl" fontWeight="bold">
          Resultados
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {playedMatchCount === 0
            ? "Nenhum jogo registrado"
            : `${playedMatchCount} de ${matchCount} jogos registrados`}
          {viewerCanScore && current !== null ? ". Toque em um jogo para registrar o placar." : ""}
        </Text>
      </Stack>
      {inPlayingOrder(rounds, current).map((round) => (
        <ResultsRound
          key={round.number}
          round={round}
          current={current}
          onOpen={viewerCanScore ? open : undefined}
        />
      ))}
      {sheet && onSheet ? (
        <ScoreSheet
          key={`${sheet.matchId} ${sheet.opening}`}
          match={onSheet}
          open={sheet.open}
          onClose={() => setSheet({ ...sheet, open: false })}
          returnFocusTo={() => document.getElementById(matchButtonId(sheet.matchId))}
        />
      ) : null}
    </Stack>
  );
}
