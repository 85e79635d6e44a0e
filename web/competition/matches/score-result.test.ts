import { expect, test } from "vitest";
import { problemsFromServer } from "./score-entry";

const refusal = (...path: string[]) => [{ path, message: "não" }];

test("a refusal is mapped to its field", () => {
  expect(problemsFromServer(refusal("input", "games"), "COMPLETED")).toEqual({ games: "não" });
  expect(problemsFromServer(refusal("tieBreak", "0"), "COMPLETED")).toEqual({ tieBreak: "não" });
  expect(problemsFromServer(refusal("absentOrRetiredSide"), "WALKOVER")).toEqual({ absent: "não" });
  expect(problemsFromServer(refusal("absentOrRetiredSide"), "RETIREMENT")).toEqual({ retired: "não" });
});

test("a refusal without a field on screen becomes a general error", () => {
  expect(problemsFromServer(refusal("games"), "WALKOVER")).toEqual({ general: "não" });
  expect(problemsFromServer(refusal(), "COMPLETED")).toEqual({ general: "não" });
});
