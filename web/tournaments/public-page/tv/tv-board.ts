import { inTimeOrder, latestFirst, placeAmong } from "../match-lists";
import { isLive, isNext, toPlay, type PublicMatch } from "../public-match";
import type { PublicCategory } from "../read-public-draw";

/** A match, and what to say of where it belongs. */
export interface TvMatch {
  match: PublicMatch;
  place: string;
}

/** A court with what is played on it, or comes next there. */
export interface TvCourt {
  name: string;
  now: TvMatch;
  /** Whether it is being played; otherwise it comes next. */
  playing: boolean;
}

export interface TvContents {
  courts: TvCourt[];
  next: TvMatch[];
  results: TvMatch[];
}

const nextOnes = 6;

/** As it is called on a court: from across the hall half a word says less than a short one. */
export const shortPlace = (place: string): string =>
  place
    .replace(/semifinal/i, "Semi")
    .replace(/ de final$/, "")
    .replace("Disputa de 3º lugar", "3º lugar")
    .replace("Consolação: ", "Cons. ")
    .replace("Perdedores: rodada", "Perdedores")
    .replace("Vencedores: rodada", "Vencedores");

/** What the wall shows of all categories together. */
export function tvContents(categories: readonly PublicCategory[]): TvContents {
  const placed = new Map<string, TvMatch>();
  const all: PublicMatch[] = [];
  for (const category of categories)
    for (const match of category.matches) {
      placed.set(match.id, { match, place: shortPlace(placeAmong(categories, category, match)) });
      all.push(match);
    }
  const told = (matches: readonly PublicMatch[]) => matches.flatMap(({ id }) => placed.get(id) ?? []);
  const open = inTimeOrder(all.filter(toPlay));
  const courts = new Map<string, TvCourt>();
  const rank = (match: PublicMatch) => (isLive(match) ? 0 : isNext(match) ? 1 : 2);
  for (const one of told(open.toSorted((a, b) => rank(a) - rank(b)))) {
    const { court } = one.match;
    if (court === null || courts.has(court)) continue;
    courts.set(court, { name: court, now: one, playing: isLive(one.match) });
  }
  const onCourts = new Set([...courts.values()].map(({ now }) => now.match.id));
  const isKnown = ({ sides }: PublicMatch) => sides.some((side) => side.athletes.length > 0);
  const waiting = open.filter(({ id }) => !onCourts.has(id));
  // Who comes is what people look for; what follows from it fills the room that is left.
  const next = [...waiting.filter(isKnown), ...waiting.filter((match) => !isKnown(match))];
  return {
    courts: [...courts.values()].sort((a, b) => a.name.localeCompare(b.name, "pt-BR", { numeric: true })),
    next: told(next).slice(0, nextOnes),
    results: told(latestFirst(all)).slice(0, nextOnes),
  };
}
