import { expect, test } from "vitest";
import type { MatchStatus } from "../../../server/sport/scores/match-outcome.rules";
import { resultsSections } from "./shown-matches";

const match = (number: number, status: MatchStatus, known = true, outcome: string | null = null) => ({
  number,
  status,
  outcome,
  sidesKnown: known,
});
const listed = (...matches: ReturnType<typeof match>[]) =>
  resultsSections(matches, (listed) => listed).map((section) => [
    section.title,
    section.matches.map(({ number }) => number),
  ]);

test("what is played stands on top, what was played last before what was played first", () => {
  expect(
    listed(
      match(1, "PLAYED"),
      match(2, "PLAYED"),
      match(3, "SCHEDULED"),
      match(4, "IN_PROGRESS"),
      match(5, "SCHEDULED", false),
      match(6, "PLAYED", false, "BYE"),
    ),
  ).toEqual([
    ["Em andamento", [4]],
    ["A jogar", [3]],
    ["Encerrados", [6, 2, 1]],
    ["Aguardando as duplas", [5]],
  ]);
});

test("what can be played calls for results only while nothing is under way", () => {
  const calls = (...matches: ReturnType<typeof match>[]) =>
    resultsSections(matches, (listed) => listed)
      .filter((section) => section.calls)
      .map(({ title }) => title);
  expect(calls(match(1, "SCHEDULED"))).toEqual(["A jogar"]);
  expect(calls(match(1, "SCHEDULED"), match(2, "CALLED"))).toEqual(["Em andamento"]);
});
