import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { daysOfPeriod } from "../../server/administration/financial/financial-report.rules";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { dateInDigits } from "../../server/platform/time/time-in-words.rules";
import { dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createFederation } from "../support/federation-story";
import { createCharge } from "../support/ledger";
import { createArena, createAthletes, createPerson, type ArenaStory, type Person } from "../support/story";

const api = useApi();
const today = dayAt(new Date(), "America/Sao_Paulo");
let admin: Person;
let arena: ArenaStory;
let other: ArenaStory;
let payer: { id: string; name: string };

const charge = (
  day: string,
  amountInCents: number,
  more: Partial<Parameters<typeof createCharge>[1]> = {},
  state: Parameters<typeof createCharge>[2] = {},
) =>
  createCharge(
    api().db,
    {
      arenaId: arena.id,
      serviceType: "RENTAL",
      description: "Quadra 2, das 18 às 19",
      serviceDate: dayToDatabase(day),
      amountInCents,
      ...more,
    },
    state,
  );

beforeAll(async () => {
  admin = await createPerson(api(), "Administradora", ["ADMIN"]);
  [arena, other] = [await createArena(api(), "Mar"), await createArena(api(), "Serra")];
  const [athleteId = ""] = await createAthletes(api(), arena.id, 1);
  const { fullName } = await api().db.athlete.findUniqueOrThrow({ where: { id: athleteId } });
  payer = { id: athleteId, name: fullName };
  // In the evening, when the next day has begun in UTC.
  const at = instantAt(addDays(today, -1), "22:30", "America/Sao_Paulo");
  await charge(today, 10_000, { athleteId }, { status: "PAID", at });
  await charge(today, 2_000, {}, { status: "PAID", refundInCents: 500 });
  await charge(today, 7_000, {
    serviceType: "CLASS",
    dueOn: dayToDatabase(addDays(today, -20)),
    clientName: "Ricardo Sem Cadastro",
  });
  await charge(today, 99_900, {}, { status: "CANCELLED" });
  await charge(addDays(today, -6), 3_000, { arenaId: other.id, description: '=SOMA(A1), "já"; à vista' });
  await charge(addDays(today, -7), 400);
  await charge(addDays(today, -29), 50);
  await charge(addDays(today, -30), 6);
  await charge(addDays(today, 1), 8);
});

const report = async (args: string) => {
  const { financialReport } = await api().data(
    `{ financialReport(${args}) { from to transactionCount totalInCents paidInCents pendingInCents topService
      transactions(first: 100) { edges { node { on receiverName service description amountInCents standing paidOn payerName } } } } }`,
    {},
    admin.token,
  );
  const { transactions, ...totals } = financialReport;
  return { totals, rows: transactions.edges.map(({ node }: { node: Record<string, unknown> }) => node) };
};

const fetchCsv = (query: string, token: string | null = admin.token) =>
  fetch(new URL(`/exportar/relatorio-financeiro.csv${query}`, api().url), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });

test("what was received counts less what went back, what is owed counts, what was cancelled does not", async () => {
  const { totals, rows } = await report("period: LAST_7_DAYS");
  expect(totals).toEqual({
    from: addDays(today, -6),
    to: today,
    transactionCount: 5,
    totalInCents: 21_500,
    paidInCents: 11_500,
    pendingInCents: 10_000,
    topService: "RENTAL",
  });
  expect(rows).toHaveLength(5);
  expect(rows.at(-1)).toEqual({
    on: addDays(today, -6),
    receiverName: "Arena Serra",
    service: "RENTAL",
    description: '=SOMA(A1), "já"; à vista',
    amountInCents: 3_000,
    standing: "PENDING",
    paidOn: null,
    payerName: null,
  });
  const late = rows.find(({ service }: { service: string }) => service === "CLASS");
  expect(late).toMatchObject({
    standing: "OVERDUE",
    amountInCents: 7_000,
    payerName: "Ricardo Sem Cadastro",
  });
  expect(rows).toContainEqual(
    expect.objectContaining({
      on: today,
      amountInCents: 10_000,
      paidOn: addDays(today, -1),
      payerName: payer.name,
    }),
  );
});

test("a period, a service and an arena narrow what is found, and the sums with it", async () => {
  const count = async (args: string) => (await report(args)).totals.transactionCount;
  expect(await count("period: LAST_30_DAYS")).toBe(7);
  expect((await report("period: LAST_7_DAYS, service: CLASS")).totals).toMatchObject({
    transactionCount: 1,
    totalInCents: 7_000,
    paidInCents: 0,
    topService: "CLASS",
  });
  expect(await count(`period: LAST_7_DAYS, arenaKey: "${other.id}"`)).toBe(1);
  expect((await report("period: LAST_7_DAYS, service: DAY_USE")).totals).toEqual({
    from: addDays(today, -6),
    to: today,
    transactionCount: 0,
    totalInCents: 0,
    paidInCents: 0,
    pendingInCents: 0,
    topService: null,
  });
  const { from, to } = daysOfPeriod("CURRENT_MONTH", today);
  const inMonth = await api().db.charge.count({
    where: { serviceDate: { gte: dayToDatabase(from), lte: dayToDatabase(to) } },
  });
  expect(await count("period: CURRENT_MONTH")).toBe(inMonth);
});

