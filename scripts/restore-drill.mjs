// npm run restore:drill [copy] [erased ids]: tests whether a copy of the database can be restored. Restores it into a new
// database, runs `main.mjs restored` on it, starts the product on it without mail, and drops the database. Without a copy, it
// first makes one of the current database.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { root } from "./build.mjs";

const given = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
if (!given) {
  process.stderr.write("Defina DATABASE_URL: o ensaio cria um banco ao lado dele e o apaga no fim.\n");
  process.exit(1);
}
const [copyGiven, erased] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), "praia-restore-"));
const copy = copyGiven || join(scratch, "praia.dump");
const name = `praia_restore_drill_${process.pid}`;
const fresh = new URL(given);
fresh.pathname = `/${name}`;
const main = join(root, "dist", "server", "main.mjs");
const product = {
  PATH: process.env.PATH,
  DATABASE_URL: fresh.href,
  DATA_DIR: scratch,
  DEMO_DATA: "off",
  NODE_ENV: "test",
  PORT: "0",
};

const say = (line) => process.stdout.write(`${line}\n`);
async function timed(what, work) {
  const began = performance.now();
  const result = await work();
  say(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

/** Runs a program to completion. @throws Error with its output. */
function run(program, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${program}: ${output.trim() || code}`)),
    );
  });
}

async function onDatabase(url, work) {
  const client = new pg.Client({ connectionString: String(url) });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Starts the product and sends it the requests of a proxy and of a page. */
async function serve() {
  const child = spawn(process.execPath, [main], { env: product, stdio: ["ignore", "pipe", "inherit"] });
  try {
    const address = await new Promise((resolve, reject) => {
      let output = "";
      child.stdout.on("data", (chunk) => {
        output += chunk;
        if (output.includes("Ctrl-C encerra.")) resolve(/Abra +(\S+)/.exec(output)?.[1]);
      });
      child.once("close", () => reject(new Error(`the product ended: ${output}`)));
    });
    const ready = await fetch(`${address}/readyz`);
    const answer = await fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: "{ rankings(first: 1) { edges { node { id } } } }" }),
    });
    const { errors } = await answer.json();
    if (ready.status !== 200 || errors) throw new Error(`/readyz ${ready.status}, ${JSON.stringify(errors)}`);
  } finally {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once("close", resolve));
      child.kill("SIGTERM");
      await ended;
    }
  }
}

let made = false;
try {
  if (!copyGiven)
    await timed("dumped", () => run("pg_dump", ["--format=custom", `--file=${copy}`, `--dbname=${given}`]));
  await onDatabase(given, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
  made = true;
  await timed("restored", () =>
    run("pg_restore", ["--no-owner", "--exit-on-error", `--dbname=${fresh.href}`, copy]),
  );
  const settled = await timed("settled", () =>
    run(process.execPath, [main, "restored", ...(erased ? [erased] : [])], product),
  );
  say(settled.trim());
  await timed("served", serve);
  const rows = await onDatabase(fresh, async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS users, count(excluido_em)::int AS erased,
         (SELECT count(*)::int FROM faturamento) AS charges,
         (SELECT count(*)::int FROM emails WHERE enviado_em IS NULL) AS "mailsToSend",
         (SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'send_mail') AS "mailJobs"
       FROM usuarios`,
    );
    return rows[0];
  });
  say(JSON.stringify(rows));
  say("the copy can be lived on");
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  if (made) await onDatabase(given, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  rmSync(scratch, { recursive: true, force: true });
}
