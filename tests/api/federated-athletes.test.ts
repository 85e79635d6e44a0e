import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useApi } from "../support/api";
import {
  createFederation,
  createRanking,
  day,
  publishPlaces,
  type FederationStory,
} from "../support/federation-story";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
let federation: FederationStory;
let other: FederationStory;
let north: ArenaStory;
let south: ArenaStory;
let elsewhere: ArenaStory;

interface Told {
  birthDate?: string;
  level?: "FUN" | "B" | "C";
  status?: "INACTIVE";
  active?: boolean;
}

/** Somebody who attends these arenas. @returns their key. */
async function attending(
  fullName: string,
  arenas: readonly ArenaStory[],
  { active = true, birthDate, ...record }: Told = {},
): Promise<string> {
  const links = arenas.map(({ id }) => ({ arenaId: id, active, firstVisitOn: day("2026-01-10") }));
  const { id } = await api().db.athlete.create({
    data: {
      fullName,
      email: `${fullName.replaceAll(" ", ".").toLowerCase()}@teste.example`,
      birthDate: birthDate ? day(birthDate) : null,
      arenas: { create: links },
      ...record,
    },
  });
  return id;
}

let bia: string;
let rankingId: string;

beforeAll(async () => {
  federation = await createFederation(api(), "Dos atletas");
  other = await createFederation(api(), "Da vizinhança");
  north = await createArena(api(), "Norte");
  south = await createArena(api(), "Sul");
  elsewhere = await createArena(api(), "De longe");
  const affiliate = (arena: ArenaStory, { id }: FederationStory) =>
    api().db.arena.update({ where: { id: arena.id }, data: { federationId: id } });
  await affiliate(north, federation);
  await affiliate(south, federation);
  await affiliate(elsewhere, other);
  await attending("Érica Nunes", [north], { level: "C" });
  bia = await attending("bia Sá", [south, north, elsewhere], { level: "B" });
  await attending("Davi Menor", [south], { birthDate: "2014-01-01" });
  await attending("Que Saiu", [north], { active: false });
  await attending("Que Parou", [north], { status: "INACTIVE" });
  await attending("De Longe", [elsewhere]);
  const place = { athleteId: bia, points: 10 };
  rankingId = await createRanking(
    api(),
    { federationId: federation.id },
    {
      "2026-10-01": [{ ...place, position: 1 }],
      "2026-11-01": [{ ...place, position: 4 }],
    },
  );
});

beforeEach(async () => {
  await api().db.federation.update({ where: { id: federation.id }, data: { active: true } });
});

interface Row {
  athlete: { displayName: string; email: string | null; phone: string | null; birthDate: string | null };
  arenas: { name: string }[];
  positions: { position: number; ranking: { key: string } }[];
}

const row = `athlete { displayName level email phone birthDate gender } arenas { name } positions { position ranking { key } }`;

async function list(args = "", token = federation.manager.token) {
  const { viewer } = await api().data(
    `{ viewer { federationMember { federation { athletes(first: 50 ${args}) {
      totalCount edges { cursor node { ${row} } } } } } } }`,
    {},
    token,
  );
  return viewer.federationMember.federation.athletes as {
    totalCount: number;
    edges: { cursor: string; node: Row }[];
  };
}
const namesIn = async (args = "", token?: string) =>
  (await list(args, token)).edges.map(({ node }) => node.athlete.displayName);
const keyOf = async ({ id }: ArenaStory) =>
  (await api().db.arena.findUniqueOrThrow({ where: { id } })).pageKey;

