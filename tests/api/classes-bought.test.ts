import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, dayFromDatabase } from "../../server/platform/time/calendar-day.rules";
import { useApi } from "../support/api";
import { athleteGid, ClassDesk } from "../support/class-desk";
import { createAthletePerson } from "../support/enrolling";
import { mailsTo } from "../support/mails";

const api = useApi();
const desk = new ClassDesk(api, "Da aula avulsa");
const price = 6000;

const comer = () => createAthletePerson(api(), "Ana Praia", desk.arena.id);
type Comer = Awaited<ReturnType<typeof comer>>;

const scheduled = (more: object = {}) =>
  desk.scheduled({ priceInCents: price, courtKey: null, date: addDays(desk.day, 3), ...more });

const book = (sessionId: string, { athleteId, token }: Comer, payInCents: number | null = price) =>
  desk.act(
    "bookClass",
    { sessionId, athleteId: athleteGid(athleteId), orWait: false, payInCents },
    token,
    "... on BookClassSuccess { booking record { coming { sessionId unpaidInCents } } }",
  );
const leave = (sessionId: string, { athleteId, token }: Comer) =>
  desk.act(
    "leaveClass",
    { sessionId, athleteId: athleteGid(athleteId) },
    token,
    "... on LeaveClassSuccess { leaving }",
  );
const grant = async ({ athleteId }: Comer) => {
  const where = { arenaId_athleteId: { athleteId, arenaId: desk.arena.id } };
  const { id } = await api().db.arenaAthlete.findUniqueOrThrow({ where });
  await desk.act("grantClassCredits", {
    arenaAthleteId: encodeGlobalId("ArenaAthlete", id),
    key: randomUUID(),
    count: 1,
    expiresOn: addDays(desk.day, 90),
  });
};
const chargesOf = ({ athleteId }: Comer) =>
  api().db.charge.findMany({ where: { athleteId }, orderBy: { id: "asc" } });
const money = async (name: string, { athleteId }: Comer, more: object) => {
  const { id } = await api().db.charge.findFirstOrThrow({ where: { athleteId }, orderBy: { id: "desc" } });
  const answer = await desk.act(name, { chargeId: encodeGlobalId("Charge", id), ...more });
  expect(answer.__typename).toMatch(/Success$/);
};
const pay = (who: Comer, amountInCents = price) =>
  money("registerChargePayment", who, { amountInCents, method: "PIX", requestKey: randomUUID() });
