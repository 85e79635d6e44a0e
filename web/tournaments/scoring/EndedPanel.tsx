import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Flag, Pencil } from "lucide-react";
import { matchOutcomeLabel } from "../../../server/tournaments/matches/outcome.rules";
import type { Pad } from "./read-score-pad";
import { scoreInWords } from "./score-words";
import type { ServerScore } from "./score-state";

interface EndedPanelProps {
  pad: Pad;
  server: ServerScore;
  onCorrect: () => void;
}

/** What the match ended with, and the way to put a slip right. */
export function EndedPanel({ pad, server, onCorrect }: EndedPanelProps) {
  const { outcome, winnerSide, sets, status } = server;
  const winner = winnerSide === 1 ? pad.sides[0] : winnerSide === 2 ? pad.sides[1] : null;
  const ending = outcome && outcome !== "COMPLETED" ? ` · ${matchOutcomeLabel[outcome]}` : "";
  return (
    <Stack flex="1" align="center" justify="center" textAlign="center" gap="4" px="4">
      <Flag size={40} aria-hidden="true" />
      <Heading as="h2" textStyle="2xl" fontFamily="heading">
        {status === "CANCELLED" ? "Jogo cancelado" : "Jogo encerrado"}
      </Heading>
      {sets.length > 0 ? (
        <Text fontFamily="heading" fontWeight="bold" fontSize="clamp(2.5rem, 14vw, 5rem)" lineHeight="1">
          {scoreInWords(sets)}
        </Text>
      ) : null}
      <Text textStyle="lg" fontWeight="semibold">
        {winner
          ? `${winner.name}: vitória`
          : outcome === "DOUBLE_WALKOVER"
            ? "Derrota para as duas duplas"
            : null}
        {ending}
      </Text>
      {status === "PLAYED" ? (
        <Button size="lg" variant="outline" onClick={onCorrect}>
          <Pencil />
          Corrigir placar
        </Button>
      ) : null}
    </Stack>
  );
}
