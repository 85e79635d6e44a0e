import { addDays, weekdayOf } from "./calendar-day.rules";

/** By the days of a calendar: 0 for Sunday. */
export const weekdays = [
  "SUNDAY",
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayLabel: Record<Weekday, string> = {
  SUNDAY: "Domingo",
  MONDAY: "Segunda",
  TUESDAY: "Terça",
  WEDNESDAY: "Quarta",
  THURSDAY: "Quinta",
  FRIDAY: "Sexta",
  SATURDAY: "Sábado",
};

/** As a week is read here. */
export const weekFromMonday = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const satisfies readonly Weekday[];

/** @param day YYYY-MM-DD */
export const weekdayNameOf = (day: string): Weekday => weekdays[weekdayOf(day)]!;

/** The Monday with which a day's week begins. @param day YYYY-MM-DD */
export const mondayOf = (day: string): string => dayInWeekOf(day, "MONDAY");

/** This weekday of a day's week, which goes from Monday to Sunday. @param day YYYY-MM-DD */
export const dayInWeekOf = (day: string, weekday: Weekday): string =>
  addDays(day, placeInWeek(weekdays.indexOf(weekday)) - placeInWeek(weekdayOf(day)));

const placeInWeek = (weekday: number): number => (weekday + 6) % 7;
