import { beforeAll, describe, expect, test } from "vitest";
import { decodeGlobalId, encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { useApi } from "../support/api";
import { athleteGid } from "../support/class-desk";
import { RentalDesk } from "../support/rental-desk";
import { createPerson, type Person } from "../support/story";

const api = useApi();
const desk = new RentalDesk(api, "Da agenda");
let athlete: Person;
let athleteId: string;

beforeAll(async () => {
  athlete = await createPerson(api(), "Ana da Agenda", ["ATHLETE"]);
  athleteId = desk.athletes[0]!;
  await api().db.athlete.update({
    where: { id: athleteId },
    data: { userId: athlete.userId, phone: "48999991234", email: "ana.da.agenda@teste.example" },
  });
  athlete.token = await api().tokenOf(athlete.userId);
});

const keyOf = (gid: string) => decodeGlobalId(gid).id;

async function subscribe(token: string): Promise<string> {
  const { subscribeToCalendar: told } = await api().data(
    `mutation { subscribeToCalendar { ... on SubscribeToCalendarSuccess { url } } }`,
    {},
    token,
  );
  return told.url as string;
}

interface Entry {
  [name: string]: string;
}

/** What a calendar tells, by the ids of its entries; lines that were folded are one again. */
async function entriesAt(url: string): Promise<Map<string, Entry>> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  const text = (await response.text()).replaceAll("\r\n ", "");
  const entries = text.split("BEGIN:VEVENT\r\n").slice(1);
  const read = entries.map((entry): Entry =>
    Object.fromEntries(
      entry.split("\r\n").flatMap((line) => {
        const [, name, value] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? [];
        return name && value !== undefined && name !== "END" ? [[name, value]] : [];
      }),
    ),
  );
  return new Map(read.map((entry) => [entry["UID"] ?? "", entry]));
}

const digits = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, "");

