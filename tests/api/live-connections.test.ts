import { beforeAll, describe, expect, test } from "vitest";
import { accessTokenSeconds, createAccessToken } from "../../server/identity/token.rules";
import { useApi } from "../support/api";
import { openLive, openSocket } from "../support/live-socket";
import { rawRequest } from "../support/raw-http";
import { createArena, createSuper8, type ArenaStory, type Super8Story } from "../support/story";

const api = useApi({ PUBLIC_URL: "https://praia.example" });
let arena: ArenaStory;
let super8: Super8Story;

beforeAll(async () => {
  arena = await createArena(api(), "Ao vivo");
  super8 = await createSuper8(api(), arena, 4);
});

const changed = (
  id: string,
  query = `subscription ($id: ID!) { tournamentChanged(tournamentId: $id) { id } }`,
) => ({
  id,
  type: "subscribe",
  payload: { query, variables: { id: super8.globalId } },
});

const jwtParts = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { sub: string; sid: string };

describe("the handshake", () => {
  test("is for pages of ours, and for programs, which send no origin", async () => {
    for (const origin of [undefined, "https://praia.example"])
      (await openSocket(api().url, origin === undefined ? {} : { origin })).close();
    for (const origin of [
      "https://outro.example",
      "null",
      api().url, // the configured address counts, and not the one that was asked for
      `http://127.0.0.1:1`,
      `${api().url}.outro.example`,
    ])
      await expect(openSocket(api().url, { origin })).rejects.toThrow("403");
  });

  test("as the renewal of a session is for pages of the configured address, whatever address was asked for", async () => {
    const renew = (origin: string, host: string) =>
      rawRequest(api().url, "/auth/refresh", { method: "POST", headers: { Origin: origin, Host: host } });
    const { host } = new URL(api().url);
    expect((await renew("https://praia.example", host)).status).toBe(200);
    for (const [origin, asked] of [
      [api().url, host],
      ["http://outro.example", "outro.example"],
      ["http://praia.example", "praia.example"], // its scheme counts too
    ] as const) {
      expect((await renew(origin, asked)).status).toBe(403);
      await expect(openSocket(api().url, { origin, headers: { Host: asked } })).rejects.toThrow("403");
    }
  });

  test("is refused in JSON", async () => {
    const headers = {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
      Origin: "https://outro.example",
    };
    for (const [path, status, code] of [
      ["/graphql", 403, "FORBIDDEN"],
      ["/outro", 404, "NOT_FOUND"],
    ] as const) {
      const answer = await rawRequest(api().url, path, { headers });
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ extensions: { code } }] });
    }
  });
});

describe("a connection", () => {
  test("that never says who it is for is closed", async () => {
    const socket = await openSocket(api().url);
    expect(await socket.closed).toBe(4408);
  });

  test("that subscribes before that is closed", async () => {
    const socket = await openSocket(api().url);
    socket.send(changed("1"));
    expect(await socket.closed).toBe(4401);
  });

  test("is closed over a message of more than 64 kB, and over one that is none", async () => {
    const large = await openLive(api().url, arena.manager.token);
    large.send({ type: "ping", payload: "a".repeat(65 * 1024) });
    expect(await large.closed).toBe(1009);
    const broken = await openLive(api().url, arena.manager.token);
    broken.send("{nope");
    expect(await broken.closed).toBe(4400);
  });

  test("follows at most 20 things at a time", async () => {
    const socket = await openLive(api().url, arena.manager.token);
    for (let index = 1; index <= 21; index++) socket.send(changed(String(index)));
    const refused = await socket.message(({ type }) => type === "error");
    expect(refused).toMatchObject({
      payload: [
        { message: "No máximo 20 acompanhamentos por conexão.", extensions: { code: "BAD_REQUEST" } },
      ],
    });
    for (let index = 1; index <= 20; index++)
      await socket.message(({ id, type }) => id === String(index) && type === "next");
    socket.send({ id: "1", type: "complete" });
    socket.send(changed("22"));
    await socket.message(({ id, type }) => id === "22" && type === "next");
    socket.close();
  });

  test("ends with the token that opened it", async () => {
    const { sub, sid } = jwtParts(arena.manager.token);
    const almostOver = new Date(Date.now() - (accessTokenSeconds - 6) * 1000);
    const claims = { userId: sub, sessionId: sid };
    const token = createAccessToken(claims, api().config.accessTokenSecret, almostOver);
    const socket = await openLive(api().url, token);
    socket.send(changed("1"));
    await socket.message(({ type }) => type === "next");
    expect(await socket.closed).toBe(4403);
  });

  test("with a key that is none is told so, as over HTTP", async () => {
    const socket = await openLive(api().url, `praia_${"a".repeat(43)}`);
    socket.send(changed("1"));
    const { payload } = await socket.message(({ type }) => type === "error");
    expect(payload).toEqual([
      expect.objectContaining({
        message: "Chave de API inválida, revogada ou expirada.",
        extensions: { code: "UNAUTHENTICATED" },
      }),
    ]);
    socket.close();
  });

  test("learns of bad variables and of a missing operation as over HTTP", async () => {
    const socket = await openLive(api().url, arena.manager.token);
    const { payload } = changed("1");
    const two = `${payload.query.replace("subscription", "subscription A")} ${payload.query.replace("subscription", "subscription B")}`;
    const written = `subscription { tournamentChanged(tournamentId: "nada") { id } }`;
    for (const [id, change, message, code] of [
      ["none", { variables: {} }, expect.any(String), "BAD_USER_INPUT"],
      ["variable", { variables: { id: "nada" } }, "Identificador inválido.", "BAD_USER_INPUT"],
      ["literal", { query: written }, "Identificador inválido.", "BAD_USER_INPUT"],
      [
        "two",
        { query: two },
        "Diga em “operationName” qual das operações de “query” deve ser feita.",
        "OPERATION_RESOLUTION_FAILURE",
      ],
      [
        "unknown",
        { query: two, operationName: "C" },
        "“query” não contém a operação que “operationName” diz.",
        "OPERATION_RESOLUTION_FAILURE",
      ],
    ] as const) {
      socket.send({ id, type: "subscribe", payload: { ...payload, ...change } });
      const refused = await socket.message((told) => told.type === "error" && told.id === id);
      expect([id, refused.payload]).toEqual([
        id,
        [expect.objectContaining({ message, extensions: { code } })],
      ]);
    }
    socket.close();
  });

  test("gets the answer to a bad operation that it would get over HTTP, and stays", async () => {
    const socket = await openLive(api().url, null);
    for (const [code, query] of [
      ["GRAPHQL_PARSE_FAILED", "{ viewer {"],
      ["GRAPHQL_PARSE_FAILED", `{ ${"viewer { homePath } ".repeat(1000)} }`],
      ["GRAPHQL_PARSE_FAILED", "{ a ".repeat(15_000)],
      ["GRAPHQL_VALIDATION_FAILED", "{ nada }"],
      ["OPERATION_RESOLUTION_FAILURE", "query A { __typename } query B { __typename }"],
      ["BAD_REQUEST", "{ __typename }"],
      ["BAD_REQUEST", "mutation { signOut { done } }"],
    ] as const) {
      const id = `${code} ${query.slice(0, 20)}`;
      socket.send({ id, type: "subscribe", payload: { query } });
      const refused = await socket.message((told) => told.id === id);
      expect(refused).toMatchObject({ type: "error", payload: [{ extensions: { code } }] });
    }
    socket.close();
  });
});
