import { earlier, later } from "../../platform/time/duration.rules";

/** How many days back and ahead a feed lists classes and rentals; classes are created for the same number ahead. */
const daysBack = 30;
const daysAhead = 56;

/** The range of events to load, per kind. */
export interface CalendarReach {
  since: Date;
  /** Null for no end. */
  until: Date | null;
  /** The limit; the latest events are left out. */
  most: number;
  /** Whether to leave out cancelled events, and matches that are decided. */
  onlyStanding: boolean;
}

/** The maximum number of events per kind in a calendar feed. */
export const mostOfAKind = 1000;

/** The range of classes and rentals in a calendar feed. */
export const calendarReach = (now: Date): CalendarReach => ({
  since: earlier(now, { days: daysBack }),
  until: later(now, { days: daysAhead }),
  most: mostOfAKind,
  onlyStanding: false,
});

/** The range of matches: all upcoming ones and those of the last year; older ones are of no use in a calendar. */
export const matchReach = (now: Date): CalendarReach => ({
  ...calendarReach(now),
  since: earlier(now, { days: 365 }),
  until: null,
});
