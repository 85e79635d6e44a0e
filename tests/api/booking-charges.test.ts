import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { handOverDayUses, leaveBookings } from "../../server/bookings/athlete-bookings.step";
import { dropBookingCharges } from "../../server/billing/booking-charge.step";
import { inTransaction } from "../../server/platform/database";
import { decodeGlobalId, encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, dayFromDatabase } from "../../server/platform/time/calendar-day.rules";
import { useApi } from "../support/api";
import { mailsTo } from "../support/mails";
import { RentalDesk } from "../support/rental-desk";
import { createArena, createPerson, type Person } from "../support/story";

const api = useApi();
const desk = new RentalDesk(api, "Das cobranças");
/** Of the first court from 19:00 to 20:30. */
const price = 7500;

interface Booker extends Person {
  athleteId: string;
}
let athlete: Booker;
let arenaKey: string;

const newAthlete = async (name: string): Promise<Booker> => {
  const person = await createPerson(api(), name, ["ATHLETE"]);
  const { id } = await api().db.athlete.create({ data: { userId: person.userId, fullName: name } });
  return { ...person, athleteId: id };
};
const idOf = (gid: string) => decodeGlobalId(gid).id;
const chargesOf = (gid: string) =>
  api().db.charge.findMany({
    where: { OR: [{ rentalId: idOf(gid) }, { dayUseId: idOf(gid) }] },
    include: { entries: { orderBy: { position: "asc" } } },
  });
const chargeOf = async (gid: string) => {
  const [charge, ...others] = await chargesOf(gid);
  expect(others).toEqual([]);
  if (!charge) throw new Error("no charge");
  return charge;
};
const money = async (name: string, chargeId: string, more: object, token?: string) =>
  desk.act(name, { chargeId: encodeGlobalId("Charge", chargeId), ...more }, token);
const pay = async (gid: string, amountInCents: number) => {
  const answer = await money("registerChargePayment", (await chargeOf(gid)).id, {
    amountInCents,
    method: "PIX",
    requestKey: randomUUID(),
  });
  expect(answer.__typename).toBe("RegisterChargePaymentSuccess");
};
const cancel = (rentalId: string, more: object = {}) =>
  desk.act("cancelRental", { rentalId, scope: "THIS", by: "CLIENT", ...more });
const askForCourt = (more: object = {}) =>
  desk.act(
    "askForCourt",
    { arenaKey, courtKey: desk.courts[0], date: desk.day, startsAt: "19:00", endsAt: "20:30", ...more },
    athlete.token,
    "... on AskForCourtSuccess { rental { id } }",
  );
const asked = async (): Promise<string> => (await askForCourt()).rental.id as string;
const askForDayUse = () =>
  desk.act(
    "askForDayUse",
    { arenaKey, date: desk.day },
    athlete.token,
    "... on AskForDayUseSuccess { dayUse { id } }",
  );
const addDayUse = (more: object = {}) =>
  desk.ask(
    "addDayUse",
    { clientName: "Família Souza", date: desk.day, people: 2, ...more },
    "... on AddDayUseSuccess { dayUse { id } }",
  );
