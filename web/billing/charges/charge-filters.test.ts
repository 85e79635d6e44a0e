import { expect, test } from "vitest";
import { chargeVariables, chargeVariablesAt, monthOptions } from "./charge-filters";

const nothing = { mes: null, servico: null, situacao: null };
const usual = chargeVariables({ search: "", filters: nothing });

test("nothing chosen is this month, whatever the service and however it stands", () => {
  expect(usual).toEqual({
    search: null,
    month: expect.stringMatching(/^\d{4}-\d\d-01$/),
    service: null,
    standing: null,
  });
  expect(monthOptions().map(({ value }) => value)).not.toContain(usual.month?.slice(0, 7));
});

test("what the selects offer is understood, and what somebody wrote into the address is not", () => {
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

test("all months are one choice", () => {
  expect(chargeVariables({ search: "", filters: { ...nothing, mes: "todos" } }).month).toBeNull();
});
