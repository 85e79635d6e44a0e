import { expect, test } from "vitest";
import { chargeVariables, chargeVariablesAt, monthOptions } from "./charge-filters";

const nothing = { mes: null, servico: null, situacao: null };
const usual = chargeVariables({ search: "", filters: nothing });

test("the default filters are this month, every service and every status", () => {
  expect(usual).toEqual({
    search: null,
    month: expect.stringMatching(/^\d{4}-\d\d-01$/),
    service: null,
    standing: null,
  });
  expect(monthOptions().map(({ value }) => value)).not.toContain(usual.month?.slice(0, 7));
});

test("known filter values are parsed, unknown values in the URL are ignored", () => {
  const asked = new URLSearchParams({
    busca: "ana",
    mes: "2026-03",
    servico: "locacoes",
    situacao: "em-atraso",
  });
  expect(chargeVariablesAt(asked)).toEqual({
    search: "ana",
    month: "2026-03-01",
    service: "RENTAL",
    standing: "OVERDUE",
  });
  const odd = { mes: "2026-13", servico: "RENTAL", situacao: "x" };
  expect(chargeVariables({ search: "", filters: odd })).toEqual(usual);
});

test("all months can be chosen", () => {
  expect(chargeVariables({ search: "", filters: { ...nothing, mes: "todos" } }).month).toBeNull();
});
