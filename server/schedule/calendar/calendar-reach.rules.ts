import { earlier, later } from "../../platform/time/duration.rules";

/** Classes and rentals stand in a calendar for so many days after, and so many ahead: as far as classes are made. */
const daysBack = 30;
const daysAhead = 56;

/** What is read of each kind. */
export interface CalendarReach {
  since: Date;
  /** Null: however far ahead. */
  until: Date | null;
  /** The farthest ones are left out. */
  most: number;
  /** Without what falls out or was given up. */
  onlyStanding: boolean;
}

/** The maximum number of events per kind in a calendar feed. */
export const mostOfAKind = 1000;

/** How far a calendar that is subscribed to tells of classes and rentals. */
export const calendarReach = (now: Date): CalendarReach => ({
  since: earlier(now, { days: daysBack }),
  until: later(now, { days: daysAhead }),
  most: mostOfAKind,
  onlyStanding: false,
});

/** And of matches: all that are to come, and those of a year; what is longer ago is of no use in a calendar. */
export const matchReach = (now: Date): CalendarReach => ({
  ...calendarReach(now),
  since: earlier(now, { days: 365 }),
  until: null,
});
