import { beforeEach, describe, expect, test } from "vitest";
import {
  expireDayUses,
  expireRequests,
  tellGivenBack,
} from "../../server/bookings/rental-cancellation.action";
import { decodeGlobalId, encodeGlobalId } from "../../server/platform/graphql/nodes";
import { createOutbox } from "../../server/platform/mail/outbox";
import { earlier, later } from "../../server/platform/time/duration.rules";
import { useApi } from "../support/api";
import { mailsTo } from "../support/mails";
import { RentalDesk } from "../support/rental-desk";
import { createAthletes, createPerson, type Person } from "../support/story";
import { makeGuardian } from "../support/world-guardians";

const api = useApi();
const desk = new RentalDesk(api, "Das esperas");
const outbox = createOutbox(false);
const expire = (now = new Date()) => expireRequests(api().db, { now, outbox });
const tell = () => tellGivenBack(api().db, { outbox, publicUrl: "https://praia.example" });

let athlete: Person;
let arenaKey: string;

const newAthlete = async (name: string): Promise<Person> => {
  const person = await createPerson(api(), name, ["ATHLETE"]);
  await api().db.athlete.create({ data: { userId: person.userId, fullName: name } });
  return person;
};

/** @returns its global id. */
async function asked(more: object = {}, by = athlete): Promise<string> {
  const answer = await desk.act(
    "askForCourt",
    { arenaKey, courtKey: desk.courts[0], date: desk.day, startsAt: "19:00", endsAt: "20:00", ...more },
    by.token,
    "... on AskForCourtSuccess { rental { id } }",
  );
  if (!answer.rental) throw new Error(JSON.stringify(answer));
  return answer.rental.id as string;
}

const askedAgo = (gid: string, hours: number, since = new Date()) =>
  api().db.courtBooking.update({
    where: { id: decodeGlobalId(gid).id },
    data: { createdAt: earlier(since, { hours }) },
  });

const emailOf = async ({ userId }: Person) =>
  (await api().db.user.findUniqueOrThrow({ where: { id: userId } })).email;
const subjectsTo = async (person: Person) =>
  (await mailsTo(api(), await emailOf(person))).map(({ subject }) => subject);

beforeEach(async () => {
  const { pageKey } = await api().db.arena.findUniqueOrThrow({ where: { id: desk.arena.id } });
  arenaKey = pageKey;
  athlete = await newAthlete("Quem espera");
});

describe("a request that nobody answers", () => {
  beforeEach(() => desk.terms({ onlineRentals: "ON_REQUEST" }));

  test("is cancelled after a day, costs nothing, frees the hour, and its athlete is told once of all", async () => {
    const [late, alsoLate, fresh] = [
      await asked(),
      await asked({ startsAt: "20:00", endsAt: "21:00" }),
      await asked({ startsAt: "18:00", endsAt: "19:00" }),
    ];
    await askedAgo(late!, 24);
    await askedAgo(alsoLate!, 30);
    expect(await Promise.all([expire(), expire()])).toEqual(expect.arrayContaining([2, 0]));
    expect(await expire()).toBe(0);
    for (const gid of [late!, alsoLate!])
      expect(await desk.rentalOf(gid)).toMatchObject({
        status: "CANCELLED",
        cancelledBy: "ARENA",
        cancelReason: "A arena não respondeu a tempo",
        feeInCents: 0,
        occupancy: null,
      });
    expect(await desk.rentalOf(fresh!)).toMatchObject({ status: "REQUESTED" });
    const [mail, ...others] = await mailsTo(api(), await emailOf(athlete));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: "Pedido de quadra sem resposta da Arena Das esperas" });
    expect(mail!.text.match(/Quadra 1, .*, das \d\d:\d\d às \d\d:\d\d/g)).toHaveLength(2);
    // Somebody else has it now.
    await desk.rented({ startsAt: "19:00", endsAt: "21:00" });
  });

  test("is over once its hour begins, and nobody says yes to it any more", async () => {
    const gid = await asked();
    const { startsAt } = await desk.rentalOf(gid);
    await askedAgo(gid, 24);
    expect(await desk.act("answerRental", { rentalId: gid, accept: true })).toMatchObject({
      code: "REQUEST_EXPIRED",
    });
    await askedAgo(gid, 2, startsAt);
    await expire(earlier(startsAt, { minutes: 1 }));
    expect(await desk.rentalOf(gid)).toMatchObject({ status: "REQUESTED" });
    expect(await expire(startsAt)).toBeGreaterThan(0);
    expect(await desk.act("answerRental", { rentalId: gid, accept: true })).toMatchObject({
      code: "RENTAL_CANCELLED",
    });
  });

  test("however many there are, all are cancelled, a batch at a time", async () => {
    const startsAt = desk.at("07:00");
    await api().db.courtBooking.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        courtId: desk.courts[index % 2]!,
        kind: "RENTAL" as const,
        label: "Quem espera",
        status: "REQUESTED" as const,
        priceInCents: 5000,
        startsAt: later(startsAt, { days: index }),
        endsAt: later(startsAt, { days: index, hours: 1 }),
        createdAt: earlier(new Date(), { days: 2 }),
      })),
    });
    const statements = await api().statementsOf(async () => expect(await expire()).toBe(120));
    // Three batches, and what is left is looked at once more with each.
    expect(statements.length).toBeLessThan(3 * 15);
  });
});

