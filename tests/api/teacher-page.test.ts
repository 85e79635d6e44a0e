import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, dayToDatabase, mondayOf } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createAthletePerson } from "../support/enrolling";
import {
  createArena,
  createAthletes,
  createPerson,
  nextNumber,
  type ArenaStory,
  type Person,
} from "../support/story";
import { createCertification } from "../support/world-teachers";

const api = useApi();
const today = dayAt(new Date(), brasiliaTime);
const monday = mondayOf(today);

let first: ArenaStory;
let second: ArenaStory;
let elsewhere: ArenaStory;
let teacher: Person;
let teacherId = "";
let student = "";

const query = `query ($key: UUID!, $around: Date) { teacherPage(key: $key) { key name isOwn
  week(around: $around) { from today days { on classes { arenaName category maxStudents studentCount status } } }
  pendingActions { kind subject priority dueOn certificationId attendance { on arenaName studentCount } } } }`;

const pageFor = async (token: string, key = teacherId, around: string | null = null) =>
  (await api().data(query, { key, around }, token))["teacherPage"];

const arenasIn = (page: { week: { days: { classes: { arenaName: string }[] }[] } }): string[] =>
  page.week.days.flatMap(({ classes }) => classes.map(({ arenaName }) => arenaName));

interface Taught {
  on: string;
  clock?: string;
  students?: number;
  more?: object;
}

async function teach(
  arenaId: string,
  { on, clock = "07:00", students = 1, more = {} }: Taught,
): Promise<void> {
  const startsAt = instantAt(on, clock, brasiliaTime);
  const athletes = await createAthletes(api(), arenaId, students);
  await api().db.classSession.create({
    data: {
      arenaId,
      teacherId,
      category: "D",
      maxStudents: 4,
      originalDate: dayToDatabase(on),
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      students: { create: athletes.map((athleteId) => ({ athleteId })) },
      ...more,
    },
  });
}

beforeAll(async () => {
  [first, second, elsewhere] = [
    await createArena(api(), "Primeira"),
    await createArena(api(), "Segunda"),
    await createArena(api(), "Terceira"),
  ];
  teacher = await createPerson(api(), "Professora", ["TEACHER"]);
  ({ id: teacherId } = await api().db.teacher.create({
    data: {
      userId: teacher.userId,
      fullName: "Professora Lia",
      email: `pagina${nextNumber()}@teste.example`,
      arenas: { create: [{ arenaId: first.id }, { arenaId: second.id }] },
    },
  }));
  [student = ""] = await createAthletes(api(), first.id, 1);
  await teach(first.id, { on: monday });
  await teach(second.id, { on: monday, clock: "19:00" });
  await teach(second.id, { on: addDays(monday, 6), more: { status: "CANCELLED" } });
  await teach(first.id, { on: addDays(monday, 7) });
});

describe("the week", () => {
  test("of a teacher who is no athlete has the classes of both arenas, from Monday to Sunday", async () => {
    const page = await pageFor(teacher.token, teacher.userId);
    expect(page).toMatchObject({ key: teacherId, name: "Professora Lia", isOwn: true });
    expect(page.week).toMatchObject({ from: monday, today });
    expect(page.week.days.map(({ on }: { on: string }) => on)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day)),
    );
    expect(page.week.days[0].classes).toMatchObject([
      { arenaName: "Arena Primeira", category: "D", maxStudents: 4, studentCount: 1 },
      { arenaName: "Arena Segunda" },
    ]);
    expect(page.week.days[6].classes).toMatchObject([{ arenaName: "Arena Segunda", status: "CANCELLED" }]);
    expect(page.week.days[3].classes).toEqual([]);
  });

  test("is another one on request", async () => {
    const page = await pageFor(teacher.token, teacherId, addDays(monday, 9));
    expect(page.week.from).toBe(addDays(monday, 7));
    expect(arenasIn(page)).toEqual(["Arena Primeira"]);
  });

  test("shows a manager only the classes at their own arena", async () => {
    const [one, other] = [await pageFor(first.manager.token), await pageFor(second.manager.token)];
    expect(arenasIn(one)).toEqual(["Arena Primeira"]);
    expect(arenasIn(other)).toEqual(["Arena Segunda", "Arena Segunda"]);
    for (const page of [one, other]) {
      expect(page.isOwn).toBe(false);
      expect(page.pendingActions).toBeNull();
    }
  });

  test("shows an administrator all classes", async () => {
    const { token } = await createPerson(api(), "Administradora", ["ADMIN"]);
    expect(arenasIn(await pageFor(token))).toEqual(["Arena Primeira", "Arena Segunda", "Arena Segunda"]);
  });
});

