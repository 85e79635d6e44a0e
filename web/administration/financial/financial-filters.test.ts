import { expect, test } from "vitest";
import { financialVariables, periodOptions, serviceOptions } from "./financial-filters";

const nothing = { periodo: null, servico: null, arena: null };
const arena = "0190c0de-0000-7000-8000-000000000001";

test("nothing chosen is this month, all services and all arenas", () => {
  expect(financialVariables(nothing)).toEqual({ period: "CURRENT_MONTH", service: null, arenaKey: null });
});

test("known filter values are parsed, unknown values in the URL are ignored", () => {
  const [week] = periodOptions;
  const [lessons] = serviceOptions;
  expect(financialVariables({ periodo: week?.value ?? "", servico: lessons?.value ?? "", arena })).toEqual({
    period: "LAST_7_DAYS",
    service: "CLASS",
    arenaKey: arena,
  });
  expect(financialVariables({ periodo: "sempre", servico: "CLASS", arena: "x" })).toEqual(
    financialVariables(nothing),
  );
});
