import { expect, test } from "vitest";
import { calendarDays } from "./season-calendar.rules";

const stage = {
  id: "a",
  name: "Etapa",
  venue: null,
  startDate: "2026-02-28",
  endDate: null,
  registrationEndsOn: null,
};

test("a championship takes its days, which a calendar counts up to the one after", () => {
  expect(calendarDays([stage])).toEqual([
    {
      uid: "campeonato-a",
      title: "Etapa",
      location: null,
      firstDay: "2026-02-28",
      endsBefore: "2026-03-01",
      tournamentId: "a",
    },
  ]);
});

test("until when one enrols is a day of its own", () => {
  const [, until] = calendarDays([{ ...stage, endDate: "2026-03-01", registrationEndsOn: "2026-02-20" }]);
  expect(until).toMatchObject({
    title: "Inscrições terminam: Etapa",
    firstDay: "2026-02-20",
    endsBefore: "2026-02-21",
  });
});
