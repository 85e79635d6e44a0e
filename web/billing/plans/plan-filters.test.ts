import { expect, test } from "vitest";
import { planStateOptions, planVariablesAt } from "./plan-filters";

const at = (address: string) => planVariablesAt(new URLSearchParams(address));

test("nothing chosen is what is in force, and so is what somebody wrote into the address", () => {
  expect(at("")).toEqual({ search: null, running: true });
  expect(at("busca=ana&situacao=toString")).toEqual({ search: "ana", running: true });
});

test("what the select offers is understood", () => {
  expect(planStateOptions.map(({ value }) => at(`situacao=${value}`).running)).toEqual([false, null]);
});
