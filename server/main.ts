import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runMigrations } from "graphile-worker";
import { Client } from "pg";
import { seedDemoData } from "../prisma/demo/seed";
import { demoLogins, demoPassword } from "../prisma/demo/logins";
import { grantToApplication } from "../prisma/application-role";
import { migrate } from "../prisma/migrate";
import { afterRestore } from "./after-restore";
import { bootstrapAdmin } from "./identity/bootstrap-admin.action";
import { jobSchedule, jobTasks } from "./jobs";
import { readConfig, type Config } from "./platform/config";
import { nameFirstContact } from "./platform-settings/write-settings.step";
import {
  closeDatabase,
  endsLongStatements,
  openDatabase,
  type Database,
  type DatabaseOptions,
} from "./platform/database";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./platform/embedded-postgres";
import { openEventBus } from "./platform/events/event-bus";
import { keepOperations, operationsOfBuild } from "./platform/limits/known-operations";
import { listen } from "./platform/http/listen";
import { startWorker } from "./platform/jobs/worker";
import { createLog } from "./platform/log";
import { sendPushTask } from "./notices/push/push.step";
import { settlePushKeys } from "./notices/push/push.action";
import { createOutbox, sendMailTask } from "./platform/mail/outbox";
import { nameOperations, serveMetrics } from "./platform/metrics";
import { hashPassword } from "./platform/password-hash";
import { counted } from "./platform/numbers.rules";
import { projectRoot } from "./platform/project-root";
import { followReplica } from "./platform/replica";
import { StartupError } from "./platform/errors";
import { startTracing } from "./platform/tracing";
import { createApiServer } from "./server";

const drainMs = 10_000;
/** Proxies keep an idle connection for 60 s (nginx) or two minutes (Caddy). */
const behindProxyMs = 125_000;
/** For all that is closed afterwards; a database that does not answer would otherwise be waited for until we are killed. */
const closeMs = 4_000;
/** Connections to the replica: as many reports at once. */
const replicaPoolSize = 4;
const seedLock = 7_262_402;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The opened resources, newest last; closed in reverse order, so that the database closes last. */
const opened: (() => Promise<void>)[] = [];
let closing: Promise<void> | undefined;
const closeAll = (): Promise<void> =>
  (closing ??= (async () => {
    for (const close of opened.splice(0).reverse())
      await close().catch((error: unknown) => say(String(error)));
  })());

let interrupted = false;
/** Called between two steps of the start, so that Ctrl-C skips the remaining ones. */
const goOn = (): void => {
  if (interrupted) throw new Error("interrupted");
};

