/** The maximum number of championships shown per year; four a week is more than any federation runs. */
export const mostInSeason = 200;
/** The maximum number of clashing events listed by name. */
export const maxClashesShown = 5;

/** An event by its days, YYYY-MM-DD, both included. */
export interface SeasonDays {
  id: string;
  name: string;
  firstDay: string;
  lastDay: string;
  /** Its venue or city, as it is written; null while that is open. */
  place?: string | null;
}

/** The other events on the days of an event, by name. */
export interface Clashes {
  /** Events in the same city or at the same venue come first. */
  names: string[];
  inSamePlaceCount: number;
}

const asCompared = (place: string | null | undefined): string =>
  (place ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase("pt-BR")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** Whether one place contains the other: a venue "Praia Mole, Florianópolis" matches an arena in "Florianópolis". */
export function samePlace(one: string | null | undefined, other: string | null | undefined): boolean {
  const [a, b] = [` ${asCompared(one)} `, ` ${asCompared(other)} `];
  return a.trim() !== "" && b.trim() !== "" && (a.includes(b) || b.includes(a));
}

const overlap = (one: SeasonDays, other: SeasonDays): boolean =>
  one.firstDay <= other.lastDay && other.firstDay <= one.lastDay;

/**
 * The names of the events on the days of each championship: other championships of the same federation, then events of
 * its arenas, which the same athletes play. Events in the same city come first, otherwise the given order is kept.
 * @returns by the championship's id; championships without a clash are not included.
 */
export function clashesOf(
  championships: readonly SeasonDays[],
  arenaEvents: readonly SeasonDays[],
): Map<string, Clashes> {
  const clashes = championships.map((one): [string, Clashes] => {
    const others = [...championships.filter(({ id }) => id !== one.id), ...arenaEvents].filter((other) =>
      overlap(one, other),
    );
    const here = others.filter(({ place }) => samePlace(one.place, place));
    const elsewhere = others.filter((other) => !here.includes(other));
    return [
      one.id,
      { names: [...here, ...elsewhere].map(({ name }) => name), inSamePlaceCount: here.length },
    ];
  });
  return new Map(clashes.filter(([, { names }]) => names.length > 0));
}
