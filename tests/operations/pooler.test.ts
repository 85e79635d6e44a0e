import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { hashPassword } from "../../server/platform/password-hash";
import { giveTo, runUnprivileged } from "../../server/platform/postgres-cluster";
import { follow } from "../load/followers";
import { startApi } from "../support/api";
import { createTestDatabase } from "../support/database";
import { debianProgram, freePort, untilOpen } from "../support/debian";
import { createDrawnEvent, type LoadEvent } from "../support/late-event";
import { printFigure } from "../support/measure";
import { webOperations } from "../support/page-operations";
import { buildProduct, spawnProduct, type Product } from "../support/product";

// Fewer connections than concurrent requests: each transaction gets any free connection.
const serverConnections = 3;
const password = "Areia-e-mar-2026";
const scratch = mkdtempSync(join(tmpdir(), "praia-pooler-"));
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let event: LoadEvent;
let email: string;
let matchId: string;
let pgbouncer: ChildProcess;
let product: Product;
let url: string;

/** Configured as in docs/operations.md, with a separate address and user. @returns the address of the pooled database. */
async function startPgbouncer(directUrl: string): Promise<string> {
  const direct = new URL(directUrl);
  const port = await freePort();
  const files = { users: join(scratch, "users.txt"), settings: join(scratch, "pgbouncer.ini") };
  writeFileSync(files.users, `"${direct.username}" "${decodeURIComponent(direct.password)}"\n`);
  writeFileSync(
    files.settings,
    `[databases]
praia = host=${direct.hostname} port=${direct.port} dbname=${direct.pathname.slice(1)} connect_query='SET statement_timeout = 15000; SET client_connection_check_interval = 1000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = scram-sha-256
auth_file = ${files.users}
pool_mode = transaction
default_pool_size = ${serverConnections}
unix_socket_dir =
`,
  );
  const program = debianProgram("pgbouncer");
  const runner = runUnprivileged([program, files.settings]);
  for (const file of [scratch, files.users, files.settings]) giveTo(runner, file);
  pgbouncer = runner.spawn(program, ["--quiet", files.settings], ["ignore", "inherit", "inherit"]);
  await untilOpen(port, () => pgbouncer.exitCode !== null);
  const pooled = new URL(directUrl);
  pooled.port = String(port);
  pooled.pathname = "/praia";
  return pooled.href;
}

beforeAll(async () => {
  await buildProduct();
  database = await createTestDatabase();
  const api = await startApi(database.url);
  try {
    event = await createDrawnEvent(api, 8);
    const manager = await api.db.user.update({
      where: { id: event.manager.userId },
      data: { passwordHash: await hashPassword(password) },
    });
    ({ email } = manager);
    const match = await api.db.match.findFirstOrThrow({
      where: { tournamentId: event.key, stage: "GROUP", status: "SCHEDULED" },
    });
    matchId = match.id;
  } finally {
    await api.close();
  }
  product = spawnProduct({
    DEMO_DATA: "off",
    DATA_DIR: join(scratch, "data"),
    DATABASE_URL: await startPgbouncer(database.url),
    DATABASE_DIRECT_URL: database.url,
  });
  url = await product.ready();
});
afterAll(async () => {
  product.signal("SIGKILL");
  await product.ended;
  pgbouncer.kill("SIGKILL");
  await database.drop();
  rmSync(scratch, { recursive: true, force: true });
});

async function ask(query: string, variables = {}, token = ""): Promise<Record<string, any>> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Record<string, any>; errors?: unknown };
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}

const questions: [query: string, variables: Record<string, unknown>][] = [
  ["{ rankings(first: 1) { edges { node { id } } } }", {}],
  ["query ($key: UUID!) { tournament(key: $key) { name categories { id name } } }", {}],
  ["query ($key: UUID!) { tournament(key: $key) { name enrolments { id status } } }", {}],
];

test("sign-in, writes and live pages work behind pgbouncer in transaction mode", async () => {
  const phone = await follow(url, webOperations().get("useMatchChangesSubscription") ?? "", event.globalId);
  const before = phone.revision;
  const { signIn } = await ask(
    `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInSuccess { accessToken } } }`,
    { input: { email, password } },
  );
  const recorded = ask(
    `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`,
    {
      input: {
        matchId: encodeGlobalId("Match", matchId),
        expectedVersion: 0,
        outcome: "COMPLETED",
        games: [6, 2],
      },
    },
    signIn.accessToken,
  );
  // The same statements repeatedly, on changing connections.
  const answers = Array.from({ length: 90 }, (_, index) => {
    const [query, variables] = questions[index % questions.length] ?? ["", {}];
    return ask(query, { ...variables, ...(query.includes("$key") ? { key: event.key } : {}) });
  });
  const [{ recordMatchResult }] = await Promise.all([recorded, ...answers]);
  expect(recordMatchResult.__typename).toBe("RecordMatchResultSuccess");
  await vi.waitFor(() => expect(phone.revision).toBeGreaterThan(before), { timeout: 60_000, interval: 20 });
  phone.close();
  printFigure(
    "pgbouncer, transaction mode",
    `0 of ${answers.length + 2} requests failed on ${serverConnections} connections`,
  );
  expect(product.output().stderr).toBe(""); // no warning about a missing statement_timeout
});