test("pages follow each other without a gap, both ways, in three statements however many there are", async () => {
  const page = async (args: string) => {
    const { financialReport } = await api().data(
      `{ financialReport(period: LAST_30_DAYS) { transactions(${args}) {
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { node { id } } } } }`,
      {},
      admin.token,
    );
    const { pageInfo, edges } = financialReport.transactions;
    return { ...pageInfo, ids: edges.map(({ node }: { node: { id: string } }) => node.id) };
  };
  const all = await page("first: 100");
  const first = await page("first: 3");
  const next = await page(`first: 3, after: "${first.endCursor}"`);
  const rest = await page(`first: 3, after: "${next.endCursor}"`);
  expect([...first.ids, ...next.ids, ...rest.ids]).toEqual(all.ids);
  expect([first, next, rest].map(({ hasNextPage }) => hasNextPage)).toEqual([true, true, false]);
  expect((await page(`last: 2, before: "${rest.startCursor}"`)).ids).toEqual(next.ids.slice(1));
  expect((await page(`first: 5, after: "${first.startCursor}", before: "${next.startCursor}"`)).ids).toEqual(
    first.ids.slice(1),
  );
  expect(await api().statementsOf(() => page("first: 100"))).toHaveLength(3);
});

describe("as a file", () => {
  test("has every row of the report, safe in a sheet, and says how many will come", async () => {
    const answer = await fetchCsv("?periodo=LAST_7_DAYS");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="relatorio-financeiro-${today}.csv"`,
    );
    expect(answer.headers.get("x-total-count")).toBe("5");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.subarray(3).toString();
    const [head = "", ...lines] = text.split("\r\n");
    expect(head).toBe('"Data","Arena","Tipo","Descrição","Valor","Status","Cliente"');
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^"([^"]|"")*"(,"([^"]|"")*"){6}$/);
    const cells = Papa.parse<string[]>(text, { newline: "\r\n", skipEmptyLines: true }).data;
    const [year, month, day] = today.split("-");
    expect(cells).toContainEqual([
      `${day}/${month}/${year}`,
      "Arena Mar",
      "Locação",
      "Quadra 2, das 18 às 19",
      "100,00",
      "Pago",
      payer.name,
    ]);
    expect(cells.at(-1)).toEqual([
      expect.any(String),
      "Arena Serra",
      "Locação",
      `'=SOMA(A1), "já"; à vista`,
      "30,00",
      "Pendente",
      "N/A",
    ]);
    expect(cells).toHaveLength(6);
  });

  test("for Excel is parted by semicolons, and has the day of the payment too", async () => {
    const text = (await (await fetchCsv("?periodo=LAST_7_DAYS&formato=excel")).text()).slice(1);
    const [head, ...rows] = Papa.parse<string[]>(text, { delimiter: ";", skipEmptyLines: true }).data;
    expect(head?.slice(-2)).toEqual(["Cliente", "Pago em"]);
    expect(rows).toHaveLength(5);
    expect(rows.map((cells) => [cells[4], cells[7]])).toEqual(
      expect.arrayContaining([
        ["100,00", dateInDigits(addDays(today, -1))],
        ["30,00", ""],
      ]),
    );
  });

  test("is narrowed like the page, and what narrows nothing is told", async () => {
    const one = await fetchCsv(`?periodo=LAST_7_DAYS&servico=CLASS&arena=${arena.id}`);
    expect((await one.text()).trim().split("\r\n")).toHaveLength(2);
    for (const wrong of ["?periodo=SEMPRE", "?servico=TUDO", "?arena=1", "?arena=a&arena=b"])
      expect((await fetchCsv(wrong)).status).toBe(400);
  });

  test("is for admins alone", async () => {
    const federation = await createFederation(api(), "Da Exportação");
    expect((await fetchCsv("", null)).status).toBe(401);
    for (const { token } of [arena.manager, federation.manager]) {
      const answer = await fetchCsv("", token);
      expect([answer.status, answer.headers.get("x-total-count")]).toEqual([403, null]);
    }
  });

  test("is read in portions, so that a hundred thousand rows are never held at once", async () => {
    const day = dayToDatabase(addDays(today, -15));
    await api().db.charge.createMany({
      data: Array.from({ length: 2_100 }, (_, index) => ({
        arenaId: other.id,
        serviceType: "DAY_USE" as const,
        description: `Entrada ${index}`,
        serviceDate: day,
        amountInCents: 2_500,
      })),
    });
    const statements = await api().statementsOf(async () => {
      const text = await (await fetchCsv("?periodo=LAST_30_DAYS&servico=DAY_USE")).text();
      const cells = Papa.parse<string[]>(text.slice(1), { newline: "\r\n", skipEmptyLines: true }).data;
      expect(new Set(cells.slice(1).map(([, , , description]) => description)).size).toBe(2_100);
    });
    expect(statements.filter((text) => text.includes("LIMIT $9"))).toHaveLength(2);
  });
});
