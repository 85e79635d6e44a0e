import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { loggedError } from "../../server/platform/log";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { useApi } from "../support/api";
import {
  createArena,
  createAthletes,
  createSuper8,
  type ArenaStory,
  type Super8Story,
} from "../support/story";

const api = useApi();
let own: ArenaStory;
let other: ArenaStory;
let drawn: Super8Story;
let foreign: Super8Story;

beforeAll(async () => {
  own = await createArena(api(), "Própria");
  other = await createArena(api(), "Alheia");
  await createAthletes(api(), own.id, 3);
  drawn = await createSuper8(api(), own, 4);
  foreign = await createSuper8(api(), other, 4, false);
});

const codes = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
  errors?.map(({ extensions }) => extensions.code);

describe("lists", () => {
  const athletes = `query ($id: ID!, $search: String, $after: String, $out: ID) { node(id: $id) { ... on Tournament {
    enrollableAthletes(first: 2, search: $search, after: $after, notInCategory: $out) { totalCount edges { node { id } } } } } }`;
  const tournaments = `query ($search: String, $after: String) { viewer { arena {
    tournaments(first: 2, search: $search, after: $after) { totalCount edges { node { id } } } } } }`;
  const cursor = (text: string) => Buffer.from(text).toString("base64");

  test.each(["a\0\ud800zzz", "a".repeat(90_000)])(
    "a search that no text can match finds nothing",
    async (search) => {
      const found = await api().data(athletes, { id: drawn.globalId, search }, own.manager.token);
      expect(found["node"].enrollableAthletes).toEqual({ totalCount: 0, edges: [] });
      const events = await api().data(tournaments, { search }, own.manager.token);
      expect(events["viewer"].arena.tournaments).toEqual({ totalCount: 0, edges: [] });
    },
  );

  test.each(["x", "GPC:S:abc", "GPC:S:\0", "GPC:N:5", "GPC:D:5", "GPC:I:9", 'GPC:J:{"a":1}', 'GPC:J:["a"]'])(
    "a made-up cursor %j is the client's mistake",
    async (text) => {
      for (const query of [athletes, tournaments])
        expect(
          codes(await api().run(query, { id: drawn.globalId, after: cursor(text) }, own.manager.token)),
        ).toEqual(["BAD_USER_INPUT"]);
    },
  );

  test("another arena's cursor answers like one of nothing, whatever stands behind it", async () => {
    const after = (id: string) => ({ id: drawn.globalId, after: cursor(`GPC:S:${id}`) });
    const [athlete = ""] = await createAthletes(api(), other.id, 1, "Aaa");
    const ofNobody = await api().run(athletes, after(randomUUID()), own.manager.token);
    expect(ofNobody.data?.["node"].enrollableAthletes.edges).toEqual([]);
    expect(await api().run(athletes, after(athlete), own.manager.token)).toEqual(ofNobody);
    const ofNothing = await api().run(tournaments, after(randomUUID()), own.manager.token);
    expect(await api().run(tournaments, after(foreign.id), own.manager.token)).toEqual(ofNothing);
  });

  test("nobody learns which of their athletes play in a tournament that is hidden from them", async () => {
    const [guest = ""] = await createAthletes(api(), own.id, 1);
    const { id: categoryId } = await api().db.tournamentCategory.findFirstOrThrow({
      where: { tournamentId: foreign.id },
    });
    await api().db.enrolment.create({ data: { tournamentId: foreign.id, categoryId, athleteId: guest } });
    const without = (id: string) =>
      api().data(
        athletes,
        { id: drawn.globalId, out: encodeGlobalId("TournamentCategory", id) },
        own.manager.token,
      );
    expect(await without(categoryId)).toEqual(await without(randomUUID()));
    const hidden = await api().run(athletes, { id: foreign.globalId }, own.manager.token);
    const absent = await api().run(
      athletes,
      { id: encodeGlobalId("Tournament", randomUUID()) },
      own.manager.token,
    );
    expect(hidden.data?.["node"]).toBeNull();
    expect(absent).toEqual(hidden);
  });
});

test.each([
  "String",
  "ToString",
  "Node",
  "UserError",
  "Role",
  "SignInInput",
  "SignInResult",
  "Viewer",
  "Nada",
])("an id of %s, which nothing is fetched of, is the client's mistake", async (typename) => {
  const id = encodeGlobalId(typename, randomUUID());
  const query = `query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }`;
  expect(codes(await api().run(query, { id }, own.manager.token))).toEqual([
    "BAD_USER_INPUT",
    "BAD_USER_INPUT",
  ]);
  expect(codes(await api().run(query, { id }))).not.toContain("INTERNAL_SERVER_ERROR");
});

