import { randomUUID } from "node:crypto";
import { isNonNullType, type GraphQLField } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { schema } from "../../server/schema";
import { useApi } from "../support/api";
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
let open: Super8Story;
let athlete: string;
let foreign: Record<
  "arena" | "tournament" | "openTournament" | "enrolment" | "openEnrolment" | "match" | "athlete",
  string
>;

beforeAll(async () => {
  first = await createArena(api(), mark);
  second = await createArena(api(), "Segunda");
  drawn = await createSuper8(api(), first);
  open = await createSuper8(api(), first, 5, false);
  [athlete = ""] = await createAthletes(api(), first.id, 1, mark);
  const { db } = api();
  const [enrolment, openEnrolment, match] = await Promise.all([
    db.enrolment.findFirstOrThrow({ where: { tournamentId: drawn.id } }),
    db.enrolment.findFirstOrThrow({ where: { tournamentId: open.id } }),
    db.match.findFirstOrThrow({ where: { tournamentId: drawn.id } }),
  ]);
  await db.tournament.updateMany({ where: { arenaId: first.id }, data: { description: mark } });
  foreign = {
    arena: first.globalId,
    tournament: drawn.globalId,
    openTournament: open.globalId,
    enrolment: encodeGlobalId("Enrolment", enrolment.id),
    openEnrolment: encodeGlobalId("Enrolment", openEnrolment.id),
    match: encodeGlobalId("Match", match.id),
    athlete: encodeGlobalId("Athlete", athlete),
  };
});

/** For each mutation an input that works for the first arena's manager. */
const attempts = (): Record<string, Record<string, unknown>[]> => ({
  updateArenaSettings: [
    {
      arenaId: foreign.arena,
      courtCount: 9,
      hourlyRateInCents: 1,
      dayUseInCents: 1,
      opensAt: "01:00",
      closesAt: "02:00",
    },
  ],
  createTournament: [
    {
      arenaId: foreign.arena,
      name: "Invasão",
      category: "Fun",
      kind: "SUPER8",
      startDate: "2031-01-01",
      feeInCents: 0,
      gender: "MIXED",
      openToOtherArenas: false,
    },
  ],
  updateTournament: [{ tournamentId: foreign.openTournament, name: "Invadido" }],
  startTournament: [{ tournamentId: foreign.openTournament }],
  finishTournament: [{ tournamentId: foreign.tournament }],
  registerAthlete: [
    { arenaId: foreign.arena, fullName: "Intruso da Silva", level: "FUN" },
    {
      arenaId: second.globalId,
      enrolInTournamentId: foreign.openTournament,
      fullName: "Intruso da Silva",
      level: "FUN",
    },
  ],
  enrolAthlete: [{ tournamentId: foreign.openTournament, athleteId: foreign.athlete }],
  findGuest: [{ tournamentId: foreign.openTournament, email: "alguem@teste.example" }],
  cancelEnrolment: [{ enrolmentId: foreign.openEnrolment }],
  substituteAthlete: [{ enrolmentId: foreign.enrolment, athleteId: foreign.athlete }],
  recordMatchResult: [{ matchId: foreign.match, expectedVersion: 0, outcome: "COMPLETED", games: [6, 0] }],
});
/** What somebody may do who has no arena at all; they concern nobody else's rows. */
const ownDoors = [
  "signUpArena",
  "signUpAthlete",
  "signUpFederation",
  "confirmEmail",
  "resendConfirmation",
  "signIn",
  "signOut",
  "requestPasswordReset",
  "resetPassword",
  "changePassword",
  "issueTemporaryPassword",
  "requestEmailChange",
  "endSession",
  "endOtherSessions",
  "exportPersonalData",
  "deleteAccount",
  "createApiKey",
  "revokeApiKey",
];

const inputTypeOf = (field: GraphQLField<unknown, unknown>): string => {
  const type = field.args[0]?.type;
  return String(type && isNonNullType(type) ? type.ofType : type);
};

