import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createTournamentSchema,
  updateTournamentSchema,
  type CreateTournamentInput,
} from "./tournament.rules";

const today = "2026-11-20";
const createSchema = createTournamentSchema(today);
const valid: CreateTournamentInput = { name: "Copa Praia", category: "Fun", startDate: "2026-12-05" };

const issuesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map((issue) => [issue.path.join("."), issue.message]) ?? [];
const createIssues = (change: Record<string, unknown>) =>
  issuesOf(createSchema.safeParse({ ...valid, ...change }));

describe("creating a tournament", () => {
  test("needs only a name, a category and a start; the rest has the defaults of the form", () => {
    expect(createSchema.parse(valid)).toEqual({
      name: "Copa Praia",
      category: "Fun",
      kind: "INTERNAL",
      startDate: "2026-12-05",
      endDate: null,
      feeInCents: 0,
      maxParticipants: null,
      minPairs: null,
      gender: "MIXED",
      minAge: null,
      maxAge: null,
      openToOtherArenas: false,
      registrationStartsOn: null,
      registrationEndsOn: null,
      description: null,
      drawFormat: "GROUPS_KNOCKOUT",
      otherCategories: [],
      paymentDays: 3,
      fullRefundDays: 7,
      lateRefundPercent: 50,
      draft: false,
    });
  });

  test.each<[string, unknown, string]>([
    ["name", "Co", "Nome deve ter pelo menos 3 caracteres"],
    ["name", "  Co  ", "Nome deve ter pelo menos 3 caracteres"],
    ["name", "<<>>", "Nome deve ter pelo menos 3 caracteres"],
    ["name", undefined, "Nome deve ter pelo menos 3 caracteres"],
    ["name", "a".repeat(101), "Nome deve ter no máximo 100 caracteres"],
    ["name", "\0\u200bCo\u202e", "Nome deve ter pelo menos 3 caracteres"],
    ["category", undefined, "Categoria é obrigatória"],
    ["category", "", "Categoria é obrigatória"],
    ["category", "Ouro", "Categoria é obrigatória"],
    ["startDate", undefined, "Data de início é obrigatória"],
    ["startDate", "", "Data de início é obrigatória"],
    ["startDate", "2026-02-30", "Data inválida"],
    ["startDate", "2026-11-19", "Data não pode estar no passado"],
    ["endDate", "2026-11-19", "Data não pode estar no passado"],
    ["endDate", "2026-12-04", "Data fim deve ser após data início"],
    ["feeInCents", -1, "Valor deve ser positivo"],
    ["feeInCents", 0.5, "Valor inválido"],
    ["feeInCents", Number.NaN, "Valor inválido"],
    ["feeInCents", 10_000_001, "Valor deve ser no máximo R$ 100.000,00"],
    ["maxParticipants", 0, "Deve permitir pelo menos 1 participante"],
    ["maxParticipants", 2.5, "Informe um número inteiro"],
    ["minPairs", 0, "Deve ter pelo menos 1 dupla"],
    ["minAge", -1, "Idade não pode ser negativa"],
    ["maxAge", 121, "Idade deve ser no máximo 120"],
    ["registrationEndsOn", "ontem", "Data inválida"],
    ["description", "a".repeat(1001), "Descrição deve ter no máximo 1000 caracteres"],
  ])("refuses %s %j: %s", (field, value, message) => {
    expect(createIssues({ [field]: value })).toEqual([[field, message]]);
  });

  test("may start and end today, on one day", () => {
    expect(createIssues({ startDate: today, endDate: today })).toEqual([]);
  });

  test("the highest age may not lie below the lowest; equal is one age only", () => {
    expect(createIssues({ minAge: 18, maxAge: 17 })).toEqual([
      ["maxAge", "Idade máxima deve ser maior que a mínima"],
    ]);
    expect(createIssues({ minAge: 18, maxAge: 18 })).toEqual([]);
    expect(createIssues({ minAge: 18 })).toEqual([]);
    expect(createIssues({ maxAge: 17 })).toEqual([]);
  });

  test("registration ends on the day of the start at the latest", () => {
    expect(createIssues({ registrationEndsOn: "2026-12-06" })).toEqual([
      ["registrationEndsOn", "As inscrições devem terminar até o dia em que começam os jogos"],
    ]);
    expect(createIssues({ registrationEndsOn: "2026-12-05" })).toEqual([]);
  });

  test("registration opens on the day of the start at the latest, also where it has no end", () => {
    expect(createIssues({ registrationStartsOn: "2026-12-06" })).toEqual([
      ["registrationStartsOn", "As inscrições devem abrir até o dia em que começam os jogos"],
    ]);
    expect(createIssues({ registrationStartsOn: "2026-12-05" })).toEqual([]);
  });

  test("registration may not end before it starts", () => {
    expect(createIssues({ registrationStartsOn: "2026-11-25", registrationEndsOn: "2026-11-24" })).toEqual([
      ["registrationEndsOn", "Data fim deve ser após data início"],
    ]);
    expect(createIssues({ registrationStartsOn: "2026-11-25", registrationEndsOn: "2026-11-25" })).toEqual(
      [],
    );
  });

  test("a Super 8 is for 8 athletes and has no pairs, whatever its hidden fields hold", () => {
    fc.assert(
      fc.property(fc.option(fc.integer()), fc.option(fc.integer()), (maxParticipants, minPairs) => {
        const super8 = createSchema.parse({ ...valid, kind: "SUPER8", maxParticipants, minPairs });
        expect(super8).toMatchObject({ maxParticipants: 8, minPairs: null });
      }),
    );
  });

  test("texts arrive clean", () => {
    const tournament = createSchema.parse({ ...valid, name: " <b>Copa</b> ", description: "   " });
    expect(tournament).toMatchObject({ name: "bCopa/b", description: null });
  });
});