test("aliases do not add up to more objects than one request may fetch", async () => {
  const aliases = Array.from({ length: 8 }, (_, index) => `a${index}: nodes(ids: $ids) { id }`);
  const ids = Array.from({ length: 100 }, () => encodeGlobalId("Arena", randomUUID()));
  const { data, errors } = await api().run(
    `query ($ids: [ID!]!) { ${aliases.join(" ")} }`,
    { ids },
    own.manager.token,
  );
  expect(data).toBeNull();
  expect(errors?.some(({ message }) => message === "No máximo 100 objetos por requisição.")).toBe(true);
});

test("a tie-break that nobody ever played is refused, not half written", async () => {
  const match = await api().db.match.findFirstOrThrow({ where: { tournamentId: drawn.id } });
  const query = `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`;
  for (const outcome of ["COMPLETED", "RETIREMENT"])
    for (const tieBreak of [
      [2147483647, 2147483645],
      [2147483647, 2147483646],
    ]) {
      const input = {
        matchId: encodeGlobalId("Match", match.id),
        expectedVersion: 0,
        outcome,
        games: outcome === "COMPLETED" ? [7, 6] : [6, 6],
        tieBreak,
        absentOrRetiredSide: outcome === "COMPLETED" ? null : 1,
      };
      const { recordMatchResult } = await api().data(query, { input }, own.manager.token);
      expect(recordMatchResult.__typename).toBe("InvalidInput");
    }
  expect(await api().db.match.findUniqueOrThrow({ where: { id: match.id } })).toEqual(match);
});

describe("over HTTP", () => {
  const post = async (body: object) => {
    const response = await fetch(`${api().url}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBeLessThan(500);
    return codes((await response.json()) as { errors?: { extensions: { code: string } }[] });
  };

  test("a subscription is pointed to its own door", async () => {
    const query = `subscription { tournamentChanged(tournamentId: "${foreign.globalId}") { id } }`;
    expect(await post({ query })).toEqual(["BAD_REQUEST"]);
  });

  test.each([5, { version: 1, sha256Hash: ["a"] }, { version: 1, sha256Hash: "a" }])(
    "a persisted query %j is not supported",
    async (persistedQuery) => {
      expect(await post({ query: "{ __typename }", extensions: { persistedQuery } })).toEqual([
        "PERSISTED_QUERY_NOT_SUPPORTED",
      ]);
    },
  );
});

test("over WebSocket a bad operation gets the answer it gets over HTTP, and the connection stays", async () => {
  const socket = new WebSocket(`${api().url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  const answers = new Map<string, { type: string; payload: unknown }>();
  const operations: Record<string, string> = {
    GRAPHQL_PARSE_FAILED: "{ viewer {",
    "GRAPHQL_PARSE_FAILED too long": `{ ${"viewer { homePath } ".repeat(1000)} }`,
    "GRAPHQL_PARSE_FAILED too deep": "{ a ".repeat(15_000),
    GRAPHQL_VALIDATION_FAILED: "{ nada }",
    OPERATION_RESOLUTION_FAILURE: "query A { __typename } query B { __typename }",
    "BAD_REQUEST of a query": "{ __typename }",
    "BAD_REQUEST of a mutation": "mutation { signOut { done } }",
  };
  await new Promise<void>((resolve, reject) => {
    socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init" })));
    socket.on("close", (code) => reject(new Error(`closed with ${code}`)));
    socket.on("message", (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { id: string; type: string; payload: unknown };
      if (message.type === "connection_ack")
        for (const [id, query] of Object.entries(operations))
          socket.send(JSON.stringify({ id, type: "subscribe", payload: { query } }));
      if (message.type === "error" || message.type === "next") answers.set(message.id, message);
      if (answers.size === Object.keys(operations).length) resolve();
    });
  });
  socket.removeAllListeners("close").close();
  for (const id of Object.keys(operations))
    expect(answers.get(id)).toMatchObject({
      type: "error",
      payload: [{ extensions: { code: id.split(" ")[0] } }],
    });
});

test("what gets logged of a failed statement says where and why, not whose", async () => {
  const { db } = api();
  const email = "MARIA@teste.example"; // the database wants lower case
  const failures: [() => Promise<unknown>, string][] = [
    [() => db.user.create({ data: { email, name: "Maria", passwordHash: "hash da Maria" } }), "minusculo"],
    [() => db.$executeRaw`UPDATE usuarios SET email = upper(email)`, "minusculo"],
    [() => db.athlete.findMany({ where: { email, fullName: 5 as never } }), "Argument `fullName`"],
  ];
  for (const [work, why] of failures) {
    const error: unknown = await work().catch((failed: unknown) => failed);
    const logged = JSON.stringify(loggedError(error));
    expect(logged).toContain(why);
    expect(logged).toContain(" at ");
    expect(logged).not.toMatch(/maria|@teste/i);
  }
});
