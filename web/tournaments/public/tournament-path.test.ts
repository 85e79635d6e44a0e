import { expect, test } from "vitest";
import { tournamentPathsAt } from "./tournament-path";

test.each([
  ["/arena-dashboard", "/arena-tournament/7/bracket"],
  ["/arena-tournament/7/schedule", "/arena-tournament/7/bracket"],
  ["/federation", "/federation/championships/7/bracket"],
  ["/federation/championships/7/edit", "/federation/championships/7/bracket"],
])("from %s a tournament's bracket is at %s", (address, bracket) =>
  expect(tournamentPathsAt(address).bracket("7")).toBe(bracket),
);
