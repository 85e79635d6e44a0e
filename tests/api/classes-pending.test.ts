import { beforeEach, describe, expect, test } from "vitest";
import { extendClasses, tellPending } from "../../server/classes/classes.action";
import { decodeGlobalId } from "../../server/platform/graphql/nodes";
import { createOutbox } from "../../server/platform/mail/outbox";
import { addDays, dayFromDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, instantAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { athleteGid, ClassDesk, sessionGid } from "../support/class-desk";
import { mailsTo } from "../support/mails";

const api = useApi();
const desk = new ClassDesk(api, "Do mínimo");

beforeEach(() => desk.clear());

const students = (count: number) => desk.athletes.slice(0, count).map(athleteGid);
const see = async (gid: string, token = desk.arena.manager.token) =>
  (
    await api().data(
      `query ($id: ID!) { node(id: $id) { ... on ClassSession {
        status minStudents missingStudents isKept keptByName studentCount } } }`,
      { id: gid },
      token,
    )
  ).node;
const keep = (sessionId: string) => desk.act("keepClass", { sessionId });
const pendingAtHome = async () =>
  (
    await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Arena { today {
        pendingClasses { sessionId studentCount minStudents }
        agenda { sessionId status missingStudents } } } } }`,
      { id: desk.arena.globalId },
      desk.arena.manager.token,
    )
  ).node.today;

describe("a class with a minimum of students", () => {
  test("waits until they are there, and again when one leaves", async () => {
    const gid = await desk.scheduled({ minStudents: 3, athleteIds: students(2) });
    expect(await see(gid)).toMatchObject({ status: "PENDING", minStudents: 3, missingStudents: 1 });
    expect(await see(gid, desk.teacher.token)).toMatchObject({ status: "PENDING", missingStudents: 1 });
    const third = { sessionId: gid, athleteId: athleteGid(desk.athletes[2]!), everyWeek: false };
    await desk.act("addClassStudent", third);
    expect(await see(gid)).toMatchObject({ status: "CONFIRMED", missingStudents: 0 });
    await desk.act("removeClassStudent", third);
    expect(await see(gid)).toMatchObject({ status: "PENDING" });
    await desk.act("cancelClass", { sessionId: gid, scope: "THIS", reason: "Poucos alunos" });
    expect(await see(gid)).toMatchObject({ status: "CANCELLED", missingStudents: 0 });
  });

  test("says to each of its athletes that it waits", async () => {
    await desk.scheduled({ minStudents: 3, athleteIds: students(2) });
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Athlete { classRecord { coming { status minStudents missingStudents } } } } }`,
      { id: athleteGid(desk.athletes[0]!) },
      desk.arena.manager.token,
    );
    expect(node.classRecord.coming).toEqual([{ status: "PENDING", minStudents: 3, missingStudents: 1 }]);
  });

  test("has one that its places hold", async () => {
    const refused = (message: string) => ({ fields: [{ path: ["minStudents"], message }] });
    expect(await desk.schedule({ minStudents: 1 })).toMatchObject(refused("De 2 a 60 alunos"));
    expect(await desk.schedule({ minStudents: 5, maxStudents: 4 })).toMatchObject(
      refused("O mínimo não pode passar das vagas"),
    );
    const gid = await desk.scheduled({ maxStudents: 4 });
    expect(await desk.act("changeClass", { sessionId: gid, minStudents: 5 })).toMatchObject(
      refused("O mínimo não pode passar das vagas"),
    );
    expect(await see(gid)).toMatchObject({ minStudents: null, status: "CONFIRMED" });
  });

  test("is kept by the arena, with who, and stays so when another student leaves", async () => {
    const gid = await desk.scheduled({ minStudents: 3, athleteIds: students(2) });
    expect(await keep(gid)).toEqual({ __typename: "KeepClassSuccess" });
    expect(await keep(gid)).toEqual({ __typename: "KeepClassSuccess" });
    const { name } = await api().db.user.findUniqueOrThrow({ where: { id: desk.arena.manager.userId } });
    expect(await see(gid)).toMatchObject({ status: "CONFIRMED", isKept: true, keptByName: name });
    expect(await see(gid, desk.teacher.token)).toMatchObject({ isKept: true, keptByName: null });
    await desk.act("removeClassStudent", {
      sessionId: gid,
      athleteId: athleteGid(desk.athletes[0]!),
      everyWeek: false,
    });
    expect(await see(gid)).toMatchObject({ status: "CONFIRMED" });
    expect(await keep(await desk.scheduled({ startsAt: "08:00", endsAt: "09:00" }))).toMatchObject({
      code: "CLASS_WITHOUT_MINIMUM",
    });
  });
});

