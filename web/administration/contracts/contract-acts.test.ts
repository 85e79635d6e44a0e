import { expect, test } from "vitest";
import { contractActs } from "./contract-row";

const of = (more: Partial<Parameters<typeof contractActs>[0]> = {}) =>
  contractActs({ state: "RUNNING", endedOn: null, renewsItself: false, lastDay: "2026-12-31", ...more });

test("only what the API would not refuse is offered", () => {
  expect(of()).toEqual(["edit", "renew", "end"]);
  expect(of({ state: "EXPIRED" })).toEqual(["edit", "renew", "end"]);
  expect(of({ renewsItself: true })).toEqual(["edit", "end"]);
  expect(of({ lastDay: null })).toEqual(["edit", "end"]);
  expect(of({ endedOn: "2026-12-01" })).toEqual(["end"]);
  expect(of({ state: "ENDED", endedOn: "2026-12-01" })).toEqual([]);
});
