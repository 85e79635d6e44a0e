import { randomUUID } from "node:crypto";
import Papa from "papaparse";
import { beforeAll, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createFederation, type FederationStory } from "../support/federation-story";
import { createCharge } from "../support/ledger";
import { createArena, createAthletes, createPerson, type ArenaStory } from "../support/story";

const api = useApi();
const today = dayAt(new Date(), brasiliaTime);
let federation: FederationStory;
let other: FederationStory;
let arena: ArenaStory;
let open: string;
let late: string;
let gone: string;

beforeAll(async () => {
  federation = await createFederation(api(), "Do caixa");
  other = await createFederation(api(), "Do outro caixa");
  arena = await createArena(api(), "Filiada do caixa");
  await api().db.arena.update({ where: { id: arena.id }, data: { federationId: federation.id } });
  const [ana = "", bia = "", caio = ""] = await createAthletes(api(), arena.id, 3, "Da Federação");
  await api().db.athlete.update({ where: { id: ana }, data: { fullName: "Ána Conceição" } });
  const fee = async (athleteId: string, days: number, more: object, state = {}) =>
    (
      await createCharge(
        api().db,
        {
          federationId: federation.id,
          athleteId,
          serviceType: "TOURNAMENT",
          kind: "ENTRY",
          description: "Inscrição: Etapa de Maio, Misto A",
          serviceDate: dayToDatabase(addDays(today, days)),
          dueOn: dayToDatabase(addDays(today, days)),
          amountInCents: 9_000,
          ...more,
        },
        state,
      )
    ).id;
  open = await fee(ana, 40, {});
  late = await fee(bia, -60, { description: "Inscrição: Etapa de Março, Feminino B", amountInCents: 7_000 });
  gone = await fee(caio, 5, { amountInCents: 6_000 }, { status: "CANCELLED" });
  await fee(bia, 6, { amountInCents: 5_000 }, { status: "PAID" });
  await fee(bia, 6, { amountInCents: 4_000, federationId: other.id });
  await fee(ana, 6, { amountInCents: 3_000, federationId: null, arenaId: arena.id });
});

const idOf = (charge: string) => encodeGlobalId("Charge", charge);
async function act(mutation: string, input: object, token = federation.manager.token) {
  const type = mutation[0]!.toUpperCase() + mutation.slice(1);
  const answer = await api().data(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) {
      ... on ${type}Success { charge { standing creditInCents receivedInCents } }
      ... on InvalidInput { fields { path message } } ... on RuleViolation { code message } } }`,
    { input },
    token,
  );
  return answer[mutation];
}
const pay = (charge: string, amountInCents: number, requestKey = randomUUID() as string) =>
  act("registerChargePayment", {
    chargeId: idOf(charge),
    amountInCents,
    method: "PIX",
    waivesLate: true,
    requestKey,
  });
const listed = async (fields: string, args = "search: null", { token } = federation.manager) =>
  (
    await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Federation { charges(${args}) { ${fields} } } } }`,
      { id: federation.globalId },
      token,
    )
  ).node?.charges;
const amounts = async (args?: string, standing = "") =>
  (await listed(`charges(first: 10${standing}) { edges { node { amountInCents } } }`, args)).charges.edges
    .map(({ node }: { node: { amountInCents: number } }) => node.amountInCents)
    .toSorted();

test("a federation sees what is owed for its own championships, and nobody else's money", async () => {
  expect(
    await listed("count totalInCents receivedInCents pendingInCents overdueInCents toRefundCount"),
  ).toEqual({
    count: 4,
    totalInCents: 21_000,
    receivedInCents: 5_000,
    pendingInCents: 16_000,
    overdueInCents: 7_000,
    toRefundCount: 0,
  });
  expect(await amounts()).toEqual([5_000, 6_000, 7_000, 9_000].toSorted());
  expect(await amounts('search: "ana conceicao"')).toEqual([9_000]);
  expect(await amounts('search: "marco feminino"')).toEqual([7_000]);
  expect(await amounts(`month: "${addDays(today, 40)}"`)).toContain(9_000);
  expect(await amounts(undefined, ", standing: OVERDUE")).toEqual([7_000]);
});

test("nobody else sees or touches it: another federation, an arena of its own, who is not signed in", async () => {
  for (const token of [other.manager.token, arena.manager.token, null]) {
    const { data } = await api().run(
      "query ($id: ID!) { node(id: $id) { ... on Federation { charges { count } } } }",
      { id: federation.globalId },
      token,
    );
    expect(data?.["node"] ?? null).toBeNull();
  }
  for (const { token } of [other.manager, arena.manager]) {
    const { errors } = await api().run(
      "mutation ($input: RegisterChargePaymentInput!) { registerChargePayment(input: $input) { __typename } }",
      {
        input: { chargeId: idOf(open), amountInCents: 9_000, method: "PIX", requestKey: randomUUID() },
      },
      token,
    );
    expect(errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
  }
});

test("it writes down what came, once, takes it back, and gives back credit of a place that is gone", async () => {
  const key = randomUUID();
  const answers = await Promise.all([pay(late, 7_000, key), pay(late, 7_000, key)]);
  expect(answers.map(({ charge }) => charge.receivedInCents)).toEqual([7_000, 7_000]);
  await act("undoChargePayment", { chargeId: idOf(late), reason: "Era de outra pessoa" });
  expect(await amounts(undefined, ", standing: OVERDUE")).toEqual([7_000]);

  expect(await pay(gone, 6_000)).toMatchObject({ charge: { standing: "TO_REFUND", creditInCents: 6_000 } });
  expect(await listed("toRefundCount toRefundInCents receivedInCents")).toEqual({
    toRefundCount: 1,
    toRefundInCents: 6_000,
    receivedInCents: 5_000,
  });
  expect(await amounts(undefined, ", standing: TO_REFUND")).toEqual([6_000]);
  const refund = {
    chargeId: idOf(gone),
    amountInCents: 6_000,
    ofCredit: true,
    reason: "Chegou depois da vaga",
    requestKey: randomUUID(),
  };
  await Promise.all([act("refundCharge", refund), act("refundCharge", refund)]);
  expect(await listed("toRefundCount toRefundInCents")).toEqual({ toRefundCount: 0, toRefundInCents: 0 });
});

test("all of it goes into a sheet, for who works for the federation", async () => {
  const fetched = (query: string, token: string | null = federation.manager.token) =>
    fetch(new URL(`/exportar/cobrancas.csv?federacao=${federation.id}${query}`, api().url), {
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    });
  const answer = await fetched("");
  expect([answer.status, answer.headers.get("x-total-count")]).toEqual([200, "4"]);
  const { data } = Papa.parse<string[]>((await answer.text()).replace("\uFEFF", ""), {
    delimiter: ";",
    skipEmptyLines: true,
  });
  expect(data).toHaveLength(5);
  expect(data).toContainEqual(expect.arrayContaining(["Ána Conceição", "Inscrição", "Pendente", "90,00"]));
  expect((await fetched("&busca=marco")).headers.get("x-total-count")).toBe("1");
  expect((await fetched("", null)).status).toBe(401);
  const stranger = await createPerson(api(), "Sem federação");
  for (const token of [other.manager.token, arena.manager.token, stranger.token])
    expect((await fetched("", token)).status).toBe(403);
  expect(
    (
      await fetch(new URL("/exportar/cobrancas.csv?federacao=x", api().url), {
        headers: { Authorization: `Bearer ${federation.manager.token}` },
      })
    ).status,
  ).toBe(400);
});
