import {
  type CategoryFormat,
  defaultDrawSettings,
  type DrawPlan,
  type DrawSettings,
  type PlannedMatch,
} from "../draws/draw-plan.rules";
import { mayMean } from "../draws/group-draw.rules";
import { planDraw } from "../draws/plan-draw.rules";
import { planSuperN } from "../super-n/plan-super-n.rules";
import { placeWithoutMoving } from "./schedule-matches.rules";
import { mostForecastCourts, slotMinutes, type Placement, type ScheduleMatch } from "./schedule-plan.rules";

/** A category before enrolment, with its assumed size. */
export interface ForecastCategory {
  name: string;
  drawFormat: CategoryFormat;
  /** The number of pairs; in a Super N, of athletes. */
  entries: number;
  /** How its draw differs from the usual one. */
  settings?: Partial<Omit<DrawSettings, "format">>;
}

export interface ForecastTerms {
  matchMinutes: number;
  minRestMinutes: number;
  courts: number;
  days: number;
  /** The opening hours of each day, in minutes after midnight. */
  opens: number;
  closes: number;
}

/** The estimated duration of an event. */
export interface Forecast {
  matches: number;
  /** The sum over all matches. */
  courtMinutes: number;
  /** Null if there are more than `mostForecastMatches` matches. */
  plan: ForecastPlan | null;
}

interface ForecastPlan {
  /** Matches that do not fit on these courts and days. */
  unplaced: number;
  /** The end of the last match: the day counted from 0, and minutes after midnight. */
  end: { day: number; minute: number } | null;
  /** The smallest number of courts on which all matches fit on these days; null if no number of courts is enough. */
  fewestCourts: number | null;
}

/** Scheduling more matches than this for a forecast would take too long while the user waits. */
const mostForecastMatches = 400;

const dayMinutes = 24 * 60;

/**
 * Draws each category at full size and schedules the matches like those of a real draw. It is not known yet which athletes
 * will play several categories, so rest between categories is ignored.
 * @returns a problem, in Portuguese, if a category of that size cannot be played.
 */
export function forecastSchedule(
  categories: readonly ForecastCategory[],
  terms: ForecastTerms,
): Forecast | { readonly problem: string } {
  const matches: ScheduleMatch[] = [];
  for (const [index, category] of categories.entries()) {
    const planned = matchesOf(category, `${index}`, terms.matchMinutes);
    if ("problem" in planned) return planned;
    matches.push(...planned);
  }
  const courtMinutes = matches.reduce((sum, { minutes }) => sum + minutes, 0);
  const count = matches.length;
  return {
    matches: count,
    courtMinutes,
    plan: count > mostForecastMatches ? null : planOf(matches, courtMinutes, terms),
  };
}

function planOf(matches: readonly ScheduleMatch[], courtMinutes: number, terms: ForecastTerms): ForecastPlan {
  const placed = placedOn(matches, terms, terms.courts);
  const last = Math.max(...placed.map(({ endsAt }) => endsAt));
  const open = terms.days * (terms.closes - terms.opens);
  return {
    unplaced: matches.length - placed.length,
    end: placed.length === 0 ? null : { day: Math.floor(last / dayMinutes), minute: last % dayMinutes },
    fewestCourts: fewestFrom(
      Math.max(1, Math.ceil(courtMinutes / open)),
      (courts) => placedOn(matches, terms, courts).length === matches.length,
    ),
  };
}

/** Binary search: adding courts never makes the schedule worse. */
function fewestFrom(least: number, isEnough: (courts: number) => boolean): number | null {
  if (least > mostForecastCourts || !isEnough(mostForecastCourts)) return null;
  let [from, to] = [least, mostForecastCourts];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isEnough(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}

function placedOn(
  matches: readonly ScheduleMatch[],
  { days, opens, closes, minRestMinutes }: ForecastTerms,
  courtCount: number,
): Placement[] {
  const courts = Array.from({ length: courtCount }, (_, index) => ({
    id: `${index + 1}`,
    label: `Quadra ${index + 1}`,
    venue: "",
  }));
  const windows = courts.flatMap(({ id }) =>
    Array.from({ length: days }, (_, day) => ({
      courtId: id,
      startsAt: day * dayMinutes + opens,
      endsAt: day * dayMinutes + closes,
    })),
  );
  const setting = {
    matches,
    courts,
    windows,
    occupations: [],
    unavailabilities: [],
    minRestMinutes,
    travelMinutes: 0,
    athleteNames: new Map<string, string>(),
    timeZone: "UTC",
  };
  return placeWithoutMoving(setting, { kept: [], notBefore: 0, slotMinutes });
}

const names = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}/${index}`);

/** A fixed random seed: every draw of the same size has the same number of matches in the same order. */
const lots = "0".repeat(32);

function matchesOf(
  { name, drawFormat, entries, settings }: ForecastCategory,
  prefix: string,
  minutes: number,
): ScheduleMatch[] | { readonly problem: string } {
  const ids = names(entries, prefix);
  const common = { category: name, minutes, earliestStart: null, label: name };
  if (drawFormat === "SUPER_N") {
    const plan = planSuperN(
      ids.map((id) => ({ id, gender: null })),
      false,
      lots,
    );
    if ("problem" in plan) return { problem: `${name}: ${plan.problem.message}` };
    return plan.rounds.flatMap(({ round, matches }) =>
      matches.map((match, court) => ({
        ...common,
        id: `${prefix}:${round}.${court}`,
        athleteIds: match.sides.flat(),
        possibleAthleteIds: [],
        follows: [],
      })),
    );
  }
  const plan = planDraw(
    ids.map((id) => ({ id, seed: null, clubs: [] })),
    { ...defaultDrawSettings, ...settings, format: drawFormat },
    lots,
  );
  if ("problem" in plan) return { problem: `${name}: ${plan.problem}` };
  const possible = new Map<number, readonly string[]>();
  return plan.matches.map((match) => {
    const sure: string[] = [];
    const maybe = new Set<string>();
    const before = new Set<number>();
    for (const side of match.sides) {
      if (side.kind === "ENTRY") sure.push(side.entryId);
      else if (side.kind === "GROUP_PLACE")
        for (const earlier of groupMatches(plan, side.group)) {
          before.add(earlier.number);
          for (const id of possible.get(earlier.number) ?? []) maybe.add(id);
        }
      else {
        before.add(side.match);
        for (const id of possible.get(side.match) ?? []) maybe.add(id);
      }
    }
    possible.set(match.number, [...sure, ...maybe]);
    return {
      ...common,
      id: `${prefix}:${match.number}`,
      athleteIds: sure,
      possibleAthleteIds: [...maybe],
      follows: [...before].map((number) => `${prefix}:${number}`),
    };
  });
}

/** The matches that decide who gets a place of a group letter. */
const groupMatches = (plan: DrawPlan, letter: number): PlannedMatch[] =>
  plan.matches.filter(({ group }) => group !== null && mayMean(plan, letter, group));
