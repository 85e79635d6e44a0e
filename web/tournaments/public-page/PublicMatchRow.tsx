import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Fragment, memo, type ReactNode } from "react";
import { matchOutcomeLabel } from "../../../server/sport/scores/match-outcome.rules";
import type { SetScore } from "../../../server/sport/scores/score.rules";
import { expectedWords, shownSets } from "../../competition/public/competition-words";
import { MatchPress } from "../../competition/public/MatchOpener";
import { formatTime } from "../../ui/format";
import { usePlaceTime } from "../../ui/PlaceTime";
import { StatusBadge } from "../../ui/Badges";
import { isLive, isNext, type PublicMatch, sideName, tellsMore } from "./public-matches";

interface PublicMatchHeadProps {
  match: PublicMatch;
  /** What to say of where it belongs: "Semifinal"; left out where the list says it. */
  place: string | undefined;
}

/** "09:00, previsto 09:40 · Quadra 2 · Semifinal · Jogo 12"; on a phone it breaks between these, not within. */
function PublicMatchHead({ match, place }: PublicMatchHeadProps) {
  const timeZone = usePlaceTime();
  const { number, court, status, scheduledFor, expectedAt } = match;
  const time =
    status === "PLAYED" || scheduledFor === null ? null : expectedAt === null ? (
      formatTime(scheduledFor, timeZone)
    ) : (
      <>
        {`${formatTime(scheduledFor, timeZone)}, `}
        <Text as="span" color="fg.warning">
          {expectedWords(formatTime(expectedAt, timeZone))}
        </Text>
      </>
    );
  const parts: ReactNode[] = [time, court, place, number === null ? null : `Jogo ${number}`].filter(
    (part) => part !== null && part !== undefined,
  );
  return (
    <Text as="span">
      {parts.map((part, index) => (
        <Fragment key={index}>
          <Text as="span" display="inline-block">
            {part}
            {index < parts.length - 1 ? " ·" : null}
          </Text>{" "}
        </Fragment>
      ))}
    </Text>
  );
}

interface MatchScoreProps {
  sets: readonly SetScore[];
  side: 0 | 1;
  strong: boolean;
}

/** One side's games, set by set; the points of a tie-break stand small beside them. */
function MatchScore({ sets, side, strong }: MatchScoreProps) {
  if (sets.length === 0) return null;
  return (
    <Flex gap="1" flexShrink="0">
      {shownSets(sets, side).map(({ points, tieBreak }, index) => (
        <Text
          key={index}
          as="span"
          minW="1.75rem"
          px="1"
          textAlign="center"
          fontFamily="heading"
          fontWeight={strong ? "bold" : "medium"}
          fontVariantNumeric="tabular-nums"
          borderRadius="l1"
          bg={strong ? "palm.subtle" : "bg.muted"}
          color={strong ? "palm.fg" : "fg"}
        >
          {points}
          {tieBreak === null ? null : (
            <Text as="sup" fontSize="0.65em" ms="0.5">
              {tieBreak}
            </Text>
          )}
        </Text>
      ))}
    </Flex>
  );
}

interface PublicMatchRowProps {
  match: PublicMatch;
  /** What to say of where it belongs: "Semifinal"; left out where the list says it. */
  place?: string;
  /** The athlete whose list it is: their side stands out. */
  own?: string | null;
}

const card = { bg: "bg.panel", borderWidth: "1px", borderColor: "border", borderRadius: "l2" };
const live = { borderWidth: "2px", borderColor: "sun.solid", borderRadius: "l2" };

/** A match in a list: where and when, who, and how it stands; pressed, it tells the rest. */
export const PublicMatchRow = memo(function PublicMatchRow({ match, place, own }: PublicMatchRowProps) {
  const { status, outcome, sets, sides, isLate } = match;
  const ending = outcome !== null && outcome !== "COMPLETED" ? matchOutcomeLabel[outcome] : null;
  return (
    <Box as="li" minW="0" {...card} {...(isLive(match) ? live : {})}>
      <MatchPress
        matchId={tellsMore(match) ? match.id : null}
        way="details"
        display="flex"
        flexDirection="column"
        gap="1.5"
        p="3"
        h="full"
        borderRadius="l2"
      >
        <HStack
          justify="space-between"
          gap="2"
          textStyle="xs"
          fontWeight="semibold"
          color="fg.muted"
          minH="5"
        >
          <PublicMatchHead match={match} place={place} />
          {isLive(match) ? <StatusBadge tone="running">Em quadra</StatusBadge> : null}
          {isLate ? <StatusBadge tone="problem">Atrasado</StatusBadge> : null}
          {isNext(match) ? <StatusBadge tone="open">Chamado</StatusBadge> : null}
          {status === "CANCELLED" ? <StatusBadge tone="over">Cancelado</StatusBadge> : null}
          {status === "PLAYED" && ending ? <StatusBadge tone="over">{ending}</StatusBadge> : null}
        </HStack>
        {([0, 1] as const).map((side) => {
          const it = sides[side];
          const known = (it?.athletes.length ?? 0) > 0;
          const isOwn = own !== null && own !== undefined && it?.athletes.some(({ key }) => key === own);
          return (
            <Flex key={side} align="center" gap="2" minH="7">
              <Box
                flex="1"
                minW="0"
                overflowWrap="anywhere"
                lineHeight="1.3"
                fontWeight={it?.isWinner || isOwn ? "bold" : "normal"}
                color={known ? (isOwn ? "coral.fg" : "fg") : "fg.muted"}
              >
                {sideName(it)}
                {it?.isWinner ? <VisuallyHidden>, vencedores</VisuallyHidden> : null}
              </Box>
              <MatchScore sets={sets} side={side} strong={it?.isWinner ?? false} />
            </Flex>
          );
        })}
      </MatchPress>
    </Box>
  );
});

/** Matches side by side where there is room. */
export function MatchList({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, xl: 3 }} gap="3">
      {children}
    </SimpleGrid>
  );
}
