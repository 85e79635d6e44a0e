import { createCharge } from "../support/ledger";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import {
  createFederation,
  createRanking,
  day,
  inStatus,
  type FederationStory,
} from "../support/federation-story";
import { createArena, createAthletes, createPerson, nextNumber, type ArenaStory } from "../support/story";

const api = useApi();

const dashboard = `{ viewer { federationMember { position federation { name acronym active
  summary { activeChampionshipCount openChampionshipCount athleteCount athleteLevelCount teacherCount arenaCount }
  rankings(first: 2) { edges { node { name
    positions(first: 5) { edges { node { position points month athlete { displayName } } } } } } } } } } }`;
const see = async (token: string) => (await api().data(dashboard, {}, token))["viewer"].federationMember;
const codesOf = async (query: string, variables: Record<string, unknown>, token: string | null) =>
  (await api().run(query, variables, token)).errors?.map(({ extensions }) => extensions.code);

async function createTeacher(arenas: readonly { id: string; active?: boolean }[], active = true) {
  await api().db.teacher.create({
    data: {
      fullName: "Professora",
      email: `professora${nextNumber()}@teste.example`,
      active,
      arenas: { create: arenas.map(({ id, active: teaches = true }) => ({ arenaId: id, active: teaches })) },
    },
  });
}

