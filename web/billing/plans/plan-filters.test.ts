import { expect, test } from "vitest";
import { planStateOptions, planVariablesAt } from "./plan-filters";

const at = (address: string) => planVariablesAt(new URLSearchParams(address));

test("no filter and unknown values in the URL both mean active plans", () => {
  expect(at("")).toEqual({ search: null, running: true });
  expect(at("busca=ana&situacao=toString")).toEqual({ search: "ana", running: true });
});

test("the select's values are parsed", () => {
  expect(planStateOptions.map(({ value }) => at(`situacao=${value}`).running)).toEqual([false, null]);
});
