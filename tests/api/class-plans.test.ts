import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import {
  addDays,
  addMonths,
  dayFromDatabase,
  firstOfMonth,
} from "../../server/platform/time/calendar-day.rules";
import { useApi } from "../support/api";
import { createClassPlan } from "../support/charge-stock";
import { athleteGid, ClassDesk } from "../support/class-desk";
import { createAthletePerson } from "../support/enrolling";
import { mailsTo } from "../support/mails";
import { createArena, createAthletes } from "../support/story";

const api = useApi();
const desk = new ClassDesk(api, "Dos planos");
let athlete: Awaited<ReturnType<typeof createAthletePerson>>;
let plan: string;

const linkOf = async (athleteId: string, arenaId = desk.arena.id) => {
  const where = { arenaId_athleteId: { arenaId, athleteId } };
  return encodeGlobalId("ArenaAthlete", (await api().db.arenaAthlete.findUniqueOrThrow({ where })).id);
};
beforeEach(async () => {
  await desk.clear();
  athlete = await createAthletePerson(api(), "Ana Praia", desk.arena.id);
  plan = await createClassPlan(api(), desk.arena.id);
});

const sell = async (more: object = {}, token?: string) =>
  desk.act(
    "sellClassPlan",
    {
      arenaAthleteId: await linkOf(athlete.athleteId),
      planId: encodeGlobalId("ClassPlan", plan),
      priceInCents: 48_000,
      dueOn: addDays(desk.today, 7),
      requestKey: randomUUID(),
      ...more,
    },
    token,
    "... on SellClassPlanSuccess { arenaAthlete { classCreditsLeft } }",
  );
const given = async (name: string, more: object) =>
  desk.act(name, { arenaAthleteId: await linkOf(athlete.athleteId), key: randomUUID(), ...more });
const chargesOf = async () => {
  const rows = await api().db.charge.findMany({
    where: { athleteId: athlete.athleteId },
    orderBy: { id: "asc" },
  });
  return rows.map(({ kind, description, amountInCents, dueOn, status }) => ({
    kind,
    description,
    amountInCents,
    dueOn: dueOn && dayFromDatabase(dueOn),
    status,
  }));
};
const creditsOf = async () => {
  const rows = await api().db.classCredit.findMany({
    where: { athleteId: athlete.athleteId },
    include: { entries: { orderBy: { position: "desc" }, take: 1 } },
    orderBy: { id: "asc" },
  });
  return rows.map(
    ({ kind, entries }) => `${kind} ${entries[0]!.state} ${dayFromDatabase(entries[0]!.expiresOn)}`,
  );
};
const cancelCharge = async () => {
  const { id } = await api().db.charge.findFirstOrThrow({ where: { athleteId: athlete.athleteId } });
  const answer = await desk.act("cancelCharge", {
    chargeId: encodeGlobalId("Charge", id),
    reason: "Desistiu do pacote",
  });
  expect(answer.__typename).toBe("CancelChargeSuccess");
};

describe("an arena's plans", () => {
  const create = (more: object = {}) =>
    desk.act("createClassPlan", {
      arenaId: desk.arena.globalId,
      kind: "PACKAGE",
      name: "Pacote de 10",
      priceInCents: 60_000,
      classCount: 10,
      validDays: 90,
      requestKey: randomUUID(),
      ...more,
    });
  const named = async () => {
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Arena { classPlans { name kind priceInCents classCount validDays active } } } }`,
      { id: desk.arena.globalId },
      desk.arena.manager.token,
    );
    return node.classPlans as { name: string; classCount: number | null; active: boolean }[];
  };

  test("are made once each, changed for sales to come, and taken off sale", async () => {
    const requestKey = randomUUID();
    const answers = await Promise.all([create({ requestKey }), create({ requestKey })]);
    expect(answers.map(({ __typename }) => __typename)).toEqual([
      "CreateClassPlanSuccess",
      "CreateClassPlanSuccess",
    ]);
    expect((await named()).filter(({ name }) => name === "Pacote de 10")).toHaveLength(1);
    await desk.act("changeClassPlan", {
      planId: encodeGlobalId("ClassPlan", plan),
      name: "Pacote antigo",
      priceInCents: 50_000,
      classCount: 8,
      validDays: 30,
      active: false,
    });
    expect(await named()).toContainEqual(expect.objectContaining({ name: "Pacote antigo", active: false }));
    expect(await sell({ priceInCents: 50_000 })).toMatchObject({ code: "NOT_ON_SALE" });
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on ArenaAthlete { plansOnSale { name } } } }`,
      { id: await linkOf(athlete.athleteId) },
      desk.arena.manager.token,
    );
    expect(node.plansOnSale).not.toContainEqual({ name: "Pacote antigo" });
  });

  test("say beside each field what is wrong", async () => {
    const wrong = await create({ name: " ", priceInCents: 0, classCount: null, validDays: 1000 });
    expect(wrong.fields.map(({ path }: { path: string[] }) => path[0]).toSorted()).toEqual([
      "classCount",
      "name",
      "priceInCents",
      "validDays",
    ]);
    expect(await create({ kind: "SINGLE", classCount: 4, name: "Avulsa" })).toMatchObject({
      __typename: "CreateClassPlanSuccess",
    });
    expect(await named()).toContainEqual(expect.objectContaining({ name: "Avulsa", classCount: null }));
  });
});