/** As if it were in an hour. */
const soon = (gid: string) => {
  const startsAt = new Date(Date.now() + 3_600_000);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  return api().db.courtBooking.update({ where: { id: idOf(gid) }, data: { startsAt, endsAt } });
};
const shown = async (gid: string, token: string) => {
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) {
      ... on CourtRental { charge { standing openInCents refundDueInCents pixCode } }
      ... on DayUse { charge { standing openInCents refundDueInCents pixCode } } } }`,
    { id: gid },
    token,
  );
  return node?.charge;
};

beforeEach(async () => {
  // Series of one test reach into the days of the next.
  await api().db.courtBooking.deleteMany({ where: { court: { arenaId: desk.arena.id } } });
  const { pageKey } = await api().db.arena.update({
    where: { id: desk.arena.id },
    data: { pixKey: "arena@praia.example" },
  });
  arenaKey = pageKey;
  athlete = await newAthlete("Quem joga");
  await desk.terms({ onlineRentals: "AT_ONCE" });
});

describe("a rental", () => {
  test("that the arena writes down is charged to its client, due on its day", async () => {
    const gid = await desk.rented();
    const charge = await chargeOf(gid);
    expect(charge).toMatchObject({
      arenaId: desk.arena.id,
      athleteId: null,
      clientName: "Carla Dias",
      kind: "COURT_RENTAL",
      serviceType: "RENTAL",
      amountInCents: price,
      status: "PENDING",
      description: expect.stringMatching(
        /^Locação Quadra de \d\d\/\d\d\/\d{4}: Quadra 1, das 19:00 às 20:30$/,
      ),
    });
    expect(dayFromDatabase(charge.dueOn!)).toBe(desk.day);
    expect(dayFromDatabase(charge.serviceDate)).toBe(desk.day);
    expect(await shown(gid, desk.arena.manager.token)).toMatchObject({
      standing: "PENDING",
      openInCents: price,
      refundDueInCents: 0,
      pixCode: expect.stringContaining("75.00"),
    });
  });

  test("of a weekly series is charged for each date, or not at all", async () => {
    await desk.rented({ date: addDays(desk.day, 14) });
    const before = await api().db.charge.count({ where: { arenaId: desk.arena.id } });
    expect(await desk.rent({ until: addDays(desk.day, 14) })).toMatchObject({ code: "RENTAL_COLLISIONS" });
    expect(await api().db.charge.count({ where: { arenaId: desk.arena.id } })).toBe(before);
    const first = await desk.rented({ until: addDays(desk.day, 7), priceInCents: 4000 });
    const { seriesId } = await desk.rentalOf(first);
    const charges = await api().db.charge.findMany({
      where: { rental: { seriesId } },
      orderBy: { dueOn: "asc" },
    });
    expect(charges.map(({ dueOn, amountInCents }) => [dayFromDatabase(dueOn!), amountInCents])).toEqual([
      [desk.day, 4000],
      [addDays(desk.day, 7), 4000],
    ]);
  });

  test("that costs nothing is not charged", async () => {
    expect(await chargesOf(await desk.rented({ priceInCents: 0 }))).toEqual([]);
    const { dayUse } = await addDayUse({ priceInCents: 0 });
    expect(await chargesOf(dayUse.id as string)).toEqual([]);
  });

  test("that an athlete has at once is theirs to pay, and nobody else sees it", async () => {
    const gid = await asked();
    expect(await chargeOf(gid)).toMatchObject({ athleteId: athlete.athleteId, clientName: null });
    expect(await shown(gid, athlete.token)).toMatchObject({ openInCents: price });
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Athlete { charges { pendingInCents charges { edges { node { kind } } } } } } }`,
      { id: encodeGlobalId("Athlete", athlete.athleteId) },
      athlete.token,
    );
    expect(node.charges).toEqual({
      pendingInCents: price,
      charges: { edges: [{ node: { kind: "COURT_RENTAL" } }] },
    });
    const other = await createArena(api(), "Outra das cobranças");
    const { id } = await chargeOf(gid);
    const payment = { amountInCents: price, method: "PIX", requestKey: randomUUID() };
    for (const token of [other.manager.token, athlete.token]) {
      const { errors } = await api().run(
        `mutation ($input: RegisterChargePaymentInput!) { registerChargePayment(input: $input) { __typename } }`,
        { input: { chargeId: encodeGlobalId("Charge", id), ...payment } },
        token,
      );
      expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    }
    const { data } = await api().run(
      `query ($id: ID!) { node(id: $id) { ... on CourtRental { charge { id } } } }`,
      { id: gid },
      other.manager.token,
    );
    expect(data?.node ?? null).toBeNull();
    expect((await chargeOf(gid)).status).toBe("PENDING");
  });

  test("that an athlete asks for is charged once the arena accepts, once", async () => {
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    const gid = await asked();
    expect(await chargesOf(gid)).toEqual([]);
    const accept = () => desk.act("answerRental", { rentalId: gid, accept: true });
    expect((await Promise.all([accept(), accept(), accept()])).map(({ __typename }) => __typename)).toEqual(
      Array.from({ length: 3 }, () => "AnswerRentalSuccess"),
    );
    expect(await chargeOf(gid)).toMatchObject({ athleteId: athlete.athleteId, amountInCents: price });
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: athlete.userId } });
    // One mail says both: that it is theirs, and what it costs.
    const told = await mailsTo(api(), email);
    const confirmed = told.filter(({ subject }) => subject === "Quadra confirmada na Arena Das cobranças");
    expect(confirmed).toHaveLength(1);
    expect(confirmed[0]?.text).toContain("Valor: R$");
    expect(confirmed[0]?.text).toContain(`/athlete-financial/${athlete.athleteId}`);
  });

  test("that twenty want at once is charged to one of them", async () => {
    const before = await api().db.charge.count({ where: { arenaId: desk.arena.id } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? desk.rent() : askForCourt())),
    );
    expect(answers.filter(({ rental }) => rental)).toHaveLength(1);
    expect((await api().db.charge.count({ where: { arenaId: desk.arena.id } })) - before).toBe(1);
  });

  test("that the arena refuses is not charged", async () => {
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    const gid = await asked();
    await desk.act("answerRental", { rentalId: gid, accept: false });
    expect(await chargesOf(gid)).toEqual([]);
  });
});

