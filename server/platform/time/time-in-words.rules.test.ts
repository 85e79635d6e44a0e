import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayToDatabase } from "./calendar-day.rules";
import { dateInWords } from "./date-in-words.rules";
import {
  dateInDigits,
  dayInWords,
  momentAtPlace,
  momentInDigits,
  monthInWords,
  monthName,
  shortDayInWords,
  weekdayInWords,
} from "./time-in-words.rules";

test("a day keeps its name whatever the zone", () => {
  expect(dateInDigits("2026-01-01")).toBe("01/01/2026");
  expect(dateInWords("2026-03-07")).toBe("07 de março de 2026");
  expect(dayInWords("2026-03-07")).toBe("sábado, 7 de março");
  expect(shortDayInWords("2026-03-07")).toBe("sáb., 07/03");
  expect(weekdayInWords("2026-03-07")).toBe("sáb.");
  expect(monthInWords("2026-03-01")).toBe("março de 2026");
  expect(monthName("2026-03-31")).toBe("março");
});

test.each([
  ["America/Noronha", "domingo, 22 de novembro às 00:15 (horário de Fernando de Noronha)"],
  ["America/Sao_Paulo", "sábado, 21 de novembro às 23:15 (horário de Brasília)"],
  ["America/Manaus", "sábado, 21 de novembro às 22:15 (horário de Manaus)"],
  ["America/Rio_Branco", "sábado, 21 de novembro às 21:15 (horário de Rio Branco)"],
])("one moment as it is in %s", (timeZone, words) => {
  expect(momentAtPlace(new Date("2026-11-22T02:15:00Z"), timeZone)).toBe(words);
});

test("a moment in digits", () => {
  expect(momentInDigits(new Date("2026-11-22T02:15:00Z"), "America/Rio_Branco")).toBe("21/11/2026 às 21:15");
});

test("every day and month is called as Brazil calls it", () => {
  const called = (options: Intl.DateTimeFormatOptions) => {
    const names = new Intl.DateTimeFormat("pt-BR", { timeZone: "UTC", ...options });
    return (day: string) => names.format(dayToDatabase(day));
  };
  const pairs = [
    [dateInWords, called({ day: "2-digit", month: "long", year: "numeric" })],
    [dayInWords, called({ weekday: "long", day: "numeric", month: "long" })],
    [shortDayInWords, called({ weekday: "short", day: "2-digit", month: "2-digit" })],
    [weekdayInWords, called({ weekday: "short" })],
    [monthInWords, called({ month: "long", year: "numeric" })],
    [monthName, called({ month: "long" })],
  ] as const;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
      const day = addDays("1920-01-01", days);
      for (const [ours, brazils] of pairs) expect(ours(day)).toBe(brazils(day));
    }),
  );
});
