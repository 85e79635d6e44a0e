import { graphql, readInlineData } from "react-relay/hooks";
import { dayAt } from "../../../server/platform/time/time-zone.rules";
import type { DrawFormat, DrawStage } from "../../../server/sport/draws/draw-plan.rules";
import { matchPhase } from "../../../server/sport/draws/rounds.rules";
import { isToPlay } from "../../../server/sport/scores/match-outcome.rules";
import type { publicMatches_delays$key } from "../../__generated__/publicMatches_delays.graphql";
import type { publicMatches_match$key } from "../../__generated__/publicMatches_match.graphql";
import type { publicMatches_tournament$key } from "../../__generated__/publicMatches_tournament.graphql";
import { pairName, type SideInWords, timeWithExpected } from "../../competition/public/competition-words";
import type { ListedRow } from "../../competition/public/MatchRows";
import { readMatch, type ReadMatch } from "../../competition/public/read-match";
import { formatTime } from "../../ui/format";

interface PublicAthlete {
  readonly id: string;
  readonly key: string;
  readonly displayName: string;
}

export interface PublicSide extends SideInWords {
  readonly athletes: readonly PublicAthlete[];
  readonly origin: string | null;
}

/** The public data of a match, for the lists of the public page and the television. */
export interface PublicMatch extends ReadMatch {
  readonly id: string;
  readonly number: number | null;
  readonly stage: DrawStage | null;
  readonly group: string | null;
  readonly round: number;
  readonly order: number;
  readonly scheduledFor: string | null;
  /** Estimated start, if later than scheduled. */
  readonly expectedAt: string | null;
  /** Its scheduled time has passed, and it has not been called. */
  readonly isLate: boolean;
  readonly playedAt: string | null;
  readonly court: string | null;
  readonly sides: readonly PublicSide[];
}

/** Converts a match to a list row. @param own key of the athlete whose side is highlighted. */
export const rowOf = (match: PublicMatch, place: string | null, own: string | null): ListedRow => ({
  match: { ...match, phase: place, courtLabel: match.court },
  own: own === null ? null : match.sides.findIndex((side) => side.athletes.some(({ key }) => key === own)),
  closed: !tellsMore(match),
});

export const isLive = ({ status }: PublicMatch): boolean => status === "IN_PROGRESS";
export const isNext = ({ status }: PublicMatch): boolean => status === "CALLED";
export const toPlay = ({ status }: PublicMatch): boolean => isToPlay(status);
/** Byes are not played. */
export const isPlayed = ({ status, outcome }: PublicMatch): boolean =>
  status === "PLAYED" && outcome !== "BYE";

/** Whether a match has details to show: an athlete, a time or a court. */
export const tellsMore = ({ sides, scheduledFor, court }: PublicMatch): boolean =>
  scheduledFor !== null || court !== null || sides.some(({ athletes }) => athletes.length > 0);

/** "Ana Souza / Bia Lima", "Vencedor do jogo 12", "A definir". */
export const sideName = (side: PublicSide | undefined): string => pairName(side, " / ");

/** "09:00", "09:00, previsto 09:40" in a time zone; null without a time, or if the match is over. */
export function timeOf({ status, scheduledFor, expectedAt }: PublicMatch, timeZone: string): string | null {
  if (scheduledFor === null || status === "PLAYED") return null;
  const expected = expectedAt === null ? null : formatTime(expectedAt, timeZone);
  return timeWithExpected(formatTime(scheduledFor, timeZone), expected);
}

export const plays = (match: PublicMatch, athleteKey: string): boolean =>
  match.sides.some(({ athletes }) => athletes.some(({ key }) => key === athleteKey));

/** What the clock says of a match that waits for its time. */
type MatchDelay = Pick<PublicMatch, "expectedAt" | "isLate">;

/** A match as the lists take it. @param delay none while it keeps to the plan. */
function readPublicMatch(match: publicMatches_match$key, delay: MatchDelay | undefined): PublicMatch {
  const row = readInlineData(
    graphql`
      fragment publicMatches_match on Match @inline {
        id
        number
        stage
        group
        round
        order
        scheduledFor
        playedAt
        courtLabel
        sides {
          athletes {
            id
            key
            displayName
          }
        }
        ...readMatch_match
      }
    `,
    match,
  );
  const read = readMatch(row);
  const waiting = read.status === "SCHEDULED" ? delay : undefined;
  return {
    ...read,
    id: row.id,
    round: row.round,
    order: row.order,
    number: row.number ?? null,
    stage: row.stage ?? null,
    group: row.group ?? null,
    scheduledFor: row.scheduledFor ?? null,
    expectedAt: waiting?.expectedAt ?? null,
    isLate: waiting?.isLate ?? false,
    playedAt: row.playedAt ?? null,
    court: row.courtLabel ?? null,
    sides: read.sides.map((side, at) => ({
      ...side,
      athletes: (row.sides[at]?.athletes ?? []).map(({ id, key, displayName }) => ({ id, key, displayName })),
    })),
  };
}

