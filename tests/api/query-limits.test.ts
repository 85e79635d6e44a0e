import { randomUUID } from "node:crypto";
import { getIntrospectionQuery } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { checkedDocument } from "../../server/platform/limits/checked-document";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { schema } from "../../server/schema";
import { useApi } from "../support/api";
import { webOperations } from "../support/page-operations";
import { createSuper8, createArena, type ArenaStory, type Super8Story } from "../support/story";

const api = useApi();
let arena: ArenaStory;
let super8: Super8Story;

beforeAll(async () => {
  arena = await createArena(api(), "Dos limites");
  super8 = await createSuper8(api(), arena, 4);
});

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(" ");
const deep = (levels: number): string => (levels === 0 ? "id" : `matches { ${deep(levels - 1)} }`);

/** The sentence that says what is too much, and a selection of a tournament that has it. */
const tooLarge: [string, string, string?][] = [
  ["No máximo 10 níveis de profundidade por operação.", deep(10)],
  [
    "No máximo 700 campos por operação.",
    "...Many ".repeat(12),
    `fragment Many on Tournament { ${"name ".repeat(61)} }`,
  ],
  ["No máximo 15 aliases por operação.", times(16, (i) => `a${i}: name`)],
  ["No máximo 9 diretivas por operação.", times(10, (i) => `a${i}: name @include(if: true)`)],
];

async function post(query: string, variables: Record<string, unknown> = {}, token = arena.manager.token) {
  const response = await fetch(`${api().url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as {
    data?: Record<string, any> | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { status: response.status, ...body };
}

/** The answer to one subscription, over a socket of its own. */
function overSocket(query: string, variables: Record<string, unknown> = {}) {
  const socket = new WebSocket(`${api().url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  return new Promise<{ type: string; payload: any }>((resolve, reject) => {
    const payload = { accessToken: arena.manager.token };
    socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init", payload })));
    socket.on("close", (code) => reject(new Error(`closed with ${code}`)));
    socket.on("message", (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { type: string; payload: any };
      if (message.type === "connection_ack")
        socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query, variables } }));
      if (message.type === "error" || message.type === "next") resolve(message);
    });
  }).finally(() => socket.removeAllListeners("close").close());
}

describe("an operation that is too large is refused before it runs", () => {
  test.each(tooLarge)("%s", async (sentence, selection, fragments = "") => {
    const over = `query ($key: UUID!) { tournament(key: $key) { ${selection} } } ${fragments}`;
    const answer = await post(over, { key: super8.id });
    expect(answer.status).toBe(400);
    expect(answer.data).toBeUndefined();
    const refusal = { message: sentence, extensions: { code: "GRAPHQL_VALIDATION_FAILED" } };
    expect(answer.errors).toEqual([expect.objectContaining(refusal)]);

    const live = `subscription ($id: ID!) { tournamentChanged(tournamentId: $id) { ${selection} } } ${fragments}`;
    const { type, payload } = await overSocket(live, { id: super8.globalId });
    expect(type).toBe("error");
    expect(payload).toEqual([expect.objectContaining(refusal)]);
  });

  test("with too many fields at its root", async () => {
    const { status, errors } = await post(`{ ${times(11, (i) => `a${i}: viewer { homePath }`)} }`);
    expect([status, errors?.map(({ message }) => message)]).toEqual([
      400,
      ["No máximo 10 campos na raiz da operação."],
    ]);
  });

  test("with too many tokens", async () => {
    const { status, errors } = await post(`{ ${"viewer { homePath } ".repeat(400)} }`);
    expect([status, errors?.[0]?.message, errors?.[0]?.extensions.code]).toEqual([
      400,
      "No máximo 1500 tokens por operação.",
      "GRAPHQL_PARSE_FAILED",
    ]);
    const { payload } = await overSocket(`subscription { ${"tournamentChanged ".repeat(1600)} }`);
    expect(payload[0].message).toBe("No máximo 1500 tokens por operação.");
  });

  test("with fragments that unfold for ever", async () => {
    const doubling = times(60, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`);
    const { status, errors } = await post(
      `{ ...F0 } ${doubling} fragment F60 on Query { viewer { homePath } }`,
    );
    expect(status).toBe(400);
    expect(errors?.map(({ message }) => message)).toContain("No máximo 700 campos por operação.");
    const cycle = await post(`{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }`);
    expect(cycle.errors?.[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
  });
});

test("an answer says at most five times what is wrong, over HTTP and over WebSocket", async () => {
  const unknown = times(9, (i) => `@d${i}`);
  const { errors } = await post(`{ viewer { homePath ${unknown} } }`);
  expect(errors).toHaveLength(5);
  const { payload } = await overSocket(
    `subscription { tournamentChanged(tournamentId: "x") { name ${unknown} } }`,
  );
  expect(payload).toHaveLength(5);
  const nobody = Array.from({ length: 8 }, () => encodeGlobalId("Tournament", randomUUID()));
  const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`;
  const { data, errors: denials } = await post(query, { ids: nobody });
  expect(data?.["nodes"]).toEqual(nobody.map(() => null));
  expect(denials).toHaveLength(5);
});

describe("what has to work works", () => {
  test("the standard introspection query, with everything it can ask for", async () => {
    const query = getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    const { status, data, errors } = await post(query);
    expect([status, errors]).toEqual([200, undefined]);
    expect(data?.["__schema"].types.length).toBeGreaterThan(50);
  });

  test("but introspection inside introspection does not", async () => {
    const around = (inner: string) => `fields { name type { ${inner} } }`;
    const tooDeep = await post(`{ __schema { types { ${around(around(around("name")))} } } }`);
    expect(tooDeep.status).toBe(400);
    const tooWide = await post(
      `{ __schema { ${times(5, (i) => `t${i}: types { a: fields { name } b: fields { name } }`)} } }`,
    );
    expect(tooWide.errors?.map(({ message }) => message)).toEqual([
      "No máximo 12 listas na introspecção por operação.",
    ]);
  });

  const operations = webOperations();

  test("the walk finds what the web app sends", () => {
    const kinds = [...operations.values()].map((text) => /^(query|mutation|subscription)/.exec(text)?.[1]);
    expect(new Set(kinds)).toEqual(new Set(["query", "mutation", "subscription"]));
  });

  test.each([...operations])("%s", (_name, text) => {
    expect(checkedDocument(schema, text)).toHaveProperty("definitions");
  });
});
