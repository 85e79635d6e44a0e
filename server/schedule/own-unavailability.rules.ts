import { z } from "zod";
import { addDays } from "../platform/time/calendar-day.rules";
import { latestNightEnd } from "../platform/time/clock-time.rules";
import { dayAt, instantAt } from "../platform/time/time-zone.rules";
import type { EnrolmentStatus } from "../tournaments/tournament-and-enrolment-status.rules";
import { periodSchema } from "../sport/scheduling/schedule-settings.rules";

/** An athlete who cannot play at more times than these talks to the organiser. */
const mostPeriods = 5;

export const ownUnavailabilitySchema = z.object({
  periods: z.array(periodSchema).max(mostPeriods, `No máximo ${mostPeriods} períodos por inscrição`),
});

export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/**
 * Until when athletes say themselves when they cannot play: as long as no match of their category has a time. From then
 * on a change would move others, and goes through the organiser.
 */
export const takesUnavailability = ({
  status,
  planned,
}: {
  status: EnrolmentStatus;
  /** Whether a match of the category has a time. */
  planned: boolean;
}): boolean => !planned && !["ELIMINATED", "FINISHED", "CANCELLED", "EXPIRED"].includes(status);

/** Which of the periods reach beyond the days of the event, by their places. */
export function periodsBeyond(
  periods: readonly Period[],
  event: { firstDay: string; lastDay: string; timeZone: string },
): number[] {
  const { firstDay, lastDay, timeZone } = event;
  return periods.flatMap(({ startsAt, endsAt }, index) => {
    // The last evening may end in the night that follows.
    const nightEnds = instantAt(addDays(lastDay, 1), latestNightEnd, timeZone);
    return dayAt(startsAt, timeZone) < firstDay || endsAt > nightEnds ? [index] : [];
  });
}

/** Whether two lists say the same, in whatever order. */
export function samePeriods(some: readonly Period[], others: readonly Period[]): boolean {
  const written = (periods: readonly Period[]) =>
    periods
      .map(({ startsAt, endsAt }) => `${startsAt.toISOString()}/${endsAt.toISOString()}`)
      .toSorted()
      .join();
  return written(some) === written(others);
}
