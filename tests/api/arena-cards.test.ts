import { beforeAll, expect, test } from "vitest";
import type { Prisma } from "../../prisma/generated/client/client";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import {
  addDays,
  addMonths,
  dayInWeekOf,
  dayToDatabase,
  firstOfMonth,
  mondayOf,
  weekdayNameOf,
} from "../../server/platform/time/calendar-day.rules";
import { dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import type { AthleteLevel } from "../../server/sport/athlete-level.rules";
import { useApi } from "../support/api";
import {
  createArena,
  createAthletes,
  createPerson,
  nextNumber,
  type ArenaStory,
  type Person,
} from "../support/story";

const api = useApi();

/** Far from Brasília's clocks, so that a day or a month that is reckoned by them is another one for hours. */
const timeZone = "America/Rio_Branco";
const today = () => dayAt(new Date(), timeZone);
const at = (clock: string, on = today()) => instantAt(on, clock, timeZone);

const query = `{ viewer { arena { today {
  agenda { sessionId startsAt endsAt name category teacherName courtName status studentCount maxStudents }
  rentalRequests { count firstId firstOn }
  athletes { total newThisMonth levels { level count percent } }
  teachers { total weeklyClassCount teachers { teacherArenaId name specialties weeklyClassCount studentCount availableDayCount } }
  figures { newAthletesThisMonth } setUp { athleteCount teacherCount } } } } }`;
const dayOf = async (token: string) => (await api().data(query, {}, token))["viewer"].arena.today;

let arena: ArenaStory;
let bia: Person & { teacherId: string };
let other: { teacherId: string };

async function teach(arenaId: string, fullName: string, more: object = {}, userId: string | null = null) {
  const { id } = await api().db.teacher.create({
    data: {
      userId,
      fullName,
      email: `professor${nextNumber()}@teste.example`,
      arenas: { create: { arenaId, ...more } },
    },
  });
  return { teacherId: id };
}

beforeAll(async () => {
  arena = await createArena(api(), "Acre");
  await api().db.arena.update({ where: { id: arena.id }, data: { timeZone } });
  const person = await createPerson(api(), "Bia", ["TEACHER"]);
  bia = { ...person, ...(await teach(arena.id, "Bia Prado", {}, person.userId)) };
  other = await teach(arena.id, "Caio Reis");
});

const session = (
  teacherId: string,
  [startsAt, endsAt]: readonly [Date, Date],
  more: Partial<Prisma.ClassSessionUncheckedCreateInput> = {},
) =>
  api().db.classSession.create({
    data: {
      arenaId: arena.id,
      teacherId,
      category: "D",
      maxStudents: 4,
      originalDate: dayToDatabase(dayAt(startsAt, timeZone)),
      startsAt,
      endsAt,
      ...more,
    },
  });

test("the agenda is this day's by the arena's clocks, and a teacher's is their own, without those of others", async () => {
  const students = await createAthletes(api(), arena.id, 4);
  const last = await session(other.teacherId, [at("23:00"), at("23:59")], {
    name: "Última",
    students: { create: students.map((athleteId) => ({ athleteId })) },
  });
  const first = await session(bia.teacherId, [at("00:00"), at("01:00")], {
    students: {
      create: (["BOOKED", "PRESENT", "ABSENT", "EXCUSED"] as const).map((attendance, index) => ({
        athleteId: students[index]!,
        attendance,
      })),
    },
  });
  const off = await session(bia.teacherId, [at("08:00"), at("09:00")], {
    status: "CANCELLED",
    cancelReason: "Chuva",
  });
  await session(bia.teacherId, [at("23:59", addDays(today(), -1)), at("00:00")]);
  await session(bia.teacherId, [at("00:00", addDays(today(), 1)), at("01:00", addDays(today(), 1))]);
  const { agenda } = await dayOf(arena.manager.token);
  expect(agenda).toEqual([
    {
      sessionId: encodeGlobalId("ClassSession", first.id),
      startsAt: at("00:00").toISOString(),
      endsAt: at("01:00").toISOString(),
      name: null,
      category: "D",
      teacherName: "Bia Prado",
      courtName: null,
      status: "CONFIRMED",
      // Who gave notice has left the place.
      studentCount: 3,
      maxStudents: 4,
    },
    expect.objectContaining({
      sessionId: encodeGlobalId("ClassSession", off.id),
      status: "CANCELLED",
      studentCount: 0,
    }),
    expect.objectContaining({
      sessionId: encodeGlobalId("ClassSession", last.id),
      name: "Última",
      teacherName: "Caio Reis",
      studentCount: 4,
    }),
  ]);

  const taught = await dayOf(bia.token);
  expect(taught.agenda.map(({ sessionId }: { sessionId: string }) => sessionId)).toEqual(
    [first, off].map(({ id }) => encodeGlobalId("ClassSession", id)),
  );
  expect(taught).toMatchObject({ athletes: null, teachers: null, rentalRequests: null, figures: null });
});

test("athletes are counted by level, with a whole 100 %, and are new by the arena's own month", async () => {
  const place = await createArena(api(), "Níveis");
  await api().db.arena.update({ where: { id: place.id }, data: { timeZone } });
  const month = firstOfMonth(today());
  const come = async (level: AthleteLevel, firstVisitOn: string, active = true) => {
    const [id = ""] = await createAthletes(api(), place.id, 1);
    await api().db.athlete.update({ where: { id }, data: { level } });
    await api().db.arenaAthlete.updateMany({
      where: { athleteId: id },
      data: { firstVisitOn: dayToDatabase(firstVisitOn), active },
    });
  };
  const empty = await dayOf(place.manager.token);
  expect(empty.athletes).toMatchObject({ total: 0, newThisMonth: 0 });
  expect(empty.athletes.levels.map(({ percent }: { percent: number }) => percent)).toEqual([0, 0, 0, 0, 0]);

  await come("FUN", month);
  await come("FUN", today());
  await come("D", addDays(month, -1));
  await come("A_PRO", addMonths(month, -7));
  await come("B", today(), false);
  const { athletes, figures, setUp } = await dayOf(place.manager.token);
  expect(athletes).toEqual({
    total: 4,
    newThisMonth: 2,
    levels: [
      { level: "FUN", count: 2, percent: 50 },
      { level: "D", count: 1, percent: 25 },
      { level: "C", count: 0, percent: 0 },
      { level: "B", count: 0, percent: 0 },
      { level: "A_PRO", count: 1, percent: 25 },
    ],
  });
  expect([figures.newAthletesThisMonth, setUp.athleteCount]).toEqual([2, 4]);

  for (let more = 0; more < 2; more++) await come("C", addDays(month, -40));
  const { levels } = (await dayOf(place.manager.token)).athletes;
  expect(levels.map(({ percent }: { percent: number }) => percent)).toEqual([33, 17, 33, 0, 17]);
});

test("teachers come by how much they give in this week, a series that was cut once, and with those of their classes to come", async () => {
  const place = await createArena(api(), "Semana");
  await api().db.arena.update({ where: { id: place.id }, data: { timeZone } });
  const clock = (text: string) => new Date(`1970-01-01T${text}:00Z`);
  const hours = {
    create: (
      [
        ["MONDAY", "07:00", "09:00"],
        ["MONDAY", "18:00", "20:00"],
        ["FRIDAY", "07:00", "09:00"],
      ] as const
    ).map(([weekday, from, until]) => ({ weekday, startsAt: clock(from), endsAt: clock(until) })),
  };
  const ana = await teach(place.id, "Ana Úrsula", {
    specialties: ["Duplas", "Infantil"],
    hours,
  });
  const eva = await teach(place.id, "Eva Lima");
  for (let more = 0; more < 5; more++) await teach(place.id, `Outra ${more}`);
  await teach(place.id, "Encerrada", { active: false });
  const monday = mondayOf(today());
  const weekly = (teacherId: string, more: Partial<Prisma.WeeklyClassUncheckedCreateInput> = {}) =>
    api().db.weeklyClass.create({
      data: {
        arenaId: place.id,
        teacherId,
        weekday: weekdayNameOf(today()),
        startsAt: clock("07:00"),
        endsAt: clock("08:00"),
        maxStudents: 4,
        category: "D",
        ...more,
      },
    });
  const day = (on: string) => dayToDatabase(on);
  await weekly(eva.teacherId);
  const { id: firstPartId } = await weekly(eva.teacherId, { endsOn: day(addDays(monday, 6)) });
  await weekly(eva.teacherId, { startsOn: day(addDays(monday, 7)), firstPartId });
  await weekly(eva.teacherId, { startsOn: day(dayInWeekOf(monday, "SUNDAY")) });
  await weekly(eva.teacherId, { endsOn: day(addDays(today(), -1)) });
  await weekly(eva.teacherId, { active: false });
  await weekly(ana.teacherId);

  const [one = "", two = ""] = await createAthletes(api(), place.id, 2);
  const give = (on: string, athleteIds: string[], more: object = {}) =>
    session(ana.teacherId, [at("10:00", on), at("11:00", on)], {
      arenaId: place.id,
      students: { create: athleteIds.map((athleteId) => ({ athleteId })) },
      ...more,
    });
  await give(addDays(today(), 1), [one, two]);
  await give(addDays(today(), 2), [one]);
  await give(addDays(today(), -1), [one, two]);
  const { teachers } = await dayOf(place.manager.token);
  expect(teachers).toMatchObject({ total: 7, weeklyClassCount: 4 });
  expect(teachers.teachers).toHaveLength(5);
  expect(teachers.teachers.slice(0, 3)).toEqual([
    expect.objectContaining({
      name: "Eva Lima",
      weeklyClassCount: 3,
      studentCount: 0,
      availableDayCount: 0,
      specialties: [],
    }),
    expect.objectContaining({
      name: "Ana Úrsula",
      weeklyClassCount: 1,
      studentCount: 2,
      availableDayCount: 2,
      specialties: ["Duplas", "Infantil"],
    }),
    expect.objectContaining({ name: "Outra 0", weeklyClassCount: 0 }),
  ]);
});

test("who asks for a court waits for the arena's answer, as long as the hour has not begun", async () => {
  const place = await createArena(api(), "Pedidos");
  await api().db.arena.update({ where: { id: place.id }, data: { timeZone } });
  const [court] = await api().db.court.findMany({ where: { arenaId: place.id } });
  const ask = (startsAt: Date, status: "REQUESTED" | "CONFIRMED" = "REQUESTED") =>
    api().db.courtBooking.create({
      data: {
        courtId: court!.id,
        kind: "RENTAL",
        label: "Quem pede",
        status,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
      },
    });
  expect((await dayOf(place.manager.token)).rentalRequests).toEqual({
    count: 0,
    firstId: null,
    firstOn: null,
  });
  const next = addDays(today(), 3);
  await ask(at("23:30", addDays(next, 1)));
  const first = await ask(at("23:30", next));
  await ask(at("06:00", addDays(today(), -1)));
  await ask(at("20:00", next), "CONFIRMED");
  expect((await dayOf(place.manager.token)).rentalRequests).toEqual({
    count: 2,
    firstId: encodeGlobalId("CourtRental", first.id),
    firstOn: next,
  });
});
