import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Flag, Pencil } from "lucide-react";
import { matchOutcomeLabel } from "../../../server/sport/scores/outcome.rules";
import { ButtonLink } from "../../ui/ButtonLink";
import type { PadFrameProps } from "./PadFrame";
import type { Pad } from "./read-score-pad";
import { liveScoreInWords } from "./score-words";
import type { ServerScore } from "./score-state";

interface EndedPanelProps {
  pad: Pad;
  server: ServerScore;
  onCorrect: () => void;
  /** Link to the next match; the holder of a single match's link has none. */
  back: PadFrameProps["back"];
}

/** The final result, its consequences, and the button to correct it. */
export function EndedPanel({ pad, server, onCorrect, back }: EndedPanelProps) {
  const { sets, status, outcome, after } = server;
  const counted = outcome === "BYE" ? [] : sets;
  return (
    <Stack
      flex="1"
      minH="0"
      overflowY="auto"
      align="center"
      justify="safe center"
      textAlign="center"
      gap="3"
      px="4"
    >
      <Box flexShrink="0" aria-hidden="true">
        <Flag size={32} />
      </Box>
      <Heading as="h2" textStyle="2xl" fontFamily="heading">
        {status === "CANCELLED" ? "Jogo cancelado" : "Jogo encerrado"}
      </Heading>
      {counted.length > 0 ? (
        <Text fontFamily="heading" fontWeight="bold" fontSize="clamp(2rem, 12vw, 5rem)" lineHeight="1">
          {liveScoreInWords(counted)}
        </Text>
      ) : null}
      {endInWords(pad, server).map((sentence, index) => (
        <Text key={sentence} textStyle="lg" fontWeight={index === 0 ? "bold" : "medium"}>
          {sentence}
        </Text>
      ))}
      {after.length > 0 ? (
        <Stack gap="1" color="fg.muted">
          {after.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
      ) : null}
      {back ? (
        <ButtonLink to={back.to} size="lg">
          {back.label}
        </ButtonLink>
      ) : null}
      {status === "PLAYED" && outcome !== "BYE" ? (
        <Button size="lg" variant="outline" colorPalette="gray" onClick={onCorrect}>
          <Pencil />
          Corrigir placar
        </Button>
      ) : null}
    </Stack>
  );
}

/** The winner, and how the match ended if it was not played to its end. */
function endInWords({ sides }: Pad, { status, outcome, winnerSide }: ServerScore): string[] {
  if (status !== "PLAYED" || outcome === null) return [];
  if (outcome === "DOUBLE_WALKOVER") return ["W.O. duplo: derrota para as duas duplas"];
  const winner = winnerSide === 1 ? sides[0] : winnerSide === 2 ? sides[1] : null;
  const loser = winnerSide === 1 ? sides[1] : sides[0];
  if (!winner) return [outcome === "BYE" ? matchOutcomeLabel.BYE : "Empate"];
  const victory = `Vitória de ${winner.name}`;
  if (outcome === "WALKOVER") return [victory, `W.O.: ${loser.name} não compareceu`];
  if (outcome === "RETIREMENT") return [victory, `Desistência de ${loser.name}`];
  return outcome === "BYE" ? [victory, matchOutcomeLabel.BYE] : [victory];
}
