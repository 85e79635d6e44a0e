import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, dayToDatabase, firstOfMonth } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { athleteGid, ClassDesk } from "../support/class-desk";
import { createCharge } from "../support/ledger";

const api = useApi();
const desk = new ClassDesk(api, "Dos filtros");
let names: string[];
const nameOf = (index: number) => names[index]!;

beforeAll(async () => {
  const rows = await api().db.athlete.findMany({
    where: { id: { in: desk.athletes } },
    select: { id: true, fullName: true },
  });
  names = desk.athletes.map((id) => rows.find((row) => row.id === id)!.fullName);
});

interface Listed {
  totalCount: number;
  edges: { cursor: string; node: { id: string; name: string; classesThisMonth: number } }[];
  pageInfo: { hasNextPage: boolean };
}

async function list(args: string, token = desk.arena.manager.token): Promise<Listed | null> {
  const { viewer } = await api().data(
    `{ viewer { arena(key: "${desk.arena.id}") { athletes(${args}) {
      totalCount pageInfo { hasNextPage } edges { cursor node { id name classesThisMonth } } } } } }`,
    {},
    token,
  );
  return viewer.arena.athletes;
}
const namesIn = async (args: string, token?: string) =>
  (await list(`first: 50 ${args}`, token))?.edges.map(({ node }) => node.name) ?? null;
const sorted = (indexes: number[]) => indexes.map(nameOf).toSorted();

describe("aulas no mês", () => {
  test("are the classes of this month, by the arena's clocks, booked for or attended", async () => {
    const athlete = desk.athletes[0]!;
    const first = firstOfMonth(desk.today);
    const next = firstOfMonth(addDays(first, 40));
    const at = (day: string, clock: string) => instantAt(day, clock, brasiliaTime);
    const spans: [Date, "BOOKED" | "PRESENT" | "ABSENT" | "EXCUSED"][] = [
      [at(first, "00:00"), "PRESENT"],
      [at(addDays(next, -1), "23:00"), "BOOKED"],
      [at(addDays(first, 1), "10:00"), "ABSENT"],
      [at(addDays(first, 2), "10:00"), "EXCUSED"],
      [at(addDays(first, -1), "23:00"), "PRESENT"],
      [at(next, "00:00"), "BOOKED"],
    ];
    for (const [startsAt, attendance] of spans) await held(athlete, startsAt, attendance);
    await held(athlete, at(addDays(first, 3), "10:00"), "BOOKED", { status: "CANCELLED" });
    const counted = async (token?: string) =>
      (await list("first: 50", token))?.edges.find(({ node }) => node.name === nameOf(0))?.node
        .classesThisMonth;
    expect(await counted()).toBe(2);
    // Who teaches sees those they give.
    await held(athlete, at(addDays(first, 4), "10:00"), "BOOKED", { teacherId: desk.otherTeacherId });
    expect([await counted(), await counted(desk.teacher.token)]).toEqual([3, 2]);
    // Where clocks are an hour behind, the month's last evening goes on, and its first midnight is not yet; an hour ahead
    // the month begins and ends before. In one of them it is this month now.
    const timeZone = ["America/Manaus", "America/Noronha"].find(
      (zone) => firstOfMonth(dayAt(new Date(), zone)) === first,
    );
    await api().db.arena.update({ where: { id: desk.arena.id }, data: { timeZone } });
    expect(await counted()).toBe(3);
    await api().db.arena.update({ where: { id: desk.arena.id }, data: { timeZone: brasiliaTime } });
    await desk.clear();
  });
});

/** A class that somebody is in, without a court. */
async function held(
  athleteId: string,
  startsAt: Date,
  attendance: "BOOKED" | "PRESENT" | "ABSENT" | "EXCUSED",
  more: { status?: "CANCELLED"; teacherId?: string } = {},
) {
  await api().db.classSession.create({
    data: {
      arenaId: desk.arena.id,
      teacherId: desk.teacherId,
      category: "D",
      maxStudents: 4,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 60_000),
      originalDate: dayToDatabase(desk.today),
      ...(more.status ? { cancelReason: "Chuva" } : {}),
      ...more,
      students: { create: { athleteId, attendance } },
    },
  });
}