describe("an athlete's calendar", () => {
  test("has the classes they take, from when until when, where and with whom", async () => {
    const gid = await desk.scheduled({ name: "Turma da manhã", athleteIds: [athleteGid(athleteId)] });
    await desk.scheduled({ courtKey: desk.courts[1], teacherKey: desk.otherTeacherId });
    const url = await subscribe(athlete.token);
    const entries = await entriesAt(url);
    expect([...entries.keys()].filter((uid) => uid.startsWith("aula-"))).toEqual([
      `aula-${keyOf(gid)}@praia`,
    ]);
    expect(entries.get(`aula-${keyOf(gid)}@praia`)).toMatchObject({
      DTSTART: digits(desk.at("18:00")),
      DTEND: digits(desk.at("19:00")),
      SUMMARY: "Turma da manhã · D",
      STATUS: "CONFIRMED",
      LOCATION: expect.stringMatching(/^Quadra 1\\, Arena Da agenda/) as string,
      DESCRIPTION: expect.stringContaining("com Professora Lia") as string,
    });
  });

  test("keeps a class's id when it moves, and says so when it falls out or is given up", async () => {
    const gid = await desk.scheduled({ athleteIds: [athleteGid(athleteId)] });
    const uid = `aula-${keyOf(gid)}@praia`;
    const url = await subscribe(athlete.token);
    await desk.act("changeClass", {
      sessionId: gid,
      scope: "THIS",
      date: desk.day,
      startsAt: "10:00",
      endsAt: "11:30",
    });
    expect((await entriesAt(url)).get(uid)).toMatchObject({
      DTSTART: digits(desk.at("10:00")),
      DTEND: digits(desk.at("11:30")),
    });
    await api().db.sessionStudent.updateMany({
      where: { sessionId: keyOf(gid) },
      data: { attendance: "EXCUSED" },
    });
    expect((await entriesAt(url)).get(uid)?.["STATUS"]).toBe("CANCELLED");
    await desk.act("cancelClass", { sessionId: gid, scope: "THIS", reason: "Chuva forte" });
    expect((await entriesAt(url)).get(uid)?.["STATUS"]).toBe("CANCELLED");
  });

  test("says of a class that waits for students that it may not be, and what it waits for", async () => {
    const gid = await desk.scheduled({ athleteIds: [athleteGid(athleteId)], minStudents: 3 });
    const uid = `aula-${keyOf(gid)}@praia`;
    const url = await subscribe(athlete.token);
    expect((await entriesAt(url)).get(uid)).toMatchObject({
      STATUS: "TENTATIVE",
      DESCRIPTION: expect.stringContaining("Confirma com 3 alunos: faltam 2") as string,
    });
    await desk.act("keepClass", { sessionId: gid });
    expect((await entriesAt(url)).get(uid)?.["STATUS"]).toBe("CONFIRMED");
  });

  test("has the days they come for: asked for, had, and given back", async () => {
    const { pageKey: arenaKey } = await api().db.arena.findUniqueOrThrow({ where: { id: desk.arena.id } });
    await desk.terms({ onlineRentals: "ON_REQUEST" });
    const fields = "... on AskForDayUseSuccess { dayUse { id } }";
    const { dayUse } = await desk.act("askForDayUse", { arenaKey, date: desk.day }, athlete.token, fields);
    const uid = `day-use-${keyOf(dayUse.id)}@praia`;
    const url = await subscribe(athlete.token);
    const status = async () => (await entriesAt(url)).get(uid)?.["STATUS"];
    expect((await entriesAt(url)).get(uid)).toMatchObject({
      DTSTART: digits(desk.at("06:00")),
      DTEND: digits(desk.at("22:00")),
      SUMMARY: "Day Use\\, Arena Da agenda",
      STATUS: "TENTATIVE",
    });
    await desk.act("answerDayUse", { dayUseId: dayUse.id, accept: true });
    expect(await status()).toBe("CONFIRMED");
    await desk.act("cancelOwnDayUse", { dayUseId: dayUse.id }, athlete.token);
    expect(await status()).toBe("CANCELLED");
  });

  test("tells that a class makes up for one missed", async () => {
    const gid = await desk.scheduled({ athleteIds: [athleteGid(athleteId)] });
    const uid = `aula-${keyOf(gid)}@praia`;
    const url = await subscribe(athlete.token);
    const missed = await desk.scheduled({ startsAt: "07:00", endsAt: "08:00" });
    const { id: creditId } = await api().db.classCredit.create({
      data: {
        arenaId: desk.arena.id,
        athleteId,
        kind: "MAKE_UP",
        purchase: "plano",
        number: 1,
        startsOn: new Date(),
        missedSessionId: keyOf(missed),
      },
    });
    await api().db.sessionStudent.updateMany({
      where: { sessionId: keyOf(gid) },
      data: { attendance: "BOOKED", isMakeUp: true, creditId },
    });
    expect((await entriesAt(url)).get(uid)).toMatchObject({
      STATUS: "CONFIRMED",
      DESCRIPTION: expect.stringContaining("Reposição") as string,
    });
    // A credit without its entries is none that a class could be called off with.
    await api().db.sessionStudent.deleteMany({ where: { sessionId: keyOf(gid) } });
    await api().db.classCredit.delete({ where: { id: creditId } });
  });

  test("is by the clocks of each arena", async () => {
    const gid = await desk.scheduled({ athleteIds: [athleteGid(athleteId)] });
    const url = await subscribe(athlete.token);
    await api().db.arena.update({ where: { id: desk.arena.id }, data: { timeZone: "America/Manaus" } });
    const told = (await entriesAt(url)).get(`aula-${keyOf(gid)}@praia`);
    await api().db.arena.update({ where: { id: desk.arena.id }, data: { timeZone: "America/Sao_Paulo" } });
    expect(told?.["DTSTART"]).toBe(digits(desk.at("18:00")));
    expect(told?.["DESCRIPTION"]).toMatch(/às 17:00 \(horário de Manaus\)/);
  });

  test("has the courts they asked for, and nobody else's", async () => {
    const own = keyOf(await desk.rented());
    const foreign = keyOf(await desk.rented({ courtKey: desk.courts[1] }));
    await api().db.courtBooking.update({ where: { id: own }, data: { athleteId, status: "REQUESTED" } });
    const url = await subscribe(athlete.token);
    const entries = await entriesAt(url);
    expect(entries.has(`locacao-${foreign}@praia`)).toBe(false);
    expect(entries.get(`locacao-${own}@praia`)).toMatchObject({
      DTSTART: digits(desk.at("19:00")),
      DTEND: digits(desk.at("20:30")),
      STATUS: "TENTATIVE",
    });
    await api().db.courtBooking.update({ where: { id: own }, data: { status: "CONFIRMED" } });
    expect((await entriesAt(url)).get(`locacao-${own}@praia`)?.["STATUS"]).toBe("CONFIRMED");
    await desk.act("cancelRental", {
      rentalId: encodeGlobalId("CourtRental", own),
      scope: "THIS",
      by: "ARENA",
    });
    expect((await entriesAt(url)).get(`locacao-${own}@praia`)?.["STATUS"]).toBe("CANCELLED");
  });

  test("goes no further than thirty days back and eight weeks ahead", async () => {
    const ids: string[] = [];
    for (const days of [-31, -29, 55, 57]) {
      const gid = await desk.scheduled({ athleteIds: [athleteGid(athleteId)], courtKey: null });
      const startsAt = desk.at("18:00", addDays(desk.today, days));
      await api().db.classSession.update({
        where: { id: keyOf(gid) },
        data: { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) },
      });
      ids.push(`aula-${keyOf(gid)}@praia`);
    }
    const entries = await entriesAt(await subscribe(athlete.token));
    expect(ids.map((uid) => entries.has(uid))).toEqual([false, true, true, false]);
  });

  test("takes the same few statements, however much it has", async () => {
    const url = await subscribe(athlete.token);
    const statements = async () => (await api().statementsOf(() => fetch(url))).length;
    const few = await statements();
    await desk.scheduled({
      weekly: true,
      startsAt: "06:00",
      endsAt: "07:00",
      athleteIds: [athleteGid(athleteId)],
    });
    expect(await statements()).toBe(few);
    // Eight of them are of matches, whose rows stand in as many tables.
    expect(few).toBeLessThanOrEqual(11);
  });
});

