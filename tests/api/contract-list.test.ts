import { beforeAll, expect, test } from "vitest";
import { contractStates } from "../../server/administration/contracts/contract-period.rules";
import { createAdmin } from "../support/administering";
import { useApi } from "../support/api";
import { createContract, inDays } from "../support/contracts";
import { createFederation } from "../support/federation-story";
import { createArena, nextNumber, type Person } from "../support/story";

// How contracts are found, and counted where somebody should act.
const api = useApi();
let admin: Person;
beforeAll(async () => {
  admin = await createAdmin(api());
});
const newArena = () => createArena(api(), `Contratante ${nextNumber()}`);

const list = async (filter: string, token: string | null = admin.token) => {
  const { allContracts } = await api().data(
    `{ allContracts(first: 50, ${filter}) { totalCount edges { node { plan state } } } }`,
    {},
    token,
  );
  return allContracts.edges.map(({ node }: { node: { plan: string } }) => node.plan);
};

test("has what ends first first, finds by name and acronym, and each row by its one state", async () => {
  const mark = `Rede ${nextNumber()}`;
  const rows: [string, Parameters<typeof createContract>[2]][] = [
    ["vencido", { firstDay: inDays(-60), lastDay: inDays(-1) }],
    ["vence hoje", { lastDay: inDays(0) }],
    ["vence em 30", { lastDay: inDays(30) }],
    ["vence em 31", { lastDay: inDays(31) }],
    ["agendado", { firstDay: inDays(1), lastDay: inDays(40) }],
    ["sem fim", { lastDay: null }],
    ["renova", { lastDay: inDays(3), termMonths: 12 }],
    ["marcado", { lastDay: inDays(20), endedOn: inDays(5) }],
    ["encerrado", { endedOn: inDays(0) }],
    ["nem começou", { firstDay: inDays(10), lastDay: null, endedOn: inDays(-1) }],
  ];
  for (const [plan, days] of rows) {
    const { id } = await createArena(api(), `${mark} ${plan}`);
    await createContract(api(), { arenaId: id }, days, { plan });
  }
  expect(await list(`search: "${mark.toUpperCase()}"`)).toEqual([
    "vencido",
    "vence hoje",
    "vence em 30",
    "vence em 31",
    "agendado",
    "renova",
    "sem fim",
    "nem começou",
    "encerrado",
    "marcado",
  ]);
  const found = Object.fromEntries(
    await Promise.all(
      contractStates.map(async (state) => [
        state,
        (await list(`search: "${mark}", state: ${state}`)).toSorted(),
      ]),
    ),
  );
  expect(found).toEqual({
    SCHEDULED: ["agendado"],
    RUNNING: ["marcado", "renova", "sem fim", "vence em 31"],
    EXPIRING: ["vence em 30", "vence hoje"],
    EXPIRED: ["vencido"],
    ENDED: ["encerrado", "nem começou"],
  });
  const { allContracts } = await api().data(
    `{ allContracts(first: 50, search: "${mark}") { edges { node { plan state } } } }`,
    {},
    admin.token,
  );
  for (const { node } of allContracts.edges) expect(found[node.state]).toContain(node.plan);

  const federation = await createFederation(api(), mark);
  await createContract(api(), { federationId: federation.id }, {}, { plan: "federado" });
  const { acronym } = await api().db.federation.findUniqueOrThrow({ where: { id: federation.id } });
  expect(await list(`search: "${acronym}"`)).toEqual(["federado"]);
  expect(await list(`search: "%"`)).toEqual([]);
});

test("goes on page after page, without a row twice or none", async () => {
  const mark = `Página ${nextNumber()}`;
  for (let index = 0; index < 7; index++) {
    const { id } = await createArena(api(), `${mark} ${index}`);
    const days = index < 3 ? { lastDay: null } : { lastDay: inDays(50) };
    await createContract(api(), { arenaId: id }, days, { plan: `Plano ${index}` });
  }
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const { allContracts }: Record<string, any> = await api().data(
      `query ($after: String) { allContracts(first: 2, after: $after, search: "${mark}") {
        totalCount pageInfo { hasNextPage endCursor } edges { node { plan } } } }`,
      { after },
      admin.token,
    );
    seen.push(...allContracts.edges.map(({ node }: { node: { plan: string } }) => node.plan));
    expect(allContracts.totalCount).toBe(7);
    if (!allContracts.pageInfo.hasNextPage) break;
    after = allContracts.pageInfo.endCursor;
  }
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `Plano ${index}`));
});

test("never reads what is in a document", async () => {
  const arena = await newArena();
  const id = await createContract(api(), { arenaId: arena.id });
  const content = new Uint8Array(Buffer.from("%PDF-1.7"));
  await api().db.contractDocument.create({
    data: { contractId: id, name: "c.pdf", size: content.length, content, sentAt: new Date() },
  });
  const statements = await api().statementsOf(() =>
    api().data(
      `{ allContracts(first: 50) { edges { node { plan document { name size } } } } }`,
      {},
      admin.token,
    ),
  );
  expect(statements.some((sql) => sql.includes("documentos_contratos"))).toBe(true);
  expect(statements.filter((sql) => sql.includes("conteudo"))).toEqual([]);
});

test("the dashboard counts what ends soon and what has run out, and nothing that was decided", async () => {
  const read = async () =>
    (await api().data("{ platformSummary { expiringContractCount expiredContractCount } }", {}, admin.token))[
      "platformSummary"
    ];
  const before = await read();
  const rows: Parameters<typeof createContract>[2][] = [
    { lastDay: inDays(0) },
    { lastDay: inDays(30) },
    { lastDay: inDays(31) },
    { firstDay: inDays(2), lastDay: inDays(9) },
    { firstDay: inDays(-60), lastDay: inDays(-1) },
    { firstDay: inDays(-60), lastDay: inDays(-1), termMonths: 3 },
    { lastDay: inDays(9), endedOn: inDays(2) },
  ];
  for (const days of rows) await createContract(api(), { arenaId: (await newArena()).id }, days);
  expect(await read()).toEqual({
    expiringContractCount: before.expiringContractCount + 2,
    expiredContractCount: before.expiredContractCount + 1,
  });
});