describe("a court that an athlete gives back", () => {
  beforeEach(() => desk.terms({ onlineRentals: "AT_ONCE" }));
  const giveBack = (gid: string, by = athlete) => desk.act("cancelOwnRental", { rentalId: gid }, by.token);

  test("is told to the arena, several of these minutes in one mail, and never twice", async () => {
    const other = await newAthlete("Outra atleta");
    const [mine, hers] = [await asked(), await asked({ startsAt: "20:00", endsAt: "21:00" }, other)];
    await giveBack(mine);
    await giveBack(hers, other);
    await Promise.all([tell(), tell()]);
    await tell();
    const told = (await mailsTo(api(), await emailOf(desk.arena.manager))).filter(({ subject }) =>
      subject.includes("devolvida"),
    );
    expect(told.map(({ subject }) => subject)).toEqual(["Quadras devolvidas na Arena Das esperas"]);
    expect(told[0]!.text).toMatch(/Quem espera: Quadra 1, .*, das 19:00 às 20:00/);
    expect(told[0]!.text).toMatch(/Outra atleta: Quadra 1, .*, das 20:00 às 21:00/);
    expect(told[0]!.text).toContain(`/arena-calendar/quadras/${desk.day}`);
  });

  test("was never counted on while it was only asked for, and what the arena cancels it knows", async () => {
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    await giveBack(await asked());
    await desk.act("cancelRental", { rentalId: await desk.rented(), scope: "THIS", by: "CLIENT" });
    const before = (await subjectsTo(desk.arena.manager)).length;
    await tell();
    expect(await subjectsTo(desk.arena.manager)).toHaveLength(before);
  });
});

