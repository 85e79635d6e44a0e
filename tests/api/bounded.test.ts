import { connect } from "node:net";
import { getIntrospectionQuery } from "graphql";
import { describe, expect, test, vi } from "vitest";
import { usualBounds, type ServerBounds } from "../../server/server";
import {
  rememberedCharacters,
  rememberedLimits,
  checkedDocument,
} from "../../server/platform/limits/checked-document";
import { atFileTurn, fileLimits } from "../../server/platform/http/file-requests";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { schema } from "../../server/schema";
import { useApi } from "../support/api";
import { openLive, openSocket } from "../support/live-socket";
import { createArena } from "../support/story";

const bounds: ServerBounds = {
  operations: {
    ...usualBounds.operations,
    atOnce: 4,
    atOncePerLane: 2,
    longestLane: 3,
    requests: 40,
    bytes: 200_000,
  },
  live: { ...usualBounds.live, messages: { atOnce: 5, perSecond: 0 }, unsentBytes: 20_000 },
};
const lines: string[] = [];
const api = useApi({}, (line) => lines.push(line), undefined, undefined, bounds);

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${api().url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
  });
const answerTo = async (query: string, variables: Record<string, unknown> = {}) => {
  const response = await post(JSON.stringify({ query, variables }));
  const text = await response.text();
  const { errors } = JSON.parse(text) as { errors?: { message: string; extensions: { code: string } }[] };
  return { status: response.status, text, errors: errors ?? [] };
};

describe("what is wrong with variables", () => {
  const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }`;

  test("is told five times at most, in a short answer that says nothing of what was sent", async () => {
    const secret = "nunca-repetido";
    const unknown = Object.fromEntries(
      Array.from({ length: 90 }, (_, n) => [`campo${n}`, secret.repeat(70)]),
    );
    const { status, text, errors } = await answerTo(signIn, { input: { ...unknown, password: secret } });
    expect([status, errors.length]).toEqual([400, 5]);
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(text).not.toContain(secret);
    expect(text.length).toBeLessThan(3_000);
    expect(errors[1]?.message).toContain(
      `got an invalid value: Field "campo0" is not defined by type "SignInInput".`,
    );
  });

  test("a value is not repeated, however wrong it is", async () => {
    const query = `query ($first: Int) { viewer { arena { tournaments(first: $first) { totalCount } } } }`;
    const { errors } = await answerTo(query, { first: "segredo" });
    expect(errors.map(({ message }) => message)).toEqual([
      `Variable "$first" got an invalid value: Int cannot represent non-integer value.`,
    ]);
  });

  test.each([
    [
      "No máximo 100 campos por objeto em “variables”.",
      Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`a${n}`, 1])),
    ],
    ["No máximo 1000 itens por lista em “variables”.", { ids: Array.from({ length: 1_001 }, () => "x") }],
    [
      "No máximo 5000 valores em “variables”.",
      { ids: Array.from({ length: 6 }, () => Array.from({ length: 999 }, () => 1)) },
    ],
  ])("%s", async (message, variables) => {
    const { status, errors } = await answerTo(`query ($ids: [ID!]!) { nodes(ids: $ids) { id } }`, variables);
    expect([status, errors.map((error) => error.message)]).toEqual([400, [message]]);
  });
});

test("documents are remembered up to so many characters", () => {
  for (let n = 0; n < 60; n++) {
    const text = `query Nome${n} { __typename } #${" ".repeat(60_000)}`;
    expect(checkedDocument(schema, text)).toHaveProperty("definitions");
  }
  expect(rememberedCharacters(schema)).toBeLessThanOrEqual(rememberedLimits.characters);
});

describe("introspection", () => {
  test("of the whole schema by the standard query is answered", async () => {
    expect((await answerTo(getIntrospectionQuery())).status).toBe(200);
  });

  test("beyond what that costs is refused before it runs", async () => {
    const wrapped = "ofType { kind name ofType { kind name ofType { kind name } } }";
    const many = Array.from({ length: 10 }, (_, n) => `a${n}: ${wrapped}`).join(" ");
    const { status, errors } = await answerTo(`{ __schema { types { fields { type { ${many} } } } } }`);
    expect([status, errors.map(({ message }) => message)]).toEqual([
      400,
      ["Introspecção grande demais: peça menos do esquema de uma vez."],
    ]);
  });
});

/** Holds what is read first of whoever is signed in, so that their requests run until it is let go. */
async function whileHeld(work: () => Promise<void>) {
  const held = await new Promise<() => void>((resolve) => {
    void api()
      .db.$transaction(
        async (tx) => {
          await tx.$executeRaw`LOCK TABLE sessoes IN ACCESS EXCLUSIVE MODE`;
          await new Promise<void>((end) => resolve(end));
        },
        { timeout: 60_000 },
      )
      .catch(() => {});
  });
  try {
    await work();
  } finally {
    held();
  }
}
const isUnavailable = async (response: Response) => {
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: "SERVICE_UNAVAILABLE" } }],
  });
};

