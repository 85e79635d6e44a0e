import { beforeAll, expect, test } from "vitest";
import type { Prisma } from "../../prisma/generated/client/client";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
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
/** Two hours behind Brasília. */
const timeZone = "America/Rio_Branco";

let arena: ArenaStory;
let admin: Person;

beforeAll(async () => {
  arena = await createArena(api(), "Relatórios");
  admin = await createPerson(api(), "Admin", ["ADMIN"]);
  await api().db.arena.update({ where: { id: arena.id }, data: { timeZone } });
});

const enrolments = async (month: string | null, token = arena.manager.token, more = "first: 50") => {
  const { node } = await api().data(
    `query ($id: ID!, $month: Date) { node(id: $id) { ... on Arena { enrolmentReport(month: $month) {
      month months { month count } activeCount inactiveCount levels { level count percent }
      athletes(${more}) { pageInfo { hasNextPage hasPreviousPage endCursor startCursor }
        edges { cursor node { arenaAthleteId name level since active weeklyClassCount } } } } } } }`,
    { id: arena.globalId, month },
    token,
  );
  return node.enrolmentReport;
};
const teaching = async (month: string | null, token = arena.manager.token, more = "first: 50") => {
  const { node } = await api().data(
    `query ($id: ID!, $month: Date) { node(id: $id) { ... on Arena { teachingReport(month: $month) {
      month months { month givenCount cancelledCount }
      givenCount cancelledCount studentCount presentCount absentCount
      placeCount takenCount priorStudentCount keptStudentCount
      teachers(${more}) { pageInfo { hasNextPage hasPreviousPage endCursor startCursor }
        edges { cursor node { teacherArenaId name active givenCount cancelledCount studentCount presentCount absentCount
          placeCount takenCount priorStudentCount keptStudentCount } } } } } } }`,
    { id: arena.globalId, month },
    token,
  );
  return node.teachingReport;
};

interface Listed {
  edges: { cursor: string; node: { name: string } }[];
}
const namesOf = ({ edges }: Listed) => edges.map(({ node }) => node.name);

async function come(fullName: string, firstVisitOn: string, active = true, level: "FUN" | "B" = "FUN") {
  const [id = ""] = await createAthletes(api(), arena.id, 1);
  await api().db.athlete.update({ where: { id }, data: { fullName, level } });
  const where = { arenaId_athleteId: { arenaId: arena.id, athleteId: id } };
  const { id: linkId } = await api().db.arenaAthlete.update({
    where,
    data: { firstVisitOn: dayToDatabase(firstVisitOn), active },
  });
  return { id, linkId };
}

test("who has come up to a month's end is counted by month, level and standing, and listed by name", async () => {
  const bia = await come("Bia", "2026-02-28", true, "B");
  await come("Álvaro", "2026-03-31");
  await come("caio", "2025-04-01", false);
  await come("Davi", "2025-03-31");
  await come("Eva", "2026-04-01");
  const { id: teacherId } = await api().db.teacher.create({
    data: { fullName: "Quem ensina", email: `professor${nextNumber()}@teste.example` },
  });
  const weekly = (more: Partial<Prisma.WeeklyClassUncheckedCreateInput>) =>
    api().db.weeklyClass.create({
      data: {
        arenaId: arena.id,
        teacherId,
        weekday: "MONDAY",
        startsAt: new Date("1970-01-01T07:00:00Z"),
        endsAt: new Date("1970-01-01T08:00:00Z"),
        maxStudents: 4,
        category: "D",
        students: { create: { athleteId: bia.id, since: dayToDatabase("2026-03-01") } },
        ...more,
      } as Prisma.WeeklyClassUncheckedCreateInput,
    });
  const neighbour = await createArena(api(), "Vizinha");
  await weekly({});
  await weekly({ active: false });
  await weekly({ endsOn: dayToDatabase("2026-01-31") });
  await weekly({ arenaId: neighbour.id });

  const report = await enrolments("2026-03-20");
  expect(report).toMatchObject({ month: "2026-03-01", activeCount: 3, inactiveCount: 1 });
  expect(report.months).toHaveLength(12);
  expect(report.months.filter(({ count }: { count: number }) => count > 0)).toEqual([
    { month: "2025-04-01", count: 1 },
    { month: "2026-02-01", count: 1 },
    { month: "2026-03-01", count: 1 },
  ]);
  expect(report.levels.map(({ count, percent }: Record<string, number>) => [count, percent])).toEqual([
    [2, 67],
    [0, 0],
    [0, 0],
    [1, 33],
    [0, 0],
  ]);
  expect(namesOf(report.athletes)).toEqual(["Álvaro", "Bia", "caio", "Davi"]);
  expect(report.athletes.edges[1].node).toEqual({
    arenaAthleteId: encodeGlobalId("ArenaAthlete", bia.linkId),
    name: "Bia",
    level: "B",
    since: "2026-02-28",
    active: true,
    weeklyClassCount: 1,
  });
  expect(namesOf((await enrolments("2026-04-01")).athletes)).toContain("Eva");
});