describe("'Vender plano'", () => {
  test("gives the credits and asks for their price, once however often it is pressed", async () => {
    const requestKey = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => sell({ requestKey })));
    for (const answer of answers)
      expect(answer).toMatchObject({
        __typename: "SellClassPlanSuccess",
        arenaAthlete: { classCreditsLeft: 8 },
      });
    expect(await creditsOf()).toEqual(
      Array.from({ length: 8 }, () => `PACKAGE AVAILABLE ${addDays(desk.today, 60)}`),
    );
    expect(await chargesOf()).toEqual([
      {
        kind: "PACKAGE",
        description: "Pacote de 8",
        amountInCents: 48_000,
        dueOn: addDays(desk.today, 7),
        status: "PENDING",
      },
    ]);
    expect(await mailsTo(api(), athlete.email)).toHaveLength(1);
  });

  test("of a class, paid beside the platform: the charge is paid, and nobody is asked for anything", async () => {
    plan = await createClassPlan(api(), desk.arena.id, {
      kind: "SINGLE",
      name: "Avulsa",
      priceInCents: 7000,
      classCount: null,
      validDays: null,
    });
    await sell({ priceInCents: 7000, dueOn: null, paidBy: "CASH" });
    expect(await creditsOf()).toEqual([`SINGLE AVAILABLE ${addDays(desk.today, 30)}`]);
    expect(await chargesOf()).toMatchObject([{ kind: "SINGLE_CLASS", status: "PAID", dueOn: desk.today }]);
    expect(await mailsTo(api(), athlete.email)).toEqual([]);
  });

  test("of months: a 'Mensalidade' from now on, and its first charge", async () => {
    plan = await createClassPlan(api(), desk.arena.id, {
      kind: "MONTHLY",
      name: "Duas por semana",
      priceInCents: 30_000,
      classCount: null,
      validDays: null,
    });
    const months = { priceInCents: 30_000, dueOn: null, dueDay: 31, proratesFirstMonth: false };
    const requestKey = randomUUID();
    await Promise.all([sell({ ...months, requestKey }), sell({ ...months, requestKey })]);
    const [monthly, ...others] = await api().db.monthlyPlan.findMany({
      where: { athleteId: athlete.athleteId },
    });
    expect(others).toEqual([]);
    expect(monthly).toMatchObject({ amountInCents: 30_000, dueDay: 31, description: "Duas por semana" });
    expect(await chargesOf()).toMatchObject([
      {
        kind: "MONTHLY_FEE",
        amountInCents: 30_000,
        dueOn: addDays(addMonths(firstOfMonth(desk.today), 1), -1),
      },
    ]);
    expect(await creditsOf()).toEqual([]);

    const early = { startsOn: addMonths(firstOfMonth(desk.today), 3), paidBy: "PIX" };
    expect(await sell({ ...months, ...early })).toMatchObject({ fields: [{ path: ["paidBy"] }] });
    expect(await api().db.monthlyPlan.count({ where: { athleteId: athlete.athleteId } })).toBe(1);
  });

  test("says what is wrong, and then sells nothing", async () => {
    expect(await sell({ dueOn: null })).toMatchObject({ fields: [{ path: ["dueOn"] }] });
    expect(await sell({ dueOn: addDays(desk.today, -1) })).toMatchObject({ fields: [{ path: ["dueOn"] }] });
    expect(await sell({ priceInCents: 47_000 })).toMatchObject({ code: "PRICE_CHANGED" });
    const other = await createArena(api(), "Vizinha dos planos");
    const foreign = await createClassPlan(api(), other.id);
    expect(await sell({ planId: encodeGlobalId("ClassPlan", foreign) })).toMatchObject({
      fields: [{ path: ["planId"], message: "Escolha um plano desta arena" }],
    });
    const [theirs = ""] = await createAthletes(api(), other.id, 1);
    const link = await linkOf(theirs, other.id);
    await expect(sell({ arenaAthleteId: link })).rejects.toThrow("permiss");
    await expect(sell({}, athlete.token)).rejects.toThrow("permiss");
    await api().db.arenaAthlete.updateMany({
      where: { athleteId: athlete.athleteId, arenaId: desk.arena.id },
      data: { active: false },
    });
    expect(await sell()).toMatchObject({ code: "NOT_HERE" });
    expect([await creditsOf(), await chargesOf()]).toEqual([[], []]);
  });
});

