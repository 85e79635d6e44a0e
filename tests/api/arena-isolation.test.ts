import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { useApi } from "../support/api";
import { createOpenEvent } from "../support/enrolling";
import {
  createArena,
  createAthletes,
  createPerson,
  createSuper8,
  type ArenaStory,
  type Super8Story,
} from "../support/story";

const api = useApi();
const mark = "Marca-da-primeira";
let first: ArenaStory;
let second: ArenaStory;
let drawn: Super8Story;
let athlete: string;

beforeAll(async () => {
  first = await createArena(api(), mark);
  second = await createArena(api(), "Segunda");
  drawn = await createSuper8(api(), first);
  [athlete = ""] = await createAthletes(api(), first.id, 1, mark);
  await api().db.tournament.updateMany({ where: { arenaId: first.id }, data: { description: mark } });
  athlete = encodeGlobalId("Athlete", athlete);
});

describe("a second arena's manager reads nothing of the first", () => {
  test("tournament by its key answers like one that does not exist", async () => {
    const query = `query ($key: UUID!) { tournament(key: $key) { name description } }`;
    const ask = (key: string) => api().run(query, { key }, second.manager.token);
    expect(await ask(drawn.id)).toEqual({ data: { tournament: null }, extensions: expect.anything() });
    expect(await ask(randomUUID())).toEqual({ data: { tournament: null }, extensions: expect.anything() });
    expect(await api().run(query, { key: drawn.id })).toEqual({
      data: { tournament: null },
      extensions: expect.anything(),
    });
  });

  test("lists, counts and searches are of one's own arena", async () => {
    const query = `{ viewer { arena { name
      tournaments(first: 50) { totalCount edges { node { name } } } } } }`;
    const { viewer } = await api().data(query, {}, second.manager.token);
    expect(viewer.arena).toEqual({
      name: "Arena Segunda",
      tournaments: { totalCount: 0, edges: [] },
    });
    const { globalId } = await createOpenEvent(api(), second);
    const found = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Tournament {
        enrollableAthletes(first: 50, search: "Marca") { totalCount edges { node { displayName email } } } } } }`,
      { id: globalId },
      second.manager.token,
    );
    expect(found["node"].enrollableAthletes).toEqual({ totalCount: 0, edges: [] });
  });

  test("an athlete's personal data stays with those who may see it", async () => {
    const query = `query ($id: ID!) { node(id: $id) { ... on Athlete { displayName level email phone birthDate } } }`;
    const seen = await api().data(query, { id: athlete }, second.manager.token);
    expect(seen["node"]).toMatchObject({ level: "FUN", email: null, phone: null, birthDate: null });
    const own = await api().data(query, { id: athlete }, first.manager.token);
    expect(own["node"]).toMatchObject({ phone: "(48) 99999-0000", birthDate: "1990-03-14" });
    expect(own["node"].email).toMatch(/@teste\.example$/);
  });

  test("a minor is known by their initials to those who may not see more", async () => {
    const [id = ""] = await createAthletes(api(), first.id, 1, mark);
    await api().db.athlete.update({ where: { id }, data: { birthDate: new Date("2020-01-01T00:00:00Z") } });
    const query = `query ($id: ID!) { node(id: $id) { ... on Athlete { displayName } } }`;
    const nameFor = async (token: string) =>
      (await api().data(query, { id: encodeGlobalId("Athlete", id) }, token))["node"].displayName;
    expect(await nameFor(second.manager.token)).toBe("M. N.");
    expect(await nameFor(first.manager.token)).toBe(`${mark} Número 0`);
  });
});

test("teachers of the arena see its tournaments and change nothing", async () => {
  const teacher = await createPerson(api(), "Professora", ["TEACHER"]);
  await api().db.teacher.create({
    data: {
      userId: teacher.userId,
      fullName: "Professora",
      email: "professora@teste.example",
      arenas: { create: { arenaId: first.id } },
    },
  });
  const seen = await api().data(
    `query ($key: UUID!) { viewer { managesArena arena { name cnpj } } tournament(key: $key) { description viewerCanManage enrolments { athlete { email } } } }`,
    { key: drawn.id },
    teacher.token,
  );
  expect(seen["viewer"]).toEqual({ managesArena: false, arena: { name: `Arena ${mark}`, cnpj: null } });
  expect(seen["tournament"]).toMatchObject({ description: mark, viewerCanManage: false });
  expect(
    seen["tournament"].enrolments.every((one: { athlete: { email: null } }) => one.athlete.email === null),
  ).toBe(true);
  const change = await api().run(
    `mutation ($input: FinishTournamentInput!) { finishTournament(input: $input) { __typename } }`,
    { input: { tournamentId: drawn.globalId } },
    teacher.token,
  );
  expect(change.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});