test("a month's classes belong to it by the arena's clocks: given, fallen out, who was there", async () => {
  const place = await createArena(api(), "Aulas");
  await api().db.arena.update({ where: { id: place.id }, data: { timeZone } });
  arena = place;
  const link = async (fullName: string, active = true) => {
    const { id, arenas } = await api().db.teacher.create({
      data: {
        fullName,
        email: `professor${nextNumber()}@teste.example`,
        arenas: { create: { arenaId: place.id, active } },
      },
      include: { arenas: true },
    });
    return { id, linkId: arenas[0]!.id };
  };
  const [ana, ended] = [await link("Ana"), await link("Bento, que encerrou", false)];
  await link("Sem aulas");
  await link("Nunca mais", false);
  const students = await createAthletes(api(), place.id, 3);
  const give = (
    teacherId: string,
    on: string,
    clock: string,
    attendances: readonly ("BOOKED" | "PRESENT" | "ABSENT" | "EXCUSED" | "CANCELLED")[],
    status: "CONFIRMED" | "CANCELLED" = "CONFIRMED",
  ) => {
    const startsAt = instantAt(on, clock, timeZone);
    return api().db.classSession.create({
      data: {
        arenaId: place.id,
        teacherId,
        category: "D",
        maxStudents: 4,
        status,
        originalDate: dayToDatabase(on),
        startsAt,
        endsAt: new Date(startsAt.getTime() + 1_800_000),
        students: {
          create: attendances.map((attendance, index) => ({ athleteId: students[index]!, attendance })),
        },
      },
    });
  };
  // The month's first and last half hour there; by other clocks they belong to its neighbours.
  await give(ana.id, "2026-05-01", "00:00", ["PRESENT", "ABSENT", "EXCUSED"]);
  await give(ana.id, "2026-05-31", "23:30", ["PRESENT", "PRESENT"]);
  await give(ana.id, "2026-05-15", "10:00", ["CANCELLED"], "CANCELLED");
  await give(ended.id, "2026-05-16", "10:00", ["BOOKED", "PRESENT", "ABSENT"]);
  await give(ana.id, "2026-04-30", "23:30", ["ABSENT"]);
  await give(ana.id, "2026-06-01", "00:00", ["ABSENT"]);
  // Still to come: neither given nor fallen out.
  await give(ana.id, "2190-05-16", "10:00", ["BOOKED"]);

  const report = await teaching("2026-05-31");
  expect(report).toMatchObject({
    month: "2026-05-01",
    givenCount: 3,
    cancelledCount: 1,
    studentCount: 3,
    presentCount: 4,
    absentCount: 2,
    placeCount: 12,
    takenCount: 7,
    priorStudentCount: 1,
    keptStudentCount: 1,
  });
  expect(report.months).toHaveLength(12);
  expect(report.months.slice(-2)).toEqual([
    { month: "2026-04-01", givenCount: 1, cancelledCount: 0 },
    { month: "2026-05-01", givenCount: 3, cancelledCount: 1 },
  ]);
  expect(report.teachers.edges.map(({ node }: { node: object }) => node)).toEqual([
    {
      teacherArenaId: encodeGlobalId("TeacherArena", ana.linkId),
      name: "Ana",
      active: true,
      givenCount: 2,
      cancelledCount: 1,
      studentCount: 2,
      presentCount: 3,
      absentCount: 1,
      placeCount: 8,
      takenCount: 4,
      priorStudentCount: 1,
      keptStudentCount: 1,
    },
    expect.objectContaining({
      active: false,
      givenCount: 1,
      studentCount: 3,
      presentCount: 1,
      absentCount: 1,
    }),
    expect.objectContaining({ name: "Sem aulas", givenCount: 0, studentCount: 0 }),
  ]);
  expect(await teaching("2190-05-01")).toMatchObject({ givenCount: 0, cancelledCount: 0, studentCount: 0 });
});

test("both lists are read page by page, forwards and backwards, without a gap", async () => {
  for (const [read, list, all] of [
    [enrolments, "athletes", namesOf((await enrolments("2026-05-01")).athletes)],
    [teaching, "teachers", namesOf((await teaching("2026-05-01")).teachers)],
  ] as const) {
    expect(all).toHaveLength(3);
    const pages: string[] = [];
    let more = "first: 2";
    for (let page = 0; page < 10; page++) {
      const { pageInfo, edges } = (await read("2026-05-01", undefined, more))[list];
      pages.push(...namesOf({ edges }));
      if (!pageInfo.hasNextPage) break;
      more = `first: 2, after: "${pageInfo.endCursor}"`;
    }
    expect(pages).toEqual(all);
    const { edges } = (await read("2026-05-01", undefined, "last: 2"))[list];
    expect(namesOf({ edges })).toEqual(all.slice(-2));
  }
});