describe("of a child without an account", () => {
  let mother: Person;
  let childId: string;
  beforeEach(async () => {
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    [childId = ""] = await createAthletes(api(), desk.arena.id, 1);
    const born = earlier(new Date(), { days: 10 * 365 });
    await api().db.athlete.update({
      where: { id: childId },
      data: { birthDate: born, fullName: "Lara Costa" },
    });
    mother = await createPerson(api(), "Marina Costa");
    await makeGuardian(api(), { athleteId: childId, userId: mother.userId });
  });
  /** @returns its global id. */
  const requested = async (createdAt = new Date()): Promise<string> => {
    const { id } = await api().db.courtBooking.create({
      data: {
        courtId: desk.courts[0]!,
        kind: "RENTAL",
        label: "Lara Costa",
        athleteId: childId,
        status: "REQUESTED",
        priceInCents: 5000,
        freeCancelHours: 4,
        startsAt: desk.at("19:00"),
        endsAt: desk.at("20:00"),
        createdAt,
      },
    });
    return encodeGlobalId("CourtRental", id);
  };
  const dayUse = async (createdAt = new Date()): Promise<string> => {
    const { id } = await api().db.dayUse.create({
      data: {
        arenaId: desk.arena.id,
        athleteId: childId,
        date: new Date(desk.day),
        clientName: "Lara Costa",
        people: 1,
        priceInCents: 3000,
        freeCancelHours: 4,
        requested: true,
        opensAt: desk.at("06:00"),
        closesAt: desk.at("22:00"),
        createdAt,
      },
    });
    return encodeGlobalId("DayUse", id);
  };
  const answer = (rentalId: string, accept: boolean) => desk.act("answerRental", { rentalId, accept });

  test("the guardian reads what became of a court, and whose it is", async () => {
    await answer(await requested(), false);
    await requested(earlier(new Date(), { hours: 30 }));
    await expire();
    const gid = await requested();
    await answer(gid, true);
    const to = { courtKey: desk.courts[1], date: desk.day, startsAt: "19:00", endsAt: "20:00" };
    await desk.act("moveRental", { rentalId: gid, ...to });
    await desk.act("cancelRental", { rentalId: gid, scope: "THIS", by: "ARENA" });
    expect(await subjectsTo(mother)).toEqual([
      "Locação cancelada na Arena Das esperas",
      expect.stringContaining("mudou"),
      "Quadra confirmada na Arena Das esperas",
      "Pedido de quadra sem resposta da Arena Das esperas",
      "Quadra não confirmada na Arena Das esperas",
    ]);
    const mails = await mailsTo(api(), await emailOf(mother));
    for (const { text } of mails) expect(text).toMatch(/Olá, Marina Costa![^]*Lara Costa: Quadra [12], /);
    // What is due is among the dependents; the mail of the charge says nothing else.
    expect(mails[2]!.text).toMatch(/Valor: R\$[^]*\/dependentes/);
  });

  test("the guardian reads what became of a Day Use, and gets one mail of a day that is called off", async () => {
    const answerDayUse = (dayUseId: string, more: object) => desk.act("answerDayUse", { dayUseId, ...more });
    await answerDayUse(await dayUse(), { accept: false, reason: "Lotado" });
    await dayUse(earlier(new Date(), { hours: 30 }));
    await expireDayUses(api().db, { now: new Date(), outbox });
    const [gid, court] = [await dayUse(), await requested()];
    await answerDayUse(gid, { accept: true });
    await answer(court, true);
    const { viewer } = await api().data(
      `query ($on: Date!) { viewer { arena { dayAhead(on: $on) { peopleCount unreached { name } } } } }`,
      { on: desk.day },
      desk.arena.manager.token,
    );
    expect(viewer.arena.dayAhead).toEqual({ peopleCount: 1, unreached: [] });
    await desk.ask("cancelDay", { date: desk.day, reason: "Chuva" });
    expect(await subjectsTo(mother)).toEqual([
      expect.stringMatching(/^Cancelado na Arena Das esperas/),
      "Quadra confirmada na Arena Das esperas",
      "Day Use confirmado na Arena Das esperas",
      "Pedido de Day Use sem resposta da Arena Das esperas",
      "Day Use não confirmado na Arena Das esperas",
    ]);
    const [calledOff] = await mailsTo(api(), await emailOf(mother));
    expect(calledOff!.text).toMatch(/Lara Costa: Day Use, [^]*Lara Costa: Quadra 1, /);
  });

  test("of age the athlete alone is told", async () => {
    await api().db.athlete.update({
      where: { id: childId },
      data: { birthDate: earlier(new Date(), { days: 19 * 366 }) },
    });
    await answer(await requested(), false);
    expect(await subjectsTo(mother)).toEqual([]);
  });
});
