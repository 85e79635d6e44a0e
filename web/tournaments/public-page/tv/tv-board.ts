import { inTimeOrder, latestFirst, nameOfPlace } from "../match-lists";
import { isLive, isNext, toPlay, type PublicMatch } from "../public-match";
import type { PublicCategory } from "../read-public-draw";

/** A match with its category and round. */
export interface TvMatch {
  match: PublicMatch;
  /** Null if the tournament has a single category. Long names are truncated. */
  category: string | null;
  /** "Semifinal": never truncated, as it is the shortest text. */
  round: string;
}

/** A court with its current or next match. Without named courts each match in play has an entry of its own. */
export interface TvCourt {
  name: string;
  now: TvMatch;
  /** Whether the match is being played; false if it comes next. */
  playing: boolean;
}

export interface TvContents {
  courts: TvCourt[];
  next: TvMatch[];
  results: TvMatch[];
}

const nextOnes = 6;

/** What the television shows, for all categories together. */
export function tvContents(categories: readonly PublicCategory[]): TvContents {
  const placed = new Map<string, TvMatch>();
  const all: PublicMatch[] = [];
  for (const category of categories)
    for (const match of category.matches) {
      placed.set(match.id, {
        match,
        category: categories.length > 1 ? category.name : null,
        round: nameOfPlace(match, category),
      });
      all.push(match);
    }
  const withPlaces = (matches: readonly PublicMatch[]) => matches.flatMap(({ id }) => placed.get(id) ?? []);
  const open = inTimeOrder(all.filter(toPlay));
  const courts = new Map<string, TvCourt>();
  const rank = (match: PublicMatch) => (isLive(match) ? 0 : isNext(match) ? 1 : 2);
  for (const one of withPlaces(open.toSorted((a, b) => rank(a) - rank(b)))) {
    const { court, number } = one.match;
    const onNow = isLive(one.match) || isNext(one.match);
    // Without court names each match in play has an entry of its own.
    const name = court ?? (onNow && number !== null ? `Jogo ${number}` : null);
    if (name === null || courts.has(name)) continue;
    courts.set(name, { name, now: one, playing: isLive(one.match) });
  }
  const onCourts = new Set([...courts.values()].map(({ now }) => now.match.id));
  const isKnown = ({ sides }: PublicMatch) => sides.some((side) => side.athletes.length > 0);
  const waiting = open.filter(({ id }) => !onCourts.has(id));
  // Spectators look for players: matches with a known side come first, the others fill the remaining space.
  const next = [...waiting.filter(isKnown), ...waiting.filter((match) => !isKnown(match))];
  return {
    courts: [...courts.values()].sort((a, b) => a.name.localeCompare(b.name, "pt-BR", { numeric: true })),
    next: withPlaces(next).slice(0, nextOnes),
    results: withPlaces(latestFirst(all)).slice(0, nextOnes),
  };
}
