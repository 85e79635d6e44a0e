/** More championships of one year are not shown: nobody runs four a week. */
export const mostInSeason = 200;
/** So many of those on the same days are told by name. */
export const mostClashesTold = 5;

/** An event by its days, YYYY-MM-DD, both included. */
export interface SeasonDays {
  id: string;
  name: string;
  firstDay: string;
  lastDay: string;
}

const overlap = (one: SeasonDays, other: SeasonDays): boolean =>
  one.firstDay <= other.lastDay && other.firstDay <= one.lastDay;

/**
 * The names of what falls on the days of each championship: other championships of the same federation, then events of its
 * arenas, which the same athletes play. In the order in which they were given.
 * @returns by the championship's id; those that have their days to themselves are not in it.
 */
export function clashesOf(
  championships: readonly SeasonDays[],
  arenaEvents: readonly SeasonDays[],
): Map<string, string[]> {
  const clashes = championships.map((one): [string, string[]] => [
    one.id,
    [...championships.filter(({ id }) => id !== one.id), ...arenaEvents]
      .filter((other) => overlap(one, other))
      .map(({ name }) => name),
  ]);
  return new Map(clashes.filter(([, names]) => names.length > 0));
}
