import { graphql, readInlineData } from "react-relay/hooks";
import type { DrawStage } from "../../../server/sport/draws/draw-plan.rules";
import {
  isToPlay,
  matchOutcomeLabel,
  type MatchStatus,
  matchStatusLabel,
  type StoredMatchOutcome,
} from "../../../server/sport/scores/match-outcome.rules";
import { playedSets } from "../../../server/sport/scores/score.rules";
import type { PairLine_pair$key } from "../../__generated__/PairLine_pair.graphql";
import type { bracketView_bracket$key } from "../../__generated__/bracketView_bracket.graphql";
import type { bracketView_match$key } from "../../__generated__/bracketView_match.graphql";
import type { bracketView_previewBracket$key } from "../../__generated__/bracketView_previewBracket.graphql";
import { formatTime, formatWeekdayTime } from "../../ui/format";
import { readPair } from "../draws/PairLine";
import { type ShownSet, shownSets, timeWithExpected } from "./competition-words";
import { type MatchWay, wayInto } from "./MatchOpener";
import { readSet } from "./read-match";

/** A side of a match as the bracket shows it. */
export interface BracketSide {
  /** The names of both athletes; empty while the pair is unknown. */
  readonly names: readonly string[];
  readonly seed: number | null;
  /** "Vencedor do jogo 7", while the pair is unknown. */
  readonly origin: string | null;
  readonly sets: readonly ShownSet[];
  readonly isWinner: boolean;
  /** Whether it is the highlighted pair. */
  readonly isOwn?: boolean;
}

export interface BracketMatch {
  /** Null in a preview. */
  readonly id: string | null;
  readonly way: MatchWay;
  readonly number: number;
  /** Position from the top, starting at 1; missing numbers are byes. */
  readonly order: number;
  readonly sides: readonly BracketSide[];
  /** "W.O.", "sáb 09:00 · Quadra 2"; null if there is nothing to say. */
  readonly note: string | null;
  readonly state: "open" | "live" | "over";
}

export interface BracketRound {
  readonly name: string;
  readonly matches: readonly BracketMatch[];
}

/** A place in a column; `match` is null for a bye. */
export interface BracketSlot {
  readonly match: BracketMatch | null;
  /** The direction of the line to the next column; null without one. */
  readonly leads: "up" | "down" | "straight" | null;
  /** Whether a line from the previous column ends here. */
  readonly reached: boolean;
}

/** The column shown first: the first with an unplayed match, otherwise the last. */
export function currentColumn(rounds: readonly BracketRound[]): number {
  const open = rounds.findIndex(({ matches }) => matches.some(({ state }) => state !== "over"));
  return open === -1 ? rounds.length - 1 : open;
}

/** Each column with all its slots, byes included, so that the lines between columns meet. */
export function bracketSlots(stage: DrawStage, rounds: readonly BracketRound[]): BracketSlot[][] {
  const last = rounds.length - 1;
  // In the losers' bracket every second round only adds the losers of the winners' bracket, so its size stays.
  const size = (index: number) => 2 ** (stage === "LOSERS" ? Math.floor((last - index) / 2) : last - index);
  const columns = rounds.map(({ matches }, index) =>
    Array.from({ length: size(index) }, (_, slot) => matches.find(({ order }) => order === slot + 1) ?? null),
  );
  return columns.map((column, index) => {
    const halves = columns[index + 1]?.length !== column.length;
    return column.map((match, slot): BracketSlot => {
      const before = columns[index - 1] ?? [];
      const from =
        before.length === column.length ? [before[slot]] : [before[2 * slot], before[2 * slot + 1]];
      const direction = halves ? (slot % 2 === 0 ? "down" : "up") : "straight";
      return {
        match,
        leads: match === null || index === last ? null : direction,
        reached: match !== null && from.some((it) => it !== null && it !== undefined),
      };
    });
  });
}

/** "Ana Souza e Bia Lima", "Vencedor do jogo 7" */
function sideInWords({ names, origin }: Pick<BracketSide, "names" | "origin">): string {
  return names.length > 0 ? names.join(" e ") : (origin ?? "a definir");
}

/** "Jogo 7: Ana e Bia 6 contra Carla e Dani 4", for those who listen. */
export function matchInWords({ number, sides, note }: BracketMatch): string {
  const words = sides.map((side) => [sideInWords(side), ...side.sets.map(({ points }) => points)].join(" "));
  return `Jogo ${number}: ${words.join(" contra ")}${note ? `, ${note}` : ""}`;
}

