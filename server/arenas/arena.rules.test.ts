import { expect, test } from "vitest";
import { closesBeforeOpening } from "./arena-fields.rules";
import { arenaSettingsSchema } from "./arena.rules";
import { defaultArenaSettings } from "./default-arena-settings.rules";

const issuesOf = (change: Record<string, unknown>) =>
  arenaSettingsSchema
    .safeParse({ ...defaultArenaSettings, ...change })
    .error?.issues.map((issue) => [issue.path.join("."), issue.message]) ?? [];

test("the defaults are settings an arena may save", () => {
  expect(arenaSettingsSchema.parse(defaultArenaSettings)).toEqual(defaultArenaSettings);
});

test.each<[string, unknown, string]>([
  ["courtCount", 0, "Deve ter pelo menos 1 quadra"],
  ["courtCount", 51, "Deve ter no máximo 50 quadras"],
  ["courtCount", 1.5, "Informe um número inteiro"],
  ["courtCount", Number.NaN, "Informe um número"],
  ["hourlyRateInCents", -1, "Valor deve ser positivo"],
  ["dayUseInCents", -1, "Valor deve ser positivo"],
  ["dayUseInCents", 0.5, "Valor inválido"],
  ["opensAt", "6:00", "Horário inválido"],
  ["opensAt", "24:00", "Horário inválido"],
  ["closesAt", "22:60", "Horário inválido"],
  ["closesAt", "06:00", closesBeforeOpening],
  ["timeZone", "America/Niteroi", "Escolha um fuso horário do Brasil"],
  ["timeZone", "Europe/Lisbon", "Escolha um fuso horário do Brasil"],
  ["timeZone", "-03:00", "Escolha um fuso horário do Brasil"],
  ["timeZone", "", "Escolha um fuso horário do Brasil"],
  ["timeZone", null, "Escolha um fuso horário do Brasil"],
  ["city", "東京", "Informe a cidade com letras de A a Z"],
  ["city", "!!!", "Informe a cidade com letras de A a Z"],
  ["city", "C".repeat(61), "Cidade deve ter no máximo 60 caracteres"],
])("refuses %s %j: %s", (field, value, message) => {
  expect(issuesOf({ [field]: value })).toEqual([[field, message]]);
});

test.each([
  ["16:00", "01:00", []],
  ["08:00", "00:00", []],
  ["18:00", "06:00", []],
  ["22:00", "08:00", [["closesAt", closesBeforeOpening]]],
  ["02:00", "01:00", [["closesAt", closesBeforeOpening]]],
])("from %s to %s", (opensAt, closesAt, issues) => {
  expect(issuesOf({ opensAt, closesAt })).toEqual(issues);
});

test("courts may be many and free of charge, and the city be unknown", () => {
  expect(issuesOf({ city: "São João d'Aliança" })).toEqual([]);
  expect(issuesOf({ city: " " })).toEqual([]);
  expect(issuesOf({ courtCount: 50, hourlyRateInCents: 0, dayUseInCents: 0, closesAt: "06:01" })).toEqual([]);
});
