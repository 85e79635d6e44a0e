import { beforeAll, describe, expect, test } from "vitest";
import { useApi } from "../support/api";
import { createArena, createAthletes, type ArenaStory } from "../support/story";
import { TeachingDesk } from "../support/teaching-desk";

const api = useApi();
const desk = new TeachingDesk(api);
const { session, list, namesIn } = desk;

describe("the list", () => {
  let own: ArenaStory;
  beforeAll(async () => {
    own = await createArena(api(), "De nomes");
    const make = (fullName: string, active: boolean) =>
      api().db.teacher.create({ data: { fullName, arenas: { create: { arenaId: own.id, active } } } });
    const { id } = await make("Érica Nunes", true);
    await make("ana Sá", true);
    await make("Álvaro Reis", false);
    await api().db.certification.createMany({
      data: [
        ["Alto rendimento", "ADVANCED", "2020-01-01"],
        ["Treinadora", "INTERMEDIATE", null],
        ["Instrutora", "BASIC", "2090-01-01"],
      ].map(([name, level, until]) => ({
        teacherId: id,
        name: name!,
        level: level as "BASIC",
        issuer: "CBT",
        issuedOn: new Date("2019-01-01"),
        validUntil: until ? new Date(until) : null,
      })),
    });
    const [one, two, three] = await createAthletes(api(), own.id, 3);
    await session(id, own, 24, [one!, two!]);
    await session(id, own, 48, [two!, three!]);
    await session(id, own, -48, [one!]);
    const off = await session(id, own, 72, [one!]);
    await api().db.classSession.update({ where: { id: off.id }, data: { status: "CANCELLED" } });
    await session(id, desk.other, 96, [one!]);
    await api().db.weeklyClass.create({
      data: {
        teacherId: id,
        arenaId: own.id,
        weekday: "TUESDAY",
        startsAt: new Date("1970-01-01T19:00:00Z"),
        endsAt: new Date("1970-01-01T20:00:00Z"),
        maxStudents: 4,
        category: "B",
      },
    });
  });

  test("goes by name, whatever accents and capitals, page by page in both directions", async () => {
    expect(await namesIn("", own)).toEqual(["Álvaro Reis", "ana Sá", "Érica Nunes"]);
    expect(await namesIn("descending: true", own)).toEqual(["Érica Nunes", "ana Sá", "Álvaro Reis"]);
    expect((await list("", own)).totalCount).toBe(3);
    const page = async (args: string) => {
      const { viewer } = await api().data(
        `{ viewer { arena { teachers(${args}) { edges { cursor node { name } } } } } }`,
        {},
        own.manager.token,
      );
      return viewer.arena.teachers.edges as { cursor: string; node: { name: string } }[];
    };
    const [, second] = await page("first: 2");
    expect((await page(`first: 2, after: "${second?.cursor}"`)).map(({ node }) => node.name)).toEqual([
      "Érica Nunes",
    ]);
    expect((await page(`last: 1, before: "${second?.cursor}"`)).map(({ node }) => node.name)).toEqual([
      "Álvaro Reis",
    ]);
  });

  test.each([
    ['search: "ERI"', ["Érica Nunes"]],
    ['search: "sá"', ["ana Sá"]],
    ['search: "%"', []],
    ["active: false", ["Álvaro Reis"]],
    ['active: true, search: "n"', ["Érica Nunes"]],
  ])("finds by %s", async (args, names) => {
    expect(await namesIn(args, own)).toEqual(names);
    expect((await list(args, own)).totalCount).toBe(names.length);
  });

  test("counts classes to come here and who has a place in them, and names the highest certificate in force", async () => {
    const { edges } = await list('search: "erica"', own);
    expect(edges[0]?.node).toMatchObject({
      highestCertification: { name: "Treinadora", level: "INTERMEDIATE" },
      scheduledClassCount: 2,
      studentCount: 3,
      weeklyClasses: [
        {
          weekday: "TUESDAY",
          startsAt: "19:00",
          endsAt: "20:00",
          category: "B",
          courtName: null,
          studentCount: 0,
        },
      ],
    });
  });
});