/** How far a match is, for its looks. */
export function stateOf(status: MatchStatus): BracketMatch["state"] {
  if (status === "IN_PROGRESS") return "live";
  return isToPlay(status) ? "open" : "over";
}

interface NotedMatch {
  readonly status: MatchStatus;
  readonly outcome: StoredMatchOutcome | null;
  /** UTC. */
  readonly scheduledFor: string | null;
  /** UTC; when it will probably begin within hours, where that is later than planned. */
  readonly expectedAt?: string | null;
  readonly court: string | null;
}

/** What stands under a match: how it ended unless by playing, else when, by the clocks in a zone, and where it is played. */
export function noteOf(
  { status, outcome, scheduledFor, expectedAt = null, court }: NotedMatch,
  timeZone: string,
): string | null {
  if (status === "PLAYED") return outcome && outcome !== "COMPLETED" ? matchOutcomeLabel[outcome] : null;
  if (status === "CANCELLED") return matchStatusLabel.CANCELLED;
  const when =
    status !== "SCHEDULED"
      ? matchStatusLabel[status]
      : scheduledFor === null
        ? null
        : expectedAt === null
          ? formatWeekdayTime(scheduledFor, timeZone)
          : timeWithExpected(formatTime(scheduledFor, timeZone), formatTime(expectedAt, timeZone));
  return [when, court].filter(Boolean).join(" · ") || null;
}

export interface ReadBracket {
  stage: DrawStage;
  rounds: BracketRound[];
}

/** A match of a draw as brackets and groups show it, its time by the clocks in a zone. */
function readDrawnMatch(key: bracketView_match$key, timeZone: string): BracketMatch {
  const match = readInlineData(
    graphql`
      fragment bracketView_match on Match @inline {
        id
        number
        order
        status
        outcome
        scheduledFor
        courtLabel
        sets {
          ...readMatch_set
        }
        sides {
          number
          origin
          isWinner
          pair {
            ...PairLine_pair
          }
        }
      }
    `,
    key,
  );
  const sets = playedSets(match.sets.map((set) => readSet(set)));
  return {
    id: match.id,
    way: wayInto({ ...match, sidesKnown: match.sides.every(({ pair }) => pair) }),
    number: match.number ?? 0,
    order: match.order,
    state: stateOf(match.status),
    note: noteOf(
      {
        status: match.status,
        outcome: match.outcome ?? null,
        scheduledFor: match.scheduledFor ?? null,
        court: match.courtLabel ?? null,
      },
      timeZone,
    ),
    sides: match.sides.map(({ number, pair, origin, isWinner }) => ({
      ...sideOf(pair, origin),
      sets: shownSets(sets, number === 1 ? 0 : 1),
      isWinner,
    })),
  };
}

export function readDrawnBracket(key: bracketView_bracket$key, timeZone: string): ReadBracket {
  const { stage, rounds } = readInlineData(
    graphql`
      fragment bracketView_bracket on DrawBracket @inline {
        stage
        rounds {
          name
          matches {
            ...bracketView_match
          }
        }
      }
    `,
    key,
  );
  return {
    stage,
    rounds: rounds.map(({ name, matches }) => ({
      name,
      matches: matches.map((match) => readDrawnMatch(match, timeZone)),
    })),
  };
}

export function readPreviewBracket(key: bracketView_previewBracket$key): ReadBracket {
  const { stage, rounds } = readInlineData(
    graphql`
      fragment bracketView_previewBracket on DrawPreviewBracket @inline {
        stage
        rounds {
          name
          matches {
            number
            order
            sides {
              origin
              pair {
                ...PairLine_pair
              }
            }
          }
        }
      }
    `,
    key,
  );
  return {
    stage,
    rounds: rounds.map(({ name, matches }) => ({
      name,
      matches: matches.map(({ number, order, sides }) => ({
        id: null,
        way: "details",
        number,
        order,
        note: null,
        state: "open",
        sides: sides.map(({ pair, origin }) => ({ ...sideOf(pair, origin), sets: [], isWinner: false })),
      })),
    })),
  };
}

const sideOf = (
  pair: PairLine_pair$key | null | undefined,
  origin: string | null | undefined,
): Pick<BracketSide, "names" | "seed" | "origin"> => ({
  ...(pair ? readPair(pair) : { names: [], seed: null }),
  origin: origin ?? null,
});
