import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runMonths } from "../../server/billing/plans/monthly-plan.action";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { createOutbox } from "../../server/platform/mail/outbox";
import {
  addDays,
  addMonths,
  dayFromDatabase,
  dayToDatabase,
  firstOfMonth,
} from "../../server/platform/time/calendar-day.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createMonthlyPlan } from "../support/charge-stock";
import { createAthletePerson } from "../support/enrolling";
import { mailsTo } from "../support/mails";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
const today = dayAt(new Date(), "America/Sao_Paulo");
const month = firstOfMonth(today);
const next = addMonths(month, 1);
let arena: ArenaStory;
let athletes: string[];
beforeAll(async () => {
  arena = await createArena(api(), "das Mensalidades");
  athletes = await createAthletes(api(), arena.id, 3);
});
beforeEach(async () => {
  await api().db.monthlyPlan.deleteMany({ where: { arenaId: arena.id } });
});

async function act(mutation: string, input: object, fields: string) {
  const type = mutation[0]!.toUpperCase() + mutation.slice(1);
  const answer = await api().data(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ... on ${type}Success { ${fields} }
      ... on InvalidInput { fields { path message } } ... on UserError { code message } } }`,
    { input },
    arena.manager.token,
  );
  return answer[mutation];
}
const run = (day = today) =>
  act("runMonth", { arenaId: arena.globalId, month: day }, "madeCount madeInCents isDone");
const due = async (day = today) =>
  (
    await api().data(
      `{ viewer { arena { monthDue(runMonth: "${day}") { count totalInCents plans(first: 9, standing: DUE) { edges { node { athleteName monthCharge(chargedMonth: "${day}") { amountInCents dueOn } } } } } } } }`,
      {},
      arena.manager.token,
    )
  ).viewer.arena.monthDue;
/** The plans by how they stand to a month, and how many the month says stand so. */
async function standingsIn(day: string) {
  const lists = ["DUE", "CHARGED", "PAUSED", "NOT_BEGUN", "ENDED"].map(
    (standing) => `${standing}: plans(first: 50, standing: ${standing}) { edges { node { id } } }`,
  );
  const { monthDue } = (
    await api().data(
      `{ viewer { arena { monthDue(runMonth: "${day}") { standings { standing count } ${lists.join(" ")} } } } }`,
      {},
      arena.manager.token,
    )
  ).viewer.arena;
  return (monthDue.standings as { standing: string; count: number }[]).map(({ standing, count }) => {
    const { edges } = monthDue[standing] as { edges: { node: { id: string } }[] };
    expect(edges).toHaveLength(count);
    return [standing, edges.map(({ node }) => node.id)] as const;
  });
}
const chargesOf = async (planId: string) =>
  (
    await api().db.charge.findMany({ where: { monthlyPlanId: planId }, orderBy: { referenceMonth: "asc" } })
  ).map(({ referenceMonth, amountInCents, dueOn, status }) => ({
    month: referenceMonth && dayFromDatabase(referenceMonth),
    amountInCents,
    dueOn: dueOn && dayFromDatabase(dueOn),
    status,
  }));
const planGid = (id: string) => encodeGlobalId("MonthlyPlan", id);

describe("'Nova mensalidade'", () => {
  const input = () => ({
    arenaId: arena.globalId,
    athleteIds: athletes.map((id) => encodeGlobalId("Athlete", id)),
    amountInCents: 18_000,
    dueDay: 31,
    startsOn: month,
    proratesFirstMonth: false,
    requestKey: randomUUID(),
  });
  const create = (typed: object) => act("createMonthlyPlans", typed, "monthlyPlans { id }");

  test("is one for each of the athletes, however often it is sent", async () => {
    const typed = input();
    const answers = await Promise.all([create(typed), create(typed)]);
    answers.push(await create(typed));
    expect(new Set(answers.map(({ monthlyPlans }) => JSON.stringify(monthlyPlans))).size).toBe(1);
    expect(answers[0].monthlyPlans).toHaveLength(3);
    expect(await api().db.monthlyPlan.count({ where: { arenaId: arena.id } })).toBe(3);
  });

  test("says beside each field what is wrong", async () => {
    expect((await create({ ...input(), dueDay: 32 })).fields).toEqual([
      { path: ["dueDay"], message: "Dia de 1 a 31" },
    ]);
    expect((await create({ ...input(), endsOn: addDays(month, -1) })).fields).toEqual([
      { path: ["endsOn"], message: "O fim não pode ser antes do começo" },
    ]);
    const [stranger = ""] = await createAthletes(api(), (await createArena(api(), "De Fora")).id, 1);
    expect((await create({ ...input(), athleteIds: [encodeGlobalId("Athlete", stranger)] })).fields).toEqual([
      { path: ["athleteIds"], message: "Escolha atletas desta arena" },
    ]);
    expect(await api().db.monthlyPlan.count({ where: { arenaId: arena.id } })).toBe(0);
  });
});

describe("a month's run", () => {
  test("makes what its preview says, once, whoever asks for it and at the same time", async () => {
    const ids = [];
    for (const athleteId of athletes) ids.push(await createMonthlyPlan(api(), arena.id, athleteId));
    const preview = await due();
    expect(preview).toMatchObject({ count: 3, totalInCents: 54_000 });
    const answers = await Promise.all([run(), run(), run()]);
    const made = answers.map(({ madeCount, madeInCents }) => [madeCount, madeInCents]);
    expect(made.toSorted((one, other) => one[0] - other[0])).toEqual([
      [0, 0],
      [0, 0],
      [3, 54_000],
    ]);
    const parts = { now: new Date(), outbox: createOutbox(false), publicUrl: "https://praia.example" };
    await runMonths(api().db, parts);
    for (const id of ids) {
      const charges = (await chargesOf(id)).filter((charge) => charge.month === month);
      expect(charges).toHaveLength(1);
      // Nobody is late before they were asked.
      expect(charges[0]!.dueOn! >= today).toBe(true);
    }
    expect(await due()).toMatchObject({ count: 0, plans: { edges: [] } });
  });

  test("says of everybody whether they are charged, and why not", async () => {
    const plan = async (index: number, more: object = {}) =>
      planGid(await createMonthlyPlan(api(), arena.id, athletes[index]!, more));
    const charged = await plan(0);
    await run();
    const due = await plan(0);
    const paused = await plan(1);
    await act("pausePlan", { planId: paused, months: [month] }, "monthlyPlan { id }");
    const notBegun = await plan(2, { startsOn: new Date(`${next}T00:00:00Z`) });
    const ended = await plan(2, { endsOn: new Date(`${addDays(month, -1)}T00:00:00Z`) });
    // Whoever begins on the last day or ends on the first is charged.
    const lastDay = await plan(1, { startsOn: new Date(`${addDays(next, -1)}T00:00:00Z`) });
    const firstDay = await plan(1, { endsOn: new Date(`${month}T00:00:00Z`) });
    const [dues, ...others] = await standingsIn(month);
    expect(dues?.[1].toSorted()).toEqual([due, lastDay, firstDay].toSorted());
    expect(others).toEqual([
      ["CHARGED", [charged]],
      ["PAUSED", [paused]],
      ["NOT_BEGUN", [notBegun]],
      ["ENDED", [ended]],
    ]);
    expect(await run()).toMatchObject({ madeCount: 3 });
    expect((await standingsIn(month))[0]).toEqual(["DUE", []]);
  });

  test("tells of this month and the next what is made and what is not; what was cancelled is not", async () => {
    const ids = [];
    for (const athleteId of athletes) ids.push(await createMonthlyPlan(api(), arena.id, athleteId));
    await run();
    const [first] = await api().db.charge.findMany({ where: { monthlyPlanId: ids[0]! } });
    await api().data(
      `mutation ($input: CancelChargeInput!) { cancelCharge(input: $input) { __typename } }`,
      { input: { chargeId: encodeGlobalId("Charge", first!.id), reason: "Não vem mais" } },
      arena.manager.token,
    );
    const asked = `{ viewer { arena { monthsDue { month count totalInCents chargedCount chargedInCents } } } }`;
    expect((await api().data(asked, {}, arena.manager.token)).viewer.arena.monthsDue).toEqual([
      { month, count: 0, totalInCents: 0, chargedCount: 2, chargedInCents: 36_000 },
      { month: next, count: 3, totalInCents: 54_000, chargedCount: 0, chargedInCents: 0 },
    ]);
  });

  test("charges nobody for a month after their end, however close the two come", async () => {
    for (let round = 0; round < 5; round++) {
      const id = await createMonthlyPlan(api(), arena.id, athletes[0]!);
      await Promise.all([
        run(next),
        act("endMonthlyPlan", { planId: planGid(id), endsOn: today }, "cancelledCount"),
      ]);
      expect((await chargesOf(id)).filter(({ status }) => status !== "CANCELLED")).toEqual([]);
    }
  });

  test("of thousands makes a thousand or so at once, and the rest when it is run again", async () => {
    await createMonthlyPlan(api(), arena.id, athletes[0]!);
    const [plan] = await api().db.monthlyPlan.findMany({ where: { arenaId: arena.id } });
    await api().db.monthlyPlan.createMany({
      data: Array.from({ length: 1_200 }, () => ({ ...plan!, id: randomUUID(), requestKey: randomUUID() })),
    });
    expect(await run()).toEqual({ madeCount: 1_000, madeInCents: 18_000_000, isDone: false });
    expect(await run()).toEqual({ madeCount: 201, madeInCents: 3_618_000, isDone: true });
    expect(await due()).toMatchObject({ count: 0 });
  });

  test("tells who has an account", async () => {
    const { athleteId, userId } = await createAthletePerson(api(), "Mensalista", arena.id);
    await createMonthlyPlan(api(), arena.id, athleteId);
    await run();
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: userId } });
    expect((await mailsTo(api(), email)).map(({ subject }) => subject)).toEqual([
      "Nova cobrança da Arena das Mensalidades",
    ]);
  });

  test("is for this month and the next", async () => {
    expect((await run(addMonths(next, 1))).fields).toEqual([
      { path: ["month"], message: "Gere as cobranças deste mês ou do próximo" },
    ]);
  });

  test("follows the price of the month, leaves out its pauses, and comes to an end", async () => {
    const id = await createMonthlyPlan(api(), arena.id, athletes[0]!);
    await act(
      "changePlanPrice",
      { planId: planGid(id), fromMonth: next, amountInCents: 20_000 },
      "monthlyPlan { id }",
    );
    await run();
    await run(next);
    expect((await chargesOf(id)).map(({ amountInCents }) => amountInCents)).toEqual([18_000, 20_000]);
    const end = await act(
      "endMonthlyPlan",
      { planId: planGid(id), endsOn: today },
      "cancelledCount monthlyPlan { endsOn charges { referenceMonth standing } }",
    );
    expect(end).toEqual({
      cancelledCount: 1,
      monthlyPlan: {
        endsOn: today,
        charges: [
          { referenceMonth: next, standing: "CANCELLED" },
          { referenceMonth: month, standing: "PENDING" },
        ],
      },
    });
    expect((await chargesOf(id)).map(({ status }) => status)).toEqual(["PENDING", "CANCELLED"]);
    expect(await run(next)).toEqual({ madeCount: 0, madeInCents: 0, isDone: true });
    const startsOn = addMonths(month, -6);
    const more = { startsOn: dayToDatabase(startsOn) };
    const recent = await createMonthlyPlan(api(), arena.id, athletes[1]!, more);
    const endsOn = addDays(startsOn, -1);
    expect(
      await act("endMonthlyPlan", { planId: planGid(recent), endsOn }, "monthlyPlan { id }"),
    ).toMatchObject({ code: "BEFORE_PLAN_BEGINS" });
  });
});

test("a later last day brings back the months that an earlier one took, and none that was cancelled by hand", async () => {
  const [id, other] = [
    await createMonthlyPlan(api(), arena.id, athletes[0]!),
    await createMonthlyPlan(api(), arena.id, athletes[1]!),
  ];
  await run(next);
  const { id: byHand } = await api().db.charge.findFirstOrThrow({ where: { monthlyPlanId: other } });
  await act(
    "cancelCharge",
    { chargeId: encodeGlobalId("Charge", byHand), reason: "Não vem" },
    "charge { id }",
  );
  const end = (plan: string, endsOn: string) =>
    act("endMonthlyPlan", { planId: planGid(plan), endsOn }, "cancelledCount");
  expect([await end(id, today), await end(other, today)]).toEqual([
    { cancelledCount: 1 },
    { cancelledCount: 0 },
  ]);
  const [dropped] = await api().db.charge.findMany({ where: { monthlyPlanId: id } });
  for (const plan of [id, other])
    expect(await end(plan, addDays(addMonths(next, 1), -1))).toEqual({ cancelledCount: 0 });
  expect(await due(next)).toMatchObject({ count: 1 });
  expect(await run(next)).toMatchObject({ madeCount: 1 });
  expect(await chargesOf(id)).toMatchObject([{ month: next, status: "PENDING" }]);
  expect(await chargesOf(other)).toMatchObject([{ month: next, status: "CANCELLED" }]);
  // What was cancelled stays among the charges of the arena.
  expect(await api().db.charge.findUniqueOrThrow({ where: { id: dropped!.id } })).toMatchObject({
    status: "CANCELLED",
    monthlyPlanId: null,
  });
});

describe("'Pausar'", () => {
  const later = addMonths(month, 2);
  let id: string;
  beforeEach(async () => {
    id = await createMonthlyPlan(api(), arena.id, athletes[0]!);
  });
  const pause = (months: string[], resumedMonths: string[] = []) =>
    act("pausePlan", { planId: planGid(id), months, resumedMonths }, "monthlyPlan { pausedMonths }");

  test("leaves alone what it does not name, also when two pause at once", async () => {
    await Promise.all([pause([next]), pause([later])]);
    expect((await pause([next])).monthlyPlan.pausedMonths).toEqual([next, later]);
    await run(next);
    expect(await chargesOf(id)).toEqual([]);
    expect((await pause([], [next])).monthlyPlan.pausedMonths).toEqual([later]);
    await run(next);
    expect((await chargesOf(id)).map((charge) => charge.month)).toEqual([next]);
  });

  test("says what cannot be paused", async () => {
    expect((await pause([addMonths(month, -1)])).fields).toEqual([
      { path: ["months"], message: "Escolha este mês ou um dos próximos onze" },
    ]);
    expect((await pause([], [addMonths(month, 12)])).fields).toEqual([
      { path: ["resumedMonths"], message: "Escolha este mês ou um dos próximos onze" },
    ]);
    expect((await pause([])).fields).toEqual([
      { path: ["months"], message: "Marque ou desmarque pelo menos um mês" },
    ]);
    expect((await pause([next], [next])).fields).toEqual([
      { path: ["resumedMonths"], message: "Um mês não pode ser pausado e cobrado ao mesmo tempo" },
    ]);
    await run();
    expect((await pause([month])).fields).toEqual([
      {
        path: ["months"],
        message: expect.stringMatching(/já foi gerada\. Para não cobrar o mês, cancele a cobrança\.$/),
      },
    ]);
    expect(await api().db.monthlyPlanPause.count({ where: { monthlyPlanId: id } })).toBe(0);
  });
});