async function start(): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  if (config.exportsTraces) opened.push(await startTracing(log));
  const listener = await listen(
    config.host,
    config.port,
    config.trustProxy > 0 ? { keepAliveMs: behindProxyMs } : {},
  );
  const address =
    config.publicUrl ?? `http://${config.host === "0.0.0.0" ? "localhost" : config.host}:${listener.port}`;

  const { url: databaseUrl, isRunning } =
    config.databaseUrl === null
      ? await openEmbedded(config)
      : { url: config.databaseUrl, isRunning: () => true };
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  goOn();
  await prepareDatabase(directUrl, directName(config));
  goOn();
  const reporting: Pick<DatabaseOptions, "onError" | "onSlow"> = {
    onError: (err) => {
      if (!interrupted) log.warn({ err }, "database connection");
    },
    onSlow: (statement, durationMs) =>
      log.warn({ statement: statement.replace(/\s+/g, " ").slice(0, 300), durationMs }, "slow statement"),
  };
  const db = openDatabase({
    url: databaseUrl,
    isPooled: config.databaseDirectUrl !== null,
    poolSize: config.databasePoolSize,
    ...reporting,
  });
  opened.push(() => closeDatabase(db));
  if (config.databaseReplicaUrl !== null)
    opened.push(
      await followReplica(
        db,
        { url: config.databaseReplicaUrl, poolSize: replicaPoolSize, name: "praia reports", ...reporting },
        log,
      ),
    );
  if (config.databaseDirectUrl !== null && !(await endsLongStatements(db)))
    log.warn("the pooler sets no statement_timeout: see docs/operations.md");
  if (config.seedDemoData) await seedOnce(directUrl, db);
  goOn();

  const events = await openEventBus(directUrl, log);
  opened.push(() => events.close());
  // Mails and pushes have a worker each: a mail server or push service that does not answer keeps no other job waiting.
  const {
    [sendMailTask]: sendMail,
    [sendPushTask]: sendPush,
    ...tasks
  } = jobTasks(config, db, () => address);
  opened.push(await startWorker(directUrl, tasks, jobSchedule, log));
  if (sendMail) opened.push(await startWorker(directUrl, { [sendMailTask]: sendMail }, "", log));
  if (sendPush) opened.push(await startWorker(directUrl, { [sendPushTask]: sendPush }, "", log));
  await settlePushKeys(db, config.vapid);
  if (config.contact) await nameFirstContact(db, config.contact);
  if (config.firstAdmin) await ensureAdmin(config, db, address);

  const ownOperations = operationsOfBuild(join(projectRoot, "dist", "known-operations.json"));
  await keepOperations(db, ownOperations, new Date());
  if (config.metricsPort !== null) {
    nameOperations(ownOperations.values());
    opened.push(await serveMetrics(db, config.host, config.metricsPort));
  }

  goOn();
  const api = await createApiServer({
    config,
    db,
    events,
    log,
    publicUrl: () => address,
    isAlive: isRunning,
    ownOperations,
  });
  opened.push(() => api.stop());
  opened.push(() => listener.close());
  opened.push(api.attachLive(listener.server));
  opened.push(() => listener.drain(drainMs));
  await listener.serve(api.handle);
  announce(config, address, (performance.now() - startedAt) / 1000);
}

/** `main.mjs migrate`: for a rollout that brings the database to the newest migration before the first server starts. */
async function migrateOnly(): Promise<void> {
  const config = readConfig(process.env);
  const { applicationRole } = config;
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  if (url === null)
    throw new StartupError("Defina DATABASE_URL: o banco embutido é atualizado quando o servidor começa.");
  await prepareDatabase(url, directName(config));
  if (applicationRole !== null) {
    await grantToApplication(url, applicationRole);
    say(`› O papel ${applicationRole} pode ler e escrever, e nada além disso.`);
  }
  say("› O banco está em dia.");
}

/**
 * `main.mjs restored [file]`: on a copy that was restored, before the first server starts. Mails that were queued are not
 * sent again, and who was deleted since the copy is deleted again; the file has their ids, one a line.
 */
async function settleRestored(file: string | null): Promise<void> {
  await migrateOnly();
  const config = readConfig(process.env);
  const url = config.databaseDirectUrl ?? config.databaseUrl ?? "";
  await runMigrations({ connectionString: url });
  const log = createLog(config.logLevel);
  const db = openDatabase({ url, poolSize: config.databasePoolSize });
  opened.push(() => closeDatabase(db));
  const events = await openEventBus(url, log);
  opened.push(() => events.close());
  const parts = { db, events, log, publicUrl: config.publicUrl ?? "" };
  const { dropped, erased, refused } = await afterRestore(parts, file);
  say(
    `› ${counted(dropped, "e-mail da fila não será enviado", "e-mails da fila não serão enviados")} de novo.`,
  );
  say(`› ${counted(erased, "conta excluída", "contas excluídas")} de novo.`);
  for (const { userId, reason } of refused) say(`› ${userId}: ${reason}`);
  if (refused.length > 0)
    throw new StartupError(
      "Exclua estas contas em Usuários assim que o motivo de cada uma estiver resolvido.",
    );
}

async function openEmbedded(config: Config): Promise<EmbeddedPostgres> {
  say("› Iniciando o PostgreSQL embutido…");
  const postgres = await startEmbeddedPostgres(config.dataDir, { onProgress: (step) => say(`› ${step}…`) });
  opened.push(() => postgres.stop());
  return postgres;
}