describe("nobody else sees the page", () => {
  test.each(["another arena's manager", "an athlete", "another teacher"])("%s", async (who) => {
    const asker = {
      "another arena's manager": () => Promise.resolve(elsewhere.manager),
      "an athlete": () => createAthletePerson(api(), "Atleta", null),
      "another teacher": async () => {
        const person = await createPerson(api(), "Outro", ["TEACHER"]);
        const teaches = { arenas: { create: { arenaId: first.id } } };
        await api().db.teacher.create({ data: { userId: person.userId, fullName: "Outro", ...teaches } });
        return person;
      },
    }[who]!;
    const { token } = await asker();
    expect(await pageFor(token)).toBeNull();
    expect(await pageFor(token, teacher.userId)).toBeNull();
  });

  test("nor does a manager whose arena the teacher has left", async () => {
    const { id } = await api().db.teacherArena.findFirstOrThrow({ where: { teacherId, arenaId: second.id } });
    await api().db.teacherArena.update({ where: { id }, data: { active: false } });
    expect(await pageFor(second.manager.token)).toBeNull();
    expect(arenasIn(await pageFor(teacher.token))).toEqual(["Arena Primeira"]);
    await api().db.teacherArena.update({ where: { id }, data: { active: true } });
  });

  test("an athlete has no page as a teacher", async () => {
    expect(await pageFor(first.manager.token, student)).toBeNull();
  });
});

test("who is a teacher and an athlete has both under the key of either", async () => {
  const both = await createAthletePerson(api(), "As duas coisas", null);
  await api().db.teacher.create({
    data: { userId: both.userId, fullName: "As duas coisas", arenas: { create: { arenaId: first.id } } },
  });
  const keys = [both.userId, both.athleteId];
  for (const key of keys) expect(await pageFor(both.token, key)).toMatchObject({ isOwn: true });
});

