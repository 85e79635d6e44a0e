import { describe, expect, test } from "vitest";
import { extendClasses } from "../../server/classes/classes.action";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { password, useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { athleteGid, ClassDesk, sessionGid } from "../support/class-desk";
import { perform } from "../support/identity-operations";
import { mailsTo } from "../support/mails";
import { nextNumber } from "../support/story";

const api = useApi();
const { enter } = useAccounts(api);
const desk = new ClassDesk(api, "Das aulas");

describe("changing", () => {
  test("a class moves with its court and its students, who are told", async () => {
    const gid = await desk.scheduled({ athleteIds: [athleteGid(desk.athletes[2]!)] });
    const email = `mudou${nextNumber()}@teste.example`;
    await api().db.athlete.update({ where: { id: desk.athletes[2]! }, data: { email } });
    expect(
      await desk.act("changeClass", {
        sessionId: gid,
        startsAt: "16:00",
        endsAt: "17:30",
        courtKey: desk.courts[1],
      }),
    ).toMatchObject({ __typename: "ChangeClassSuccess" });
    const row = await desk.rowOf(gid);
    const [startsAt, endsAt] = ["16:00", "17:30"].map((clock) => desk.at(clock));
    expect(row).toMatchObject({ startsAt, endsAt, courtId: desk.courts[1] });
    expect(row.occupancy).toMatchObject({ courtId: desk.courts[1], startsAt, endsAt });
    expect(row.students).toMatchObject([{ startsAt, endsAt }]);
    expect((await mailsTo(api(), email)).map(({ subject }) => subject)).toEqual([
      "Sua aula mudou na Arena Das aulas",
    ]);
  });

  test("a substitute takes over one class of a series, which says so", async () => {
    const gid = await desk.scheduled({ weekly: true, startsAt: "08:00", endsAt: "09:00" });
    await desk.act("changeClass", { sessionId: gid, teacherKey: desk.otherTeacherId });
    const row = await desk.rowOf(gid);
    expect(row).toMatchObject({ teacherId: desk.otherTeacherId, ownFields: ["teacher"] });
    const others = await api().db.classSession.findMany({
      where: { weeklyClassId: row.weeklyClassId, id: { not: row.id } },
    });
    expect(new Set(others.map((other) => other.teacherId))).toEqual(new Set([desk.teacherId]));
  });
});

test("somebody else takes over a class at an hour that the arena has closed since; it moves only into open ones", async () => {
  const gid = await desk.scheduled({ startsAt: "20:00", endsAt: "21:00" });
  await desk.openFrom("06:00", "19:00");
  expect(await desk.act("changeClass", { sessionId: gid, teacherKey: desk.otherTeacherId })).toMatchObject({
    __typename: "ChangeClassSuccess",
  });
  expect(await desk.act("changeClass", { sessionId: gid, startsAt: "20:30", endsAt: "21:30" })).toMatchObject(
    { code: "OUTSIDE_OPENING_HOURS" },
  );
  await desk.openFrom("06:00", "22:00");
});

test("what has been neither moves nor falls out", async () => {
  const gid = await desk.scheduled({ startsAt: "17:00", endsAt: "18:00" });
  await desk.backdate(gid, 48);
  for (const [act, more] of [
    ["changeClass", { teacherKey: desk.otherTeacherId }],
    ["cancelClass", { scope: "THIS", reason: "Chuva" }],
  ] as const)
    expect(await desk.act(act, { sessionId: gid, ...more })).toMatchObject({ code: "CLASS_OVER" });
});

describe("falling out", () => {
  test("a class that falls out frees its court, and its students are told why", async () => {
    const gid = await desk.scheduled({ athleteIds: [athleteGid(desk.athletes[3]!)] });
    const email = `chuva${nextNumber()}@teste.example`;
    await api().db.athlete.update({ where: { id: desk.athletes[3]! }, data: { email } });
    const cancel = { sessionId: gid, scope: "THIS", reason: "Chuva" };
    expect(await desk.act("cancelClass", cancel)).toMatchObject({ __typename: "CancelClassSuccess" });
    const row = await desk.rowOf(gid);
    expect(row).toMatchObject({ status: "CANCELLED", cancelReason: "Chuva", occupancy: null });
    expect(row.students).toMatchObject([{ attendance: "CANCELLED" }]);
    expect((await mailsTo(api(), email)).map(({ subject }) => subject)).toEqual([
      "Aula cancelada na Arena Das aulas",
    ]);
    await desk.scheduled({ athleteIds: [athleteGid(desk.athletes[3]!)] });
    expect(await desk.act("cancelClass", cancel)).toMatchObject({ code: "CLASS_CANCELLED" });
  });

  test("a series ends where it is cut; what was before stays", async () => {
    const gid = await desk.scheduled({ weekly: true, startsAt: "09:00", endsAt: "10:00" });
    const sessions = await desk.seriesOf(gid);
    const third = sessionGid(sessions[2]!.id);
    await desk.act("cancelClass", { sessionId: third, scope: "THIS_AND_FOLLOWING", reason: "Fim da turma" });
    const after = await desk.seriesOf(gid);
    expect(after.map(({ status }) => status)).toEqual(
      sessions.map((_, index) => (index < 2 ? "CONFIRMED" : "CANCELLED")),
    );
    await extendClasses(api().db, new Date(Date.now() + 30 * 86_400_000));
    expect(await desk.seriesOf(gid)).toHaveLength(sessions.length);
  });

  test.each([
    ["THIS_AND_FOLLOWING", [true, false, false]],
    ["ALL", [true, true, true]],
  ] as const)("%s goes by the series, wherever a class of it was moved", async (scope, fallen) => {
    const gid = await desk.scheduled({ weekly: true, startsAt: "07:00", endsAt: "08:00" });
    const [first, second, third] = await desk.seriesOf(gid);
    // The first comes after the third, and the second before all.
    const move = (id: string, date: string) => desk.act("changeClass", { sessionId: sessionGid(id), date });
    await move(first!.id, addDays(desk.day, 16));
    await move(second!.id, addDays(desk.day, -1) > desk.today ? addDays(desk.day, -1) : addDays(desk.day, 1));
    const chosen = scope === "ALL" ? second! : third!;
    await desk.act("cancelClass", { sessionId: sessionGid(chosen.id), scope, reason: "Fim da turma" });
    const after = new Map((await desk.seriesOf(gid)).map(({ id, status }) => [id, status === "CANCELLED"]));
    expect([third, second, first].map((one) => after.get(one!.id))).toEqual(fallen);
  });
});

test("of a teacher who deletes the account, the arena's owner reads which classes nobody gives now", async () => {
  const { userId, email, token } = await enter();
  const teacher = await api().db.teacher.create({
    data: { userId, fullName: "Lia Esquecida", email, arenas: { create: { arenaId: desk.arena.id } } },
  });
  await desk.scheduled({ teacherKey: teacher.id, weekly: true, startsAt: "11:00", endsAt: "12:00" });
  const called = await desk.scheduled({ teacherKey: teacher.id, startsAt: "13:00", endsAt: "14:00" });
  await desk.act("cancelClass", { sessionId: called, scope: "THIS", reason: "Chuva" });
  await perform(api(), "deleteAccount", { password, confirmation: "EXCLUIR" }, { token });
  const owner = await api().db.user.findUniqueOrThrow({ where: { id: desk.arena.manager.userId } });
  const [mail] = await mailsTo(api(), owner.email);
  expect(mail!.subject).toBe("9 aulas sem professor na Arena Das aulas");
  expect(mail!.text).toMatch(/“Professor [0-9A-F]{4}”[^]*Aula D: .* às 11:00[^]*e mais 1/);
  expect(mail!.text).not.toContain("Lia Esquecida");
});