/** The variable that says where migrations go. */
const directName = ({ databaseDirectUrl }: Config): string =>
  databaseDirectUrl === null ? "DATABASE_URL" : "DATABASE_DIRECT_URL";

async function prepareDatabase(databaseUrl: string, variable: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const reason =
      error instanceof Error ? ("code" in error ? String(error.code) : error.message) : String(error);
    throw new StartupError(
      `Não foi possível conectar ao banco de dados de ${variable} (${reason}): verifique endereço, usuário e senha.`,
    );
  }
  try {
    const { rows } = await client.query<{ server_version_num: string }>("SHOW server_version_num");
    if (Number(rows[0]?.server_version_num) < 150_000)
      throw new StartupError(`O PostgreSQL de ${variable} é antigo demais: use a versão 15 ou mais nova.`);
  } finally {
    await client.end();
  }
  const applied = await migrate(databaseUrl);
  if (applied.length > 0)
    say(`› Estrutura do banco atualizada (${counted(applied.length, "migração", "migrações")}).`);
}

/** On an empty database only; of servers that start together, one seeds and the others wait. */
async function seedOnce(databaseUrl: string, db: Database): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [seedLock]);
    if ((await db.user.findFirst({ select: { id: true } })) !== null) return;
    say("› Contando a história de demonstração…");
    await seedDemoData(db, { now: new Date(), passwordHash: await hashPassword(demoPassword) });
  } finally {
    await client.end();
  }
}

/** The mail with a random password is queued, so the jobs' tables have to be there. */
async function ensureAdmin(config: Config, db: Database, publicUrl: string): Promise<void> {
  if (!config.firstAdmin) return;
  const outbox = createOutbox(config.smtpUrl !== null);
  const parts = { db, outbox, publicUrl, now: new Date() };
  const outcome = await bootstrapAdmin(parts, config.firstAdmin);
  if (outcome === "created") say(`› Conta de administração criada para ${config.firstAdmin.email}.`);
  if (outcome === "promoted") say(`› ${config.firstAdmin.email} agora é da administração.`);
}

function announce(config: Config, address: string, seconds: number): void {
  say("");
  say(`  Praia está pronta em ${seconds.toFixed(1)} s`);
  say("");
  say(`  Abra         ${address}`);
  say(`  API          ${address}/graphql`);
  if (config.showMailbox) say(`  Correio      ${address}/correio`);
  if (config.seedDemoData) {
    say("");
    say(`  Demonstração (senha de todos: ${demoPassword})`);
    for (const { role, email, path } of demoLogins)
      say(`    ${role.padEnd(22)} ${email.padEnd(30)} ${address}${path}`);
  }
  say("");
  say("  Ctrl-C encerra.");
}

const [, , command, argument] = process.argv;
const starting =
  command === "migrate" ? migrateOnly() : command === "restored" ? settleRestored(argument ?? null) : start();
if (command === "restored") void starting.then(() => stop(0)).catch(() => {});

/** Waits for the step that is under way: what it opens has to be closed too. */
const stop = async (exitCode: number) => {
  interrupted = true;
  await starting.catch(() => {});
  await Promise.race([closeAll(), sleep(drainMs + closeMs)]);
  process.exit(exitCode);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    if (!interrupted) say("\n› Encerrando…");
    void stop(0);
  });

// The reader of the output may have gone: a closed terminal, a log that ended. Ignore write errors: treated as a bug,
// each would cause the next one while being reported.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const fail = (error: unknown) => {
  const text = error instanceof Error && !(error instanceof StartupError) ? error.stack : undefined;
  process.stderr.write(`\n${text ?? (error instanceof Error ? error.message : String(error))}\n`);
  void stop(1);
};
/** Whether the database closed a library's connection (57P01 to 57P03). The library reconnects, so it is no bug. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^57P0[1-3]$/.test(String(error.code));
// A crash must not leave an orphaned PostgreSQL process behind.
process.on("uncaughtException", (error) => {
  if (!isLostConnection(error)) fail(error);
});
starting.catch((error: unknown) => {
  if (!interrupted) fail(error); // after Ctrl-C, an error of the last step does not matter
});
