import { addDays } from "../../platform/time/calendar-day.rules";

/** What an athlete who came earned in one category of one event. */
export interface EarnedPoints {
  readonly athleteId: string;
  /** YYYY-MM-DD: the event's last day. */
  readonly date: string;
  readonly points: number;
  /** Whether it is a title. */
  readonly title: boolean;
}

export interface RankingTotal {
  readonly athleteId: string;
  /** From 1; shared by who is alike in everything: 1, 1, 3. */
  readonly position: number;
  readonly total: number;
  /** Results that make up the total. */
  readonly counted: readonly EarnedPoints[];
  /** Within the 52 weeks, counted or not. */
  readonly eventsPlayed: number;
}

/** 52 weeks: a result of exactly that age counts no longer. */
export const rankingWindowInDays = 364;

/**
 * A ranking on a day: the best results of the last 52 weeks summed. Ties: more titles, results one by one, best first,
 * fewer events played, most recent best result; then the position is shared. Who has no points has no position.
 * @param results all there are, also those that earned nothing.
 * @param bestResults how many results count.
 */
export function rankingTotals(
  results: readonly EarnedPoints[],
  today: string,
  bestResults: number,
): RankingTotal[] {
  const oldest = addDays(today, -rankingWindowInDays);
  const valid = results.filter(({ date }) => date > oldest && date <= today);
  const ordered = [...byAthlete(valid)]
    .map(([athleteId, earned]) => {
      const counted = earned
        .filter(({ points }) => points > 0)
        .toSorted(byPoints)
        .slice(0, bestResults);
      const total = counted.reduce((sum, { points }) => sum + points, 0);
      return { athleteId, counted, total, eventsPlayed: earned.length };
    })
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => compareTotals(a, b) || (a.athleteId < b.athleteId ? -1 : 1));
  let position = 0;
  return ordered.map((athlete, index) => {
    const previous = ordered[index - 1];
    if (!previous || compareTotals(previous, athlete) !== 0) position = index + 1;
    return { ...athlete, position };
  });
}

type Summed = Omit<RankingTotal, "position">;

function byAthlete(results: readonly EarnedPoints[]): Map<string, EarnedPoints[]> {
  const athletes = new Map<string, EarnedPoints[]>();
  for (const result of results) {
    const earned = athletes.get(result.athleteId);
    if (earned) earned.push(result);
    else athletes.set(result.athleteId, [result]);
  }
  return athletes;
}

/** Negative when `a` stands before `b`; 0 when they share a position. */
function compareTotals(a: Summed, b: Summed): number {
  return (
    b.total - a.total ||
    titlesOf(b) - titlesOf(a) ||
    compareOneByOne(a, b) ||
    a.eventsPlayed - b.eventsPlayed ||
    (b.counted[0]?.date ?? "").localeCompare(a.counted[0]?.date ?? "")
  );
}

const titlesOf = ({ counted }: Summed): number => counted.filter(({ title }) => title).length;

function compareOneByOne(a: Summed, b: Summed): number {
  for (const [index, { points }] of a.counted.entries()) {
    const difference = (b.counted[index]?.points ?? 0) - points;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The best first; of equal ones the most recent, and of two on one day the title. */
function byPoints(a: EarnedPoints, b: EarnedPoints): number {
  return b.points - a.points || b.date.localeCompare(a.date) || Number(b.title) - Number(a.title);
}