describe("a rental that is cancelled", () => {
  test("in time is owed no more", async () => {
    const gid = await asked();
    expect(await desk.act("cancelOwnRental", { rentalId: gid }, athlete.token)).toMatchObject({
      __typename: "CancelOwnRentalSuccess",
    });
    const charge = await chargeOf(gid);
    expect(charge.status).toBe("CANCELLED");
    expect(charge.entries.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["ISSUE", null],
      ["CANCELLATION", "Locação cancelada"],
    ]);
    // The hour is free again, and whoever takes it owes it.
    expect(await chargeOf(await asked())).toMatchObject({ status: "PENDING" });
  });

  test("late is still owed, by the arena never", async () => {
    const late = await asked();
    await soon(late);
    await desk.act("cancelOwnRental", { rentalId: late }, athlete.token);
    expect(await desk.rentalOf(late)).toMatchObject({ status: "CANCELLED", feeInCents: price });
    expect(await chargeOf(late)).toMatchObject({ status: "PENDING", amountInCents: price });
    const byArena = await desk.rented();
    await soon(byArena);
    await cancel(byArena, { by: "ARENA", reason: "Chuva" });
    expect(await chargeOf(byArena)).toMatchObject({ status: "CANCELLED" });
  });

  test("after it was paid says what has to go back, until it has", async () => {
    const gid = await asked();
    await pay(gid, price);
    await cancel(gid, { by: "ARENA", reason: "Chuva" });
    expect(await chargeOf(gid)).toMatchObject({ status: "PAID", receivedInCents: price });
    for (const token of [athlete.token, desk.arena.manager.token])
      expect(await shown(gid, token)).toMatchObject({ standing: "PAID", refundDueInCents: price });
    await money("refundCharge", (await chargeOf(gid)).id, {
      amountInCents: price,
      reason: "Choveu no dia",
      requestKey: randomUUID(),
    });
    expect(await shown(gid, athlete.token)).toMatchObject({ standing: "REFUNDED", refundDueInCents: 0 });
  });

  test("late after it was paid has nothing to go back", async () => {
    const late = await desk.rented();
    await pay(late, price);
    await soon(late);
    await cancel(late);
    expect(await shown(late, desk.arena.manager.token)).toMatchObject({
      standing: "PAID",
      refundDueInCents: 0,
    });
  });

  test.each([
    ["owes nothing", 0, { status: "CANCELLED" }],
    ["owes the fee", 2500, { status: "PENDING", amountInCents: 2500 }],
    ["owes it all", price, { status: "PENDING", amountInCents: price }],
  ])("after a payment that was none %s", async (_what, feeInCents, left) => {
    const gid = await desk.rented();
    await pay(gid, price);
    await cancel(gid, { by: "ARENA" });
    await api().db.courtBooking.update({ where: { id: idOf(gid) }, data: { feeInCents } });
    const { id } = await chargeOf(gid);
    expect(await money("undoChargePayment", id, { reason: "Era de outra pessoa" })).toMatchObject({
      __typename: "UndoChargePaymentSuccess",
    });
    expect(await chargeOf(gid)).toMatchObject({ id, receivedInCents: 0, ...left });
  });

  test("after part of it was paid: the rest is owed no more, and what came is to be given back", async () => {
    const part = await desk.rented();
    await pay(part, 1000);
    await cancel(part, { by: "ARENA" });
    const charge = await chargeOf(part);
    expect(charge).toMatchObject({ status: "CANCELLED", receivedInCents: 0, creditInCents: 1000 });
    expect(await shown(part, desk.arena.manager.token)).toMatchObject({
      standing: "TO_REFUND",
      openInCents: 0,
      refundDueInCents: 0,
    });
    const refund = { amountInCents: 1000, ofCredit: true, reason: "Choveu no dia", requestKey: randomUUID() };
    await Promise.all([1, 2].map(() => money("refundCharge", charge.id, refund)));
    expect(await chargeOf(part)).toMatchObject({ status: "CANCELLED", creditInCents: 0 });
  });

  test("late after part of it was paid: the whole price stays owed, less what came", async () => {
    const late = await desk.rented();
    await pay(late, 1000);
    await soon(late);
    await cancel(late);
    expect(await shown(late, desk.arena.manager.token)).toMatchObject({
      standing: "PENDING",
      openInCents: price - 1000,
    });
  });

  test.each([
    ["less than it", 1000, { standing: "PENDING", openInCents: 1500 }, 0],
    ["more than it", 4000, { standing: "PAID", openInCents: 0 }, 1500],
  ])("with a fee, after %s was paid: the fee takes of it what it can", async (_what, came, fee, left) => {
    const gid = await desk.rented();
    const before = await chargeOf(gid);
    await pay(gid, came);
    await api().db.courtBooking.update({ where: { id: idOf(gid) }, data: { feeInCents: 2500 } });
    await inTransaction(api().db, (tx) =>
      dropBookingCharges(tx, { now: new Date(), viewer: null }, { service: "RENTAL", ids: [idOf(gid)] }),
    );
    expect(await shown(gid, desk.arena.manager.token)).toMatchObject(fee);
    const old = await api().db.charge.findUniqueOrThrow({ where: { id: before.id } });
    expect(old).toMatchObject({ status: "CANCELLED", creditInCents: left, rentalId: null });
    // The credit has left the old charge: undone here it would be nowhere.
    const { id } = await chargeOf(gid);
    expect(await money("undoChargePayment", id, { reason: "Engano" })).toMatchObject({
      code: "CHARGE_PAID_BY_CREDIT",
      message: expect.stringContaining("usou um crédito de quem paga e não pode ser desfeito"),
    });
    expect(await shown(gid, desk.arena.manager.token)).toMatchObject(fee);
    // Cancelled by hand while a part is open, the credit that paid the other part is the payer's again.
    const waived = await money("cancelCharge", id, { reason: "Sem taxa desta vez" });
    if (fee.standing === "PAID") return expect(waived).toMatchObject({ code: expect.any(String) });
    expect(waived.__typename).toBe("CancelChargeSuccess");
    expect(await api().db.charge.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "CANCELLED",
      creditInCents: came,
    });
  });

  test("with those that follow, and on a day of rain", async () => {
    const first = await desk.rented({ until: addDays(desk.day, 14) });
    const { seriesId } = await desk.rentalOf(first);
    await cancel(first, { scope: "THIS_AND_FOLLOWING" });
    const charges = await api().db.charge.findMany({ where: { rental: { seriesId } } });
    expect(charges.map(({ status }) => status)).toEqual(["CANCELLED", "CANCELLED", "CANCELLED"]);
    const rained = await desk.rented();
    const { dayUse } = await addDayUse();
    await desk.ask("cancelDay", { date: desk.day, reason: "Chuva forte" });
    for (const gid of [rained, dayUse.id as string])
      expect(await chargeOf(gid)).toMatchObject({ status: "CANCELLED" });
  });

  test("by who leaves the platform is owed no more", async () => {
    const gid = await asked();
    const { dayUse } = await askForDayUse();
    const by = { now: new Date(), viewer: null };
    await inTransaction(api().db, (tx) => leaveBookings(tx, by, athlete.athleteId));
    for (const id of [gid, dayUse.id as string])
      expect(await chargeOf(id)).toMatchObject({ status: "CANCELLED", athleteId: athlete.athleteId });
  });
});

