import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { useApi } from "../support/api";
import { createFederation, day, type FederationStory } from "../support/federation-story";
import { createArena, createPerson, createSuper8, type ArenaStory, type Person } from "../support/story";

const api = useApi();
let first: ArenaStory;
let second: ArenaStory;
let taught: ArenaStory;
let foreign: ArenaStory;
let federations: FederationStory[];
/** Owns two arenas, teaches at a third, and works for two federations. */
let lia: Person;

beforeAll(async () => {
  first = await createArena(api(), "Primeira");
  second = await createArena(api(), "Segunda");
  taught = await createArena(api(), "das Aulas");
  foreign = await createArena(api(), "dos Outros");
  lia = first.manager;
  await api().db.arena.update({ where: { id: second.id }, data: { ownerId: lia.userId } });
  await api().db.teacher.create({
    data: {
      userId: lia.userId,
      fullName: "Lia",
      email: "lia.aulas@teste.example",
      arenas: { create: { arenaId: taught.id } },
    },
  });
  federations = [
    await createFederation(api(), "Um"),
    await createFederation(api(), "Dois"),
    await createFederation(api(), "Três"),
  ];
  for (const [index, { id: federationId }] of federations.slice(0, 2).entries())
    await api().db.federationMember.create({
      data: {
        userId: lia.userId,
        federationId,
        position: `Cargo ${index}`,
        appointedOn: day(`2026-01-0${index + 1}`),
      },
    });
});

const arenaOf = async (key: string | null | undefined, token: string) =>
  (
    await api().data(
      `query ($key: UUID) { viewer { arena(key: $key) { name viewerCanManage today { tasks { kind } }
        tournaments(first: 5) { totalCount edges { node { name } } } } } }`,
      key === undefined ? {} : { key },
      token,
    )
  )["viewer"].arena;
const federationOf = async (key: string | null, token: string) =>
  (
    await api().data(
      `query ($key: UUID) { viewer { federationMember(key: $key) { position federation { name } } } }`,
      { key },
      token,
    )
  )["viewer"].federationMember;

test("who owns two arenas and teaches at a third gets each by its key, and the first without one", async () => {
  const { id } = await createSuper8(api(), second, 4, false);
  const { name } = await api().db.tournament.findUniqueOrThrow({ where: { id } });
  for (const key of [undefined, null, first.id])
    expect(await arenaOf(key, lia.token)).toMatchObject({
      name: "Arena Primeira",
      viewerCanManage: true,
      tournaments: { totalCount: 0 },
    });
  expect(await arenaOf(second.id, lia.token)).toMatchObject({
    name: "Arena Segunda",
    viewerCanManage: true,
    today: { tasks: expect.any(Array) },
    tournaments: { totalCount: 1, edges: [{ node: { name } }] },
  });
  expect(await arenaOf(taught.id, lia.token)).toMatchObject({
    name: "Arena das Aulas",
    viewerCanManage: false,
    today: { tasks: null },
  });
});

test("another's arena answers as one that does not exist, to admins as well", async () => {
  const admin = await createPerson(api(), "Admin", ["ADMIN"]);
  for (const key of [foreign.id, randomUUID()]) {
    expect(await arenaOf(key, lia.token)).toBeNull();
    expect(await arenaOf(key, admin.token)).toBeNull();
  }
  // Whoever was its owner has another one now, or none.
  expect(await arenaOf(second.id, second.manager.token)).toBeNull();
});

test("an arena of several costs as many statements as the only one", async () => {
  const of = (key: string | null) => api().statementsOf(() => arenaOf(key, lia.token));
  expect((await of(second.id)).length).toBe((await of(null)).length);
});

test("who works for two federations gets each by its key, and nothing of a third", async () => {
  const [one, two, three] = federations;
  expect(await federationOf(null, lia.token)).toMatchObject({ position: "Cargo 0" });
  expect(await federationOf(one!.id, lia.token)).toMatchObject({ federation: { name: "Federação Um" } });
  expect(await federationOf(two!.id, lia.token)).toMatchObject({
    position: "Cargo 1",
    federation: { name: "Federação Dois" },
  });
  for (const key of [three!.id, randomUUID()]) expect(await federationOf(key, lia.token)).toBeNull();

  const membership = { userId_federationId: { userId: lia.userId, federationId: two!.id } };
  await api().db.federationMember.update({ where: membership, data: { active: false } });
  expect(await federationOf(two!.id, lia.token)).toBeNull();
});

test("each place somebody works at is told with its key", async () => {
  const { viewer } = await api().data(`{ viewer { workplaces { kind key name title } } }`, {}, lia.token);
  expect(viewer.workplaces.slice(0, 4)).toEqual([
    { kind: "ARENA", key: first.id, name: "Arena Primeira", title: null },
    { kind: "ARENA", key: second.id, name: "Arena Segunda", title: null },
    { kind: "TEACHING", key: taught.id, name: "Arena das Aulas", title: null },
    { kind: "FEDERATION", key: federations[0]!.id, name: expect.any(String), title: "Cargo 0" },
  ]);
});
