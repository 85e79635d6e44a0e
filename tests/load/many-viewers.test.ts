import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runMigrations } from "graphile-worker";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../prisma/migrate";
import { startEmbeddedPostgres } from "../../server/platform/embedded-postgres";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { startApi, type TestApi } from "../support/api";
import { webOperations } from "../support/page-operations";
import { buildProduct, spawnProduct, type Product } from "../support/product";
import { createDrawnEvent, type LoadEvent } from "../support/late-event";
import { follow, type Follower } from "./followers";
import { percentile, spread, usageOf } from "../support/measure";

const viewers = Number(process.env["LOAD_VIEWERS"] ?? 500);
const seconds = Number(process.env["LOAD_SECONDS"] ?? 60);
const pause = 1_000;
const scratch = mkdtempSync(join(tmpdir(), "praia-load-"));
const page = webOperations().get("TournamentPublicPageQuery") ?? "";
const changes = webOperations().get("useMatchChangesSubscription") ?? "";
const record = `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) {
  __typename ... on UserError { message } ... on RecordMatchResultSuccess { tournament { revision } } } }`;

let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let api: TestApi;
let large: LoadEvent;
let small: LoadEvent;
const servers: { product: Product; url: string }[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);

beforeAll(async () => {
  await buildProduct();
  postgres = await startEmbeddedPostgres(join(scratch, "data"));
  await migrate(postgres.url);
  await runMigrations({ connectionString: postgres.url });
  api = await startApi(postgres.url);
  [large, small] = [await createDrawnEvent(api, 64), await createDrawnEvent(api, 8)];
  for (const name of ["a", "b"]) {
    const product = spawnProduct({
      DEMO_DATA: "off",
      DATA_DIR: join(scratch, name),
      DATABASE_URL: postgres.url,
      ACCESS_TOKEN_SECRET: api.config.accessTokenSecret,
    });
    servers.push({ product, url: await product.ready() });
  }
}, 300_000);

afterAll(async () => {
  for (const { product } of servers) product.signal("SIGTERM");
  await Promise.all(servers.map(({ product }) => product.ended));
  await api.close();
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}, 60_000);

const post = async (url: string, body: object, token?: string) => {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { data?: Record<string, any>; errors?: unknown };
};
const server = (index: number) => servers[index % servers.length]?.url ?? "";

test("the page of a 64-pair event is as many statements as that of an 8-pair event", async () => {
  const statements = async ({ key }: LoadEvent) => {
    await api.data(page, { key });
    return (await api.statementsOf(() => api.data(page, { key }))).length;
  };
  const [ofLarge, ofSmall] = [await statements(large), await statements(small)];
  say(
    `SQL statements of one page request: ${ofLarge} (${large.matches} matches), ${ofSmall} (${small.matches} matches)`,
  );
  expect(ofLarge).toBe(ofSmall);
});

test("hundreds follow a 64-pair event on two processes, and nobody misses a result", async () => {
  const followers: Follower[] = await Promise.all(
    Array.from({ length: viewers }, (_, index) => follow(server(index), changes, large.globalId)),
  );
  const before = servers.map(({ product }) => usageOf(product.pid));
  const begun = performance.now();
  const readings: number[] = [];
  let reading = true;
  const readers = (async () => {
    for (let index = 0; reading; index++) {
      const asked = performance.now();
      const { errors } = await post(server(index), { query: page, variables: { key: large.key } });
      expect(errors).toBeUndefined();
      readings.push(performance.now() - asked);
      await sleep(500);
    }
  })();

  const sentAt = new Map<number, number>();
  const open = await api.db.match.findMany({
    where: { tournamentId: large.key, stage: "GROUP" },
    orderBy: { number: "asc" },
    select: { id: true },
  });
  const recordings: number[] = [];
  for (const [index, { id }] of open.entries()) {
    if (performance.now() - begun > seconds * 1000) break;
    const sent = performance.now();
    const { data, errors } = await post(
      server(index),
      {
        query: record,
        variables: {
          input: {
            matchId: encodeGlobalId("Match", id),
            expectedVersion: 0,
            outcome: "COMPLETED",
            games: [6, index % 5],
          },
        },
      },
      large.manager.token,
    );
    expect(errors).toBeUndefined();
    const answer = data?.["recordMatchResult"];
    expect(answer.__typename, answer.message).toBe("RecordMatchResultSuccess");
    recordings.push(performance.now() - sent);
    sentAt.set(answer.tournament.revision, sent);
    await sleep(Math.max(0, pause - (performance.now() - sent)));
  }
  const elapsed = (performance.now() - begun) / 1000;
  const used = servers.map(({ product }, index) => {
    const now = usageOf(product.pid);
    return { cpu: (now.cpuSeconds - (before[index]?.cpuSeconds ?? 0)) / elapsed, megabytes: now.megabytes };
  });
  await sleep(3_000); // what is told within it counts as late, not as missed
  reading = false;
  await readers;

  const last = Math.max(...sentAt.keys());
  const missed = followers.filter(({ revision, gaps }) => revision < last || gaps > 0);
  const delays = [...sentAt].map(([revision, sent]) =>
    Math.max(...followers.map(({ informedAt }) => (informedAt.get(revision) ?? Infinity) - sent)),
  );
  const messages = followers.reduce((sum, follower) => sum + follower.messages, 0);
  say(
    `Machine: ${cpus().length} cores, ${cpus()[0]?.model ?? "unknown"}; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  say(
    `Viewers: ${viewers} on ${servers.length} processes; ${sentAt.size} results in ${Math.round(elapsed)} s`,
  );
  say(`From sending a result until the last viewer is informed: ${spread(delays)}`);
  say(`A result's own answer: ${spread(recordings)}`);
  say(`Reading the page meanwhile (${readings.length} times): ${spread(readings)}`);
  say(
    `Messages per viewer: ${(messages / viewers).toFixed(1)}; viewers who missed something: ${missed.length}`,
  );
  for (const [index, { cpu, megabytes }] of used.entries())
    say(`Process ${index + 1}: ${Math.round(cpu * 100)} % of a core, ${Math.round(megabytes)} MB`);
  for (const follower of followers) follower.close();
  expect(missed).toEqual([]);
  expect(percentile(delays, 95)).toBeLessThan(5_000);
}, 300_000);