describe("the minimum of a weekly class", () => {
  const sessions = () =>
    api().db.classSession.findMany({ where: { arenaId: desk.arena.id }, orderBy: { startsAt: "asc" } });
  const minima = async () => (await sessions()).map(({ minStudents }) => minStudents);

  test("is another for one, for it and the later ones, or for all; what one has of its own stays", async () => {
    await desk.scheduled({ weekly: true, minStudents: 2 });
    const rows = await sessions();
    expect(rows.length).toBeGreaterThan(7);
    const change = (index: number, scope: string, minStudents: number | null) =>
      desk.act("changeClass", { sessionId: sessionGid(rows[index]!.id), scope, minStudents });
    await change(1, "THIS", 4);
    await change(3, "THIS_AND_FOLLOWING", 3);
    const later = rows.slice(3).map(() => 3);
    expect(await minima()).toEqual([2, 4, 2, ...later]);
    expect((await sessions())[1]!.ownFields).toEqual(["minimum"]);
    await change(5, "ALL", null);
    expect(await minima()).toEqual([null, 4, ...rows.slice(2).map(() => null)]);
    const mails = await api().db.outgoingMail.count({ where: { subject: { contains: "mud" } } });
    expect(mails).toBe(0);
  });

  test("holds for what is made ahead", async () => {
    await desk.scheduled({ weekly: true, minStudents: 2 });
    const last = (await sessions()).at(-1)!;
    const later = instantAt(addDays(dayFromDatabase(last.originalDate), 1), "06:41", brasiliaTime);
    await extendClasses(api().db, later);
    const all = await minima();
    expect(all.length).toBeGreaterThan(10);
    expect(new Set(all)).toEqual(new Set([2]));
  });
});

describe("twelve hours before it begins", () => {
  const tell = (clock: string, on = desk.day) =>
    tellPending(api().db, {
      now: instantAt(on, clock, brasiliaTime),
      outbox: createOutbox(false),
      publicUrl: "https://praia.example",
    });
  const told = async (userId: string) => {
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: userId } });
    return (await mailsTo(api(), email)).filter(({ text }) => text.includes("mínimo de alunos"));
  };

  test("manager and teacher hear of it once, by day; it is in what waits for the manager", async () => {
    const gid = await desk.scheduled({ minStudents: 3, athleteIds: students(2) });
    await desk.scheduled({
      minStudents: 2,
      athleteIds: students(3).slice(2),
      startsAt: "21:00",
      endsAt: "22:00",
    });
    expect((await pendingAtHome()).pendingClasses).toEqual([]);
    const before = [await told(desk.arena.manager.userId), await told(desk.teacher.userId)];
    expect(before.map(({ length }) => length)).toEqual([0, 0]);
    for (const clock of ["05:00", "07:00", "09:59"]) expect(await tell(clock)).toBe(0);
    const counts = await Promise.all([tell("10:00"), tell("10:00"), tell("10:00")]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(await tell("12:00")).toBe(0);
    const [toManager, ...more] = await told(desk.arena.manager.userId);
    expect(more).toEqual([]);
    expect(toManager!.text).toMatch(
      /Aula D, .* às 18:00 .*, com Professora Lia\. Confirma com 3 alunos: falta 1[^]*às 21:00[^]*nada é cancelado sozinho/,
    );
    const toTeacher = await told(desk.teacher.userId);
    expect(toTeacher).toHaveLength(1);
    expect(toTeacher[0]!.text).toContain("A arena decide");
    const { pendingClasses } = await pendingAtHome();
    expect(pendingClasses[0]).toEqual({ sessionId: gid, studentCount: 2, minStudents: 3 });
    await keep(gid);
    expect((await pendingAtHome()).pendingClasses).toHaveLength(1);
  });

  test("what has enough, is kept, falls out or is moved away is not told of; at another time it is told anew", async () => {
    const enough = await desk.scheduled({ minStudents: 2, athleteIds: students(2) });
    const kept = await desk.scheduled({ minStudents: 2, startsAt: "15:00", endsAt: "16:00" });
    await keep(kept);
    const fallen = await desk.scheduled({ minStudents: 2, startsAt: "16:00", endsAt: "17:00" });
    await desk.act("cancelClass", { sessionId: fallen, scope: "THIS", reason: "Chuva" });
    expect(await tell("11:00")).toBe(0);
    const next = await desk.scheduled({ minStudents: 2, startsAt: "20:00", endsAt: "21:00" });
    expect(await tell("11:15")).toBe(1);
    await desk.act("changeClass", { sessionId: next, scope: "THIS", startsAt: "19:00", endsAt: "20:00" });
    const { fewToldAt } = await api().db.classSession.findUniqueOrThrow({
      where: { id: decodeGlobalId(next).id },
    });
    expect(fewToldAt).toBeNull();
    expect(await tell("11:30")).toBe(1);
    expect(await see(enough)).toMatchObject({ status: "CONFIRMED" });
  });

  test("what begins early the next day is told the evening before", async () => {
    await desk.scheduled({ minStudents: 2, startsAt: "09:00", endsAt: "10:00" });
    const eve = addDays(desk.day, -1);
    expect(await tell("19:45", eve)).toBe(0);
    expect(await tell("20:00", eve)).toBe(1);
  });
});