describe("the list by class", () => {
  test("has who comes every week, also once the series has been cut, and of the arena's own alone", async () => {
    const weekly = await desk.scheduled({
      weekly: true,
      name: "Turma dos filtros",
      athleteIds: [1, 2].map((index) => athleteGid(desk.athletes[index]!)),
    });
    const other = await desk.scheduled({
      weekly: true,
      teacherKey: desk.otherTeacherId,
      courtKey: desk.courts[1],
      athleteIds: [athleteGid(desk.athletes[3]!)],
    });
    const classes = async (token = desk.arena.manager.token) =>
      (
        await api().data(
          `{ viewer { arena(key: "${desk.arena.id}") { weeklyClasses { key name weekday startsAt teacherName } } } }`,
          {},
          token,
        )
      )["viewer"].arena.weeklyClasses as { key: string; name: string | null; startsAt: string }[];
    const keyOf = async (name: string | null) =>
      (await classes()).find((one) => one.name === name)?.key ?? "";
    const [key, otherKey] = [await keyOf("Turma dos filtros"), await keyOf(null)];
    expect(await namesIn(`weeklyClass: "${key}"`)).toEqual(sorted([1, 2]));
    expect(await namesIn(`weeklyClass: "${otherKey}"`)).toEqual(sorted([3]));
    const series = await desk.wholeSeriesOf((await desk.rowOf(weekly)).id);
    await desk.act("changeClass", {
      sessionId: encodeGlobalId("ClassSession", series[2]!.id),
      scope: "THIS_AND_FOLLOWING",
      startsAt: "15:00",
      endsAt: "16:00",
    });
    expect((await classes()).filter(({ name }) => name === "Turma dos filtros")).toHaveLength(1);
    expect(await namesIn(`weeklyClass: "${key}"`)).toEqual(sorted([1, 2]));
    // A teacher has their own classes and students, whatever they ask for.
    expect((await classes(desk.teacher.token)).map(({ name }) => name)).toEqual(["Turma dos filtros"]);
    expect(await namesIn("", desk.teacher.token)).toEqual(sorted([1, 2]));
    expect(await namesIn(`weeklyClass: "${otherKey}"`, desk.teacher.token)).toEqual([]);
    expect((await list("first: 1", desk.teacher.token))?.totalCount).toBe(2);
    expect(await desk.rowOf(other)).toBeTruthy();
    await desk.clear();
  });

  test("tells a teacher nothing of who is nobody's student of theirs any more", async () => {
    const [lately, longAgo] = [4, 5].map((index) => desk.athletes[index]!);
    await held(lately!, desk.at("10:00", addDays(desk.today, -80)), "PRESENT");
    await held(longAgo!, desk.at("10:00", addDays(desk.today, -100)), "PRESENT");
    expect(await namesIn("", desk.teacher.token)).toEqual(sorted([4]));
    const linkOf = async (athleteId: string) => {
      const link = { arenaId: desk.arena.id, athleteId };
      const { id } = await api().db.arenaAthlete.findUniqueOrThrow({ where: { arenaId_athleteId: link } });
      return encodeGlobalId("ArenaAthlete", id);
    };
    const read = async (athleteId: string) =>
      api().run(
        `{ node(id: "${await linkOf(athleteId)}") { ... on ArenaAthlete { name note hasAccount classCreditsLeft } } }`,
        {},
        desk.teacher.token,
      );
    expect((await read(lately!)).data?.["node"]).toEqual({
      name: nameOf(4),
      note: null,
      hasAccount: null,
      classCreditsLeft: null,
    });
    expect((await read(longAgo!)).data?.["node"] ?? null).toBeNull();
    await desk.clear();
  });
});

describe("the list by debt", () => {
  test("has who owes what should have been paid by now, page by page, for who manages the arena alone", async () => {
    const owe = (index: number, dueOn: string | null, status: "PENDING" | "PAID" | "CANCELLED" = "PENDING") =>
      createCharge(
        api().db,
        {
          arenaId: desk.arena.id,
          athleteId: desk.athletes[index]!,
          serviceType: "CLASS",
          description: "Mensalidade",
          amountInCents: 200_00,
          serviceDate: dayToDatabase(desk.today),
          dueOn: dueOn === null ? null : dayToDatabase(dueOn),
        },
        { status },
      );
    await owe(6, addDays(desk.today, -20));
    await owe(7, addDays(desk.today, -20));
    await owe(8, addDays(desk.today, 5));
    await owe(9, null);
    await owe(10, addDays(desk.today, -20), "PAID");
    await owe(11, addDays(desk.today, -20), "CANCELLED");
    expect(await namesIn("overdue: true")).toEqual(sorted([6, 7]));
    expect(await namesIn("overdue: false")).toHaveLength(10);
    const first = await list("first: 1, overdue: true");
    expect([first?.totalCount, first?.pageInfo.hasNextPage]).toEqual([2, true]);
    const next = await list(`first: 1, overdue: true, after: "${first?.edges[0]?.cursor}"`);
    expect([...first!.edges, ...next!.edges].map(({ node }) => node.name)).toEqual(sorted([6, 7]));
    await held(desk.athletes[6]!, desk.at("10:00"), "BOOKED");
    await held(desk.athletes[8]!, desk.at("12:00"), "BOOKED");
    expect(await namesIn("", desk.teacher.token)).toEqual(sorted([6, 8]));
    for (const asked of ["true", "false"])
      expect(await namesIn(`overdue: ${asked}`, desk.teacher.token)).toBeNull();
    await desk.clear();
  });

  test("takes as few statements with every filter as without", async () => {
    const statements = async (args: string) =>
      (await api().statementsOf(() => list(`first: 50 ${args}`))).length;
    const plain = await statements("");
    expect(await statements(`overdue: true, active: true`)).toBe(plain);
  });
});
