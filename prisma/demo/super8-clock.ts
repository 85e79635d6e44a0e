import { minutesAfter, type DemoCalendar } from "./calendar";

const roundMinutes = 25;
const playingMinutes = 22;

/** When the rounds are played, from 0; null for a match that is still to come. */
export interface Super8Clock {
  readonly startedAt: Date;
  scheduledFor(round: number): Date;
  playedAt(round: number, court: number): Date | null;
}

/** A Super 8 that is over: a round every 25 minutes from nine in the morning. */
export function pastClock(calendar: DemoCalendar, day: number): Super8Clock {
  const startedAt = calendar.at(day, "09:00");
  const scheduledFor = (round: number) => minutesAfter(startedAt, (round - 1) * roundMinutes);
  return {
    startedAt,
    scheduledFor,
    playedAt: (round, court) => minutesAfter(scheduledFor(round), playingMinutes - 2 + court),
  };
}

/** A Super 8 now: three rounds are over, and of the fourth one match. In the first hours of a day it went faster. */
export function halfPlayedClock({ now, midnight }: DemoCalendar): Super8Clock {
  const [minuteMs, stepMs] = [60_000, 5 * 60_000];
  const onTime = Math.floor((now.getTime() - 4 * roundMinutes * minuteMs) / stepMs) * stepMs;
  const startedAt = new Date(Math.max(onTime, midnight.getTime()));
  const pace = Math.min(roundMinutes, (now.getTime() - startedAt.getTime()) / minuteMs / 4);
  return {
    startedAt,
    scheduledFor: (round) =>
      minutesAfter(startedAt, Math.min(round - 1, 4) * pace + Math.max(round - 5, 0) * roundMinutes),
    playedAt: (round, court) =>
      round < 4 || (round === 4 && court === 1)
        ? minutesAfter(startedAt, (round - 1 + (0.8 + court * 0.04)) * pace)
        : null,
  };
}
