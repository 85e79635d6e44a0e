import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { pageOperations } from "../support/page-operations";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
const operations = pageOperations();
const today = dayAt(new Date(), "America/Sao_Paulo");
/** As many rows as the sheet reads at once. */
const portion = 2_000;

/** Charges of an arena, one of three paid, in one statement. */
const charge = (arena: ArenaStory, athletes: readonly string[], count: number) =>
  api().db.charge.createMany({
    data: Array.from({ length: count }, (_, index) => {
      const paid = index % 3 === 0;
      return {
        arenaId: arena.id,
        athleteId: athletes[index % athletes.length]!,
        serviceType: "CLASS" as const,
        kind: "MONTHLY_FEE" as const,
        description: `Mensalidade ${index}`,
        serviceDate: dayToDatabase(addDays(today, -(index % 40))),
        dueOn: dayToDatabase(addDays(today, -(index % 40))),
        amountInCents: 1_000 + index,
        status: paid ? ("PAID" as const) : ("PENDING" as const),
        receivedInCents: paid ? 1_000 + index : 0,
        paidAt: paid ? new Date() : null,
      };
    }),
  });

describe("however many charges there are", () => {
  let arena: ArenaStory;
  beforeAll(async () => {
    arena = await createArena(api(), "de Muitas Cobranças");
  });

  test("the first page costs the same few statements", async () => {
    const athletes = await createAthletes(api(), arena.id, 40);
    const query = operations.get("ArenaFinancialPageQuery") ?? "";
    const rows = async (variables: object) => {
      const { viewer } = await api().data(query, { ...variables }, arena.manager.token);
      return viewer.arena.charges.charges.edges.length;
    };
    const asked = [{}, { search: "a" }, { standing: "OVERDUE" }];
    const cost = async () => {
      const counts: number[] = [];
      for (const variables of asked) counts.push((await api().statementsOf(() => rows(variables))).length);
      return counts;
    };
    await charge(arena, athletes, 12);
    const few = await cost();
    await charge(arena, athletes, 600);
    expect(await rows({})).toBe(40);
    expect(await cost()).toEqual(few);
    expect(Math.max(...few)).toBeLessThanOrEqual(8);
  });

  test("the sheet is sent page by page: a statement for each, every charge once", async () => {
    const many = await createArena(api(), "da Planilha");
    const athletes = await createAthletes(api(), many.id, 10);
    const count = 2 * portion + 100;
    await charge(many, athletes, count);
    const fetched = async () => {
      const response = await fetch(new URL(`/exportar/cobrancas.csv?arena=${many.id}`, api().url), {
        headers: { Authorization: `Bearer ${many.manager.token}` },
      });
      expect(response.headers.get("x-total-count")).toBe(String(count));
      return response.text();
    };
    let text = "";
    const statements = await api().statementsOf(async () => {
      text = await fetched();
    });
    const pages = statements.filter((statement) =>
      /FROM faturamento f[^]*ORDER BY f\.data_servico DESC/.test(statement),
    );
    expect(pages).toHaveLength(3);
    for (const page of pages) expect(page).toMatch(/LIMIT \$\d+/);
    const { data } = Papa.parse<string[]>(text.replace("\uFEFF", "").trim(), { delimiter: ";" });
    const described = data.slice(1).map((row) => row[2]);
    expect(described).toHaveLength(count);
    expect(new Set(described).size).toBe(count);
  });
});
