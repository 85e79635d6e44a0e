import type { CategoryFormat } from "../../../server/sport/draws/category-format.rules";
import type { ForecastCategory } from "../../../server/sport/scheduling/forecast-schedule.rules";
import { clockAt, dayAt } from "../../../server/platform/time/zoned-time.rules";

/** What a forecast counts: the entries with a place so far, or all places. */
export type Counting = "entered" | "full";

/** A category of an existing tournament that is not drawn yet. */
export interface UndrawnCategory {
  readonly name: string;
  readonly drawFormat: CategoryFormat;
  readonly inPairs: boolean;
  /** Athletes; null without a limit. */
  readonly maxParticipants: number | null;
  /** Pairs, or athletes where they enter one by one. */
  readonly entries: number;
  readonly qualifiersPerGroup: number;
  readonly groupSize: number | null;
  readonly thirdPlace: boolean;
  readonly consolation: boolean;
}

/** Whether some category has a limit, so that its places can be counted. */
export const hasPlaces = (categories: readonly UndrawnCategory[]): boolean =>
  categories.some(({ maxParticipants }) => maxParticipants !== null);

/**
 * The categories with the number of entries to count, without those that have none. A category without a limit counts its
 * entries so far.
 */
export function categoriesToForecast(
  categories: readonly UndrawnCategory[],
  counting: Counting,
): ForecastCategory[] {
  return categories.flatMap(
    ({ name, drawFormat, inPairs, maxParticipants, entries: entered, ...settings }) => {
      const places = maxParticipants === null ? null : Math.floor(maxParticipants / (inPairs ? 2 : 1));
      const entries = counting === "full" ? (places ?? entered) : entered;
      const { qualifiersPerGroup, groupSize, thirdPlace, consolation } = settings;
      return entries === 0
        ? []
        : [
            {
              name,
              drawFormat,
              entries,
              settings: { qualifiersPerGroup, groupSize, thirdPlace, consolation },
            },
          ];
    },
  );
}

interface CourtHours {
  readonly courtKey: string;
  /** UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The days of the schedule in order, and the courts and hours of its first day; null if it has no hours. */
export function hoursToForecast(hours: readonly CourtHours[], timeZone: string) {
  const dayOf = ({ startsAt }: CourtHours) => dayAt(Date.parse(startsAt), timeZone);
  const days = [...new Set(hours.map(dayOf))].sort();
  const ofFirst = hours.filter((one) => dayOf(one) === days[0]);
  if (ofFirst.length === 0) return null;
  const opens = Math.min(...ofFirst.map(({ startsAt }) => Date.parse(startsAt)));
  const closes = Math.max(...ofFirst.map(({ endsAt }) => Date.parse(endsAt)));
  return {
    days,
    courts: new Set(ofFirst.map(({ courtKey }) => courtKey)).size,
    opens: clockAt(opens, timeZone),
    closes: clockAt(closes, timeZone),
  };
}