describe("a teacher's calendar", () => {
  test("has the classes they give, with how many come and nothing of who", async () => {
    const gid = await desk.scheduled({ athleteIds: desk.athletes.slice(0, 3).map(athleteGid) });
    const others = await desk.scheduled({
      teacherKey: desk.otherTeacherId,
      courtKey: desk.courts[1],
      athleteIds: [athleteGid(desk.athletes[4]!)],
    });
    const url = await subscribe(desk.teacher.token);
    const entries = await entriesAt(url);
    expect(entries.has(`aula-${keyOf(others)}@praia`)).toBe(false);
    expect(entries.get(`aula-${keyOf(gid)}@praia`)).toMatchObject({
      SUMMARY: "Aula · D",
      LOCATION: expect.stringMatching(/^Quadra 1/) as string,
      DESCRIPTION: expect.stringContaining("3 alunos\\, 4 vagas") as string,
    });
    const text = await (await fetch(url)).text();
    const students = await api().db.athlete.findMany({ where: { id: { in: desk.athletes } } });
    for (const { fullName, email, phone } of students)
      for (const told of [fullName, email, phone].filter((one) => one !== null))
        expect(text).not.toContain(told);
  });

  test("has nothing any more of an arena where they no longer teach", async () => {
    const gid = await desk.scheduled();
    const url = await subscribe(desk.teacher.token);
    const uid = `aula-${keyOf(gid)}@praia`;
    expect((await entriesAt(url)).has(uid)).toBe(true);
    const link = { teacherId: desk.teacherId, arenaId: desk.arena.id };
    await api().db.teacherArena.updateMany({ where: link, data: { active: false } });
    expect((await entriesAt(url)).has(uid)).toBe(false);
    await api().db.teacherArena.updateMany({ where: link, data: { active: true } });
  });

  test("is one with what they take, as theirs is one person, and ends as one", async () => {
    const both = await api().db.athlete.update({
      where: { id: desk.athletes[5]! },
      data: { userId: desk.teacher.userId },
    });
    const token = await api().tokenOf(desk.teacher.userId);
    const gives = await desk.scheduled();
    const takes = await desk.scheduled({
      teacherKey: desk.otherTeacherId,
      courtKey: desk.courts[1],
      startsAt: "08:00",
      endsAt: "09:00",
      athleteIds: [athleteGid(both.id)],
    });
    const url = await subscribe(token);
    const entries = await entriesAt(url);
    expect([gives, takes].map((gid) => entries.has(`aula-${keyOf(gid)}@praia`))).toEqual([true, true]);
    await api().data(`mutation { unsubscribeFromCalendar { __typename } }`, {}, token);
    expect((await fetch(url)).status).toBe(404);
  });
});

test("a link leads nowhere while its account is disabled", async () => {
  const url = await subscribe(athlete.token);
  await api().db.user.update({ where: { id: athlete.userId }, data: { disabledAt: new Date() } });
  expect((await fetch(url)).status).toBe(404);
  await api().db.user.update({ where: { id: athlete.userId }, data: { disabledAt: null } });
  expect((await fetch(url)).status).toBe(200);
});
