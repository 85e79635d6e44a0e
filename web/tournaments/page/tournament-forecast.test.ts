import { expect, test } from "vitest";
import { categoriesToForecast, hasPlaces, hoursToForecast, type UndrawnCategory } from "./TournamentForecast";

const category = (more: Partial<UndrawnCategory>): UndrawnCategory => ({
  name: "Mista C",
  drawFormat: "KNOCKOUT",
  inPairs: true,
  maxParticipants: 16,
  entries: 5,
  qualifiersPerGroup: 2,
  groupSize: 4,
  thirdPlace: true,
  consolation: false,
  ...more,
});
const entriesOf = (categories: readonly UndrawnCategory[], counting: "entered" | "full") =>
  categoriesToForecast(categories, counting).map(({ name, entries }) => [name, entries]);

test("a forecast counts the entries so far or all places, and leaves out categories without entries", () => {
  const categories = [
    category({}),
    category({ name: "Sem limite", maxParticipants: null, entries: 7 }),
    category({ name: "Individual", drawFormat: "SUPER_N", inPairs: false, maxParticipants: 8, entries: 0 }),
    category({ name: "Vazia", maxParticipants: null, entries: 0 }),
  ];
  expect(entriesOf(categories, "entered")).toEqual([
    ["Mista C", 5],
    ["Sem limite", 7],
  ]);
  expect(entriesOf(categories, "full")).toEqual([
    ["Mista C", 8],
    ["Sem limite", 7],
    ["Individual", 8],
  ]);
  expect(categoriesToForecast(categories, "entered")[0]?.settings).toEqual({
    qualifiersPerGroup: 2,
    groupSize: 4,
    thirdPlace: true,
    consolation: false,
  });
  expect(hasPlaces(categories)).toBe(true);
  expect(hasPlaces([category({ maxParticipants: null })])).toBe(false);
});

test("courts and hours come from the first day of the schedule, on the clock of the place", () => {
  const hours = [
    { courtKey: "1", startsAt: "2031-02-01T12:00:00Z", endsAt: "2031-02-01T20:00:00Z" },
    { courtKey: "2", startsAt: "2031-02-01T11:00:00Z", endsAt: "2031-02-02T01:00:00Z" },
    { courtKey: "1", startsAt: "2031-02-08T12:00:00Z", endsAt: "2031-02-08T20:00:00Z" },
  ];
  expect(hoursToForecast(hours, "America/Sao_Paulo")).toEqual({
    days: ["2031-02-01", "2031-02-08"],
    courts: 2,
    opens: "08:00",
    closes: "22:00",
  });
  expect(hoursToForecast([], "America/Sao_Paulo")).toBeNull();
});
