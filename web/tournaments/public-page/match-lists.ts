import { dayAt } from "../../../server/platform/time/zoned-time.rules";
import { matchPhase } from "../../../server/sport/draws/match-phase.rules";
import { isLive, isNext, isPlayed, toPlay, type PublicMatch } from "./public-match";
import type { PublicCategory } from "./read-public-draw";

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
