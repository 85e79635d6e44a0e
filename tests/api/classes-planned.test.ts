import { describe, expect, test } from "vitest";
import { extendClasses } from "../../server/classes/classes.action";
import { addDays, dayFromDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, clockAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { athleteGid, ClassDesk } from "../support/class-desk";
import { createArena, createAthletes } from "../support/story";

const api = useApi();
const desk = new ClassDesk(api, "Das aulas");

describe("scheduling", () => {
  test("a weekly class has its sessions eight weeks ahead, on the arena's clocks, each with its court and students", async () => {
    const gid = await desk.scheduled({
      weekly: true,
      startsAt: "13:00",
      endsAt: "14:00",
      athleteIds: [athleteGid(desk.athletes[0]!)],
    });
    const sessions = await desk.seriesOf(gid);
    expect(sessions.map(({ originalDate }) => dayFromDatabase(originalDate))).toEqual(
      Array.from({ length: 9 }, (_, week) => addDays(desk.day, 7 * week)),
    );
    for (const { startsAt, endsAt, occupancy, students } of sessions) {
      expect([clockAt(startsAt, brasiliaTime), clockAt(endsAt, brasiliaTime)]).toEqual(["13:00", "14:00"]);
      expect(occupancy).toMatchObject({ courtId: desk.courts[0], kind: "CLASS", startsAt, endsAt });
      expect(students).toMatchObject([
        { athleteId: desk.athletes[0], startsAt, endsAt, attendance: "BOOKED" },
      ]);
    }
  });

  test("the job goes on where the sessions end, once, and leaves out what stands in the way", async () => {
    const gid = await desk.scheduled({ weekly: true, startsAt: "06:00", endsAt: "07:00" });
    const ninth = addDays(desk.day, 63);
    const [startsAt, endsAt] = ["06:30", "08:00"].map((clock) => desk.at(clock, ninth));
    await api().db.courtBooking.create({
      data: {
        courtId: desk.courts[0]!,
        kind: "RENTAL",
        label: "Cliente",
        startsAt: startsAt!,
        endsAt: endsAt!,
        occupancy: {
          create: {
            courtId: desk.courts[0]!,
            arenaId: desk.arena.id,
            kind: "RENTAL",
            startsAt: startsAt!,
            endsAt: endsAt!,
          },
        },
      },
    });
    const later = new Date(Date.now() + 14 * 86_400_000);
    for (let run = 0; run < 2; run++) {
      await extendClasses(api().db, later);
      const sessions = await desk.seriesOf(gid);
      expect(sessions.slice(0, 9).every(({ courtId }) => courtId === desk.courts[0])).toBe(true);
      expect(sessions.slice(9).map(({ courtId, status }) => [courtId, status])).toEqual(
        sessions.slice(9).map((_, index) => [index === 0 ? null : desk.courts[0], "CONFIRMED"]),
      );
      expect(dayFromDatabase(sessions.at(-1)!.originalDate) <= addDays(desk.today, 14 + 56)).toBe(true);
      expect(sessions).toHaveLength(new Set(sessions.map(({ originalDate }) => originalDate.getTime())).size);
    }
  });

  test("what stands in the way is told, beside its field", async () => {
    await desk.scheduled({ athleteIds: [athleteGid(desk.athletes[1]!)] });
    const taken = { startsAt: "18:30", endsAt: "19:30" };
    expect(await desk.schedule({ ...taken, teacherKey: desk.otherTeacherId })).toMatchObject({
      code: "COURT_TAKEN",
      path: ["courtKey"],
      message: expect.stringMatching(/está ocupada .*, das 18:00 às 19:00: aula de Professora Lia\.$/),
    });
    expect(await desk.schedule({ ...taken, courtKey: desk.courts[1] })).toMatchObject({
      code: "TEACHER_TAKEN",
      path: ["teacherKey"],
      message: expect.stringMatching(/^Professora Lia já está em outra aula /),
    });
    expect(
      await desk.schedule({
        ...taken,
        courtKey: desk.courts[1],
        teacherKey: desk.otherTeacherId,
        athleteIds: [athleteGid(desk.athletes[1]!)],
      }),
    ).toMatchObject({ code: "ATHLETE_TAKEN", path: ["athleteIds"] });
    await desk.scheduled({ startsAt: "19:00", endsAt: "20:00" });
  });

  test.each([
    [{ endsAt: "18:00" }, "endsAt", "O fim deve ser depois do início"],
    [{ maxStudents: 0 }, "maxStudents", "De 1 a 60 vagas"],
    [{ weekly: true, until: "2020-01-01" }, "until", "A última aula não pode ser antes da primeira"],
    [{ date: "2020-01-01" }, "date", "Escolha um dia a partir de hoje"],
    [{ teacherKey: crypto.randomUUID() }, "teacherKey", "Este professor não dá aulas nesta arena"],
    [{ courtKey: crypto.randomUUID() }, "courtKey", "Esta quadra não está aberta nesta arena"],
  ])("%o is refused beside its field", async (more, field, message) => {
    expect(await desk.schedule(more)).toMatchObject({ fields: [{ path: [field], message }] });
  });

  test("outside the opening hours there is no class", async () => {
    expect(await desk.schedule({ startsAt: "21:30", endsAt: "22:30" })).toMatchObject({
      code: "OUTSIDE_OPENING_HOURS",
      path: ["startsAt"],
      message: "A arena abre das 06:00 às 22:00.",
    });
    await desk.scheduled({ startsAt: "21:00", endsAt: "22:00" });
  });

  test("an athlete of another arena is not taken in", async () => {
    const other = await createArena(api(), "Outra");
    const [stranger = ""] = await createAthletes(api(), other.id, 1);
    expect(await desk.schedule({ athleteIds: [athleteGid(stranger)] })).toMatchObject({
      fields: [{ path: ["athleteIds"], message: "Um dos alunos não é atleta ativo desta arena" }],
    });
  });

  test("of two who take one court at once one is told, and nothing is half written", async () => {
    const before = await api().db.classSession.count();
    const answers = await Promise.all([
      desk.schedule({ startsAt: "10:00", endsAt: "11:00" }),
      desk.schedule({ startsAt: "10:30", endsAt: "11:30", teacherKey: desk.otherTeacherId, weekly: true }),
    ]);
    expect(answers.filter(({ session }) => session)).toHaveLength(1);
    expect(answers.find(({ code }) => code)).toMatchObject({ code: "COURT_TAKEN" });
    const made = (await api().db.classSession.count()) - before;
    expect([1, 9]).toContain(made);
  });
});

test("later classes leave out who is no longer active at the arena or on the platform", async () => {
  const [stays = "", leaves = "", closed = ""] = await createAthletes(api(), desk.arena.id, 3);
  const gid = await desk.scheduled({
    weekly: true,
    startsAt: "16:00",
    endsAt: "17:00",
    athleteIds: [stays, leaves, closed].map(athleteGid),
  });
  await api().db.arenaAthlete.updateMany({ where: { athleteId: leaves }, data: { active: false } });
  await api().db.athlete.update({ where: { id: closed }, data: { status: "INACTIVE" } });
  const made = (await desk.seriesOf(gid)).length;
  await extendClasses(api().db, new Date(Date.now() + 28 * 86_400_000));
  const later = (await desk.seriesOf(gid)).slice(made);
  expect(later.length).toBeGreaterThan(0);
  for (const { students } of later) expect(students).toMatchObject([{ athleteId: stays }]);
});

test("on a court that was closed since, later classes have none", async () => {
  const gid = await desk.scheduled({
    weekly: true,
    courtKey: desk.courts[1],
    startsAt: "15:00",
    endsAt: "16:00",
  });
  const made = (await desk.seriesOf(gid)).length;
  await api().db.court.update({ where: { id: desk.courts[1]! }, data: { active: false } });
  await extendClasses(api().db, new Date(Date.now() + 28 * 86_400_000));
  const courts = (await desk.seriesOf(gid)).map(({ courtId }) => courtId);
  expect(courts.slice(0, made).every((court) => court === desk.courts[1])).toBe(true);
  expect(courts.length).toBeGreaterThan(made);
  expect(courts.slice(made).every((court) => court === null)).toBe(true);
});

describe("a teacher of the arena", () => {
  const allow = (teachersSchedule: boolean) =>
    desk.act("updateArenaSettings", { arenaId: desk.arena.globalId, teachersSchedule });
  const own = (more: object = {}, token = desk.teacher.token) => {
    const input = {
      arenaId: desk.arena.globalId,
      kind: "GROUP",
      level: "D",
      courtKey: desk.courts[0],
      date: desk.day,
      startsAt: "18:00",
      endsAt: "19:00",
      weekly: false,
      maxStudents: 4,
      ...more,
    };
    return desk.act("scheduleOwnClass", input, token, "... on ScheduleOwnClassSuccess { session { id } }");
  };
  const offered = async () => {
    const { teacherPage, viewer } = await api().data(
      `query ($key: UUID!, $arena: UUID) { teacherPage(key: $key) { schedulingArenas { name } }
        viewer { arena(key: $arena) { week { teachers { name } } } } }`,
      { key: desk.teacherId, arena: desk.arena.id },
      desk.teacher.token,
    );
    return [teacherPage.schedulingArenas, viewer.arena.week.teachers];
  };

  test("schedules nothing unless the arena lets its teachers, and then their own classes alone", async () => {
    expect(await offered()).toEqual([[], null]);
    await expect(own()).rejects.toThrow("FORBIDDEN");
    await allow(true);
    expect(await offered()).toEqual([[{ name: "Arena Das aulas" }], [{ name: "Professora Lia" }]]);
    const { session } = await own();
    expect(await desk.rowOf(session.id)).toMatchObject({
      teacherId: desk.teacherId,
      courtId: desk.courts[0],
      priceInCents: null,
      students: [],
    });
    // The court and the teacher are taken now.
    expect((await own()).__typename).toBe("RuleViolation");
    expect((await own({ startsAt: "20:00", endsAt: "19:30" })).__typename).toBe("InvalidInput");
  });

  test("reads that a court is taken, but not who rents it or gives the class there", async () => {
    await allow(true);
    await desk.scheduled({ teacherKey: desk.otherTeacherId });
    const [startsAt, endsAt] = [desk.at("16:00"), desk.at("17:00")];
    const span = { courtId: desk.courts[0]!, kind: "RENTAL" as const, startsAt, endsAt };
    await api().db.courtBooking.create({
      data: { ...span, label: "Maria Souza", occupancy: { create: { ...span, arenaId: desk.arena.id } } },
    });
    expect(await own()).toMatchObject({
      code: "COURT_TAKEN",
      message: expect.stringMatching(/das 18:00 às 19:00: outra aula\.$/),
    });
    const rented = { startsAt: "16:00", endsAt: "17:00" };
    expect(await own(rented)).toMatchObject({ message: expect.stringMatching(/: locação\.$/) });
    expect(await desk.schedule(rented)).toMatchObject({
      message: expect.stringMatching(/: locação de Maria Souza\.$/),
    });
  });

  test("of another arena is refused", async () => {
    await allow(true);
    const elsewhere = await createArena(api(), "Alheia das aulas");
    await api().db.arena.update({ where: { id: elsewhere.id }, data: { teachersSchedule: true } });
    await expect(own({ arenaId: elsewhere.globalId })).rejects.toThrow("FORBIDDEN");
    await expect(own({}, elsewhere.manager.token)).rejects.toThrow("FORBIDDEN");
  });
});
