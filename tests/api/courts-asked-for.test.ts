import { beforeEach, describe, expect, test } from "vitest";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { useApi } from "../support/api";
import { athleteGid } from "../support/class-desk";
import { RentalDesk } from "../support/rental-desk";
import { createPerson, type Person } from "../support/story";

const api = useApi();
const desk = new RentalDesk(api, "Dos pedidos");

describe("asking for a court on the arena's page", () => {
  let athlete: Person;
  let arenaKey: string;
  const ask = (more: object = {}) =>
    desk.act(
      "askForCourt",
      { arenaKey, courtKey: desk.courts[1], date: desk.day, startsAt: "19:00", endsAt: "20:00", ...more },
      athlete.token,
      "... on AskForCourtSuccess { rental { id status priceInCents clientName } }",
    );
  const free = async (on = desk.day) => {
    const { publicArena } = await api().data(
      `query ($key: String!, $on: Date) { publicArena(key: $key) { onlineRentals day(on: $on) {
        opensAt reason courts { name free { startsAt endsAt } } classes { category freePlaces } dayUsePlaces } } }`,
      { key: arenaKey, on },
    );
    return publicArena;
  };

  const newAthlete = async (): Promise<Person> => {
    const person = await createPerson(api(), "Quem joga", ["ATHLETE"]);
    await api().db.athlete.create({ data: { userId: person.userId, fullName: "Quem joga" } });
    return person;
  };

  beforeEach(async () => {
    const { pageKey } = await api().db.arena.findUniqueOrThrow({ where: { id: desk.arena.id } });
    arenaKey = pageKey;
    athlete = await newAthlete();
  });

  test("waits for the arena's answer and holds the hour, or is there at once", async () => {
    expect(await ask()).toMatchObject({ code: "NO_ONLINE_RENTALS" });
    expect((await free()).day.courts).toBeNull();
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    const asked = await ask();
    expect(asked.rental).toMatchObject({ status: "REQUESTED", priceInCents: 5000 });
    expect(await ask()).toMatchObject({
      code: "ALREADY_ASKED",
      message: "Você já pediu esta quadra neste horário.",
    });
    const freeOfCourt = async () => (await free()).day.courts[1].free;
    // Others may still ask for it.
    expect(await freeOfCourt()).toEqual([
      { startsAt: desk.at("06:00").toISOString(), endsAt: desk.at("22:00").toISOString() },
    ]);
    // For the arena itself it is taken.
    expect(await desk.rent({ courtKey: desk.courts[1] })).toMatchObject({
      message: expect.stringContaining("pedido de Quem joga"),
    });
    const answer = (accept: boolean) => desk.act("answerRental", { rentalId: asked.rental.id, accept });
    expect(await answer(true)).toEqual({ __typename: "AnswerRentalSuccess" });
    expect(await answer(true)).toEqual({ __typename: "AnswerRentalSuccess" });
    expect(await freeOfCourt()).toEqual([
      { startsAt: desk.at("06:00").toISOString(), endsAt: desk.at("19:00").toISOString() },
      { startsAt: desk.at("20:00").toISOString(), endsAt: desk.at("22:00").toISOString() },
    ]);
    expect(await answer(false)).toMatchObject({ code: "RENTAL_CONFIRMED" });
    expect(await desk.act("cancelOwnRental", { rentalId: asked.rental.id }, athlete.token)).toEqual({
      __typename: "CancelOwnRentalSuccess",
    });
    await desk.terms({ onlineRentals: "AT_ONCE" });
    const had = await ask();
    expect(had.rental).toMatchObject({ status: "CONFIRMED" });
  });

  test("of several who ask for one hour the first that the arena confirms has it, whoever asked first", async () => {
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    const first = (await ask()).rental.id as string;
    athlete = await newAthlete();
    const second = (await ask({ startsAt: "19:30", endsAt: "20:30" })).rental.id as string;
    athlete = await newAthlete();
    const third = (await ask({ startsAt: "18:30", endsAt: "19:30" })).rental.id as string;
    const answer = (rentalId: string, accept = true) => desk.act("answerRental", { rentalId, accept });
    const refused = {
      code: "COURT_TAKEN",
      message: expect.stringMatching(
        /^Quadra 2 está ocupada em .+, das 19:30 às 20:30: locação de Quem joga\.$/,
      ),
    };
    expect(await answer(second)).toEqual({ __typename: "AnswerRentalSuccess" });
    expect(await answer(first)).toMatchObject(refused);
    expect((await desk.rentalOf(first)).status).toBe("REQUESTED");
    // Beside it there is room.
    expect(await answer(third)).toEqual({ __typename: "AnswerRentalSuccess" });
    expect(await answer(first, false)).toEqual({ __typename: "AnswerRentalSuccess" });
    await desk.terms();
  });

  test("the arena sees in its week also who waits behind another, and after that one gives up", async () => {
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    const requests = async (token: string) => {
      const { viewer } = await api().data(
        `query ($around: Date, $arena: UUID) { viewer { arena(key: $arena) { week(around: $around) { days { on
          others { courtKey startsAt title rentalId isRequest } } } } } }`,
        { around: desk.day, arena: desk.arena.id },
        token,
      );
      return viewer.arena.week.days.find(({ on }: { on: string }) => on === desk.day).others;
    };
    const first = athlete;
    const firstId = (await ask()).rental.id as string;
    athlete = await newAthlete();
    const secondId = (await ask()).rental.id as string;
    const request = (rentalId: string) => ({
      courtKey: desk.courts[1],
      startsAt: desk.at("19:00").toISOString(),
      title: "Quem joga",
      rentalId,
      isRequest: true,
    });
    const { token } = desk.arena.manager;
    expect(await requests(token)).toEqual([request(firstId), request(secondId)]);
    // A teacher sees only what takes the court.
    expect(await requests(desk.teacher.token)).toHaveLength(1);
    await desk.act("cancelOwnRental", { rentalId: firstId }, first.token);
    expect(await requests(token)).toEqual([request(secondId)]);
    await desk.act("answerRental", { rentalId: secondId, accept: true });
    expect(await requests(token)).toEqual([{ ...request(secondId), isRequest: false }]);
    await desk.terms();
  });

  test("of many requests for one hour that are confirmed at once one has it", async () => {
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    const ids: string[] = [];
    for (let asking = 0; asking < 6; asking++) {
      athlete = await newAthlete();
      ids.push((await ask()).rental.id as string);
    }
    const answers = await Promise.all(
      ids.map((rentalId) => desk.act("answerRental", { rentalId, accept: true })),
    );
    expect(answers.filter(({ __typename }) => __typename === "AnswerRentalSuccess")).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "COURT_TAKEN")).toHaveLength(5);
    const rows = await Promise.all(ids.map((id) => desk.rentalOf(id)));
    const confirmed = rows.filter(({ status }) => status === "CONFIRMED");
    expect(confirmed).toHaveLength(1);
    expect(rows.filter(({ occupancy }) => occupancy !== null)).toEqual(confirmed);
    await desk.terms();
  });

  test("a request that waited behind another is not confirmed on a day that is closed since", async () => {
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    const first = (await ask()).rental.id as string;
    athlete = await newAthlete();
    const second = (await ask()).rental.id as string;
    await desk.act("answerRental", { rentalId: first, accept: false });
    expect(await desk.hours({ specialDays: [{ date: desk.day, reason: "Obra" }] })).toEqual({
      __typename: "SaveOpeningHoursSuccess",
    });
    expect(await desk.act("answerRental", { rentalId: second, accept: true })).toMatchObject({
      code: "OUTSIDE_OPENING_HOURS",
    });
    expect(await desk.rentalOf(second)).toMatchObject({ status: "REQUESTED", occupancy: null });
    await desk.hours();
    await desk.terms();
  });

  test("nobody holds a whole evening, nor a day far ahead", async () => {
    await desk.terms({ onlineRentals: "AT_ONCE" });
    for (const startsAt of ["06:00", "07:00", "08:00", "09:00", "11:00"])
      expect(await ask({ startsAt, endsAt: `${startsAt.slice(0, 3)}30` })).toMatchObject({
        __typename: "AskForCourtSuccess",
      });
    expect(await ask({ startsAt: "10:00", endsAt: "11:00" })).toMatchObject({
      code: "TOO_MANY_RENTALS",
      message: "Você já tem 5 locações marcadas nesta arena. Jogue ou cancele uma antes de pedir outra.",
    });
    expect(await ask({ date: addDays(desk.today, 31) })).toMatchObject({
      fields: [{ path: ["date"], message: "Escolha um dia nos próximos 30 dias" }],
    });
    expect((await free(addDays(desk.today, 31))).day).toBeNull();
    await desk.terms({ onlineRentals: "AT_ONCE", rentalHorizonDays: 1 });
    expect(await ask({ date: addDays(desk.today, 2) })).toMatchObject({
      fields: [{ path: ["date"], message: "Escolha hoje ou amanhã" }],
    });
    await desk.terms();
  });

  test("a whole series that the arena has written down for them is shown, with what they asked for, by start", async () => {
    await desk.terms({ onlineRentals: "AT_ONCE" });
    const { id } = await api().db.athlete.findFirstOrThrow({ where: { userId: athlete.userId } });
    await api().db.arenaAthlete.create({
      data: { arenaId: desk.arena.id, athleteId: id, firstVisitOn: new Date() },
    });
    const series = { startsAt: "06:00", endsAt: "07:00", until: addDays(desk.day, 63) };
    const rentalId = await desk.rented({ ...series, contact: null, athleteId: athleteGid(id) });
    await ask({ date: addDays(desk.day, 1), startsAt: "12:00", endsAt: "13:00" });
    const { publicArena } = await api().data(
      `query ($key: String!) { publicArena(key: $key) { viewerRentals { startsAt isOwn } } }`,
      { key: arenaKey },
      athlete.token,
    );
    const weeks = Array.from({ length: 9 }, (_, week) => addDays(desk.day, 7 * (week + 1)));
    expect(publicArena.viewerRentals).toEqual([
      { startsAt: desk.at("06:00").toISOString(), isOwn: false },
      { startsAt: desk.at("12:00", addDays(desk.day, 1)).toISOString(), isOwn: true },
      ...weeks.map((on) => ({ startsAt: desk.at("06:00", on).toISOString(), isOwn: false })),
    ]);
    await desk.act("cancelRental", { rentalId, scope: "THIS_AND_FOLLOWING", by: "ARENA" });
    await desk.terms();
  });

  test("as the arena rents: how long, how far ahead, to whom, and until when it is given back for free", async () => {
    const terms = {
      onlineRentals: "AT_ONCE",
      rentalMinMinutes: 60,
      rentalStepMinutes: 60,
      rentalHorizonDays: 20,
    };
    await desk.terms({ ...terms, freeCancelHours: 24, rentalAudience: "ATHLETES" });
    expect(await ask()).toMatchObject({
      code: "NOT_ITS_ATHLETE",
      message: "Esta arena só recebe pedidos dos seus atletas. Peça para entrar nela e tente de novo depois.",
    });
    const { id: athleteId } = await api().db.athlete.findFirstOrThrow({ where: { userId: athlete.userId } });
    await api().db.arenaAthlete.create({
      data: { arenaId: desk.arena.id, athleteId, active: false, firstVisitOn: new Date() },
    });
    expect(await ask()).toMatchObject({ code: "NOT_ITS_ATHLETE" });
    await api().db.arenaAthlete.updateMany({ where: { athleteId }, data: { active: true } });
    for (const [more, path, message] of [
      [{ endsAt: "19:30" }, "endsAt", "Esta arena aluga a partir de 60 minutos"],
      [{ endsAt: "20:30" }, "endsAt", "Depois de 60 minutos, mais 60 de cada vez"],
      [{ startsAt: "18:40" }, "startsAt", "Comece de 30 em 30 minutos, a partir da hora cheia"],
      [{ date: addDays(desk.today, 21) }, "date", "Escolha um dia nos próximos 20 dias"],
    ] as const)
      expect(await ask(more)).toMatchObject({ fields: [{ path: [path], message }] });
    const had = await ask();
    expect(had.rental).toMatchObject({ status: "CONFIRMED" });
    // What was agreed on holds, whatever the arena says later.
    await desk.terms({ ...terms, freeCancelHours: 0 });
    const row = await desk.rentalOf(had.rental.id as string);
    expect(row.freeCancelHours).toBe(24);
    const soon = new Date(Date.now() + 5 * 3_600_000);
    await api().db.courtBooking.update({
      where: { id: row.id },
      data: { startsAt: soon, endsAt: new Date(soon.getTime() + 3_600_000) },
    });
    await desk.act("cancelOwnRental", { rentalId: had.rental.id }, athlete.token);
    expect((await desk.rentalOf(had.rental.id as string)).feeInCents).toBe(5000);
    await desk.terms();
  });

  test("whose an hour is already stays between them and the arena", async () => {
    await desk.terms({ onlineRentals: "AT_ONCE" });
    await desk.rented({ courtKey: desk.courts[1] });
    await desk.scheduled({ courtKey: desk.courts[1], startsAt: "17:00", endsAt: "18:00" });
    for (const startsAt of ["19:30", "17:30"])
      expect(await ask({ startsAt, endsAt: "20:00" })).toEqual({
        __typename: "RuleViolation",
        code: "COURT_TAKEN",
        message: "Este horário acabou de ser ocupado. Escolha outro.",
        path: ["courtKey"],
      });
  });

  test("nobody mails the arena without end by asking and giving back", async () => {
    await desk.terms({ onlineRentals: "AT_ONCE" });
    const before = await api().db.outgoingMail.count();
    const answers = [];
    for (let time = 0; time < 17; time++) {
      const { rental, code } = await ask();
      answers.push(code ?? "RENTED");
      if (rental) await desk.act("cancelOwnRental", { rentalId: rental.id }, athlete.token);
    }
    expect(answers).toEqual([
      ...Array.from({ length: 15 }, () => "RENTED"),
      "ASKED_TOO_OFTEN",
      "ASKED_TOO_OFTEN",
    ]);
    // One to the arena, and one to the athlete of what they owe.
    expect((await api().db.outgoingMail.count()) - before).toBe(2 * 15);
  });
});