describe("changing a tournament", () => {
  const running = {
    kind: "INTERNAL",
    startDate: "2026-11-01",
    endDate: "2026-11-30",
    registrationStartsOn: null,
    registrationEndsOn: null,
  } as const;
  const change = (input: unknown, current: Parameters<typeof updateTournamentSchema>[0] = running) =>
    updateTournamentSchema(current, today).safeParse(input);

  test("touches only what is sent", () => {
    expect(change({}).data).toEqual({});
    expect(change({ description: null, endDate: null, maxParticipants: null }).data).toEqual({
      description: null,
      endDate: null,
      maxParticipants: null,
    });
    expect(change({ description: "", endDate: "" }).data).toEqual({ description: null, endDate: null });
  });

  test("a form may send the past dates back unchanged, but not move a date into the past", () => {
    expect(change({ startDate: "2026-11-01" }).success).toBe(true);
    expect(change({ endDate: "2026-11-10" }, { ...running, endDate: "2026-11-10" }).success).toBe(true);
    expect(issuesOf(change({ startDate: "2026-11-02" }))).toEqual([
      ["startDate", "Data não pode estar no passado"],
    ]);
    expect(issuesOf(change({ endDate: "2026-11-19" }))).toEqual([
      ["endDate", "Data não pode estar no passado"],
    ]);
  });

  test("compares the new date with the stored other one", () => {
    const message = [["endDate", "Data fim deve ser após data início"]];
    expect(issuesOf(change({ startDate: "2026-12-01" }))).toEqual(message);
    expect(change({ startDate: "2026-12-01", endDate: null }).success).toBe(true);
    expect(change({ startDate: "2026-12-01", endDate: "2026-12-01" }).success).toBe(true);
    expect(issuesOf(change({ startDate: "2026-12-02", endDate: "2026-12-01" }))).toEqual(message);
  });

  test("it cannot begin before its registration ends, but one of old may stay or begin later", () => {
    const soon = { ...running, startDate: "2026-12-10", endDate: null, registrationEndsOn: "2026-12-09" };
    expect(issuesOf(change({ startDate: "2026-12-08" }, soon))).toEqual([
      ["startDate", "As inscrições vão até 09/12/2026: antecipe antes o fim delas"],
    ]);
    expect(change({ startDate: "2026-12-09" }, soon).success).toBe(true);
    const opensLate = { ...soon, registrationStartsOn: "2026-12-09", registrationEndsOn: null };
    expect(issuesOf(change({ startDate: "2026-12-08" }, opensLate))).toEqual([
      ["startDate", "As inscrições começam em 09/12/2026: antecipe antes o início delas"],
    ]);
    expect(change({ startDate: "2026-12-09" }, opensLate).success).toBe(true);
    const ofOld = { ...soon, registrationEndsOn: "2026-12-20" };
    for (const startDate of ["2026-12-10", "2026-12-11"])
      expect(change({ startDate }, ofOld).success).toBe(true);
  });

  test("a Super 8 is for 8 athletes, another tournament for any number or without a limit", () => {
    const super8 = { ...running, kind: "SUPER8" } as const;
    const refusal = [
      ["maxParticipants", "Um Super 8 é de 8 atletas: para outro número, crie um torneio no formato Super N"],
    ];
    for (const maxParticipants of [4, 7, 9, 16, 0, null])
      expect(issuesOf(change({ maxParticipants }, super8))).toEqual(refusal);
    expect(change({ maxParticipants: 8 }, super8).success).toBe(true);
    expect(change({ maxParticipants: 64 }).success).toBe(true);
    expect(issuesOf(change({ maxParticipants: 0 }))).toEqual([
      ["maxParticipants", "Deve permitir pelo menos 1 participante"],
    ]);
  });

  test("the set format is one of the table", () => {
    expect(change({ setFormat: "SET6_TB55" }).success).toBe(true);
    expect(issuesOf(change({ setFormat: "SET6" }))).toEqual([["setFormat", "Formato de set inválido"]]);
  });
});
