import { expect, test } from "vitest";
import type { Weekday } from "../../../server/platform/time/calendar-day.rules";
import { daysInWords } from "./ArenaPricesCard";

test.each<[Weekday[], string]>([
  [["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"], "segunda a sexta"],
  [["SUNDAY", "SATURDAY"], "sábado e domingo"],
  [["SATURDAY", "TUESDAY", "THURSDAY"], "terça, quinta e sábado"],
  [["FRIDAY"], "sexta"],
  [["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"], "todos os dias"],
])("the days %j are formatted as a phrase", (days, words) => {
  expect(daysInWords(days)).toBe(words);
});