describe("a rental that is moved", () => {
  const move = (rentalId: string, more: object = {}) =>
    desk.act("moveRental", {
      rentalId,
      courtKey: desk.courts[1],
      date: addDays(desk.day, 1),
      startsAt: "08:00",
      endsAt: "09:00",
      ...more,
    });

  test("takes its open charge along: day, price and words", async () => {
    const gid = await desk.rented();
    const before = await chargeOf(gid);
    expect(await move(gid)).toMatchObject({ __typename: "MoveRentalSuccess" });
    const after = await chargeOf(gid);
    expect(after).toMatchObject({ id: before.id, amountInCents: 5000, status: "PENDING" });
    expect(after.description).toMatch(/Quadra 2, das 08:00 às 09:00$/);
    for (const date of [after.dueOn!, after.serviceDate])
      expect(dayFromDatabase(date)).toBe(addDays(desk.day, 1));
  });

  test("keeps what was paid, what the arena agreed on, and what it has let go of", async () => {
    const paid = await desk.rented();
    await pay(paid, price);
    await move(paid);
    expect(await chargeOf(paid)).toMatchObject({ status: "PAID", amountInCents: price });
    const agreed = await desk.rented();
    await money("changeCharge", (await chargeOf(agreed)).id, { amountInCents: 6000 });
    await move(agreed, { startsAt: "10:00", endsAt: "11:30" });
    expect(await chargeOf(agreed)).toMatchObject({ amountInCents: 6000 });
    const forgiven = await desk.rented();
    await money("cancelCharge", (await chargeOf(forgiven)).id, { reason: "Por conta da casa" });
    await move(forgiven, { startsAt: "12:00", endsAt: "13:00" });
    expect(await chargeOf(forgiven)).toMatchObject({ status: "CANCELLED" });
  });

  test("to no price owes nothing, and to a price again owes that", async () => {
    const gid = await desk.rented();
    const { id } = await chargeOf(gid);
    await move(gid, { priceInCents: 0 });
    expect(await chargesOf(gid)).toEqual([]);
    expect(await api().db.charge.findUnique({ where: { id } })).toMatchObject({ status: "CANCELLED" });
    await move(gid, { priceInCents: 3000 });
    expect(await chargeOf(gid)).toMatchObject({ status: "PENDING", amountInCents: 3000 });
  });

  test("and not yet confirmed owes nothing", async () => {
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    const gid = await asked();
    await move(gid, { priceInCents: 3000 });
    expect(await chargesOf(gid)).toEqual([]);
  });
});

