import { weekdayLabel, weekdays } from "../time/weekday.rules";
import { builder } from "./builder";
import { labelled } from "./labelled";

export const WeekdayType = builder.enumType("Weekday", {
  description: "Weekday (dia da semana).",
  values: labelled(weekdays, (weekday) => weekdayLabel[weekday]),
});
