import { addDays, yearOf } from "../../platform/time/calendar-day.rules";

/** The points of an athlete in one category of one event. */
export interface EarnedPoints {
  readonly athleteId: string;
  /** YYYY-MM-DD: the event's last day. */
  readonly date: string;
  readonly points: number;
  /** Whether it counts as a title. */
  readonly title: boolean;
  /** The event's id: breaks the tie between two equal results. */
  readonly event?: string;
  /** False for an athlete who showed up for none of the event's matches. */
  readonly played?: boolean;
  /** False for an athlete who was not affiliated to the owner of the ranking. */
  readonly affiliated?: boolean;
}

/** How a ranking treats points of athletes who do not belong to its arena, or to an arena of its federation. */
export const unaffiliatedRules = ["COUNT", "UNPLACED", "OUT"] as const;
export type UnaffiliatedRule = (typeof unaffiliatedRules)[number];

/** The part of a result that a comparison in words needs. */
interface Pointed {
  readonly points: number;
}

export interface RankingTotal<Result extends Pointed = EarnedPoints> {
  readonly athleteId: string;
  /** From 1; shared by athletes who are equal by all criteria: 1, 1, 3. */
  readonly position: number;
  readonly total: number;
  /** Results that make up the total, the best first. */
  readonly counted: readonly Result[];
  /** Within the window, counted or not. */
  readonly eventsPlayed: number;
  /** Among the counted. */
  readonly titles: number;
}

/** Which results count: those of the last 52 weeks, or since the first of January. */
export const rankingWindows = ["ROLLING_52_WEEKS", "CALENDAR_YEAR"] as const;
export type RankingWindow = (typeof rankingWindows)[number];

/** 52 weeks: a result of exactly that age no longer counts. */
export const rankingWindowInDays = 364;

/** The rules of a ranking. */
export interface RankingTerms {
  readonly window: RankingWindow;
  /** How many results count. */
  readonly bestResults: number;
  /** How results without affiliation count; like all others by default. */
  readonly unaffiliated?: UnaffiliatedRule;
}

/** The last day before the window: its results no longer count. */
export const dayBeforeWindow = (today: string, window: RankingWindow): string =>
  window === "CALENDAR_YEAR" ? `${yearOf(today) - 1}-12-31` : addDays(today, -rankingWindowInDays);

/**
 * A ranking on a day: the sum of the best results within the window. Ties: more titles, results one by one, best first,
 * fewer events played, most recent best result; then the position is shared. Athletes without points have no position.
 * @param results all results, including those without points.
 */