describe("the athletes of a federation", () => {
  test("are active ones who come to an affiliated arena, each once, by name, minors in full", async () => {
    expect(await namesIn()).toEqual(["bia Sá", "Davi Menor", "Érica Nunes"]);
    expect((await list()).totalCount).toBe(3);
  });

  test("are told with the affiliated clubs alone, and with nothing personal", async () => {
    const [first] = (await list()).edges;
    expect(first?.node.arenas.map(({ name }) => name)).toEqual(["Arena Norte", "Arena Sul"]);
    for (const { node } of (await list()).edges)
      expect(node.athlete).toMatchObject({ email: null, phone: null, birthDate: null, gender: null });
  });

  test("stand where the latest list of the federation's running rankings has them", async () => {
    // Neither another federation's, nor one that was stopped, nor one whose latest list is without them.
    await createRanking(
      api(),
      { federationId: other.id },
      { "2026-11-01": [{ athleteId: bia, position: 1, points: 5 }] },
    );
    await createRanking(
      api(),
      { federationId: federation.id },
      { "2026-11-01": [{ athleteId: bia, position: 1, points: 5 }] },
      false,
    );
    const left = await createRanking(
      api(),
      { federationId: federation.id },
      { "2026-10-01": [{ athleteId: bia, position: 1, points: 5 }] },
    );
    await publishPlaces(api().db, left, "2026-11-01", []);
    const better = await createRanking(
      api(),
      { federationId: federation.id },
      { "2026-11-01": [{ athleteId: bia, position: 2, points: 5 }] },
    );
    const [first] = (await list('search: "BIA SA"')).edges;
    expect(first?.node.positions).toEqual([
      { position: 2, ranking: { key: better } },
      { position: 4, ranking: { key: rankingId } },
    ]);
  });

  test("are found by name, level and club, and go on page by page in both directions", async () => {
    expect(await namesIn('search: "erica"')).toEqual(["Érica Nunes"]);
    expect(await namesIn("level: B")).toEqual(["bia Sá"]);
    expect(await namesIn(`arena: "${await keyOf(south)}"`)).toEqual(["bia Sá", "Davi Menor"]);
    expect(await namesIn(`arena: "${await keyOf(elsewhere)}"`)).toEqual([]);
    const { edges } = await list();
    expect(await namesIn(`after: "${edges[0]?.cursor}"`)).toEqual(["Davi Menor", "Érica Nunes"]);
    const { viewer } = await api().data(
      `{ viewer { federationMember { federation { athletes(last: 1, before: "${edges[2]?.cursor}") {
        edges { node { athlete { displayName } } } } } } } }`,
      {},
      federation.manager.token,
    );
    expect(viewer.federationMember.federation.athletes.edges).toEqual([
      { node: { athlete: { displayName: "Davi Menor" } } },
    ]);
  });
});

test("what counts for a place, and what a round is worth there, is told as the ranking tells it", async () => {
  const { id: federationId } = await api().db.federation.create({
    data: {
      name: "Das contas",
      acronym: "FDC",
      email: "contas@teste.example",
      responsibleName: "Ana",
      active: true,
    },
  });
  const { id: userId } = await api().db.user.findUniqueOrThrow({ where: { id: federation.manager.userId } });
  await api().db.federationMember.create({
    data: { userId, federationId, position: "Secretária", appointedOn: day("2026-01-05") },
  });
  const club = await createArena(api(), "Das contas");
  await api().db.arena.update({ where: { id: club.id }, data: { federationId } });
  const athleteId = await attending("Nina", [club]);
  const countedRanking = await createRanking(api(), { federationId }, {});
  const { id: counted } = await api().db.rankingResult.create({
    data: {
      rankingId: countedRanking,
      athleteId,
      points: 70,
      date: day("2026-10-10"),
      eventName: "Aberto",
      reason: "Conferido",
      entryKey: randomUUID(),
    },
  });
  await api().db.rankingVersion.create({
    data: {
      rankingId: countedRanking,
      month: day("2026-10-01"),
      positions: {
        create: {
          rankingId: countedRanking,
          athleteId,
          position: 1,
          points: 70,
          month: day("2026-10-01"),
          countedIds: [counted],
        },
      },
    },
  });
  const { viewer } = await api().data(
    `query ($key: UUID) { viewer { federationMember(key: $key) { federation { athletes { edges { node {
      positions { results { points } ranking { shares } } } } } } } } }`,
    { key: federationId },
    federation.manager.token,
  );
  expect(viewer.federationMember.federation.athletes.edges).toEqual([
    {
      node: {
        positions: [
          { results: [{ points: 70 }], ranking: { shares: [10000, 6000, 3600, 1800, 900, 450, 225] } },
        ],
      },
    },
  ]);
});

test("one athlete is told to the federation they belong to, and to no other", async () => {
  const one = async (token: string) =>
    (
      await api().data(
        `query ($key: UUID!) { viewer { federationMember { federation { athlete(key: $key) { ${row} } } } } }`,
        { key: bia },
        token,
      )
    ).viewer.federationMember.federation.athlete as Row | null;
  expect((await one(federation.manager.token))?.athlete.displayName).toBe("bia Sá");
  // She comes to an arena of theirs, too: they learn of that one alone.
  expect((await one(other.manager.token))?.arenas).toEqual([{ name: "Arena De longe" }]);
  const third = await createFederation(api(), "De ninguém");
  expect(await one(third.manager.token)).toBeNull();
});

test("another federation sees nobody of it, not even by its id", async () => {
  expect(await namesIn("", other.manager.token)).toEqual(["bia Sá", "De Longe"]);
  const { data, errors } = await api().run(
    `query ($id: ID!) { node(id: $id) { ... on Federation { athletes { totalCount } } } }`,
    { id: federation.globalId },
    other.manager.token,
  );
  expect(data?.["node"] ?? null).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

test("while it is not active minors appear by their initials, and no search finds their names", async () => {
  await api().db.federation.update({ where: { id: federation.id }, data: { active: false } });
  expect(await namesIn()).toEqual(["bia Sá", "D. M.", "Érica Nunes"]);
  expect(await namesIn('search: "davi"')).toEqual([]);
  expect(await namesIn('search: "erica"')).toEqual(["Érica Nunes"]);
});