describe("operations", () => {
  const query = `{ viewer { homePath } }`;
  const body = JSON.stringify({ query });

  test("of one lane run two at a time, three wait, and the next is told when to come back; others go on", async () => {
    const { manager } = await createArena(api(), "Das filas");
    const signedIn = { Authorization: `Bearer ${manager.token}` };
    const answers: Response[] = [];
    let sent: Promise<Response>[] = [];
    await whileHeld(async () => {
      sent = Array.from({ length: 6 }, () =>
        post(body, signedIn).then((response) => {
          answers.push(response);
          return response;
        }),
      );
      await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 30_000 });
      await isUnavailable(answers[0] as Response);
      // Who is not signed in needs no session, and is not behind them.
      expect((await post(body)).status).toBe(200);
    });
    expect((await Promise.all(sent)).map(({ status }) => status).toSorted()).toEqual([
      200, 200, 200, 200, 200, 503,
    ]);
    expect((await post(body, signedIn)).status).toBe(200);
  });

  test("begin in turns of the event loop of their own, so that others are served in between", async () => {
    const { port } = new URL(api().url);
    const one = `POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const turns = new Set<number>();
    let turn = 0;
    let answered = 0;
    lines.length = 0; // of what was asked before
    const look = setImmediate(function count() {
      turn += 1;
      const logged = lines.splice(0).filter((line) => line.includes('"msg":"request"')).length;
      answered += logged;
      if (logged > 0) turns.add(turn);
      if (answered < 3) setImmediate(count);
    });
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(one.repeat(3)));
    await vi.waitFor(() => expect(answered).toBe(3), { timeout: 30_000 });
    clearImmediate(look);
    socket.destroy();
    expect(turns.size).toBe(3);
  });

  test("that arrive and do not end are counted before they are read", async () => {
    const { port } = new URL(api().url);
    const head =
      "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n";
    const open = Array.from({ length: 2 }, () => {
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(head + "{".repeat(80_000)));
      return socket.on("error", () => {});
    });
    // The third of 90 kB would be more than the 200 kB that one network may send at a time.
    await vi.waitFor(async () => expect((await post(`{"query":"${"a".repeat(80_000)}"}`)).status).toBe(503), {
      timeout: 30_000,
    });
    for (const socket of open) socket.destroy();
    await vi.waitFor(async () => expect((await post(body)).status).toBe(200), { timeout: 30_000 });
  });
});

describe("files", () => {
  const { atOncePerLane, longestLane } = fileLimits;

  test("are made two at a time for one person, twenty requests wait, and the next is told when to come back", async () => {
    const { id, manager } = await createArena(api(), "Das planilhas");
    const ask = () =>
      fetch(`${api().url}/exportar/cobrancas.csv?arena=${id}`, {
        headers: { Authorization: `Bearer ${manager.token}` },
      });
    const answers: Response[] = [];
    let sent: Promise<Response>[] = [];
    await whileHeld(async () => {
      sent = Array.from({ length: atOncePerLane + longestLane + 1 }, () =>
        ask().then((response) => {
          answers.push(response);
          return response;
        }),
      );
      await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 30_000 });
      await isUnavailable(answers[0] as Response);
      // Strangers' requests are in another lane.
      expect((await fetch(`${api().url}/exportar/cobrancas.csv?arena=${id}`)).status).toBe(401);
    });
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(atOncePerLane + longestLane);
  });

  test("of a person's data come in the same turns", async () => {
    const { manager } = await createArena(api(), "Dos dados");
    const mutation = "mutation { exportPersonalData { __typename } }";
    const ends: (() => void)[] = [];
    const others = Array.from({ length: atOncePerLane + longestLane }, () =>
      atFileTurn(`person ${manager.userId}`, () => new Promise<void>((end) => ends.push(end))),
    );
    expect(ends).toHaveLength(atOncePerLane);
    const signedIn = { Authorization: `Bearer ${manager.token}` };
    const refused = await post(JSON.stringify({ query: mutation }), signedIn);
    await isUnavailable(refused);
    while (ends.length > 0) {
      ends.pop()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(others);
    const answer = await post(JSON.stringify({ query: mutation }), signedIn);
    expect(await answer.json()).toMatchObject({
      data: { exportPersonalData: { __typename: "ExportPersonalDataSuccess" } },
    });
  });
});

describe("a socket", () => {
  test("is closed over a message with more than anybody reads", async () => {
    const id = encodeGlobalId("Tournament", "00000000-0000-4000-8000-000000000000");
    const query = `subscription { tournamentChanged(tournamentId: "${id}") { id } }`;
    const socket = await openLive(api().url, null);
    socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query, extensions: { a: "a" } } }));
    expect(await socket.closed).toBe(4400);
  });

  test("says hello in 4 kB", async () => {
    const socket = await openSocket(api().url);
    socket.send({ type: "connection_init", payload: { accessToken: "a".repeat(5_000) } });
    expect(await socket.closed).toBe(4400);
  });

  test("gets an answer to its ping, without what the ping carried", async () => {
    const socket = await openLive(api().url, null);
    socket.send({ type: "ping", payload: { made: "up" } });
    expect(await socket.message(({ type }) => type === "pong")).toEqual({ type: "pong" });
    socket.close();
  });

  test("that says too much at once is closed", async () => {
    const socket = await openLive(api().url, null);
    for (let n = 0; n < 5; n++) socket.send({ type: "ping" });
    expect(await socket.closed).toBe(1008);
  });
});