test("without a month it is this one there; nobody else reads either, and a month at the end of time is empty", async () => {
  const month = `${dayAt(new Date(), timeZone).slice(0, 7)}-01`;
  expect((await enrolments(null)).month).toBe(month);
  expect((await teaching(null)).month).toBe(month);
  expect((await enrolments(null, admin.token)).month).toBe(month);
  const stranger = await createPerson(api(), "Ninguém", ["ARENA_MANAGER"]);
  for (const end of ["1900-01-01", "2199-12-31"]) {
    expect((await enrolments(end)).months).toHaveLength(12);
    expect(await teaching(end)).toMatchObject({ givenCount: 0 });
  }
  for (const report of ["enrolmentReport", "teachingReport"]) {
    const { data } = await api().run(
      `query ($id: ID!) { node(id: $id) { ... on Arena { ${report} { month } } } }`,
      { id: arena.globalId },
      stranger.token,
    );
    expect(data?.["node"]?.[report] ?? null).toBeNull();
  }
});

test("a teacher of two arenas: each sees its own figures, over a month and over a quarter", async () => {
  const [one, other] = [await createArena(api(), "Do mar"), await createArena(api(), "Da serra")];
  const { id: teacherId, arenas } = await api().db.teacher.create({
    data: {
      fullName: "De duas arenas",
      email: `professor${nextNumber()}@teste.example`,
      arenas: { create: [{ arenaId: one.id }, { arenaId: other.id }] },
    },
    include: { arenas: true },
  });
  const linkAt = (at: ArenaStory) => {
    const link = arenas.find(({ arenaId }) => arenaId === at.id);
    return encodeGlobalId("TeacherArena", link?.id ?? "");
  };
  const give = async (at: ArenaStory, on: string, athleteIds: readonly string[]) => {
    const startsAt = instantAt(on, "10:00", "America/Sao_Paulo");
    await api().db.classSession.create({
      data: {
        arenaId: at.id,
        teacherId,
        category: "D",
        maxStudents: 4,
        originalDate: dayToDatabase(on),
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
        students: { create: athleteIds.map((athleteId) => ({ athleteId, attendance: "PRESENT" as const })) },
      },
    });
  };
  const [ana = "", bia = "", caio = "", duda = ""] = await createAthletes(api(), one.id, 4);
  // April: four; May: two of them; June: one of those two and one who had left in April.
  await give(one, "2026-04-10", [ana, bia, caio, duda]);
  await give(one, "2026-05-10", [ana, bia]);
  await give(one, "2026-06-10", [ana, caio]);
  await give(other, "2026-06-11", [duda]);

  const read = async (
    at: ArenaStory,
    period: string,
    teacherArenaId: string | null,
    token = at.manager.token,
  ) => {
    const { node } = await api().data(
      `query ($id: ID!, $period: ReportPeriod, $teacherArenaId: ID) { node(id: $id) { ... on Arena {
        teachingReport(month: "2026-06-01", period: $period, teacherArenaId: $teacherArenaId) {
          firstMonth givenCount studentCount placeCount takenCount priorStudentCount keptStudentCount
          months { month priorStudentCount keptStudentCount }
          teachers(first: 5) { edges { node { teacherArenaId givenCount studentCount priorStudentCount keptStudentCount } } }
        } } } }`,
      { id: at.globalId, period, teacherArenaId },
      token,
    );
    return node?.teachingReport;
  };
  const month = await read(one, "MONTH", linkAt(one));
  expect(month).toMatchObject({
    firstMonth: "2026-06-01",
    givenCount: 1,
    studentCount: 2,
    placeCount: 4,
    takenCount: 2,
    priorStudentCount: 2,
    keptStudentCount: 1,
  });
  expect(month.months.slice(-3)).toEqual([
    { month: "2026-04-01", priorStudentCount: 0, keptStudentCount: 0 },
    { month: "2026-05-01", priorStudentCount: 4, keptStudentCount: 2 },
    { month: "2026-06-01", priorStudentCount: 2, keptStudentCount: 1 },
  ]);
  const quarter = { givenCount: 3, studentCount: 4, priorStudentCount: 6, keptStudentCount: 3 };
  for (const asked of [linkAt(one), null]) {
    const report = await read(one, "QUARTER", asked);
    expect(report).toMatchObject({ firstMonth: "2026-04-01", ...quarter });
    expect(report.teachers.edges).toEqual([{ node: { teacherArenaId: linkAt(one), ...quarter } }]);
  }
  expect(await read(other, "YEAR", linkAt(other))).toMatchObject({ givenCount: 1, studentCount: 1 });
  // The other arena's record of the same teacher is none of this one's.
  expect(await read(one, "MONTH", linkAt(other))).toBeNull();
  await expect(read(one, "MONTH", linkAt(one), other.manager.token)).rejects.toThrow("FORBIDDEN");
});
