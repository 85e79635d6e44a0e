import { describe, expect, test } from "vitest";
import { leaveClasses } from "../../server/classes/classes-of-person.step";
import { useApi } from "../support/api";
import { athleteGid, ClassDesk } from "../support/class-desk";
import { createAthletes } from "../support/story";

const api = useApi();
const desk = new ClassDesk(api, "Dos alunos");

describe("students", () => {
  test("ten who want the last three places at once: three get in", async () => {
    const gid = await desk.scheduled({ maxStudents: 3 });
    const answers = await Promise.all(desk.athletes.slice(0, 10).map((id) => desk.add(gid, id)));
    expect(answers.filter(({ code }) => code === "CLASS_FULL")).toHaveLength(7);
    expect((await desk.rowOf(gid)).students).toHaveLength(3);
  });

  test("nobody is in two classes at once, however fast", async () => {
    const one = await desk.scheduled({});
    const two = await desk.scheduled({
      courtKey: desk.courts[1],
      teacherKey: desk.otherTeacherId,
      startsAt: "18:30",
      endsAt: "19:30",
    });
    const answers = await Promise.all([one, two].map((gid) => desk.add(gid, desk.athletes[4]!)));
    expect(answers.map(({ code }) => code ?? "in").sort()).toEqual(["ATHLETE_TAKEN", "in"]);
  });

  test("who comes every week is in all later classes, and leaves them again", async () => {
    const gid = await desk.scheduled({ weekly: true, startsAt: "07:00", endsAt: "08:00" });
    const { weeklyClassId } = await desk.rowOf(gid);
    const places = () =>
      api().db.sessionStudent.count({
        where: { athleteId: desk.athletes[5]!, session: { weeklyClassId: weeklyClassId! } },
      });
    await desk.add(gid, desk.athletes[5]!, true);
    await desk.add(gid, desk.athletes[5]!, true);
    expect(await places()).toBe(9);
    await desk.act("removeClassStudent", {
      sessionId: gid,
      athleteId: athleteGid(desk.athletes[5]!),
      everyWeek: true,
    });
    expect(await places()).toBe(0);
    expect(await api().db.classStudent.count({ where: { weeklyClassId: weeklyClassId! } })).toBe(0);
  });
});

test("whoever leaves the platform gives up the classes to come", async () => {
  const [leaving = "", staying = ""] = await createAthletes(api(), desk.arena.id, 2);
  const gid = await desk.scheduled({ weekly: true, startsAt: "14:00", endsAt: "15:00" });
  for (const id of [leaving, staying]) await desk.add(gid, id, true);
  const by = { now: new Date(), viewer: null };
  await api().db.$transaction((tx) => leaveClasses(tx, by, leaving));
  const places = await api().db.sessionStudent.findMany({
    where: { athleteId: { in: [leaving, staying] } },
  });
  expect(places.map(({ athleteId }) => athleteId)).toEqual(Array.from({ length: 9 }, () => staying));
  expect(await api().db.classStudent.count({ where: { athleteId: leaving } })).toBe(0);
});