describe("day use", () => {
  test("is charged to the client or the athlete, once, and goes with it", async () => {
    const { dayUse } = await addDayUse();
    const charge = await chargeOf(dayUse.id as string);
    expect(charge).toMatchObject({
      kind: "DAY_USE",
      serviceType: "DAY_USE",
      clientName: "Família Souza",
      amountInCents: 6000,
      description: expect.stringMatching(/^Day Use de .+: 2 pessoas$/),
    });
    expect(dayFromDatabase(charge.dueOn!)).toBe(desk.day);
    await desk.act("cancelDayUse", { dayUseId: dayUse.id });
    expect(await chargeOf(dayUse.id as string)).toMatchObject({ status: "CANCELLED" });
    const twice = await Promise.all([askForDayUse(), askForDayUse(), askForDayUse()]);
    const own = twice.find((answer) => answer.dayUse).dayUse.id as string;
    expect(await api().db.charge.findMany({ where: { athleteId: athlete.athleteId } })).toHaveLength(1);
    expect(await shown(own, athlete.token)).toMatchObject({ standing: "PENDING", openInCents: 3000 });
    await desk.act("cancelOwnDayUse", { dayUseId: own }, athlete.token);
    expect(await chargeOf(own)).toMatchObject({ status: "CANCELLED" });
  });

  test("that was cancelled after a payment that was none owes nothing, and one that stands owes it", async () => {
    for (const [cancels, status] of [
      [true, "CANCELLED"],
      [false, "PENDING"],
    ] as const) {
      const { dayUse } = await addDayUse();
      const gid = dayUse.id as string;
      await pay(gid, 6000);
      if (cancels) await desk.act("cancelDayUse", { dayUseId: gid });
      const { id } = await chargeOf(gid);
      expect(await chargeOf(gid)).toMatchObject({ status: "PAID" });
      await money("undoChargePayment", id, { reason: "Era de outra pessoa" });
      expect(await chargeOf(gid)).toMatchObject({ status, receivedInCents: 0 });
    }
  });

  test("is charged once the arena accepts, and late it stays owed", async () => {
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    const { dayUse } = await askForDayUse();
    const gid = dayUse.id as string;
    expect(await chargesOf(gid)).toEqual([]);
    await desk.act("answerDayUse", { dayUseId: gid, accept: true });
    expect(await chargeOf(gid)).toMatchObject({ athleteId: athlete.athleteId, amountInCents: 3000 });
    await api().db.dayUse.update({
      where: { id: idOf(gid) },
      data: { opensAt: new Date(Date.now() + 3_600_000) },
    });
    await desk.act("cancelOwnDayUse", { dayUseId: gid }, athlete.token);
    expect(await chargeOf(gid)).toMatchObject({ status: "PENDING", amountInCents: 3000 });
  });

  test("of two records that are one is owed once", async () => {
    const { dayUse } = await askForDayUse();
    const kept = athlete;
    athlete = await newAthlete("Quem joga");
    const { dayUse: other } = await askForDayUse();
    const by = { now: new Date(), viewer: null };
    const merging = { keptId: kept.athleteId, otherId: athlete.athleteId };
    await inTransaction(api().db, (tx) => handOverDayUses(tx, by, merging));
    expect(await chargeOf(dayUse.id as string)).toMatchObject({ status: "PENDING" });
    expect(await chargeOf(other.id as string)).toMatchObject({ status: "CANCELLED" });
  });
});
