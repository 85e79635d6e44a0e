import { expect, test } from "vitest";
import { problemsFromServer } from "./problems-from-server";

const refusal = (...path: string[]) => [{ path, message: "não" }];

test("a refusal stands beside its field", () => {
  expect(problemsFromServer(refusal("input", "games"), "COMPLETED")).toEqual({ games: "não" });
  expect(problemsFromServer(refusal("tieBreak", "0"), "COMPLETED")).toEqual({ tieBreak: "não" });
  expect(problemsFromServer(refusal("absentOrRetiredSide"), "WALKOVER")).toEqual({ absent: "não" });
  expect(problemsFromServer(refusal("absentOrRetiredSide"), "RETIREMENT")).toEqual({ retired: "não" });
});

test("what belongs to no field on screen is still told", () => {
  expect(problemsFromServer(refusal("games"), "WALKOVER")).toEqual({ general: "não" });
  expect(problemsFromServer(refusal(), "COMPLETED")).toEqual({ general: "não" });
});