test("whose charge is cancelled keeps what pays a class, until that comes back", async () => {
  await sell();
  const session = await desk.scheduled({ date: addDays(desk.today, 4), courtKey: null });
  const place = { sessionId: session, athleteId: athleteGid(athlete.athleteId) };
  await desk.act("bookClass", { ...place, orWait: false }, athlete.token);
  await cancelCharge();
  const states = async () => (await creditsOf()).map((credit) => credit.split(" ")[1]);
  expect((await states()).toSorted()).toEqual([...Array.from({ length: 7 }, () => "CANCELLED"), "RESERVED"]);
  await desk.act("leaveClass", place, athlete.token);
  expect(await states()).toEqual(Array.from({ length: 8 }, () => "CANCELLED"));
});

const recordOf = async (fields: string) => {
  const { athlete: seen } = await api().data(
    `query ($key: UUID!) { athlete(key: $key) { classRecord { arenas { ${fields} } } } }`,
    { key: athlete.athleteId },
    athlete.token,
  );
  return seen.classRecord.arenas[0];
};

test("the athlete reads what came, what went and what was left each time", async () => {
  await sell();
  const session = await desk.scheduled({ date: addDays(desk.today, 4), courtKey: null });
  const place = { sessionId: session, athleteId: athleteGid(athlete.athleteId) };
  await desk.act("bookClass", { ...place, orWait: false }, athlete.token);
  await desk.act("leaveClass", place, athlete.token);
  const lines = "change count delta balance note className";
  const { creditLines, nextExpiry, creditsLeft } = await recordOf(
    `creditsLeft nextExpiry { expiresOn count } creditLines { ${lines} }`,
  );
  expect(creditLines).toEqual([
    { change: "RETURNED", count: 1, delta: 1, balance: 8, note: null, className: "D" },
    { change: "BOOKED", count: 1, delta: -1, balance: 7, note: null, className: "D" },
    { change: "GRANTED", count: 8, delta: 8, balance: 8, note: "Pacote de 8", className: null },
  ]);
  expect(creditsLeft).toBe(8);
  expect(nextExpiry).toEqual({ expiresOn: addDays(desk.today, 60), count: 8 });
  expect(await recordOf(`creditLines(skip: 2) { change }`)).toEqual({ creditLines: [{ change: "GRANTED" }] });
  expect(await recordOf(`creditLines(skip: -5) { change }`)).toMatchObject({ creditLines: { length: 3 } });
});

test("what the arena gives for nothing says why", async () => {
  await desk.act("grantClassCredits", {
    arenaAthleteId: await linkOf(athlete.athleteId),
    key: randomUUID(),
    count: 2,
    expiresOn: addDays(desk.today, 10),
    reason: " Cortesia de aniversário ",
  });
  expect(await recordOf("creditLines { change count note }")).toEqual({
    creditLines: [{ change: "GRANTED", count: 2, note: "Cortesia de aniversário" }],
  });
});

test("classes of one's own level are offered first, with what booking them costs", async () => {
  await api().db.athlete.update({ where: { id: athlete.athleteId }, data: { level: "C" } });
  const on = (days: number, more: object) =>
    desk.scheduled({ date: addDays(desk.today, days), courtKey: null, priceInCents: 5000, ...more });
  await on(3, { level: "D" });
  await on(5, { level: "C" });
  const openings = "openings { category isOwnLevel payingKind priceInCents }";
  expect((await recordOf(openings)).openings).toEqual([
    { category: "C", isOwnLevel: true, payingKind: null, priceInCents: 5000 },
    { category: "D", isOwnLevel: false, payingKind: null, priceInCents: 5000 },
  ]);
  await sell();
  expect((await recordOf(openings)).openings[1]).toMatchObject({ payingKind: "PACKAGE", priceInCents: null });
});

test("what was sold is not taken back as if it had been given", async () => {
  await given("grantClassCredits", { count: 2, expiresOn: addDays(desk.today, 30) });
  expect(await sell()).toMatchObject({ arenaAthlete: { classCreditsLeft: 10 } });
  const gift = `PACKAGE CANCELLED ${addDays(desk.today, 30)}`;
  const reason = "Dado em dobro";
  expect(await given("withdrawClassCredits", { count: 3, reason })).toMatchObject({
    fields: [{ path: ["count"], message: "Só há 2 créditos para retirar" }],
  });
  await given("withdrawClassCredits", { count: 2, reason });
  const states = await creditsOf();
  expect(states.slice(0, 2)).toEqual([gift, gift]);
  expect(states.slice(2).filter((state) => state.startsWith("PACKAGE AVAILABLE"))).toHaveLength(8);
  expect(await given("withdrawClassCredits", { count: 1, reason })).toMatchObject({
    fields: [{ path: ["count"], message: "Não há crédito que possa ser retirado" }],
  });
});