describe("pending actions", () => {
  const actions = async () => (await pageFor(teacher.token)).pendingActions as Record<string, unknown>[];
  const clear = async () => {
    await api().db.sessionStudent.deleteMany({ where: { session: { teacherId } } });
    await api().db.classSession.deleteMany({ where: { teacherId } });
    await api().db.certification.deleteMany({ where: { teacherId } });
  };

  test("name students to evaluate, by arena, until the teacher has noted their progress", async () => {
    await clear();
    const [athleteId = "", other = ""] = await createAthletes(api(), first.id, 2);
    const came = async (who: string, days: number) => {
      const startsAt = instantAt(addDays(today, -days), "07:00", brasiliaTime);
      await api().db.classSession.create({
        data: {
          arenaId: first.id,
          teacherId,
          category: "D",
          maxStudents: 4,
          originalDate: dayToDatabase(addDays(today, -days)),
          startsAt,
          endsAt: new Date(startsAt.getTime() + 3_600_000),
          attendedAt: startsAt,
          students: { create: { athleteId: who, attendance: "PRESENT" } },
        },
      });
    };
    // Seven in time and one before it are too few; eight are due two weeks after the eighth.
    for (const days of [100, 60, 50, 40, 35, 30, 25, 20]) await came(other, days);
    for (const days of [61, 51, 41, 36, 31, 26, 21, 10, 3]) await came(athleteId, days);
    expect(await actions()).toEqual([
      {
        kind: "EVALUATION_DUE",
        subject: "Arena Primeira",
        priority: "MEDIUM",
        dueOn: addDays(today, 4),
        certificationId: null,
        attendance: null,
      },
    ]);
    await api().db.progressNote.create({
      data: {
        arenaId: first.id,
        athleteId,
        teacherId,
        key: randomUUID(),
        text: "Saca melhor",
        writtenAt: new Date(),
      },
    });
    expect(await actions()).toEqual([]);
    await api().db.progressNote.deleteMany({ where: { athleteId } });
  });

  test("name a report that an arena asks for, once, until the note is written", async () => {
    await clear();
    const [athleteId = ""] = await createAthletes(api(), first.id, 1);
    const { id } = await api().db.arenaAthlete.findFirstOrThrow({ where: { athleteId } });
    const arenaAthleteId = encodeGlobalId("ArenaAthlete", id);
    const act = async (name: string, input: object, token = first.manager.token) => {
      const type = `${name[0]!.toUpperCase()}${name.slice(1)}`;
      const { data, errors } = await api().run(
        `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename
          ... on ${type}Success { ${name === "writeProgressNote" ? "__typename" : "arenaAthlete { reportTeachers { key name dueOn } }"} }
          ... on RuleViolation { code } ${name === "cancelStudentReport" ? "" : "... on InvalidInput { fields { path message } }"} } }`,
        { input },
        token,
      );
      return errors ? errors.map(({ extensions }) => extensions.code) : data?.[name];
    };
    const dueOn = addDays(today, 5);
    const request = { arenaAthleteId, teacherKey: teacherId, dueOn };
    expect(await act("askStudentReport", request)).toMatchObject({ code: "NOT_TAUGHT" });
    const startsAt = instantAt(addDays(today, -2), "07:00", brasiliaTime);
    await api().db.classSession.create({
      data: {
        arenaId: first.id,
        teacherId,
        category: "D",
        maxStudents: 4,
        originalDate: dayToDatabase(addDays(today, -2)),
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
        attendedAt: startsAt,
        students: { create: { athleteId, attendance: "PRESENT" } },
      },
    });
    expect(await act("askStudentReport", { ...request, dueOn: addDays(today, -1) })).toMatchObject({
      fields: [{ path: ["dueOn"], message: "O prazo começa hoje" }],
    });
    for (const stranger of [second.manager.token, teacher.token])
      for (const name of ["askStudentReport", "cancelStudentReport"])
        expect(
          await act(
            name,
            name === "askStudentReport" ? request : { arenaAthleteId, teacherKey: teacherId },
            stranger,
          ),
        ).toEqual(["FORBIDDEN"]);
    const answers = await Promise.all([1, 2, 3].map(() => act("askStudentReport", request)));
    for (const answer of answers)
      expect(answer).toMatchObject({ arenaAthlete: { reportTeachers: [{ key: teacherId, dueOn }] } });
    expect(await api().db.reportRequest.count({ where: { athleteId } })).toBe(1);
    const { fullName } = await api().db.athlete.findUniqueOrThrow({ where: { id: athleteId } });
    const mails = await api().db.notice.count({ where: { title: `Relatório pedido: ${fullName}` } });
    expect(mails).toBe(1);
    expect(await actions()).toMatchObject([
      { kind: "REPORT_ASKED", subject: fullName, priority: "MEDIUM", dueOn },
    ]);
    expect(
      await act(
        "writeProgressNote",
        {
          arenaId: first.globalId,
          athleteId: encodeGlobalId("Athlete", athleteId),
          key: randomUUID(),
          kind: "GENERAL",
          text: "Saca melhor",
          shownToAthlete: false,
        },
        teacher.token,
      ),
    ).toMatchObject({ __typename: "WriteProgressNoteSuccess" });
    expect(await actions()).toEqual([]);
    await act("askStudentReport", request);
    expect(await act("cancelStudentReport", { arenaAthleteId, teacherKey: teacherId })).toMatchObject({
      arenaAthlete: { reportTeachers: [{ key: teacherId, dueOn: null }] },
    });
    expect(await actions()).toEqual([]);
    await api().db.progressNote.deleteMany({ where: { athleteId } });
  });

  test("name past classes without attendance, at both arenas, and not those without a student", async () => {
    await clear();
    const [yesterday, lastWeek] = [addDays(today, -1), addDays(today, -7)];
    await teach(first.id, { on: yesterday, students: 2, more: { name: "Turma da manhã" } });
    await teach(second.id, { on: lastWeek });
    await teach(first.id, { on: yesterday, clock: "09:00", more: { attendedAt: new Date() } });
    await teach(first.id, { on: yesterday, clock: "11:00", more: { status: "CANCELLED" } });
    await teach(first.id, { on: yesterday, clock: "13:00", students: 0 });
    await teach(first.id, { on: addDays(today, -40) });
    await teach(first.id, { on: addDays(today, 1) });
    await teach(elsewhere.id, { on: addDays(today, -3) });
    expect(await actions()).toEqual([
      {
        kind: "ATTENDANCE_MISSING",
        subject: "D",
        priority: "HIGH",
        dueOn: addDays(lastWeek, 1),
        certificationId: null,
        attendance: { on: lastWeek, arenaName: "Arena Segunda", studentCount: 1 },
      },
      {
        kind: "ATTENDANCE_MISSING",
        subject: "Turma da manhã",
        priority: "HIGH",
        dueOn: today,
        certificationId: null,
        attendance: { on: yesterday, arenaName: "Arena Primeira", studentCount: 2 },
      },
    ]);
  });

  test("name certificates that ended or end within 30 days, the day itself included", async () => {
    await clear();
    for (const days of [-1, 0, 1, 30, 31])
      await createCertification(api(), teacherId, {
        name: `Curso ${days}`,
        validUntil: dayToDatabase(addDays(today, days)),
      });
    await createCertification(api(), teacherId, { name: "Sem fim" });
    await createCertification(api(), teacherId, {
      name: "Removido",
      active: false,
      validUntil: dayToDatabase(today),
    });
    expect((await actions()).map(({ kind, subject, priority }) => [kind, subject, priority])).toEqual([
      ["CERTIFICATE_EXPIRED", "Curso -1", "HIGH"],
      ["CERTIFICATE_EXPIRING", "Curso 0", "HIGH"],
      ["CERTIFICATE_EXPIRING", "Curso 1", "MEDIUM"],
      ["CERTIFICATE_EXPIRING", "Curso 30", "LOW"],
    ]);
  });
});