/** What they have, as "SINGLE AVAILABLE", and what of their charges has become. */
const standingOf = async (who: Comer) => {
  const credits = await api().db.classCredit.findMany({
    where: { athleteId: who.athleteId },
    include: { entries: { orderBy: { position: "desc" }, take: 1 } },
    orderBy: { id: "asc" },
  });
  return [
    ...credits.map(({ kind, entries }) => `${kind} ${entries[0]!.state}`),
    ...(await chargesOf(who)).map(({ status }) => status),
  ];
};
const unpaidIn = async (sessionId: string, token: string) => {
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) { ... on ClassSession { students { unpaidInCents } } } }`,
    { id: sessionId },
    token,
  );
  return node.students;
};

describe("a class without a credit", () => {
  test("is booked by a charge, due on its day, which waits until it is paid", async () => {
    const ana = await comer();
    const session = await scheduled();
    const { record, ...booked } = await book(session, ana);
    expect(booked).toMatchObject({ booking: "BOOKED" });
    expect(record.coming).toEqual([{ sessionId: session, unpaidInCents: price }]);
    const [charge, ...others] = await chargesOf(ana);
    expect(others).toEqual([]);
    expect(charge).toMatchObject({
      arenaId: desk.arena.id,
      kind: "SINGLE_CLASS",
      serviceType: "CLASS",
      amountInCents: price,
      status: "PENDING",
      teacherId: desk.teacherId,
    });
    expect(dayFromDatabase(charge!.dueOn!)).toBe(addDays(desk.day, 3));
    const told = await mailsTo(api(), ana.email);
    expect(told.map(({ subject }) => subject)).toContain("Nova cobrança da Arena Da aula avulsa");
    // Who teaches learns nothing of it.
    expect(await unpaidIn(session, desk.arena.manager.token)).toEqual([{ unpaidInCents: price }]);
    expect(await unpaidIn(session, desk.teacher.token)).toEqual([{ unpaidInCents: null }]);
    await pay(ana, 1000);
    expect(await unpaidIn(session, desk.arena.manager.token)).toEqual([{ unpaidInCents: price - 1000 }]);
    await pay(ana, price - 1000);
    expect(await unpaidIn(session, desk.arena.manager.token)).toEqual([{ unpaidInCents: null }]);
    expect(await standingOf(ana)).toEqual(["SINGLE RESERVED", "PAID"]);
  });

  test("is found with its price on the arena's page, and booked from there", async () => {
    const ana = await comer();
    const session = await scheduled();
    const day = addDays(desk.day, 3);
    const { pageKey } = await api().db.arena.findUniqueOrThrow({ where: { id: desk.arena.id } });
    const { publicArena } = await api().data(
      `query ($key: String!, $on: Date) { publicArena(key: $key) { day(on: $on) { classes { sessionId priceInCents } } } }`,
      { key: pageKey, on: day },
    );
    expect(publicArena.day.classes).toContainEqual({ sessionId: session, priceInCents: price });
    const openings = async (until: string) => {
      const { node } = await api().data(
        `query ($id: ID!, $from: Date, $until: Date) { node(id: $id) { ... on Athlete { classRecord { arenas {
          openings(from: $from, lastDay: $until) { sessionId priceInCents } } } } } }`,
        { id: athleteGid(ana.athleteId), from: addDays(day, -1), until },
        ana.token,
      );
      return node.classRecord.arenas[0].openings as { sessionId: string }[];
    };
    expect(await openings(day)).toContainEqual({ sessionId: session, priceInCents: price });
    expect((await openings(addDays(day, -1))).map(({ sessionId }) => sessionId)).not.toContain(session);
    expect(await book(publicArena.day.classes[0].sessionId, ana)).toMatchObject({ booking: "BOOKED" });
  });

  test("is refused where it has no price, where it costs another, and to who agrees to none", async () => {
    const ana = await comer();
    expect(await book(await scheduled({ priceInCents: null }), ana)).toMatchObject({ code: "NO_PRICE" });
    const session = await scheduled({ startsAt: "19:00", endsAt: "20:00" });
    expect(await book(session, ana, null)).toMatchObject({ code: "NO_CREDIT" });
    expect(await book(session, ana, price - 1)).toMatchObject({
      code: "PRICE_CHANGED",
      message: "O valor desta aula agora é R$\u00a060,00. Confira e agende de novo.",
    });
    expect(await standingOf(ana)).toEqual([]);
  });

  test("uses a credit where there is one, and is offered for money only where there is none", async () => {
    const ana = await comer();
    const session = await scheduled();
    const offered = async () => {
      const { node } = await api().data(
        `query ($id: ID!, $from: Date) { node(id: $id) { ... on Athlete { classRecord { arenas { openings(from: $from) {
          sessionId priceInCents } } } } } }`,
        { id: athleteGid(ana.athleteId), from: addDays(desk.day, 3) },
        ana.token,
      );
      return node.classRecord.arenas[0].openings.find(
        (one: { sessionId: string }) => one.sessionId === session,
      );
    };
    expect(await offered()).toMatchObject({ priceInCents: price });
    await grant(ana);
    expect(await offered()).toMatchObject({ priceInCents: null });
    await book(session, ana);
    expect(await standingOf(ana)).toEqual(["PACKAGE RESERVED"]);
  });

  test("is charged once however often the button is pressed, and the last place to one of two", async () => {
    const [ana, bia] = [await comer(), await comer()];
    const session = await scheduled();
    const twice = await Promise.all([book(session, ana), book(session, ana)]);
    expect(twice.map(({ code, booking }) => code ?? booking).toSorted()).toEqual(["ALREADY_IN", "BOOKED"]);
    expect(await standingOf(ana)).toEqual(["SINGLE RESERVED", "PENDING"]);
    const last = await scheduled({ maxStudents: 1, startsAt: "19:00", endsAt: "20:00" });
    const [cara, dora] = [await comer(), bia];
    const both = await Promise.all([book(last, cara), book(last, dora)]);
    expect(both.map(({ code, booking }) => code ?? booking).toSorted()).toEqual(["BOOKED", "CLASS_FULL"]);
    expect([...(await chargesOf(cara)), ...(await chargesOf(dora))]).toHaveLength(1);
  });
});

describe("who leaves a class that they bought", () => {
  test("owes nothing in time, and may book it anew", async () => {
    const ana = await comer();
    const session = await scheduled();
    await book(session, ana);
    expect(await leave(session, ana)).toMatchObject({ leaving: "CHARGE_CANCELLED" });
    expect(await standingOf(ana)).toEqual(["SINGLE CANCELLED", "CANCELLED"]);
    expect(await book(session, ana)).toMatchObject({ booking: "BOOKED" });
    expect(await standingOf(ana)).toEqual(["SINGLE CANCELLED", "SINGLE RESERVED", "CANCELLED", "PENDING"]);
  });

  test("has a credit for what they paid, also in part", async () => {
    const [ana, bia] = [await comer(), await comer()];
    const session = await scheduled();
    for (const who of [ana, bia]) await book(session, who);
    await pay(ana);
    await pay(bia, 1000);
    for (const who of [ana, bia])
      expect(await leave(session, who)).toMatchObject({ leaving: "CREDIT_RETURNED" });
    expect(await standingOf(ana)).toEqual(["SINGLE AVAILABLE", "PAID"]);
    expect(await standingOf(bia)).toEqual(["SINGLE AVAILABLE", "PENDING"]);
    // Whoever has the money back has no class for it.
    await money("refundCharge", ana, {
      amountInCents: price,
      reason: "Vai se mudar",
      requestKey: randomUUID(),
    });
    expect(await standingOf(ana)).toEqual(["SINGLE CANCELLED", "REFUNDED"]);
  });

  test("owes it when it is late", async () => {
    const ana = await comer();
    const session = await scheduled();
    await book(session, ana);
    await desk.backdate(session, -6);
    expect(await leave(session, ana)).toMatchObject({ leaving: "LATE" });
    expect(await standingOf(ana)).toEqual(["SINGLE LOST", "PENDING"]);
  });

  test("stays where the arena lets go of the charge, and has no credit for it later", async () => {
    const ana = await comer();
    const session = await scheduled();
    await book(session, ana);
    await money("cancelCharge", ana, { reason: "Por conta da casa" });
    expect(await standingOf(ana)).toEqual(["SINGLE RESERVED", "CANCELLED"]);
    await leave(session, ana);
    expect(await standingOf(ana)).toEqual(["SINGLE CANCELLED", "CANCELLED"]);
  });
});

describe("the arena", () => {
  test("calls it off: nobody owes it, and who paid has a credit, however late", async () => {
    const [ana, bia, cara] = [await comer(), await comer(), await comer()];
    const session = await scheduled();
    for (const who of [ana, bia, cara]) await book(session, who);
    await pay(bia);
    await desk.backdate(session, -8);
    await leave(session, cara);
    await desk.act("cancelClass", { sessionId: session, scope: "THIS", reason: "Chuva" });
    expect(await standingOf(ana)).toEqual(["SINGLE CANCELLED", "CANCELLED"]);
    expect(await standingOf(bia)).toEqual(["SINGLE AVAILABLE", "PAID"]);
    expect(await standingOf(cara)).toEqual(["SINGLE CANCELLED", "CANCELLED"]);
  });

  test("takes somebody out: the same", async () => {
    const ana = await comer();
    const session = await scheduled();
    await book(session, ana);
    const athleteId = athleteGid(ana.athleteId);
    await desk.act("removeClassStudent", { sessionId: session, athleteId, everyWeek: false });
    expect(await standingOf(ana)).toEqual(["SINGLE CANCELLED", "CANCELLED"]);
  });
});