/** Everything the database holds of the domains, as text. */
async function contents(): Promise<string> {
  const tables = await api().db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
      AND tablename NOT IN ('_prisma_migrations', 'sessoes', 'tokens_renovacao') ORDER BY 1`;
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await api().db.$queryRawUnsafe<{ rows: string }[]>(
        `SELECT coalesce(json_agg(t ORDER BY t::text), '[]')::text AS rows FROM "${name}" t`,
      );
      return `${name}: ${row?.rows}`;
    }),
  );
  return dumps.join("\n");
}

describe("a second arena's manager changes nothing of the first", () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

  test("every mutation is tried here or needs no arena", () => {
    expect(mutations.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(attempts()), ...ownDoors].toSorted(),
    );
  });

  test.each(
    mutations.filter(({ name }) => !ownDoors.includes(name)).map((field) => [field.name, field] as const),
  )("%s", async (name, field) => {
    const before = await contents();
    const teacherless = await createPerson(api(), "Ninguém");
    for (const input of attempts()[name] ?? []) {
      const query = `mutation ($input: ${inputTypeOf(field)}!) { ${name}(input: $input) { __typename } }`;
      for (const [token, code] of [
        [second.manager.token, "FORBIDDEN"],
        [teacherless.token, "FORBIDDEN"],
        [null, "UNAUTHENTICATED"],
      ] as const) {
        const answer = await api().run(query, { input }, token);
        expect(answer.data).toBeNull();
        expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
      }
    }
    const { id } = await api().db.user.findFirstOrThrow({
      where: { name: "Ninguém" },
      orderBy: { createdAt: "desc" },
    });
    await api().db.user.delete({ where: { id } });
    expect(await contents()).toBe(before);
  });
});

describe("a second arena's manager reads nothing of the first", () => {
  const everything = `... on Arena { name fullAddress cnpj }
    ... on Tournament { name description enrolmentCount enrolments { id } standings { position } arena { name } }
    ... on Enrolment { status athlete { displayName } }
    ... on Match { version sides { games } }`;

  test.each(["arena", "tournament", "openTournament", "enrolment", "match"] as const)(
    "node(%s)",
    async (what) => {
      const query = `query ($id: ID!) { node(id: $id) { __typename ${everything} } }`;
      const answer = await api().run(query, { id: foreign[what] }, second.manager.token);
      expect(answer.data).toEqual({ node: null });
      expect(answer.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
      expect(JSON.stringify(answer)).not.toContain(mark);
      const absent = await api().run(query, { id: absentLike(foreign[what]) }, second.manager.token);
      expect(absent, "what is missing answers like what is forbidden").toEqual(answer);
      const own = await api().data(query, { id: foreign[what] }, first.manager.token);
      expect(own["node"]).toHaveProperty("__typename");
    },
  );

  test("nodes", async () => {
    const answer = await api().run(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ${everything} } }`,
      { ids: [foreign.arena, foreign.tournament, foreign.enrolment, foreign.match] },
      second.manager.token,
    );
    expect(answer.data).toEqual({ nodes: [null, null, null, null] });
  });

  test("tournament by its key answers like one that does not exist", async () => {
    const query = `query ($key: UUID!) { tournament(key: $key) { name description } }`;
    const ask = (key: string) => api().run(query, { key }, second.manager.token);
    expect(await ask(drawn.id)).toEqual({ data: { tournament: null } });
    expect(await ask(randomUUID())).toEqual({ data: { tournament: null } });
    expect((await api().run(query, { key: drawn.id })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("lists, counts and searches are of one's own arena", async () => {
    const query = `{ viewer { arena { name
      tournaments(first: 50) { totalCount edges { node { name } } }
      athletes(first: 50, search: "Marca") { totalCount edges { node { displayName email } } } } } }`;
    const { viewer } = await api().data(query, {}, second.manager.token);
    expect(viewer.arena).toEqual({
      name: "Arena Segunda",
      tournaments: { totalCount: 0, edges: [] },
      athletes: { totalCount: 0, edges: [] },
    });
  });

  test("an athlete's personal data stays with those who may see it", async () => {
    const query = `query ($id: ID!) { node(id: $id) { ... on Athlete { displayName level email phone birthDate } } }`;
    const seen = await api().data(query, { id: foreign.athlete }, second.manager.token);
    expect(seen["node"]).toMatchObject({ level: "FUN", email: null, phone: null, birthDate: null });
    const own = await api().data(query, { id: foreign.athlete }, first.manager.token);
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

  test("its live changes end before they begin", async () => {
    const live = api().subscribe(
      `subscription ($id: ID!) { tournamentChanged(tournamentId: $id) { name description } }`,
      { id: foreign.tournament },
      second.manager.token,
    );
    const { value } = await live.next();
    expect(value?.data).toBeUndefined();
    expect(value?.errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
    expect((await live.next()).done).toBe(true);
    await live.stop();
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
    { input: { tournamentId: foreign.tournament } },
    teacher.token,
  );
  expect(change.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

const absentLike = (globalId: string): string => {
  const [type = ""] = Buffer.from(globalId, "base64url").toString().split(":");
  return encodeGlobalId(type, randomUUID());
};
