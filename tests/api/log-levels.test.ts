import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { openLive, openSocket } from "../support/live-socket";
import { rawRequest } from "../support/raw-http";

const lines: string[] = [];
const api = useApi({}, (line) => lines.push(line));

const json = { "Content-Type": "application/json" };
const post = (body: string | Buffer, headers: Record<string, string> = json) =>
  rawRequest(api().url, "/graphql", { method: "POST", headers, body });
const ask = (query: string, variables: unknown = {}, headers: Record<string, string> = {}) =>
  post(JSON.stringify({ query, variables }), { ...json, ...headers });

/** What anybody can get wrong, or means to, over HTTP. */
async function mistakesOverHttp(): Promise<void> {
  await post("{nope");
  await post("[]");
  await post("null");
  await post(`{"query": 5, "variables": "a", "extensions": []}`);
  await post("[".repeat(50_000));
  await post("a".repeat(200_000));
  await post("", {});
  await post("query=1", { "Content-Type": "text/plain" });
  await post("{}", { "Content-Type": "application/json; charset=latin1" });
  await post("no gzip", { ...json, "Content-Encoding": "gzip" });
  await post(gzipSync(Buffer.alloc(5_000_000)), { ...json, "Content-Encoding": "gzip" });
  await post("{}", { ...json, "Content-Encoding": "unknown" });
  await ask("{");
  await ask("{ nobody }");
  await ask("subscription { nothing }");
  await ask("query A { viewer { homePath } } query B { viewer { homePath } }");
  await ask("query ($a: [[[Nope]]]) { viewer { homePath } }", { a: { __proto__: 1 } });
  await ask(`{ node(id: "nothing") { id } }`);
  await ask(`{ tournaments(first: 1000) { totalCount } }`);
  await ask(`{ tournaments(after: "nothing", before: "x") { totalCount } }`);
  await ask(`{ ${Array.from({ length: 50 }, (_, n) => `a${n}: tournaments { totalCount }`).join(" ")} }`);
  await ask(`{ viewer { user { email } } }`, {}, { Authorization: "Bearer nothing" });
  await ask(`{ viewer { user { email } } }`, {}, { Authorization: "Bearer praia_nothing" });
  await ask(`{ viewer { user { email } } }`, {}, { Authorization: "Bearer a.b.c", "X-Atleta": "x" });
  await ask("mutation { exportPersonalData { __typename } }");
  await ask("mutation ($i: SignInInput!) { signIn(input: $i) { __typename } }", { i: { email: 1, a: {} } });
  await ask("mutation ($i: SignInInput!) { signIn(input: $i) { __typename } }", {
    i: { email: "ninguem@teste.example", password: "Errada2026" },
  });
  await post(JSON.stringify({ query: "", extensions: { documentId: "nothing" } }));
  for (const path of [
    "/%E0%A4%A",
    "/graphql?query=%",
    "/graphql?query={viewer{homePath}}&variables={",
    "/../../etc/passwd",
    "/torneio/nothing",
    "/exportar/cobrancas.csv?arena=nothing&mes=9999-99",
    "/exportar/ranking.csv?ranking[]=1&lista=x",
    "/exportar/relatorio-financeiro.csv?periodo=%00",
    "/recibos/nothing",
    "/regulamentos/nothing",
    "/logos/nothing",
    "/fotos/%00",
    "/calendario/nothing.ics",
  ])
    await rawRequest(api().url, path, { headers: { Accept: "text/html", Range: "bytes=9-1" } });
  for (const method of ["PUT", "DELETE", "TRACE", "OPTIONS"])
    await rawRequest(api().url, "/graphql", { method });
  await rawRequest(api().url, "/auth/refresh", {
    method: "POST",
    headers: { Cookie: "praia_renovacao=%%%" },
  });
  await rawRequest(api().url, "/auth/refresh", { method: "POST", headers: { Origin: "null" } });
  await rawRequest(api().url, "/extratos/x", { method: "POST", body: "no statement" });
}

/** Sends bytes as they are, and waits until the server ends the connection. */
const sayRaw = (bytes: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(api().url).port), "127.0.0.1", () => socket.write(bytes));
    socket.resume().once("close", () => resolve());
    socket.on("error", () => {});
  });

/** The same over a socket. */
async function mistakesOverSocket(): Promise<void> {
  const missing = encodeGlobalId("Tournament", "00000000-0000-4000-8000-000000000000");
  const query = `subscription { tournamentChanged(tournamentId: "${missing}") { id } }`;
  for (const message of [
    "nothing",
    "null",
    { type: "nothing" },
    `{ "type": "subscribe", "id": 5, "payload": {} }`,
    { type: "subscribe", id: "1" },
    { type: "connection_init" }, // a second time
    { type: "ping", payload: "a".repeat(70_000) },
  ]) {
    const socket = await openLive(api().url, null);
    socket.send(message);
    await socket.closed;
  }
  const early = await openSocket(api().url);
  early.send({ type: "subscribe", id: "1", payload: { query } });
  await early.closed;
  const twice = await openLive(api().url, null);
  for (let n = 0; n < 2; n++) twice.send({ type: "subscribe", id: "1", payload: { query } });
  await twice.closed;
  const asking = await openLive(api().url, null);
  for (const [id, text] of ["{", "{ viewer { homePath } }", "subscription { nothing }", query].entries()) {
    asking.send({ type: "subscribe", id: `${id}`, payload: { query: text, variables: { a: [1] } } });
    await asking.message((message) => message.id === `${id}`);
  }
  asking.send({ type: "complete", id: "nothing" });
  asking.close();
}

test("what strangers get wrong is no error of ours", async () => {
  await mistakesOverHttp();
  await sayRaw("nothing that is HTTP\r\n\r\n");
  await sayRaw("GET / HTTP/1.1\r\nHost: a\r\nX: " + "a".repeat(40_000) + "\r\n\r\n");
  await sayRaw("GET /graphql HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
  await mistakesOverSocket();
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(40));
  const levels = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(levels.filter(({ level }) => level >= 50)).toEqual([]);
});