export interface PublicCategory {
  id: string;
  name: string;
  /** How its pairs were drawn; null before, and of a Super N. */
  format: DrawFormat | null;
  /** Whether its groups' letters are given by their results. */
  lettersByResult: boolean;
  matches: PublicMatch[];
}

/** Every match by category. */
export function readPublicDraw(tournament: publicMatches_tournament$key): PublicCategory[] {
  const read = readInlineData(
    graphql`
      fragment publicMatches_tournament on Tournament @inline {
        categories {
          id
          name
          draw {
            format
            lettersByResult
          }
          matches {
            id
            ...publicMatches_match
          }
        }
        ...publicMatches_delays
      }
    `,
    tournament,
  );
  const delays = readDelays(read);
  return read.categories.map(({ id, name, draw, matches }) => ({
    id,
    name,
    format: draw && draw.format !== "SUPER_N" ? draw.format : null,
    lettersByResult: draw?.lettersByResult ?? false,
    matches: matches.map((match) => readPublicMatch(match, delays.get(match.id))),
  }));
}

/** Which matches will probably begin later than planned, by their ids. */
function readDelays(tournament: publicMatches_delays$key): Map<string, MatchDelay> {
  const { delays } = readInlineData(
    graphql`
      fragment publicMatches_delays on Tournament @inline {
        delays {
          estimatedAt
          match {
            id
            isLate
          }
        }
      }
    `,
    tournament,
  );
  return new Map(
    delays.map(({ estimatedAt, match }) => [match.id, { expectedAt: estimatedAt, isLate: match.isLate }]),
  );
}

const never = "9999";

/** Undated ones last; then as they are called up. */
export const inTimeOrder = (matches: readonly PublicMatch[]): PublicMatch[] =>
  matches.toSorted(
    (a, b) =>
      (a.scheduledFor ?? never).localeCompare(b.scheduledFor ?? never) ||
      a.round - b.round ||
      (a.number ?? a.order) - (b.number ?? b.order),
  );

export const latestFirst = (matches: readonly PublicMatch[]): PublicMatch[] =>
  matches.filter(isPlayed).toSorted((a, b) => (b.playedAt ?? "").localeCompare(a.playedAt ?? ""));

interface Programme {
  /** On a court, or called to it. */
  now: PublicMatch[];
  /** By day at the place, the next first; null: without a time. */
  days: { day: string | null; matches: PublicMatch[] }[];
}

/** What is played and what comes, day by day as they are in a zone. */
export function programmeOf(matches: readonly PublicMatch[], timeZone: string): Programme {
  const open = inTimeOrder(matches.filter(toPlay));
  const now = open.filter((match) => isLive(match) || isNext(match));
  const days = new Map<string | null, PublicMatch[]>();
  for (const match of open) {
    if (now.includes(match)) continue;
    const day = match.scheduledFor === null ? null : dayAt(Date.parse(match.scheduledFor), timeZone);
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return { now, days: [...days].map(([day, ofDay]) => ({ day, matches: ofDay })) };
}

/** For one match among those of its category: "Semifinal", "Grupo A"; "Rodada 3" of a Super 8. */
export function nameOfPlace(match: PublicMatch, { format, matches }: PublicCategory): string {
  const { stage, group, round } = match;
  if (stage === null || format === null) return `Rodada ${round}`;
  if (stage === "GROUP" && format !== "ROUND_ROBIN") return `Grupo ${group ?? ""}`;
  const rounds = matches.reduce((most, one) => (one.stage === stage ? Math.max(most, one.round) : most), 0);
  return matchPhase({ stage, round, group: null }, rounds, format);
}

/** The same among several categories, which it then names: "Mista C · Semifinal". */
export function placeAmong(
  categories: readonly PublicCategory[],
  category: PublicCategory,
  match: PublicMatch,
): string {
  const place = nameOfPlace(match, category);
  return categories.length > 1 ? `${category.name} · ${place}` : place;
}

/** Everybody who stands in a match, by name. */
export function athletesIn(matches: readonly PublicMatch[]): { key: string; displayName: string }[] {
  const found = new Map<string, { key: string; displayName: string }>();
  for (const { sides } of matches)
    for (const { athletes } of sides) for (const athlete of athletes) found.set(athlete.key, athlete);
  return [...found.values()].sort((a, b) => a.displayName.localeCompare(b.displayName, "pt-BR"));
}

/** The category that people came for: on court, else still to play, else played; a category may have been given up. */
export const mostCurrent = (categories: readonly PublicCategory[]): PublicCategory | undefined =>
  categories.find(({ matches }) => matches.some((match) => isLive(match) || isNext(match))) ??
  categories.find(({ matches }) => matches.some(toPlay)) ??
  categories.find(({ matches }) => matches.some(isPlayed)) ??
  categories[0];
