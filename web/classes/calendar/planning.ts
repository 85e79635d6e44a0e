import { graphql, readInlineData } from "react-relay/hooks";
import { spanOn } from "../../../server/platform/time/clock-time.rules";
import { clockAt, dayAt, instantAt } from "../../../server/platform/time/time-zone.rules";
import type { planning_week$key } from "../../__generated__/planning_week.graphql";
import type { CourtBlock } from "../../bookings/public/LiftBlockDialog";
import type { ProposedPlace, RentalPlace } from "../../bookings/public/rental-place";
import type { RentalOfCalendar } from "../../bookings/public/rental-row";
import type { RentalAct } from "../../bookings/public/RentalDetails";
import type { SessionOfCalendar } from "./class-session-row";

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** When a week's days are open, and what is on. */
export interface WeekTaken {
  /** YYYY-MM-DD and HH:mm; without an opening it is closed all day. */
  days: readonly { readonly on: string; readonly opensAt: string | null; readonly closesAt: string | null }[];
  /** ms since 1970 UTC. */
  taken: readonly { courtKey: string | null; teacherKey: string | null; startsAt: number; endsAt: number }[];
}

const inMs = ({ startsAt, endsAt }: Span) => ({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) });

/** Of a week as the calendar reads it. */
export function weekTaken(week: planning_week$key): WeekTaken {
  const { days } = readInlineData(
    graphql`
      fragment planning_week on ArenaWeek @inline {
        days {
          on
          opensAt
          closesAt
          classes {
            startsAt
            endsAt
            status
            teacherKey
            court {
              key
            }
          }
          others {
            courtKey
            startsAt
            endsAt
          }
        }
      }
    `,
    week,
  );
  return {
    days: days.map(({ on, opensAt, closesAt }) => ({
      on,
      opensAt: opensAt ?? null,
      closesAt: closesAt ?? null,
    })),
    taken: days.flatMap(({ classes, others }) => [
      ...classes.flatMap(({ status, teacherKey, court, startsAt, endsAt }) =>
        status === "CANCELLED"
          ? []
          : [{ courtKey: court?.key ?? null, teacherKey, ...inMs({ startsAt, endsAt }) }],
      ),
      ...others.map(({ courtKey, startsAt, endsAt }) => ({
        courtKey,
        teacherKey: null,
        ...inMs({ startsAt, endsAt }),
      })),
    ]),
  };
}

interface WantedSlot {
  /** From when on: YYYY-MM-DD and HH:mm. */
  date: string;
  startsAt: string;
  minutes: number;
  /** "" for any court, and for a teacher who is not chosen yet. */
  courtKey: string;
  teacherKey: string;
}

const minuteMs = 60_000;
const stepMs = 30 * minuteMs;

/**
 * The first time of the week, in steps of half an hour, at which a court is free for so long, and the teacher too.
 * @param now ms since 1970 UTC; nothing is proposed before it.
 * @returns the day and clocks as a form takes them; null where nothing is free.
 */
export function firstFreeSlot(
  { days, taken }: WeekTaken,
  courtKeys: readonly string[],
  { date, startsAt, minutes, courtKey, teacherKey }: WantedSlot,
  { timeZone, now }: { timeZone: string; now: number },
): { date: string; startsAt: string; endsAt: string; courtKey: string } | null {
  const earliest = Math.max(now, instantAt(date, startsAt, timeZone).getTime());
  const length = minutes * minuteMs;
  for (const { on, opensAt, closesAt } of days) {
    if (on < date || opensAt === null || closesAt === null) continue;
    const open = spanOn(on, { starts: opensAt, ends: closesAt }, timeZone);
    const first = Math.ceil(Math.max(open.startsAt.getTime(), earliest) / stepMs) * stepMs;
    for (let at = first; at + length <= open.endsAt.getTime(); at += stepMs) {
      const there = taken.filter((span) => span.startsAt < at + length && at < span.endsAt);
      if (teacherKey !== "" && there.some((span) => span.teacherKey === teacherKey)) continue;
      const free = (courtKey === "" ? courtKeys : [courtKey]).find(
        (key) => !there.some((span) => span.courtKey === key),
      );
      if (free !== undefined)
        return {
          date: dayAt(at, timeZone),
          startsAt: clockAt(at, timeZone),
          endsAt: clockAt(at + length, timeZone),
          courtKey: free,
        };
    }
  }
  return null;
}

/** How the calendar is shown: the week as a card for each day, or by hours; a day court by court. */
export type CalendarView = "cards" | "grid" | "courts";

/** What is put into the calendar, and what is done to a class of it. */
export type PlanningAct = "schedule" | "rent" | "cancelDay";
export type SessionAct = "change" | "substitute" | "cancel" | "addStudent";

export type ActingOnCalendar =
  | { act: PlanningAct; date: string }
  | { act: SessionAct; session: SessionOfCalendar; to?: ProposedPlace }
  | { act: RentalAct; rental: RentalOfCalendar; to?: ProposedPlace }
  | { act: "liftBlock"; block: CourtBlock };

/** Where classes are planned, and courts rented. */
export interface PlanningPlace extends RentalPlace {
  teachers: readonly { readonly key: string; readonly name: string }[];
  /** A teacher schedules a class of their own: no other teacher, no students, no price. */
  ownOnly?: boolean;
  /** HH:mm */
  opensAt: string;
  closesAt: string;
  /** What the shown week has; null for a viewer who does not see all of it. */
  week: WeekTaken | null;
}