describe("the federation's dashboard", () => {
  let federation: FederationStory;
  let other: FederationStory;
  let arenas: [ArenaStory, ArenaStory];
  let athletes: string[];

  const affiliate = async (mark: string, federationId: string) => {
    const arena = await createArena(api(), mark);
    await api().db.arena.update({ where: { id: arena.id }, data: { federationId } });
    return arena;
  };
  const championship = (federationId: string, status: Parameters<typeof inStatus>[0]) =>
    api().db.tournament.create({
      data: {
        federationId,
        name: `Etapa ${nextNumber()}`,
        kind: "INTERNAL",
        category: "Misto B",
        startDate: day("2026-11-07"),
        ...inStatus(status),
      },
    });

  beforeAll(async () => {
    federation = await createFederation(api(), "Catarinense");
    other = await createFederation(api(), "Paranaense");
    arenas = [await affiliate("Um", federation.id), await affiliate("Dois", federation.id)];
    const [first, second] = arenas;
    const foreign = await affiliate("Três", other.id);
    athletes = await createAthletes(api(), first.id, 6);
    const [both = "", former = "", inactive = ""] = await createAthletes(api(), second.id, 3);
    await createAthletes(api(), foreign.id, 4);
    const { db } = api();
    await db.arenaAthlete.create({
      data: { arenaId: first.id, athleteId: both, firstVisitOn: day("2026-02-01") },
    });
    await db.arenaAthlete.updateMany({ where: { athleteId: former }, data: { active: false } });
    await db.athlete.update({ where: { id: inactive }, data: { status: "INACTIVE", level: "A_PRO" } });
    await db.athlete.update({ where: { id: both }, data: { level: "B" } });
    await createTeacher([first, second]);
    await createTeacher([second]);
    await createTeacher([{ id: first.id, active: false }]);
    await createTeacher([first], false);
    await createTeacher([foreign]);
    for (const status of ["REGISTRATION_OPEN", "REGISTRATION_OPEN", "IN_PROGRESS", "FINISHED"] as const)
      await championship(federation.id, status);
    await championship(other.id, "IN_PROGRESS");
  });

  test("counts what its own rows say, everybody once", async () => {
    const seen = await see(federation.manager.token);
    expect(seen).toMatchObject({
      position: "Presidente",
      federation: { name: "Federação Catarinense", active: true },
    });
    expect(seen.federation.summary).toEqual({
      activeChampionshipCount: 3,
      openChampionshipCount: 2,
      athleteCount: 7,
      athleteLevelCount: 2,
      teacherCount: 2,
      arenaCount: 2,
    });
    expect((await see(other.manager.token)).federation.summary).toEqual({
      activeChampionshipCount: 1,
      openChampionshipCount: 0,
      athleteCount: 4,
      athleteLevelCount: 1,
      teacherCount: 1,
      arenaCount: 1,
    });
  });

  test("shows the first five of the latest month, in the two newest rankings that run", async () => {
    const places = [1, 1, 3, 4, 5, 6];
    const list = (points: number) =>
      athletes.map((athleteId, index) => ({
        athleteId,
        position: places[index] ?? 0,
        points: points - index,
      }));
    const owner = { federationId: federation.id };
    await createRanking(api(), owner, { "2026-11-01": list(50) });
    const second = await createRanking(api(), owner, { "2026-10-01": list(90), "2026-11-01": list(100) });
    const newest = await createRanking(api(), owner, {});
    await createRanking(api(), owner, { "2026-11-01": list(10) }, false);
    await createRanking(api(), { federationId: other.id }, { "2026-11-01": list(7) });
    const { rankings } = (await see(federation.manager.token)).federation;
    const nameOf = async (id: string) => (await api().db.ranking.findUniqueOrThrow({ where: { id } })).name;
    expect(rankings.edges.map(({ node }: any) => node.name)).toEqual([
      await nameOf(newest),
      await nameOf(second),
    ]);
    expect(rankings.edges[0].node.positions.edges).toEqual([]);
    const shown = rankings.edges[1].node.positions.edges.map(({ node }: any) => node);
    expect(shown.map(({ position }: any) => position)).toEqual([1, 1, 3, 4, 5]);
    expect(new Set(shown.map(({ month }: any) => month))).toEqual(new Set(["2026-11-01"]));
    expect(shown[0].athlete.displayName).toMatch(/^Atleta Número/);
    expect(shown.slice(2).map(({ points }: any) => points)).toEqual([98, 97, 96]);
  });

  test("a page of a ranking follows the other, forwards and backwards", async () => {
    const { id } = await api().db.ranking.findFirstOrThrow({
      where: { federationId: federation.id, positions: { some: {} } },
    });
    const page = async (args: string): Promise<{ places: number[]; info: any }> => {
      const { viewer } = await api().data(
        `{ viewer { federationMember { federation { rankings(first: 10) { edges { node { key: name
          positions(${args}) { pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { node { position } } } } } } } } } }`,
        {},
        federation.manager.token,
      );
      const { name } = await api().db.ranking.findUniqueOrThrow({ where: { id } });
      const { positions } = viewer.federationMember.federation.rankings.edges.find(
        ({ node }: any) => node.key === name,
      ).node;
      return {
        places: positions.edges.map(({ node }: any) => node.position),
        info: positions.pageInfo,
      };
    };
    const first = await page("first: 4");
    expect(first).toMatchObject({ places: [1, 1, 3, 4], info: { hasNextPage: true } });
    const next = await page(`first: 4, after: "${first.info.endCursor}"`);
    expect(next).toMatchObject({ places: [5, 6], info: { hasNextPage: false } });
    const back = await page(`last: 3, before: "${next.info.startCursor}"`);
    expect(back).toMatchObject({ places: [1, 3, 4], info: { hasPreviousPage: true } });
  });

  test("is nobody else's", async () => {
    const seen = `query ($id: ID!) { node(id: $id) { ... on Federation { name summary { arenaCount } } } }`;
    const stranger = await createPerson(api(), "Estranha", ["FEDERATION_MANAGER"]);
    const id = federation.globalId;
    expect(await codesOf(seen, { id }, other.manager.token)).toEqual(["FORBIDDEN"]);
    expect(await codesOf(seen, { id }, arenas[0].manager.token)).toEqual(["FORBIDDEN"]);
    expect(await codesOf(seen, { id }, stranger.token)).toEqual(["FORBIDDEN"]);
    expect(await codesOf(seen, { id }, null)).toEqual(["UNAUTHENTICATED"]);
    expect(await see(stranger.token), "the role alone is no federation").toBeNull();
    await api().db.federationMember.create({
      data: {
        userId: stranger.userId,
        federationId: federation.id,
        position: "Diretora",
        active: false,
        appointedOn: day("2026-01-01"),
      },
    });
    expect(await see(stranger.token), "nor is a membership that has ended").toBeNull();
    expect((await api().data(dashboard))["viewer"]).toBeNull();
  });

  test("of a federation that waits says so, and its rankings are its own until then", async () => {
    const waiting = await createFederation(api(), "Nova", false);
    const { federation: seen } = await see(waiting.manager.token);
    expect(seen).toMatchObject({ active: false, summary: { arenaCount: 0, athleteCount: 0 } });
    const [athleteId = ""] = athletes;
    const id = await createRanking(
      api(),
      { federationId: waiting.id },
      { "2026-11-01": [{ athleteId, position: 1, points: 10 }] },
    );
    const position = await api().db.rankingPosition.findFirstOrThrow({ where: { rankingId: id } });
    const nodes = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Ranking { name } ... on RankingPosition { points } } }`;
    const ids = [encodeGlobalId("Ranking", id), encodeGlobalId("RankingPosition", position.id)];
    const read = async (token: string) => (await api().run(nodes, { ids }, token)).data?.["nodes"];
    expect(await read(waiting.manager.token)).toEqual([{ name: expect.any(String) }, { points: 10 }]);
    expect(await read(other.manager.token)).toEqual([null, null]);
    await api().db.federation.update({ where: { id: waiting.id }, data: { active: true } });
    expect(await read(other.manager.token)).toEqual([{ name: expect.any(String) }, { points: 10 }]);
  });

  test("costs the same with twice the rows", async () => {
    const cost = async () =>
      (await api().statementsOf(() => api().data(dashboard, {}, federation.manager.token))).length;
    const list = (ids: readonly string[]) => ({
      "2026-11-01": ids.map((athleteId, index) => ({ athleteId, position: index + 1, points: 10 })),
    });
    await createRanking(api(), { federationId: federation.id }, list(athletes.slice(0, 2)));
    const before = await cost();
    const more = await createAthletes(api(), arenas[1].id, 20);
    for (let index = 0; index < 4; index++) {
      await createRanking(api(), { federationId: federation.id }, list(more));
      await championship(federation.id, "IN_PROGRESS");
      await createTeacher(arenas);
    }
    expect(await cost()).toBe(before);
    expect(before).toBeLessThanOrEqual(9);
  });
});

describe("the admin's dashboard", () => {
  const summary = `{ platformSummary { arenaCount athleteCount tournamentCount monthRevenueInCents waitingFederationCount } }`;
  const firstOfMonth = (offset: number) => {
    const [year = 0, month = 0] = dayAt(new Date(), "America/Sao_Paulo").split("-").map(Number);
    return new Date(Date.UTC(year, month - 1 + offset, 1));
  };
  const lastOfMonth = () => new Date(firstOfMonth(1).getTime() - 86_400_000);

  test("counts every row, and sums what was paid for services of this month and did not go back", async () => {
    const admin = await createPerson(api(), "Admin", ["ADMIN"]);
    const arena = await createArena(api(), "das Cobranças");
    const { db } = api();
    const charge = (
      status: "PAID" | "PENDING" | "CANCELLED",
      serviceDate: Date,
      amountInCents: number,
      refundInCents = 0,
    ) =>
      createCharge(
        db,
        { arenaId: arena.id, serviceType: "RENTAL", description: "Locação", serviceDate, amountInCents },
        { status, refundInCents },
      );
    const read = async () => (await api().data(summary, {}, admin.token))["platformSummary"];
    expect((await read()).monthRevenueInCents).toBe(0);
    await charge("PAID", firstOfMonth(0), 12_345);
    await charge("PAID", lastOfMonth(), 2_000_000_000);
    await charge("PAID", lastOfMonth(), 2_000_000_000);
    await charge("PENDING", firstOfMonth(0), 1_000);
    await charge("CANCELLED", firstOfMonth(0), 1_000);
    await charge("PAID", firstOfMonth(1), 1_000);
    await charge("PAID", new Date(firstOfMonth(0).getTime() - 86_400_000), 1_000);
    await charge("PAID", firstOfMonth(0), 1_000, 1_000);
    await charge("PAID", firstOfMonth(0), 1_000, 400);
    expect(await read()).toEqual({
      arenaCount: await db.arena.count(),
      athleteCount: await db.athlete.count(),
      tournamentCount: await db.tournament.count(),
      monthRevenueInCents: 4_000_012_945,
      waitingFederationCount: await db.federation.count({ where: { active: false } }),
    });
    const statements = await api().statementsOf(read);
    expect(statements).toHaveLength(2); // who asks, and the answer
  });

  test("is for admins only", async () => {
    const people = [
      (await createArena(api(), "Curiosa")).manager,
      (await createFederation(api(), "Curiosa")).manager,
      await createPerson(api(), "Professora", ["TEACHER", "ATHLETE"]),
    ];
    for (const { token } of people) expect(await codesOf(summary, {}, token)).toEqual(["FORBIDDEN"]);
    expect(await codesOf(summary, {}, null)).toEqual(["UNAUTHENTICATED"]);
  });
});