describe("attendance", () => {
  const past = async (athleteIds: string[]) => {
    const gid = await desk.scheduled({
      startsAt: "11:00",
      endsAt: "12:00",
      athleteIds: athleteIds.map(athleteGid),
    });
    await desk.backdate(gid, 1 + 2 * desk.days);
    return gid;
  };
  const take = (sessionId: string, marks: [string, string][], token = desk.arena.manager.token) =>
    desk.act(
      "takeAttendance",
      { sessionId, marks: marks.map(([id, attendance]) => ({ athleteId: athleteGid(id), attendance })) },
      token,
    );

  test("the last mark counts, and what was sent five times counts once", async () => {
    const [ana = "", bia = ""] = desk.athletes.slice(6, 8);
    const gid = await past([ana, bia]);
    for (let time = 0; time < 5; time++)
      expect(
        await take(
          gid,
          [
            [ana, "PRESENT"],
            [bia, "ABSENT"],
          ],
          desk.teacher.token,
        ),
      ).toMatchObject({
        __typename: "TakeAttendanceSuccess",
      });
    await take(gid, [[bia, "EXCUSED"]]);
    const { students, attendedAt } = await desk.rowOf(gid);
    expect(attendedAt).not.toBeNull();
    expect(new Map(students.map(({ athleteId, attendance }) => [athleteId, attendance]))).toEqual(
      new Map([
        [ana, "PRESENT"],
        [bia, "EXCUSED"],
      ]),
    );
    expect(await desk.act("cancelClass", { sessionId: gid, scope: "THIS", reason: "Chuva" })).toMatchObject({
      code: "CLASS_CLOSED",
    });
  });

  describe("kept on a phone without network", () => {
    const send = (
      sessionId: string,
      marks: { id: string; attendance: string; seen: string }[],
      token = desk.teacher.token,
      takenBy: string | null = null,
    ) =>
      desk.act(
        "takeAttendance",
        {
          sessionId,
          takenBy,
          marks: marks.map(({ id, ...mark }) => ({ ...mark, athleteId: athleteGid(id) })),
        },
        token,
        "... on AttendanceConflict { session { students { attendance athlete { id } } } }",
      );
    const standing = async (gid: string) =>
      new Map((await desk.rowOf(gid)).students.map(({ athleteId, attendance }) => [athleteId, attendance]));

    test("somebody else marked meanwhile: nothing is written, and what stands is told", async () => {
      const [ana = "", bia = ""] = desk.athletes.slice(6, 8);
      const gid = await past([ana, bia]);
      await take(gid, [[ana, "ABSENT"]]);
      const marks = [
        { id: ana, attendance: "PRESENT", seen: "BOOKED" },
        { id: bia, attendance: "PRESENT", seen: "BOOKED" },
      ];
      const answer = await send(gid, marks);
      expect(answer).toMatchObject({ __typename: "AttendanceConflict", code: "ATTENDANCE_CONFLICT" });
      expect(answer.session.students).toHaveLength(2);
      expect(await standing(gid)).toEqual(
        new Map([
          [ana, "ABSENT"],
          [bia, "BOOKED"],
        ]),
      );
      // Whoever has seen it decides, and it is written once however often it is sent.
      const decided = [{ ...marks[0]!, seen: "ABSENT" }, marks[1]!];
      for (let time = 0; time < 3; time++)
        expect(await send(gid, decided)).toMatchObject({ __typename: "TakeAttendanceSuccess" });
      expect(await standing(gid)).toEqual(
        new Map([
          [ana, "PRESENT"],
          [bia, "PRESENT"],
        ]),
      );
    });

    test("two who send at once: one is told of the other", async () => {
      const [ana = ""] = desk.athletes.slice(6, 7);
      const gid = await past([ana]);
      const answers = await Promise.all([
        send(gid, [{ id: ana, attendance: "PRESENT", seen: "BOOKED" }]),
        send(gid, [{ id: ana, attendance: "ABSENT", seen: "BOOKED" }], desk.arena.manager.token),
      ]);
      expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
        "AttendanceConflict",
        "TakeAttendanceSuccess",
      ]);
    });

    test("a student who has left meanwhile, and a class that was called off", async () => {
      const [ana = "", bia = ""] = desk.athletes.slice(6, 8);
      const gid = await past([ana, bia]);
      const { id } = await desk.rowOf(gid);
      await api().db.sessionStudent.deleteMany({ where: { sessionId: id, athleteId: bia } });
      const marks = [
        { id: ana, attendance: "PRESENT", seen: "BOOKED" },
        { id: bia, attendance: "PRESENT", seen: "BOOKED" },
      ];
      expect(await send(gid, marks)).toMatchObject({ __typename: "AttendanceConflict" });
      expect((await desk.rowOf(gid)).attendedAt).toBeNull();
      await api().db.classSession.update({ where: { id }, data: { status: "CANCELLED" } });
      expect(await send(gid, marks.slice(0, 1))).toMatchObject({ code: "CLASS_CANCELLED" });
    });

    test("what one account marked no other sends", async () => {
      const [ana = ""] = desk.athletes.slice(6, 7);
      const gid = await past([ana]);
      const marks = [{ id: ana, attendance: "PRESENT", seen: "BOOKED" }];
      const { userId } = desk.teacher;
      expect(await send(gid, marks, desk.arena.manager.token, userId)).toMatchObject({
        code: "OTHER_ACCOUNT",
      });
      expect(await standing(gid)).toEqual(new Map([[ana, "BOOKED"]]));
      expect(await send(gid, marks, desk.teacher.token, userId)).toMatchObject({
        __typename: "TakeAttendanceSuccess",
      });
    });
  });

  test("before the class there is none, nor for who is not in it", async () => {
    const gid = await desk.scheduled({ athleteIds: [athleteGid(desk.athletes[8]!)] });
    expect(await take(gid, [[desk.athletes[8]!, "PRESENT"]])).toMatchObject({ code: "TOO_EARLY" });
    const held = await past([desk.athletes[8]!]);
    expect(await take(held, [[desk.athletes[9]!, "PRESENT"]])).toMatchObject({ code: "NOT_A_STUDENT" });
  });

  test("who had given notice and is elsewhere by now is not there", async () => {
    const athlete = desk.athletes[10]!;
    const gid = await past([athlete]);
    await take(gid, [[athlete, "EXCUSED"]]);
    const { startsAt, endsAt } = await desk.rowOf(gid);
    const other = await desk.rowOf(
      await desk.scheduled({
        courtKey: null,
        teacherKey: desk.otherTeacherId,
        athleteIds: [athleteGid(athlete)],
      }),
    );
    await api().db.classSession.update({ where: { id: other.id }, data: { startsAt, endsAt } });
    expect(await take(gid, [[athlete, "PRESENT"]])).toMatchObject({
      code: "ATHLETE_TAKEN",
      message: "Um destes alunos está em outra aula neste horário.",
    });
  });

  test("who teaches sees their own classes, and nobody else's", async () => {
    const own = await desk.scheduled({ startsAt: "12:00", endsAt: "13:00" });
    const other = await desk.scheduled({
      startsAt: "12:00",
      endsAt: "13:00",
      teacherKey: desk.otherTeacherId,
      courtKey: desk.courts[1],
    });
    const week = `query ($around: Date) { viewer { arena { week(around: $around) { teachers { name } days { on classes { id priceInCents } } } } } }`;
    const seen = async (token: string) => {
      const { viewer } = await api().data(week, { around: desk.day }, token);
      const days = viewer.arena.week.days as { on: string; classes: { id: string }[] }[];
      return {
        ids: days.find(({ on }) => on === desk.day)!.classes.map(({ id }) => id),
        week: viewer.arena.week,
      };
    };
    const managed = await seen(desk.arena.manager.token);
    expect(managed.ids).toEqual(expect.arrayContaining([own, other]));
    const taught = await seen(desk.teacher.token);
    expect(taught.ids).toContain(own);
    expect(taught.ids).not.toContain(other);
    expect(taught.week.teachers).toBeNull();
    const node = await api().run(
      `query ($id: ID!) { node(id: $id) { id } }`,
      { id: other },
      desk.teacher.token,
    );
    expect(node.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    const refused = await api().run(
      `mutation ($input: TakeAttendanceInput!) { takeAttendance(input: $input) { __typename } }`,
      { input: { sessionId: other, marks: [] } },
      desk.teacher.token,
    );
    expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});
