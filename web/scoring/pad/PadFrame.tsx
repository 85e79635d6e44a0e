import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowLeft, Flag, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { matchOutcomeLabel } from "../../../server/sport/scores/match-outcome.rules";
import { Brand } from "../../ui/Brand";
import { ColourModeSwitch } from "../../ui/ColourModeSwitch";
import { ButtonLink, contentId } from "../../ui/Links";
import type { Pad } from "./read-score-pad";
import type { ServerScore } from "./score-state";
import { liveScoreInWords } from "./score-words";

export interface PadFrameProps {
  title: string;
  /** The court it is played on. */
  place?: string | null;
  back?: { to: string; label: string };
  children: ReactNode;
}

/** The light frame of a score pad: one line on top, and the whole screen for the score. */
export function PadFrame({ title, place = null, back, children }: PadFrameProps) {
  return (
    <Flex data-whole-screen="" direction="column" h="100dvh" minH="26rem" overflow="hidden">
      <title>{`${title} · Placar · Praia`}</title>
      <Flex
        as="header"
        align="center"
        gap="2"
        minH="14"
        px="3"
        borderBottomWidth="1px"
        borderColor="border"
        bg="bg.panel"
      >
        {back ? (
          <ButtonLink to={back.to} variant="ghost" colorPalette="gray" size="sm" px="2" title={back.label}>
            <ArrowLeft aria-hidden="true" />
            <Box as="span" srOnly>
              {back.label}
            </Box>
          </ButtonLink>
        ) : (
          <Box hideBelow="sm">
            <Brand />
          </Box>
        )}
        <Box flex="1" minW="0">
          <Heading as="h1" textStyle="md" fontWeight="bold" truncate>
            {title}
          </Heading>
          {place ? (
            <Text textStyle="sm" color="fg.muted" lineHeight="1.2" truncate>
              {place}
            </Text>
          ) : null}
        </Box>
        <ColourModeSwitch />
      </Flex>
      <Flex
        as="main"
        id={contentId}
        tabIndex={-1}
        outline="0"
        direction="column"
        flex="1"
        minH="0"
        p="3"
        gap="3"
        maxW="5xl"
        w="full"
        mx="auto"
      >
        {children}
      </Flex>
    </Flex>
  );
}

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
