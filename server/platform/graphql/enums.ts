import { weekdayLabel, weekdays } from "../time/weekday.rules";
import { builder } from "./builder";

/** The values of an enum, each described by the word on screen. */
export const labelled = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  Object.fromEntries(
    values.map((value) => [value, { description: `“${label(value)}” on screen.` }]),
  ) as Record<Value, { description: string }>;

export const WeekdayType = builder.enumType("Weekday", {
  description: "Weekday (dia da semana).",
  values: labelled(weekdays, (weekday) => weekdayLabel[weekday]),
});
