import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, dayFromDatabase, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { useApi } from "../support/api";
import { RentalDesk } from "../support/rental-desk";
import { createPerson } from "../support/story";

const api = useApi();
const desk = new RentalDesk(api, "Dos horários");

describe("hours of single days and weekdays", () => {
  test("bind classes and rentals, and a weekly class leaves closed days out", async () => {
    const nextWeek = addDays(desk.day, 7);
    await desk.hours({
      specialDays: [
        { date: nextWeek, reason: "Feriado" },
        { date: desk.day, opensAt: "10:00", closesAt: "12:00", reason: "Véspera" },
      ],
    });
    expect(await desk.rent()).toMatchObject({
      message: expect.stringMatching(/^Em .+ a arena abre das 10:00 às 12:00\.$/),
    });
    expect(await desk.rent({ date: nextWeek })).toMatchObject({
      message: expect.stringMatching(/ a arena está fechada: Feriado\.$/),
    });
    const gid = await desk.scheduled({ weekly: true, startsAt: "10:00", endsAt: "11:00" });
    const days = (await desk.seriesOf(gid)).map(({ originalDate }) => dayFromDatabase(originalDate));
    expect(days).toContain(desk.day);
    expect(days).not.toContain(nextWeek);
    expect(days).toContain(addDays(desk.day, 14));
    await desk.hours();
    await desk.act("cancelClass", { sessionId: gid, scope: "ALL", reason: "Fim do teste" });
  });

  test("what is marked is told before it is left outside, and stays", async () => {
    const rentalId = await desk.rented();
    const closed = { specialDays: [{ date: desk.day, reason: "Obra" }] };
    expect(await desk.hours(closed)).toMatchObject({
      __typename: "OccupancyAhead",
      count: 1,
      ahead: [expect.stringMatching(/^Locação, Quadra 1: .+, 19:00–20:30$/)],
    });
    expect(await api().db.specialDay.count({ where: { arenaId: desk.arena.id } })).toBe(0);
    expect(await desk.hours({ ...closed, confirmed: true })).toEqual({
      __typename: "SaveOpeningHoursSuccess",
    });
    expect(await desk.rentalOf(rentalId)).toMatchObject({ status: "CONFIRMED" });
    await desk.hours();
  });

  test("a day with Day Use is told before it is closed, and no request for it is confirmed any more", async () => {
    const next = addDays(desk.day, 1);
    await desk.rented({ date: next });
    await desk.ask("addDayUse", { clientName: "Família Souza", date: desk.day, people: 3 });
    const person = await createPerson(api(), "Quem vem", ["ATHLETE"]);
    const { id: athleteId } = await api().db.athlete.create({
      data: { userId: person.userId, fullName: "Quem vem" },
    });
    const dayUse = {
      arenaId: desk.arena.id,
      athleteId,
      clientName: "Quem vem",
      priceInCents: 3000,
      freeCancelHours: 4,
      requested: true,
    };
    const { id } = await api().db.dayUse.create({
      data: {
        ...dayUse,
        date: dayToDatabase(desk.day),
        opensAt: desk.at("06:00"),
        closesAt: desk.at("22:00"),
      },
    });
    const closed = { specialDays: [desk.day, next].map((date) => ({ date, reason: "Obra" })) };
    expect(await desk.hours(closed)).toMatchObject({
      __typename: "OccupancyAhead",
      count: 3,
      ahead: [
        expect.stringMatching(/^Day Use: .+, 3 pessoas$/),
        expect.stringMatching(/^Day Use: .+, 1 pessoa$/),
        expect.stringMatching(/^Locação, Quadra 1: /),
      ],
    });
    // With other hours the day still is one for Day Use.
    expect(
      await desk.hours({
        specialDays: [{ date: desk.day, opensAt: "10:00", closesAt: "22:00", reason: "Obra" }],
      }),
    ).toEqual({ __typename: "SaveOpeningHoursSuccess" });
    expect(await desk.hours({ ...closed, confirmed: true })).toEqual({
      __typename: "SaveOpeningHoursSuccess",
    });
    const dayUseId = encodeGlobalId("DayUse", id);
    expect(await desk.act("answerDayUse", { dayUseId, accept: true })).toMatchObject({
      code: "OUTSIDE_OPENING_HOURS",
      message: expect.stringMatching(/ a arena está fechada: Obra\.$/),
    });
    expect(await desk.act("answerDayUse", { dayUseId, accept: false, reason: "Obra" })).toEqual({
      __typename: "AnswerDayUseSuccess",
    });
    await desk.hours();
  });

  test("bad input is told beside its line", async () => {
    expect(await desk.hours({ weekdays: [{ weekday: "MONDAY", opensAt: "10:00" }] })).toMatchObject({
      fields: [
        { path: ["weekdays", "0", "closesAt"], message: "Diga a abertura e o fechamento, ou deixe fechado" },
      ],
    });
    expect(
      await desk.hours({
        specialDays: [
          { date: desk.day, reason: "Natal" },
          { date: desk.day, reason: "De novo" },
        ],
      }),
    ).toMatchObject({
      fields: [{ path: ["specialDays", "1", "date"], message: "Este dia já está na lista" }],
    });
  });

  test("days that are over stay", async () => {
    const yesterday = addDays(desk.today, -1);
    await api().db.specialDay.create({
      data: { arenaId: desk.arena.id, date: dayToDatabase(yesterday), reason: "Ontem" },
    });
    await desk.hours();
    expect(await api().db.specialDay.count({ where: { arenaId: desk.arena.id } })).toBe(1);
  });
});

describe("names of courts", () => {
  const name = (courts: object[]) => desk.act("nameCourts", { arenaId: desk.arena.globalId, courts });

  test("each is another, and swapping two is one step", async () => {
    const [first, second] = desk.courts;
    expect(
      await name([
        { courtKey: first, name: "Central" },
        { courtKey: second, name: "central " },
      ]),
    ).toMatchObject({
      fields: [{ path: ["courts", "1", "name"], message: "Duas quadras não podem ter o mesmo nome" }],
    });
    expect(await name([{ courtKey: first, name: "Quadra 2" }])).toMatchObject({
      fields: [{ path: ["courts", "0", "name"], message: "Duas quadras não podem ter o mesmo nome" }],
    });
    expect(await name([{ courtKey: desk.arena.id, name: "Alheia" }])).toMatchObject({
      fields: [{ path: ["courts", "0", "name"], message: "Esta quadra não é desta arena" }],
    });
    expect(
      await name([
        { courtKey: first, name: "Quadra 2" },
        { courtKey: second, name: "Quadra 1" },
      ]),
    ).toEqual({ __typename: "NameCourtsSuccess" });
    await name([
      { courtKey: first, name: "Quadra 1" },
      { courtKey: second, name: "Quadra 2" },
    ]);
  });
});
