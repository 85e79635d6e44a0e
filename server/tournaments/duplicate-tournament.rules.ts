import { z } from "zod";
import {
  addDays,
  dayFromDatabase,
  daysUntil,
  dayToDatabase,
  optionalDayToDatabase,
} from "../platform/time/calendar-day.rules";
import { nameLimit, pastDate, tournamentStart } from "./tournament-fields.rules";

/**
 * What is asked of who duplicates a tournament; the form and the API share it.
 * @param today YYYY-MM-DD where it is played; days before it are refused.
 */
export const duplicateTournamentSchema = (today: string) =>
  z.object({ startDate: tournamentStart.refine((day) => day >= today, pastDate) });

const ending = " (cópia)";

/** Cut where it would become too long; a copy's copy is no more than a copy. */
export function nameOfCopy(name: string): string {
  const own = name.endsWith(ending) ? name.slice(0, -ending.length) : name;
  return `${own.slice(0, nameLimit - ending.length).trimEnd()}${ending}`;
}

/** The days of a tournament, YYYY-MM-DD each. */
export interface TournamentDays {
  startDate: string;
  endDate: string | null;
  registrationStartsOn: string | null;
  registrationEndsOn: string | null;
  /** The last day of early fees. */
  earlyUntil: string | null;
}

/**
 * The days of a tournament that begins on another one: all of them as far from its start as they were. Enrolments that
 * would have ended by now stay open until the draw, and early fees that would have ended are none.
 * @param days YYYY-MM-DD each. @param today YYYY-MM-DD
 */
export function movedDays(days: TournamentDays, startDate: string, today: string): TournamentDays {
  const by = daysUntil(days.startDate, startDate);
  const moved = (day: string | null) => day && addDays(day, by);
  const registrationEndsOn = moved(days.registrationEndsOn);
  const earlyUntil = moved(days.earlyUntil);
  const ended = registrationEndsOn !== null && registrationEndsOn < today;
  return {
    startDate,
    endDate: moved(days.endDate),
    registrationStartsOn: ended ? null : moved(days.registrationStartsOn),
    registrationEndsOn: ended ? null : registrationEndsOn,
    earlyUntil: earlyUntil !== null && earlyUntil < today ? null : earlyUntil,
  };
}

type StoredDays = { [Day in keyof TournamentDays]: Date | (null extends TournamentDays[Day] ? null : never) };

/** As stored. */
export function daysOfTournament(stored: StoredDays): TournamentDays {
  const dayOf = (date: Date | null) => date && dayFromDatabase(date);
  return {
    startDate: dayFromDatabase(stored.startDate),
    endDate: dayOf(stored.endDate),
    registrationStartsOn: dayOf(stored.registrationStartsOn),
    registrationEndsOn: dayOf(stored.registrationEndsOn),
    earlyUntil: dayOf(stored.earlyUntil),
  };
}

/** To be stored. */
export const daysToDatabase = (days: TournamentDays): StoredDays => ({
  startDate: dayToDatabase(days.startDate),
  endDate: optionalDayToDatabase(days.endDate),
  registrationStartsOn: optionalDayToDatabase(days.registrationStartsOn),
  registrationEndsOn: optionalDayToDatabase(days.registrationEndsOn),
  earlyUntil: optionalDayToDatabase(days.earlyUntil),
});
