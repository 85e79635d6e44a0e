/** A match as it counts for one athlete. */
export interface CountedMatch {
  won: boolean;
  /** Null where one plays alone. */
  partnerId: string | null;
  opponentIds: readonly string[];
  category: string | null;
  /** YYYY-MM in the time zone of Brasília; null where the time of the match was not recorded. */
  month: string | null;
}

export interface Tally<Key> {
  key: Key;
  matches: number;
  wins: number;
}

/** An athlete's record of matches. */
export interface AthleteRecord {
  matches: number;
  wins: number;
  /** The last ones, from the oldest to the newest: whether they were won. */
  form: boolean[];
  /** Won one after the other until now. */
  streak: number;
  bestStreak: number;
  partners: Tally<string>[];
  opponents: Tally<string>[];
  categories: Tally<string>[];
  /** By month, YYYY-MM, the oldest first; months without a match are left out. */
  months: Tally<string>[];
}

export const formLength = 5;
/** The maximum number of partners, opponents and categories listed, most frequent first. */
export const mostTallies = 5;
/** The latest months in which something was played. */
export const mostMonths = 12;

/** @param matches from the oldest to the newest. */
export function athleteRecord(matches: readonly CountedMatch[]): AthleteRecord {
  let [streak, bestStreak] = [0, 0];
  for (const { won } of matches) {
    streak = won ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  const byMonth = count(matches, ({ month }) => (month === null ? [] : [month]));
  return {
    matches: matches.length,
    wins: matches.filter(({ won }) => won).length,
    form: matches.slice(-formLength).map(({ won }) => won),
    streak,
    bestStreak,
    partners: tallies(matches, ({ partnerId }) => (partnerId === null ? [] : [partnerId])),
    opponents: tallies(matches, ({ opponentIds }) => opponentIds),
    categories: tallies(matches, ({ category }) => (category === null ? [] : [category])),
    months: byMonth.toSorted((a, b) => (a.key < b.key ? -1 : 1)).slice(-mostMonths),
  };
}

type KeysOf = (match: CountedMatch) => readonly string[];

/** Those with most matches first; of as many, those with most wins. */
const tallies = (matches: readonly CountedMatch[], keysOf: KeysOf): Tally<string>[] =>
  count(matches, keysOf)
    .toSorted((a, b) => b.matches - a.matches || b.wins - a.wins || (a.key < b.key ? -1 : 1))
    .slice(0, mostTallies);

function count(matches: readonly CountedMatch[], keysOf: KeysOf): Tally<string>[] {
  const found = new Map<string, Tally<string>>();
  for (const match of matches)
    for (const key of keysOf(match)) {
      const tally = found.get(key) ?? { key, matches: 0, wins: 0 };
      found.set(key, { key, matches: tally.matches + 1, wins: tally.wins + Number(match.won) });
    }
  return [...found.values()];
}
