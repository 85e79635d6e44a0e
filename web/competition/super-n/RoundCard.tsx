import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Coffee } from "lucide-react";
import { useId } from "react";
import { graphql, readInlineData, useFragment } from "react-relay/hooks";
import { plural } from "../../../server/platform/numbers.rules";
import { isToPlay, type MatchStatus } from "../../../server/sport/scores/match-outcome.rules";
import type { RoundCard_readRoundRound$key } from "../../__generated__/RoundCard_readRoundRound.graphql";
import type { RoundCard_round$key } from "../../__generated__/RoundCard_round.graphql";
import { StatusBadge, type Tone } from "../../ui/Badges";
import { Panel } from "../../ui/Cards";
import { MatchCard } from "../matches/MatchCard";
import { asListed, readShownMatch } from "../matches/shown-matches";
import { shortName } from "../public/competition-words";
import { MatchPress, wayInto } from "../public/MatchOpener";

interface RoundProgress {
  readonly number: number;
  readonly matches: readonly { readonly status: MatchStatus }[];
}

/** The first round that still has a match to play; null before the draw and once all is played. */
export function currentRound(rounds: readonly RoundProgress[]): number | null {
  return rounds.find(({ matches }) => matches.some(({ status }) => isToPlay(status)))?.number ?? null;
}

/** Where a round stands, in a word. */
export function roundState(
  round: RoundProgress,
  current: number | null,
): "current" | "over" | "cancelled" | "next" {
  if (round.number === current) return "current";
  if (round.matches.some(({ status }) => isToPlay(status))) return "next";
  return round.matches.every(({ status }) => status === "CANCELLED") ? "cancelled" : "over";
}

/**
 * The round being played first, then those to come, then those played, the latest first: what the person beside the
 * court looks for is on top. Before the first result and after the last one, simply in their order.
 */
export function inPlayingOrder<Round extends { readonly number: number }>(
  rounds: readonly Round[],
  current: number | null,
): Round[] {
  if (current === null) return [...rounds];
  const ahead = rounds.filter(({ number }) => number >= current);
  return [...ahead, ...rounds.filter(({ number }) => number < current).reverse()];
}

const stepMs = 90;
const longestWaitMs = 1500;

/**
 * Slides an element in from below, each one slightly after the previous.
 * @param place order, starting at 0. With "prefers-reduced-motion" all appear at once.
 */
export function revealed(place: number) {
  return {
    animationName: "slide-from-bottom, fade-in",
    animationDuration: "0.45s",
    animationTimingFunction: "cubic-bezier(0.2, 0.8, 0.2, 1)",
    animationFillMode: "both",
    animationDelay: `${Math.min(place * stepMs, longestWaitMs)}ms`,
    _motionReduce: { animation: "none" },
    _print: { animation: "none" },
  } as const;
}

/** A round as far as its progress goes. */
export function readRound(round: RoundCard_readRoundRound$key): RoundProgress {
  const { number, matches } = readInlineData(
    graphql`
      fragment RoundCard_readRoundRound on Super8Round @inline {
        number
        matches {
          status
        }
      }
    `,
    round,
  );
  return { number, matches: matches.map(({ status }) => ({ status })) };
}

const stateLooks = {
  current: { label: "Rodada atual", tone: "running" },
  over: { label: "Encerrada", tone: "over" },
  cancelled: { label: "Cancelada", tone: "over" },
} as const satisfies Record<string, { label: string; tone: Tone }>;

interface RoundCardProps {
  round: RoundCard_round$key;
  current: number | null;
  /** Its place among the page's headings. */
  heading?: "h2" | "h3";
  /** Whether it comes in one after the other, right after the draw. */
  reveal?: boolean;
}

export function RoundCard({ round: key, current, heading = "h3", reveal = false }: RoundCardProps) {
  const round = useFragment(
    graphql`
      fragment RoundCard_round on Super8Round {
        number
        matches {
          id
          ...shownMatches_match
        }
        ...RoundCard_readRoundRound
        resting {
          id
          displayName
        }
      }
    `,
    key,
  );
  const shown = round.matches.map((match) => readShownMatch(match));
  const titleId = useId();
  const state = roundState(readRound(round), current);
  const look = state === "next" ? null : stateLooks[state];
  return (
    <Panel
      as="section"
      aria-labelledby={titleId}
      p="4"
      borderWidth={state === "current" ? "2px" : "1px"}
      borderColor={state === "current" ? "sun.solid" : "border"}
      breakInside="avoid"
      _print={{ boxShadow: "none", padding: "3" }}
      {...(reveal ? revealed(round.number + 2) : {})}
    >
      <Flex align="center" justify="space-between" gap="2" mb="3" minH="6">
        <Heading as={heading} id={titleId} textStyle="lg" fontWeight="bold">
          Rodada {round.number}
        </Heading>
        {look ? <StatusBadge tone={look.tone}>{look.label}</StatusBadge> : null}
      </Flex>
      <Stack as="ul" gap="4" listStyleType="none">
        {shown.map((match) => (
          <li key={match.id}>
            <MatchPress matchId={match.id} way={wayInto(asListed(match))} mx="-2" px="2" py="1" w="auto">
              <MatchCard match={match} />
            </MatchPress>
          </li>
        ))}
      </Stack>
      {round.resting.length > 0 ? (
        <Flex
          gap="2"
          mt="4"
          pt="3"
          borderTopWidth="1px"
          borderColor="border.muted"
          color="fg.muted"
          textStyle="sm"
        >
          <Box flexShrink="0" pt="0.5">
            <Coffee size={16} aria-hidden="true" />
          </Box>
          <Text>
            {plural(round.resting.length, "Descansa: ", "Descansam: ")}
            <strong>{round.resting.map(({ displayName }) => shortName(displayName)).join(", ")}</strong>
          </Text>
        </Flex>
      ) : null}
    </Panel>
  );
}
