import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Prisma } from "../../prisma/generated/client/client";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import {
  createFederation,
  createRanking,
  day,
  inStatus,
  accountOf,
  type FederationStory,
} from "../support/federation-story";
import { createArena, createAthletes, createPerson, type ArenaStory, type Person } from "../support/story";

const api = useApi();
const profile = `query ($key: UUID!) { athlete(key: $key) { key displayName level email phone birthDate
  current: enrolments(first: 50, phase: CURRENT) { ...page }
  past: enrolments(first: 50, phase: PAST) { ...page }
  history: enrolments(first: 50, phase: HISTORY) { ...page }
  rankingPositions(first: 50) { edges { node { position points month ranking { name } } } } } }
  fragment page on AthleteEnrolmentsConnection { totalCount
    edges { node { tournamentName category startDate endDate status tournamentStatus finalPosition } } }`;

let arena: ArenaStory;
let federation: FederationStory;
let waiting: FederationStory;
let athlete: string;
let self: Person;
let stranger: Person;
let otherManager: Person;
let admin: Person;

async function play(
  name: string,
  tournament: Partial<Prisma.TournamentUncheckedCreateInput>,
  enrolment: Partial<Prisma.EnrolmentUncheckedCreateInput> = {},
) {
  await api().db.tournament.create({
    data: {
      name,
      kind: "INTERNAL",
      category: "Fun",
      startDate: day("2026-11-07"),
      ...tournament,
      enrolments: { create: { athleteId: athlete, ...enrolment } },
    },
  });
}

beforeAll(async () => {
  arena = await createArena(api(), "do Atleta");
  federation = await createFederation(api(), "ativa");
  waiting = await createFederation(api(), "à espera", false);
  [athlete = ""] = await createAthletes(api(), arena.id, 1, "Thiago");
  await api().db.athlete.update({
    where: { id: athlete },
    data: { phone: "(48) 99999-0000", level: "B", birthDate: day("1995-03-02") },
  });
  self = await accountOf(api(), athlete);
  stranger = await createPerson(api(), "Estranha");
  otherManager = (await createArena(api(), "Vizinha")).manager;
  admin = await createPerson(api(), "Admin", ["ADMIN"]);
  const own = { arenaId: arena.id };
  await play("interno aberto", own);
  await play("interno em jogo", { ...own, ...inStatus("IN_PROGRESS") }, { status: "PLAYING" });
  await play("interno em jogo, eliminado", { ...own, ...inStatus("IN_PROGRESS") }, { status: "ELIMINATED" });
  await play("interno cancelado", own, { status: "CANCELLED" });
  await play(
    "interno finalizado",
    { ...own, ...inStatus("FINISHED"), endDate: day("2026-11-08") },
    { status: "FINISHED", finalPosition: 3 },
  );
  await play("aberto a todos", { ...own, openToOtherArenas: true });
  await play("etapa", { federationId: federation.id, ...inStatus("IN_PROGRESS") }, { status: "PLAYING" });
  await play(
    "etapa não publicada",
    { federationId: waiting.id, ...inStatus("FINISHED") },
    { finalPosition: 1 },
  );
});

const see = async (token: string, key = athlete) => (await api().data(profile, { key }, token))["athlete"];
const names = (connection: { edges: { node: { tournamentName: string } }[] }) =>
  connection.edges.map(({ node }) => node.tournamentName).toSorted();

describe("whoever may see the tournaments sees all of them", () => {
  test.each([
    ["the athlete", () => self.token],
    ["an admin", () => admin.token],
  ])("%s", async (_who, token) => {
    const seen = await see(token());
    expect(names(seen.current)).toEqual(["aberto a todos", "etapa", "interno aberto", "interno em jogo"]);
    expect(names(seen.past)).toEqual([
      "etapa não publicada",
      "interno em jogo, eliminado",
      "interno finalizado",
    ]);
    expect([seen.current.totalCount, seen.past.totalCount]).toEqual([4, 3]);
  });

  test("the manager of the arena, all but what another federation has not published", async () => {
    const seen = await see(arena.manager.token);
    expect(names(seen.current)).toEqual(["aberto a todos", "etapa", "interno aberto", "interno em jogo"]);
    expect(names(seen.past)).toEqual(["interno em jogo, eliminado", "interno finalizado"]);
  });
});

test("a cancelled enrolment stands in the history of the athlete, and in no other list", async () => {
  const own = await see(self.token);
  expect(names(own.history)).toEqual([...names(own.past), "interno cancelado"].toSorted());
  expect(own.history.totalCount).toBe(own.past.totalCount + 1);
  const cancelled = own.history.edges.find(({ node }: any) => node.tournamentName === "interno cancelado");
  expect(cancelled.node.status).toBe("CANCELLED");
  for (const { token } of [admin, arena.manager, stranger, federation.manager]) {
    const seen = await see(token);
    expect(seen.history).toEqual(seen.past);
  }
});

