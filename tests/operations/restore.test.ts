import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../server/platform/project-root";
import { onServer, createTestDatabase } from "../support/database";
import { debianProgram } from "../support/debian";
import { startApi } from "../support/api";
import { createDrawnEvent } from "../support/late-event";
import { printFigure, secondsSince } from "../support/measure";
import { buildProduct, spawnProduct } from "../support/product";
import { createPerson } from "../support/story";

const scratch = mkdtempSync(join(tmpdir(), "praia-restore-test-"));
const cleanUp: (() => Promise<unknown>)[] = [];
beforeAll(buildProduct);
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step();
  rmSync(scratch, { recursive: true, force: true });
});

/** @returns the exit code and the output. */
function run(program: string, args: readonly string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, ...environment };
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
}

async function storyOf(url: string) {
  const api = await startApi(url, { SMTP_URL: "smtp://127.0.0.1:9" });
  cleanUp.push(() => api.close());
  const event = await createDrawnEvent(api, 8);
  const leaving = await createPerson(api, "Marina Souza", ["ATHLETE"]);
  const athlete = await api.db.athlete.findFirstOrThrow({ where: { userId: null } });
  await api.db.athlete.update({
    where: { id: athlete.id },
    data: { userId: leaving.userId, fullName: "Marina Souza" },
  });
  const ask = `mutation { requestPasswordReset(input: { email: "quem@teste.example", portal: ATHLETE }) { __typename } }`;
  await api.data(ask);
  const mail = await api.db.outgoingMail.create({
    data: { to: "quem@teste.example", subject: "Assunto", text: "segredo", html: "segredo" },
  });
  await api.db
    .$queryRaw`SELECT (graphile_worker.add_job('send_mail', ${JSON.stringify({ id: mail.id })}::json)).id::text`;
  return { api, event, leaving };
}

test("restoring a copy repeats later account deletions and sends no mail twice", async () => {
  const lost = await createTestDatabase();
  cleanUp.push(lost.drop);
  const { event, leaving } = await storyOf(lost.url);
  const copy = join(scratch, "praia.dump");
  expect(await run(debianProgram("pg_dump"), ["--format=custom", `--file=${copy}`, lost.url])).toEqual({
    code: 0,
    output: "",
  });
  const erased = join(scratch, "erased.txt");
  writeFileSync(erased, `${leaving.userId}\n`);

  const restored = await createTestDatabase({ empty: true });
  cleanUp.push(restored.drop);
  expect(
    await run(debianProgram("pg_restore"), [
      "--no-owner",
      "--exit-on-error",
      `--dbname=${restored.url}`,
      copy,
    ]),
  ).toEqual({ code: 0, output: "" });
  const environment = { DATABASE_URL: restored.url, DATA_DIR: join(scratch, "data"), DEMO_DATA: "off" };
  const settling = spawnProduct(environment, undefined, ["restored", erased]);
  expect(await settling.ended, settling.output().stderr).toBe(0);
  expect(settling.output().stdout).toContain("2 e-mails da fila não serão enviados de novo");
  expect(settling.output().stdout).toContain("1 conta excluída de novo");

  const api = await startApi(restored.url);
  cleanUp.push(() => api.close());
  const person = await api.db.user.findUniqueOrThrow({
    where: { id: leaving.userId },
    include: { athlete: true },
  });
  expect(person.deletedAt).not.toBeNull();
  expect(JSON.stringify(person)).not.toContain("Marina");
  expect(await api.db.athlete.count({ where: { fullName: "Marina Souza" } })).toBe(0);
  expect(await api.db.outgoingMail.count({ where: { OR: [{ sentAt: null }, { text: "segredo" }] } })).toBe(0);
  expect(await api.db.match.count({ where: { tournamentId: event.key } })).toBe(event.matches);

  // An arena's last manager is not deleted: the arena has to be handed over first.
  writeFileSync(erased, `${leaving.userId}\n${event.manager.userId}\n`);
  const again = spawnProduct(environment, undefined, ["restored", erased]);
  expect(await again.ended).toBe(1);
  expect(again.output().stdout).toContain(event.manager.userId);
  expect(again.output().stdout).toContain("0 contas excluídas de novo");
});

test("the drill makes a copy, starts the product on it, and cleans up", async () => {
  const database = await createTestDatabase();
  cleanUp.push(database.drop);
  const { leaving } = await storyOf(database.url);
  const erased = join(scratch, "erased.txt");
  writeFileSync(erased, `${leaving.userId}\n`);
  const began = performance.now();
  const { code, output } = await run(
    process.execPath,
    [join(projectRoot, "scripts", "restore-drill.mjs"), "", erased],
    { DATABASE_URL: database.url },
  );
  process.stdout.write(output);
  printFigure(
    "restore drill of a small database",
    `copied, restored and served after ${secondsSince(began)}`,
  );
  expect(code, output).toBe(0);
  expect(output).toContain("the copy can be lived on");
  expect(output).toMatch(/"erased":1,.*"mailsToSend":0,"mailJobs":0/);
  const left = await onServer((client) =>
    client.query("SELECT 1 FROM pg_database WHERE datname LIKE 'praia_restore_drill%'"),
  );
  expect(left.rowCount).toBe(0);
});
