import { beforeEach, describe, expect, test } from "vitest";
import { expireDayUses, tellDayUsesGivenBack } from "../../server/bookings/rental-cancellation.action";
import { remindOnEve } from "../../server/schedule/reminders/remind-on-eve.action";
import { handOverDayUses, leaveBookings } from "../../server/bookings/athlete-bookings.step";
import { inTransaction } from "../../server/platform/database";
import { decodeGlobalId, encodeGlobalId } from "../../server/platform/graphql/nodes";
import { createOutbox } from "../../server/platform/mail/outbox";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { earlier } from "../../server/platform/time/duration.rules";
import { brasiliaTime, instantAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { mailsTo } from "../support/mails";
import { RentalDesk } from "../support/rental-desk";
import { createPerson, type Person } from "../support/story";

const api = useApi();
const desk = new RentalDesk(api, "Do dia todo");
const outbox = createOutbox(false);
const publicUrl = "https://praia.example";

let athlete: Person;
let arenaKey: string;

const newAthlete = async (name: string): Promise<Person> => {
  const person = await createPerson(api(), name, ["ATHLETE"]);
  await api().db.athlete.create({ data: { userId: person.userId, fullName: name, phone: "48999990000" } });
  return person;
};
const ask = (by = athlete, date = desk.day) =>
  desk.act(
    "askForDayUse",
    { arenaKey, date },
    by.token,
    "... on AskForDayUseSuccess { dayUse { id status priceInCents people isOwn } }",
  );
const asked = async (by = athlete, date = desk.day): Promise<string> => {
  const answer = await ask(by, date);
  if (!answer.dayUse) throw new Error(JSON.stringify(answer));
  return answer.dayUse.id as string;
};
const giveBack = (dayUseId: string, by = athlete) => desk.act("cancelOwnDayUse", { dayUseId }, by.token);
const rowOf = (gid: string) => api().db.dayUse.findUniqueOrThrow({ where: { id: decodeGlobalId(gid).id } });
const setRow = (gid: string, data: object) =>
  api().db.dayUse.update({ where: { id: decodeGlobalId(gid).id }, data });
const shown = async (date = desk.day, token?: string) =>
  (
    await api().data(
      `query ($key: String!, $on: Date) { publicArena(key: $key) {
        day(on: $on) { dayUseInCents dayUsePlaces dayUseLimit } viewerDayUses { id status opensAt closesAt } } }`,
      { key: arenaKey, on: date },
      token,
    )
  ).publicArena;
const emailOf = async ({ userId }: Person) =>
  (await api().db.user.findUniqueOrThrow({ where: { id: userId } })).email;
const subjectsTo = async (person: Person) =>
  (await mailsTo(api(), await emailOf(person))).map(({ subject }) => subject);

beforeEach(async () => {
  const { pageKey } = await api().db.arena.findUniqueOrThrow({ where: { id: desk.arena.id } });
  arenaKey = pageKey;
  athlete = await newAthlete("Quem vem");
});

describe("asking for day use on the arena's page", () => {
  test("waits for the arena's answer and holds the place, or is there at once; one person comes in once", async () => {
    await desk.terms({ dayUsePlaces: 30 });
    expect(await ask()).toMatchObject({ code: "NO_ONLINE_RENTALS" });
    await desk.terms({ onlineRentals: "ON_REQUEST", dayUsePlaces: 30 });
    const { dayUse } = await ask();
    expect(dayUse).toMatchObject({ status: "REQUESTED", priceInCents: 3000, people: 1, isOwn: true });
    expect(await ask()).toMatchObject({ code: "DAY_USE_TAKEN", message: "Você já tem Day Use neste dia." });
    expect((await shown()).day).toEqual({ dayUseInCents: 3000, dayUsePlaces: 29, dayUseLimit: 30 });
    expect((await shown(desk.day, athlete.token)).viewerDayUses).toEqual([
      {
        id: dayUse.id,
        status: "REQUESTED",
        opensAt: desk.at("06:00").toISOString(),
        closesAt: desk.at("22:00").toISOString(),
      },
    ]);
    expect((await shown(desk.day, (await newAthlete("Outra")).token)).viewerDayUses).toEqual([]);
    // The arena's week says the same of it.
    const { viewer } = await api().data(
      `query ($around: Date) { viewer { arena { week(around: $around) { days { dayUses { id status opensAt closesAt } } } } } }`,
      { around: desk.day },
      desk.arena.manager.token,
    );
    expect(viewer.arena.week.days.flatMap(({ dayUses }: { dayUses: object[] }) => dayUses)).toContainEqual({
      id: dayUse.id,
      status: "REQUESTED",
      opensAt: desk.at("06:00").toISOString(),
      closesAt: desk.at("22:00").toISOString(),
    });
    const answer = (accept: boolean, reason?: string) =>
      desk.act("answerDayUse", { dayUseId: dayUse.id, accept, reason });
    expect(await answer(true)).toEqual({ __typename: "AnswerDayUseSuccess" });
    expect(await answer(true)).toEqual({ __typename: "AnswerDayUseSuccess" });
    expect(await answer(false, "Lotado")).toMatchObject({ code: "DAY_USE_CONFIRMED" });
    await desk.terms({ onlineRentals: "AT_ONCE", dayUsePlaces: 30 });
    expect((await ask(await newAthlete("Logo"))).dayUse).toMatchObject({ status: "CONFIRMED" });
    // One mail: it says what is to be paid.
    expect(await subjectsTo(athlete)).toEqual(["Day Use confirmado na Arena Do dia todo"]);
    expect(await subjectsTo(desk.arena.manager)).toEqual(
      expect.arrayContaining(["Pedido de Day Use na Arena Do dia todo", "Novo Day Use na Arena Do dia todo"]),
    );
  });

  test("of fifty who want the last three places three get in, and the others are told", async () => {
    await desk.terms({ onlineRentals: "AT_ONCE", dayUsePlaces: 5 });
    await desk.ask("addDayUse", { clientName: "Família Souza", date: desk.day, people: 2 });
    const crowd = await Promise.all(Array.from({ length: 50 }, (_, index) => newAthlete(`Quer ${index}`)));
    const answers = await Promise.all(crowd.map((one) => ask(one)));
    const told = answers.flatMap(({ message }) => (message ? [message as string] : []));
    expect(answers.filter(({ dayUse }) => dayUse)).toHaveLength(3);
    expect(told).toHaveLength(47);
    expect(new Set(told)).toEqual(new Set(["Não há mais vagas de Day Use neste dia."]));
    const { _sum } = await api().db.dayUse.aggregate({
      where: { arenaId: desk.arena.id, date: new Date(desk.day), cancelledAt: null },
      _sum: { people: true },
    });
    expect(_sum.people).toBe(5);
  });

  test("who presses twice at once has one", async () => {
    await desk.terms({ onlineRentals: "AT_ONCE" });
    const codes = (await Promise.all([ask(), ask(), ask()])).map(({ code }) => code ?? "HAS");
    expect(codes.toSorted()).toEqual(["DAY_USE_TAKEN", "DAY_USE_TAKEN", "HAS"]);
  });

  test("no closed day, no day far ahead or gone by, and nothing of a suspended arena", async () => {
    await desk.terms({ onlineRentals: "AT_ONCE" });
    await desk.hours({ specialDays: [{ date: desk.day, reason: "Natal" }] });
    expect(await ask()).toMatchObject({
      code: "OUTSIDE_OPENING_HOURS",
      message: expect.stringMatching(/a arena está fechada: Natal\.$/),
    });
    await desk.hours();
    for (const [date, message] of [
      [addDays(desk.today, 31), "Escolha um dia nos próximos 30 dias"],
      [addDays(desk.today, -1), "Escolha um dia a partir de hoje"],
    ] as const)
      expect(await ask(athlete, date)).toMatchObject({ fields: [{ path: ["date"], message }] });
    await api().db.arena.update({ where: { id: desk.arena.id }, data: { active: false } });
    expect(await ask()).toMatchObject({ code: "ARENA_GONE" });
    await api().db.arena.update({ where: { id: desk.arena.id }, data: { active: true } });
  });

  test("nobody mails the arena without end by asking and giving back", async () => {
    await desk.terms({ onlineRentals: "AT_ONCE" });
    const answers = [];
    for (let time = 0; time < 17; time++) {
      const { dayUse, code } = await ask();
      answers.push(code ?? "HAS");
      if (dayUse) await giveBack(dayUse.id);
    }
    expect(answers).toEqual([...Array<string>(15).fill("HAS"), "ASKED_TOO_OFTEN", "ASKED_TOO_OFTEN"]);
  });
});

describe("an athlete whom the arena puts down", () => {
  const joined = async (name: string) => {
    const person = await newAthlete(name);
    const { id } = await api().db.athlete.findUniqueOrThrow({ where: { userId: person.userId } });
    await api().db.arenaAthlete.create({
      data: { arenaId: desk.arena.id, athleteId: id, firstVisitOn: new Date() },
    });
    return { ...person, id, gid: encodeGlobalId("Athlete", id) };
  };
  const put = (athleteId: string, more: object = {}) =>
    desk.ask(
      "addDayUse",
      { clientName: "Quem for", athleteId, date: desk.day, people: 1, ...more },
      "... on AddDayUseSuccess { dayUse { id clientName status people } }",
    );

  test("has the day as one that they asked for, owes it themselves and gives it back", async () => {
    await desk.terms({ dayUsePlaces: 30 });
    const ana = await joined("Ana da Casa");
    const { dayUse } = await put(ana.gid);
    expect(dayUse).toMatchObject({ clientName: "Ana da Casa", status: "CONFIRMED", people: 1 });
    expect(await put(ana.gid)).toMatchObject({
      code: "DAY_USE_TAKEN",
      message: "Este atleta já tem Day Use neste dia.",
    });
    expect((await shown(desk.day, ana.token)).viewerDayUses).toMatchObject([{ id: dayUse.id }]);
    expect(await api().db.charge.findMany({ where: { athleteId: ana.id } })).toMatchObject([
      { kind: "DAY_USE", clientName: null, amountInCents: 3000 },
    ]);
    expect(await subjectsTo(ana)).toEqual(["Nova cobrança da Arena Do dia todo"]);
    expect(await giveBack(dayUse.id, ana)).toMatchObject({ __typename: "CancelOwnDayUseSuccess" });
    expect((await put(ana.gid)).dayUse).toMatchObject({ status: "CONFIRMED" });
  });

  test("comes alone, on a day that is open, and is one of the arena's own", async () => {
    const bia = await joined("Bia da Casa");
    expect(await put(bia.gid, { people: 2 })).toMatchObject({ fields: [{ path: ["people"] }] });
    const stranger = await newAthlete("De fora");
    const { id } = await api().db.athlete.findUniqueOrThrow({ where: { userId: stranger.userId } });
    expect(await put(encodeGlobalId("Athlete", id))).toMatchObject({
      fields: [{ path: ["athleteId"], message: "Escolha um atleta ativo desta arena" }],
    });
  });

  test("has the last place, or somebody who asks for it has: never both", async () => {
    await desk.terms({ onlineRentals: "AT_ONCE", dayUsePlaces: 1 });
    const [inside, outside] = [await joined("Dentro"), await newAthlete("Fora")];
    const answers = await Promise.all([put(inside.gid), ask(outside), put(inside.gid), ask(outside)]);
    expect(answers.filter(({ dayUse }) => dayUse)).toHaveLength(1);
    expect((await shown()).day.dayUsePlaces).toBe(0);
  });
});

describe("giving a day back", () => {
  test("costs nothing until four hours before the arena opens, its price later, and nothing once it has begun", async () => {
    await desk.terms({ onlineRentals: "AT_ONCE", dayUsePlaces: 1 });
    const early = await asked();
    expect(await giveBack(early)).toEqual({ __typename: "CancelOwnDayUseSuccess" });
    expect(await giveBack(early)).toEqual({ __typename: "CancelOwnDayUseSuccess" });
    expect(await rowOf(early)).toMatchObject({ feeInCents: 0, cancelledBy: "CLIENT" });
    const hoursAhead = (hours: number) => ({
      opensAt: earlier(new Date(), { hours: -hours }),
      closesAt: earlier(new Date(), { hours: -hours - 10 }),
    });
    const late = await asked();
    await setRow(late, hoursAhead(3));
    await giveBack(late);
    expect(await rowOf(late)).toMatchObject({ feeInCents: 3000 });
    const begun = await asked();
    await setRow(begun, hoursAhead(-1));
    expect(await giveBack(begun)).toMatchObject({
      code: "DAY_USE_BEGUN",
      message: "Este Day Use já começou. Fale com a arena.",
    });
    await desk.act("cancelDayUse", { dayUseId: begun, reason: "Chuva forte" });
    expect(await rowOf(begun)).toMatchObject({ cancelledBy: "ARENA", feeInCents: 0 });
    const [last] = await mailsTo(api(), await emailOf(athlete));
    expect(last!.text).toContain("Motivo: Chuva forte");
  });

  test("is told to the arena with others of these minutes, once", async () => {
    await desk.terms({ onlineRentals: "AT_ONCE" });
    const tell = () => tellDayUsesGivenBack(api().db, { outbox, publicUrl });
    await tell();
    for (const name of ["Ana da Duna", "Bia da Duna"]) {
      const who = await newAthlete(name);
      await giveBack(await asked(who), who);
    }
    await Promise.all([tell(), tell()]);
    await tell();
    const mails = (await mailsTo(api(), await emailOf(desk.arena.manager))).filter(({ text }) =>
      text.includes("Ana da Duna: Day Use"),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toBe("Day Use devolvido na Arena Do dia todo");
    expect(mails[0]!.text).toContain("Bia da Duna: Day Use");
  });
});

describe("a request", () => {
  beforeEach(() => desk.terms({ onlineRentals: "ON_REQUEST", dayUsePlaces: 2 }));

  test("is refused with a reason, which its athlete reads", async () => {
    const dayUseId = await asked();
    expect(await desk.act("answerDayUse", { dayUseId, accept: false })).toMatchObject({
      fields: [{ path: ["reason"], message: "Diga o motivo" }],
    });
    await desk.act("answerDayUse", { dayUseId, accept: false, reason: "Evento fechado" });
    expect(await rowOf(dayUseId)).toMatchObject({ cancelledBy: "ARENA", cancelReason: "Evento fechado" });
    const [mail] = await mailsTo(api(), await emailOf(athlete));
    expect(mail!.text).toMatch(/não pôde confirmar[^]*Motivo: Evento fechado/);
    expect((await shown()).day.dayUsePlaces).toBe(2);
  });

  test("that nobody answers in a day ends, costs nothing, frees its place, and is told once", async () => {
    const [late, fresh] = [await asked(), await asked(athlete, addDays(desk.day, 1))];
    await setRow(late, { createdAt: earlier(new Date(), { hours: 24 }) });
    await setRow(fresh, { createdAt: earlier(new Date(), { hours: 23 }) });
    expect(await desk.act("answerDayUse", { dayUseId: late, accept: true })).toMatchObject({
      code: "REQUEST_EXPIRED",
    });
    const expire = () => expireDayUses(api().db, { now: new Date(), outbox });
    const counts = await Promise.all([expire(), expire()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await rowOf(late)).toMatchObject({
      feeInCents: 0,
      cancelReason: "A arena não respondeu a tempo",
    });
    expect((await rowOf(fresh)).cancelledAt).toBeNull();
    expect(await subjectsTo(athlete)).toEqual(["Pedido de Day Use sem resposta da Arena Do dia todo"]);
    expect((await shown()).day.dayUsePlaces).toBe(2);
  });
});

test("a day of rain takes it along and tells who had it; the evening before it is in the reminder", async () => {
  await desk.terms({ onlineRentals: "AT_ONCE" });
  const dayUseId = await asked();
  const now = instantAt(addDays(desk.day, -1), "12:00", brasiliaTime);
  await remindOnEve(api().db, { now, outbox, publicUrl });
  await desk.ask("cancelDay", { date: desk.day, reason: "Chuva forte" });
  expect(await rowOf(dayUseId)).toMatchObject({
    cancelledBy: "ARENA",
    feeInCents: 0,
    cancelReason: "Chuva forte",
  });
  const texts = (await mailsTo(api(), await emailOf(athlete))).map(({ text }) => text);
  expect(
    texts.filter((text) => /A arena cancelou:[^]*Day Use, .* das 06:00 às 22:00/.test(text)),
  ).toHaveLength(1);
  expect(texts.filter((text) => /amanhã[^]*Do dia todo: Day Use, /.test(text))).toHaveLength(1);
});

describe("whose day it is", () => {
  const idOf = async ({ userId }: Person) =>
    (await api().db.athlete.findUniqueOrThrow({ where: { userId } })).id;

  test("of two records of one person the confirmed one of the same day stays, and all others go along", async () => {
    const other = await newAthlete("Quem vem, de novo");
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    const requested = await asked();
    await desk.terms({ onlineRentals: "AT_ONCE" });
    const confirmed = await asked(other);
    const elsewhere = await asked(other, addDays(desk.day, 1));
    const merging = { keptId: await idOf(athlete), otherId: await idOf(other) };
    await inTransaction(api().db, (tx) => handOverDayUses(tx, { now: new Date(), viewer: null }, merging));
    expect(await rowOf(requested)).toMatchObject({ cancelledBy: "CLIENT", feeInCents: 0 });
    for (const gid of [confirmed, elsewhere])
      expect(await rowOf(gid)).toMatchObject({ athleteId: merging.keptId, cancelledAt: null });
  });

  test("who leaves gives back what is to come, and the arena keeps a pseudonym", async () => {
    await desk.terms({ onlineRentals: "AT_ONCE" });
    const coming = await asked();
    const athleteId = await idOf(athlete);
    await inTransaction(api().db, (tx) => leaveBookings(tx, { now: new Date(), viewer: null }, athleteId));
    expect(await rowOf(coming)).toMatchObject({
      athleteId: null,
      contact: null,
      clientName: expect.stringMatching(/^Atleta /) as string,
      cancelledBy: "CLIENT",
      feeInCents: 0,
      arenaUntold: true,
    });
  });
});