describe("anybody else sees what is public or over, and no personal data", () => {
  test.each([
    ["a stranger", () => stranger.token],
    ["another arena's manager", () => otherManager.token],
    ["a federation's manager", () => federation.manager.token],
  ])("%s", async (_who, token) => {
    const seen = await see(token());
    expect(names(seen.current)).toEqual(["aberto a todos", "etapa"]);
    expect(seen.current.totalCount).toBe(2);
    expect(seen.past).toEqual({
      totalCount: 1,
      edges: [
        {
          node: {
            tournamentName: "interno finalizado",
            category: "Fun",
            startDate: "2026-11-07",
            endDate: "2026-11-08",
            status: "FINISHED",
            tournamentStatus: "FINISHED",
            finalPosition: 3,
          },
        },
      ],
    });
    expect(seen).toMatchObject({ level: "B", email: null, phone: null, birthDate: null });
    expect(seen.displayName).toContain("Thiago");
  });

  test.each([
    ["the athlete", () => self.token],
    ["the manager of their arena", () => arena.manager.token],
    ["an admin", () => admin.token],
  ])("but %s does see it", async (_who, token) => {
    const seen = await see(token());
    expect(seen).toMatchObject({ phone: "(48) 99999-0000", birthDate: "1995-03-02" });
    expect(seen.email).toMatch(/@teste\.example$/);
  });
});

test("the address works with the account's key as well, and with no other", async () => {
  expect((await see(stranger.token, self.userId)).key).toBe(athlete);
  expect(await see(stranger.token, randomUUID())).toBeNull();
  expect(await see(stranger.token, stranger.userId)).toBeNull();
  expect((await api().run(profile, { key: athlete })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test("whom an arena registered before they had an account finds the own profile once they said it is theirs", async () => {
  const [early = ""] = await createAthletes(api(), arena.id, 1, "Adiantada");
  const { userId, token } = await createPerson(api(), "Adiantada");
  const { email } = await api().db.user.findUniqueOrThrow({ where: { id: userId } });
  await api().db.athlete.update({ where: { id: early }, data: { email } });
  for (const asking of [token, stranger.token]) expect(await see(asking, userId)).toBeNull();
  await api().db.athlete.update({ where: { id: early }, data: { userId } });
  expect((await see(token, userId)).key).toBe(early);
});

test("a minor appears by initials, but not to their arena, nor to the federation it belongs to", async () => {
  const [minor = ""] = await createAthletes(api(), arena.id, 1, "Criança Pequena");
  await api().db.athlete.update({ where: { id: minor }, data: { birthDate: day("2020-01-01") } });
  const nameFor = async (token: string) => (await see(token, minor)).displayName;
  expect(await nameFor(stranger.token)).toBe("C. P. N.");
  expect(await nameFor(federation.manager.token)).toBe("C. P. N.");
  expect(await nameFor(arena.manager.token)).toBe("Criança Pequena Número 0");
  await api().db.arena.update({ where: { id: arena.id }, data: { federationId: federation.id } });
  expect(await nameFor(federation.manager.token)).toBe("Criança Pequena Número 0");
  expect((await see(federation.manager.token, minor)).birthDate).toBeNull();
  await api().db.arena.update({ where: { id: arena.id }, data: { federationId: null } });
});

test("rankings show the latest place in each, as far as one may see them", async () => {
  const at = (position: number) => [{ athleteId: athlete, position, points: 1000 - position }];
  const state = await createRanking(
    api(),
    { federationId: federation.id },
    { "2026-09-01": at(4), "2026-11-01": at(2), "2026-10-01": at(1) },
  );
  await createRanking(api(), { federationId: federation.id }, { "2026-11-01": at(1) }, false);
  await createRanking(api(), { federationId: waiting.id }, { "2026-11-01": at(1) });
  const local = await createRanking(api(), { arenaId: arena.id }, { "2026-10-01": at(7) });
  const nameOf = async (id: string) => (await api().db.ranking.findUniqueOrThrow({ where: { id } })).name;
  const second = {
    node: { position: 2, points: 998, month: "2026-11-01", ranking: { name: await nameOf(state) } },
  };
  const seventh = {
    node: { position: 7, points: 993, month: "2026-10-01", ranking: { name: await nameOf(local) } },
  };
  expect((await see(self.token)).rankingPositions.edges).toEqual([second, seventh]);
  expect((await see(arena.manager.token)).rankingPositions.edges).toEqual([second, seventh]);
  expect((await see(stranger.token)).rankingPositions.edges).toEqual([second]);
  expect((await see(otherManager.token)).rankingPositions.edges).toEqual([second]);
});

test("who is no longer in a ranking's latest list has no current place in it", async () => {
  const [fallen = ""] = await createAthletes(api(), arena.id, 1, "Caída");
  const { name } = await api().db.ranking.findUniqueOrThrow({
    where: {
      id: await createRanking(
        api(),
        { federationId: federation.id },
        {
          "2026-10-01": [{ athleteId: fallen, position: 1, points: 900 }],
          "2026-11-01": [{ athleteId: athlete, position: 1, points: 800 }],
        },
      ),
    },
  });
  expect((await see(self.token, fallen)).rankingPositions.edges).toEqual([]);
  expect((await see(self.token)).rankingPositions.edges).toContainEqual({
    node: { position: 1, points: 800, month: "2026-11-01", ranking: { name } },
  });
});

test("an enrolment of the profile is no way to the tournament", async () => {
  const { id, tournamentId } = await api().db.enrolment.findFirstOrThrow({
    where: { athleteId: athlete, tournament: { name: "interno finalizado" } },
  });
  for (const [type, key] of [
    ["Enrolment", id],
    ["AthleteEnrolment", id],
    ["Tournament", tournamentId],
  ] as const) {
    const answer = await api().run(
      `query ($id: ID!) { node(id: $id) { __typename } }`,
      { id: encodeGlobalId(type, key) },
      otherManager.token,
    );
    expect(answer.data, type).toEqual({ node: null });
  }
});