export function rankingTotals<Result extends EarnedPoints>(
  results: readonly Result[],
  today: string,
  { window, bestResults }: RankingTerms,
): RankingTotal<Result>[] {
  const tooOld = dayBeforeWindow(today, window);
  const valid = results.filter(({ date }) => date > tooOld && date <= today);
  const ordered = [...byAthlete(valid)]
    .map(([athleteId, earned]) => {
      const counted = earned
        .filter(({ points }) => points > 0)
        .toSorted(byPoints)
        .slice(0, bestResults);
      return {
        athleteId,
        counted,
        total: counted.reduce((sum, { points }) => sum + points, 0),
        titles: counted.filter(({ title }) => title).length,
        eventsPlayed: earned.filter(({ played }) => played !== false).length,
      };
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

/** A ranking list, by the rule for unaffiliated athletes. */
export interface Ranked<Result extends Pointed = EarnedPoints> {
  placed: RankingTotal<Result>[];
  /** Athletes with unaffiliated points only, under the rule that lists them unplaced; the most points first. */
  unplaced: Omit<RankingTotal<Result>, "position">[];
}

/** Like `rankingTotals`, with the rule for unaffiliated points applied: only affiliated points give a position. */
export function rankedByRule<Result extends EarnedPoints>(
  results: readonly Result[],
  today: string,
  terms: RankingTerms,
): Ranked<Result> {
  const rule = terms.unaffiliated ?? "COUNT";
  if (rule === "COUNT") return { placed: rankingTotals(results, today, terms), unplaced: [] };
  const isAffiliated = ({ affiliated }: Result) => affiliated !== false;
  const placed = rankingTotals(results.filter(isAffiliated), today, terms);
  if (rule === "OUT") return { placed, unplaced: [] };
  const has = new Set(placed.map(({ athleteId }) => athleteId));
  const others = results.filter((result) => !isAffiliated(result) && !has.has(result.athleteId));
  const unplaced = rankingTotals(others, today, terms).map(({ position: _none, ...row }) => row);
  return { placed, unplaced };
}

type Summed<Result extends Pointed = EarnedPoints> = Omit<RankingTotal<Result>, "position">;

function byAthlete<Result extends EarnedPoints>(results: readonly Result[]): Map<string, Result[]> {
  const athletes = new Map<string, Result[]>();
  for (const result of results) {
    const earned = athletes.get(result.athleteId);
    if (earned) earned.push(result);
    else athletes.set(result.athleteId, [result]);
  }
  return athletes;
}

/** Negative when `a` ranks before `b`; 0 when they share a position. */
function compareTotals(a: Summed, b: Summed): number {
  return (
    b.total - a.total ||
    b.titles - a.titles ||
    compareOneByOne(a, b) ||
    a.eventsPlayed - b.eventsPlayed ||
    bestDay(b).localeCompare(bestDay(a))
  );
}

const bestDay = ({ counted }: Summed): string => counted[0]?.date ?? "";

function compareOneByOne(a: Summed<Pointed>, b: Summed<Pointed>): number {
  const index = firstUnlike(a, b);
  return (b.counted[index]?.points ?? 0) - (a.counted[index]?.points ?? 0);
}

function firstUnlike(a: Summed<Pointed>, b: Summed<Pointed>): number {
  const index = a.counted.findIndex(({ points }, at) => points !== b.counted[at]?.points);
  return index < 0 ? a.counted.length : index;
}

/** The best first; of equal ones the most recent, of two on one day the title, then by the event. */
function byPoints(a: EarnedPoints, b: EarnedPoints): number {
  return (
    b.points - a.points ||
    b.date.localeCompare(a.date) ||
    Number(b.title) - Number(a.title) ||
    ((a.event ?? "") < (b.event ?? "") ? -1 : 1)
  );
}

/**
 * The tie-breaker between an athlete and others of the same total, in words: “mais títulos, 3 a 2”; null when the total
 * is not shared.
 */
export function tieInWords(totals: readonly RankingTotal<Pointed>[], index: number): string | null {
  const own = totals[index];
  if (!own) return null;
  const [above, below] = [totals[index - 1], totals[index + 1]].map((other) =>
    other?.total === own.total ? other : undefined,
  );
  if (above?.position === own.position || below?.position === own.position)
    return "empate em tudo, a posição é dividida";
  const words = [
    below ? decides(own, below, "mais") : null,
    above ? `atrás do ${above.position}º: ${decides(own, above, "menos")}` : null,
  ].filter((said) => said !== null);
  return words.length === 0 ? null : words.join("; ");
}

function decides(own: RankingTotal<Pointed>, other: RankingTotal<Pointed>, more: "mais" | "menos"): string {
  if (own.titles !== other.titles) return `${more} títulos, ${own.titles} a ${other.titles}`;
  if (compareOneByOne(own, other) !== 0) {
    const index = firstUnlike(own, other);
    const which = index === 0 ? "melhor resultado" : `${index + 1}º melhor resultado`;
    return `${which}, ${own.counted[index]?.points ?? 0} a ${other.counted[index]?.points ?? 0} pontos`;
  }
  if (own.eventsPlayed !== other.eventsPlayed)
    return `${more === "mais" ? "menos" : "mais"} eventos jogados, ${own.eventsPlayed} a ${other.eventsPlayed}`;
  return more === "mais" ? "melhor resultado mais recente" : "melhor resultado mais antigo";
}
