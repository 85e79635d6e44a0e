import type { DrawStage } from "../../../server/tournaments/draws/draw-plan.rules";
import { brasiliaTime, dayIn } from "../../../server/platform/stored-time.rules";
import { isLive, isNext, isPlayed, placeInDraw, toPlay, type PublicMatch } from "./public-match";

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

export interface Programme {
  /** On a court, or called to it. */
  now: PublicMatch[];
  /** By day in Brasília, the next first; null: without a time. */
  days: { day: string | null; matches: PublicMatch[] }[];
}

/** What is played and what comes. */
export function programmeOf(matches: readonly PublicMatch[]): Programme {
  const open = inTimeOrder(matches.filter(toPlay));
  const now = open.filter((match) => isLive(match) || isNext(match));
  const days = new Map<string | null, PublicMatch[]>();
  for (const match of open) {
    if (now.includes(match)) continue;
    const day = match.scheduledFor === null ? null : dayIn(brasiliaTime, new Date(match.scheduledFor));
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return { now, days: [...days].map(([day, ofDay]) => ({ day, matches: ofDay })) };
}

export interface BracketPart {
  stage: DrawStage;
  rounds: { round: number; name: string; matches: PublicMatch[] }[];
}

const parts: readonly DrawStage[] = ["MAIN", "THIRD_PLACE", "LOSERS", "GRAND_FINAL", "CONSOLATION"];

/** The knockout, part by part and round by round; nobody sees a match that nobody could come to. */
export function bracketOf(matches: readonly PublicMatch[]): BracketPart[] {
  return parts.flatMap((stage) => {
    const own = matches.filter((match) => match.stage === stage && match.outcome !== "BYE");
    if (own.length === 0) return [];
    const last = roundsOf(matches, stage);
    const rounds = [...new Set(own.map(({ round }) => round))].sort((a, b) => a - b);
    return [
      {
        stage,
        rounds: rounds.map((round) => {
          const ofRound = own.filter((match) => match.round === round).toSorted((a, b) => a.order - b.order);
          const [first] = ofRound;
          return { round, name: first ? placeInDraw(first, last) : "", matches: ofRound };
        }),
      },
    ];
  });
}

/** How many rounds a stage has. */
export const roundsOf = (matches: readonly PublicMatch[], stage: DrawStage | null): number =>
  matches.reduce((most, match) => (match.stage === stage ? Math.max(most, match.round) : most), 0);

/** For one match among those of its category: "Semifinal". */
export const nameOfPlace = (match: PublicMatch, ofCategory: readonly PublicMatch[]): string =>
  placeInDraw(match, roundsOf(ofCategory, match.stage));

/** Everybody who stands in a match, by name. */
export function athletesIn(matches: readonly PublicMatch[]): { key: string; displayName: string }[] {
  const found = new Map<string, { key: string; displayName: string }>();
  for (const { sides } of matches)
    for (const { athletes } of sides) for (const athlete of athletes) found.set(athlete.key, athlete);
  return [...found.values()].sort((a, b) => a.displayName.localeCompare(b.displayName, "pt-BR"));
}
