import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  dayToDatabase,
  firstOfMonth,
} from "../../server/platform/time/calendar-day.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createCharge } from "../support/ledger";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
const today = dayAt(new Date(), "America/Sao_Paulo");

describe("the arena's charges", () => {
  let own: ArenaStory;
  let other: ArenaStory;
  let ana: string;
  const month = firstOfMonth(today);
  const last = addMonths(month, -1);
  beforeAll(async () => {
    [own, other] = [await createArena(api(), "do Caixa"), await createArena(api(), "do Lado")];
    ana = (await createAthletes(api(), own.id, 1, "Ána Conceição"))[0]!;
    const charge = (
      day: string,
      amountInCents: number,
      more: object = {},
      state: Parameters<typeof createCharge>[2] = {},
    ) =>
      createCharge(
        api().db,
        {
          arenaId: own.id,
          serviceType: "CLASS",
          kind: "MONTHLY_FEE",
          description: "Mensalidade",
          serviceDate: dayToDatabase(day),
          dueOn: dayToDatabase(day),
          amountInCents,
          ...more,
        },
        state,
      );
    const inLast = new Date(`${addDays(last, 9)}T15:00:00Z`);
    await charge(month, 10_000, { athleteId: ana }, { status: "PAID", at: new Date(`${month}T15:00:00Z`) });
    await charge(last, 8_000, {}, { status: "PAID", at: inLast });
    await charge(
      last,
      6_000,
      { serviceType: "RENTAL", kind: "COURT_RENTAL" },
      { status: "PAID", refundInCents: 1_000, at: inLast },
    );
    await charge(addDays(today, -60), 5_000, { athleteId: ana });
    await charge(addDays(today, 3), 4_000, { clientName: "Bar do Zé", kind: "OTHER" });
    await charge(month, 99_000, {}, { status: "CANCELLED" });
  });
  const finance = async (fields: string, token = own.manager.token) =>
    (
      await api().data(
        `query ($id: ID!) { node(id: $id) { ... on Arena { ${fields} } } }`,
        { id: own.globalId },
        token,
      )
    ).node;

  test("add up: total is received and pending, late is part of it, cancelled counts nowhere", async () => {
    const { charges } = await finance(
      "charges { count paidCount pendingCount overdueCount totalInCents receivedInCents pendingInCents overdueInCents }",
    );
    expect(charges).toEqual({
      count: 6,
      paidCount: 3,
      pendingCount: 1,
      overdueCount: 1,
      totalInCents: 32_000,
      receivedInCents: 23_000,
      pendingInCents: 9_000,
      overdueInCents: 5_000,
    });
  });

  test("are found by name, by kind, by month, by service and by how they stand", async () => {
    const found = async (args: string, standing = "") => {
      const { charges } = await finance(
        `charges(${args || "search: null"}) { count charges(first: 10${standing}) { edges { node { amountInCents } } } }`,
      );
      return charges.charges.edges
        .map(({ node }: { node: { amountInCents: number } }) => node.amountInCents)
        .toSorted();
    };
    expect(await found('search: "ana concei"')).toEqual([10_000, 5_000].toSorted());
    expect(await found('search: "locacao"')).toEqual([6_000]);
    expect(await found('search: "bar do z"')).toEqual([4_000]);
    expect(await found(`month: "${addDays(last, 3)}"`)).toEqual(expect.arrayContaining([8_000, 6_000]));
    expect(await found("service: RENTAL")).toEqual([6_000]);
    expect(await found("", ", standing: OVERDUE")).toEqual([5_000]);
    expect(await found("", ", standing: CANCELLED")).toEqual([99_000]);
  });

  test("tell the month, its growth, who is late and since when, and what is expected", async () => {
    const { finance: told } =
      await finance(`finance { receivedInCents pendingInCents overdueInCents latePayerCount
      receivedThisMonthInCents receivedLastMonthInCents growth months { month service receivedInCents }
      latePayers { name chargeCount overdueInCents daysLate } expectedWeeks { from expectedInCents }
      recentlyPaid { name kind description receivedInCents paidAt } }`);
    expect(told).toMatchObject({
      receivedInCents: 23_000,
      pendingInCents: 9_000,
      overdueInCents: 5_000,
      latePayerCount: 1,
      receivedThisMonthInCents: 10_000,
      receivedLastMonthInCents: 13_000,
      growth: "-23,1%",
      latePayers: [{ chargeCount: 1, overdueInCents: 5_000, daysLate: 60 }],
      expectedWeeks: expect.arrayContaining([{ from: today, expectedInCents: 4_000 }]),
    });
    expect(told.months).toContainEqual({ month: last, service: "RENTAL", receivedInCents: 5_000 });
    expect(told.expectedWeeks).toHaveLength(6);
    expect(told.recentlyPaid[0]).toMatchObject({ receivedInCents: 10_000, kind: "MONTHLY_FEE" });
  });

  test("are nobody else's", async () => {
    expect(await finance("charges { count } finance { growth }", own.manager.token)).not.toBeNull();
    const foreign = await api().run(
      `{ node(id: "${own.globalId}") { ... on Arena { charges { count } finance { growth } } } }`,
      {},
      other.manager.token,
    );
    expect(foreign.data?.["node"] ?? null).toBeNull();
  });

  test("go into a sheet that Excel reads, for who manages the arena", async () => {
    const fetched = (query: string, token: string | null = own.manager.token) =>
      fetch(new URL(`/exportar/cobrancas.csv?arena=${own.id}${query}`, api().url), {
        headers: token === null ? {} : { Authorization: `Bearer ${token}` },
      });
    const answer = await fetched("");
    expect([answer.status, answer.headers.get("x-total-count")]).toEqual([200, "6"]);
    const { data } = Papa.parse<string[]>((await answer.text()).replace("\uFEFF", ""), {
      delimiter: ";",
      skipEmptyLines: true,
    });
    expect(data).toHaveLength(7);
    expect(data).toContainEqual(expect.arrayContaining(["Bar do Zé", "Outra", "Pendente", "40,00"]));
    const late = await fetched("&situacao=OVERDUE");
    expect(late.headers.get("x-total-count")).toBe("1");
    expect((await fetched("", null)).status).toBe(401);
    expect((await fetched("", other.manager.token)).status).toBe(403);
    for (const wrong of ["&mes=2026-13", "&servico=TUDO", "&situacao=X"])
      expect((await fetched(wrong)).status).toBe(400);
  });
});
