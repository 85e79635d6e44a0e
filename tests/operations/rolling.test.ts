import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../server/platform/project-root";
import { createTestDatabase } from "../support/database";
import { debianProgram, freePort, untilOpen } from "../support/debian";
import { printFigure, secondsSince } from "../support/measure";
import { buildProduct, spawnProduct, type Product } from "../support/product";

const scratch = mkdtempSync(join(tmpdir(), "praia-rolling-"));
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let nginx: ChildProcess;
let proxy: string;
const replicas: { port: number; product: Product }[] = [];
const everStarted: Product[] = [];

const begin = (port: number): Product => {
  const product = spawnProduct({
    DEMO_DATA: "off",
    HOST: "127.0.0.1",
    DATA_DIR: join(scratch, String(everStarted.length)),
    DATABASE_URL: database.url,
    TRUST_PROXY: "1",
    PORT: String(port),
  });
  everStarted.push(product);
  return product;
};

/** The shipped configuration, with only the addresses replaced. */
async function startNginx(ports: readonly number[]): Promise<void> {
  const port = await freePort();
  const shipped = readFileSync(join(projectRoot, "deploy", "nginx.conf"), "utf8")
    .replace("10.0.0.1:4000", `127.0.0.1:${ports[0]}`)
    .replace("10.0.0.2:4000", `127.0.0.1:${ports[1]}`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  writeFileSync(join(scratch, "praia.conf"), shipped);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(scratch, "nginx.conf"),
    `daemon off; worker_processes 2; pid ${scratch}/nginx.pid; error_log ${scratch}/error.log;
     ${process.getuid?.() === 0 ? "user root;" : ""}
     events { worker_connections 512; }
     http { access_log off; ${temporary.map((name) => `${name}_temp_path ${scratch}/${name};`).join(" ")}
       include ${scratch}/praia.conf; }`,
  );
  nginx = spawn(debianProgram("nginx"), ["-p", scratch, "-c", join(scratch, "nginx.conf")], {
    stdio: "inherit",
  });
  await untilOpen(port, () => nginx.exitCode !== null);
  proxy = `http://127.0.0.1:${port}`;
}

beforeAll(async () => {
  await buildProduct();
  database = await createTestDatabase();
  for (const port of [await freePort(), await freePort()]) replicas.push({ port, product: begin(port) });
  await Promise.all(replicas.map(({ product }) => product.ready()));
  await startNginx(replicas.map(({ port }) => port));
});
afterAll(async () => {
  nginx.kill("SIGTERM");
  for (const product of everStarted) product.signal("SIGKILL");
  await Promise.all(everStarted.map(({ ended }) => ended));
  await database.drop();
  rmSync(scratch, { recursive: true, force: true });
});

const question = {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ query: "{ rankings(first: 1) { edges { node { id } } } }" }),
};
async function askOnce(): Promise<string> {
  const response = await fetch(`${proxy}/graphql`, question).catch(String);
  if (typeof response === "string") return response;
  const retry = response.status === 503 ? `, again in ${response.headers.get("Retry-After")}` : "";
  return `${response.status}${retry} ${await response.text()}`;
}
/** Like the web app: retries a query once after a 503 with Retry-After, but never a mutation. */
async function askAsTheWebApp(): Promise<string> {
  const first = await askOnce();
  if (!first.startsWith("503, again in 1 ")) return first;
  askedAgain += 1;
  await sleep(1_000);
  return askOnce();
}
let askedAgain = 0;
const right = '200 {"data":{"rankings":{"edges":[]}}';

/** Sends twenty requests a second through the proxy while the work runs. */
async function answersDuring(ask: () => Promise<string>, work: () => Promise<void>): Promise<string[]> {
  const answers: Promise<string>[] = [];
  let over = false;
  const asking = (async () => {
    while (!over) {
      answers.push(ask());
      await sleep(50);
    }
  })();
  try {
    await work();
    await sleep(500); // both get requests again
  } finally {
    over = true;
    await asking;
  }
  return Promise.all(answers);
}

async function startAgain(replica: (typeof replicas)[number]): Promise<void> {
  const began = performance.now();
  replica.product = begin(replica.port);
  await replica.product.ready();
  printFigure("a replica starts", `ready after ${secondsSince(began)}`);
  await sleep(500); // both get requests again
}

test("a rolling restart of two replicas, one with a stalled upload, fails no request", async () => {
  const answers = await answersDuring(askOnce, async () => {
    for (const [index, replica] of replicas.entries()) {
      const stalled = connect(replica.port, "127.0.0.1").on("error", () => {});
      if (index === 0)
        stalled.write(
          "POST /graphql HTTP/1.1\r\nHost: praia\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
        );
      await sleep(200);
      replica.product.signal("SIGTERM");
      expect(await replica.product.ended).toBe(0);
      stalled.destroy();
      await startAgain(replica);
    }
  });
  const failed = answers.filter((answer) => !answer.startsWith(right));
  printFigure(
    "rolling restart, 20 requests a second",
    `${failed.length} of ${answers.length} requests failed`,
  );
  expect(answers.length).toBeGreaterThan(40);
  expect(failed).toEqual([]);
});

test("killing one replica after the other fails no query", async () => {
  const answers = await answersDuring(askAsTheWebApp, async () => {
    for (const replica of replicas) {
      replica.product.signal("SIGKILL");
      expect(await replica.product.ended).toBe("SIGKILL");
      await sleep(1_000); // only the other one serves
      await startAgain(replica);
    }
  });
  const failed = answers.filter((answer) => !answer.startsWith(right));
  printFigure(
    "replicas killed, 20 requests a second",
    `${failed.length} of ${answers.length} requests failed, ${askedAgain} retried after a 503`,
  );
  expect(answers.length).toBeGreaterThan(60);
  expect(failed).toEqual([]);
});
