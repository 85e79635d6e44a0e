import { expect, test } from "vitest";
import { formatCents } from "../brazil/money.rules";
import { updateRegistrationSchema } from "./registration-settings.rules";

const current = {
  kind: "INTERNAL",
  isChampionship: false,
  maxParticipants: null,
  startDate: "2026-12-05",
  registrationStartsOn: null,
  registrationEndsOn: null,
  highestFeeInCents: 7000,
  memberFeeInCents: null,
  memberDiscountPercent: null,
} as const;
type Days = Partial<Record<"registrationStartsOn" | "registrationEndsOn", string | null>>;
const refused = (change: Days, stored: Days = {}) =>
  updateRegistrationSchema({ ...current, ...stored })
    .safeParse(change)
    .error?.issues.map(({ path, message }) => [path.join("."), message]);
const issuesOf = (registrationEndsOn: string, stored: string | null = null) =>
  refused({ registrationEndsOn }, { registrationEndsOn: stored });

test("registration ends on the day of the start at the latest; what was saved later may stay", () => {
  const late = [["registrationEndsOn", "As inscrições devem terminar até o dia em que começam os jogos"]];
  expect(issuesOf("2026-12-05")).toBeUndefined();
  expect(issuesOf("2026-12-06")).toEqual(late);
  expect(issuesOf("2026-12-20", "2026-12-20")).toBeUndefined();
  expect(issuesOf("2026-12-19", "2026-12-20")).toEqual(late);
});

test("registration opens on the day of the start at the latest, also where it has no end", () => {
  const late = [["registrationStartsOn", "As inscrições devem abrir até o dia em que começam os jogos"]];
  expect(refused({ registrationStartsOn: "2026-12-05" })).toBeUndefined();
  expect(refused({ registrationStartsOn: "2026-12-06" })).toEqual(late);
  expect(
    refused({ registrationStartsOn: "2026-12-20" }, { registrationStartsOn: "2026-12-20" }),
  ).toBeUndefined();
  // A problem in the other field that was already stored does not block this change.
  expect(
    refused({ registrationStartsOn: "2026-12-01" }, { registrationEndsOn: "2026-12-20" }),
  ).toBeUndefined();
  expect(refused({ registrationStartsOn: "2026-12-04" }, { registrationEndsOn: "2026-12-01" })).toEqual([
    ["registrationEndsOn", "Data fim deve ser após data início"],
  ]);
});

test("further categories cost no more than the first one, and the early price ends before the games", () => {
  const problems = (change: object) =>
    updateRegistrationSchema(current)
      .safeParse(change)
      .error?.issues.map(({ path, message }) => [path.join("."), message]);
  expect(
    problems({ maxCategories: 2, secondFeeInCents: 4000, thirdFeeInCents: 0, furtherFeeInCents: null }),
  ).toBeUndefined();
  expect(problems({ secondFeeInCents: 7001 })).toEqual([
    ["secondFeeInCents", `Não pode passar do valor da inscrição: ${formatCents(7000)}`],
  ]);
  expect(problems({ thirdFeeInCents: -1 })).toEqual([["thirdFeeInCents", "Valor deve ser positivo"]]);
  for (const maxCategories of [0, 11])
    expect(problems({ maxCategories })).toEqual([["maxCategories", "Informe de 1 a 10 categorias"]]);
  expect(problems({ earlyUntil: "2026-12-05" })).toBeUndefined();
  expect(problems({ earlyUntil: "2026-12-06" })).toEqual([
    ["earlyUntil", "O preço antecipado deve terminar até o dia em que começam os jogos"],
  ]);
});

test("the arena's own athletes have a price or a discount, and a championship has neither", () => {
  const problems = (change: object, stored: object = {}) =>
    updateRegistrationSchema({ ...current, ...stored })
      .safeParse(change)
      .error?.issues.map(({ path, message }) => [path.join("."), message]);
  expect(problems({ memberFeeInCents: 5000 })).toBeUndefined();
  expect(problems({ memberDiscountPercent: 100 })).toBeUndefined();
  expect(problems({ memberFeeInCents: 7001 })).toEqual([
    ["memberFeeInCents", `Não pode passar do valor da inscrição: ${formatCents(7000)}`],
  ]);
  for (const memberDiscountPercent of [0, 101])
    expect(problems({ memberDiscountPercent })).toEqual([["memberDiscountPercent", "Informe de 1 a 100%"]]);
  const both = "Escolha um preço ou um desconto para os atletas da arena, não os dois";
  expect(problems({ memberFeeInCents: 5000 }, { memberDiscountPercent: 10 })).toEqual([
    ["memberFeeInCents", both],
  ]);
  expect(problems({ memberDiscountPercent: 10 }, { memberFeeInCents: 5000 })).toEqual([
    ["memberDiscountPercent", both],
  ]);
  expect(
    problems({ memberDiscountPercent: 10, memberFeeInCents: null }, { memberFeeInCents: 5000 }),
  ).toBeUndefined();
  expect(problems({ memberDiscountPercent: 10 }, { isChampionship: true })).toEqual([
    ["memberDiscountPercent", "Um campeonato não é de uma arena só: não há preço para os atletas dela"],
  ]);
});
