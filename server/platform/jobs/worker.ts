import { EventEmitter } from "node:events";
import {
  Logger,
  makeWorkerUtils,
  run,
  type JobHelpers,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import pg from "pg";
import type { Log } from "../log";
import { meteredPool } from "../meter";
import { startAgain } from "../start-again";
import { inJobSpan } from "../tracing";

const lookForDeadMs = 60_000;
const connectWithinMs = 10_000;
const longestSilenceMs = 30_000;

/**
 * Runs background jobs; each runs once, on whichever process takes it first. Without its database it waits, and should
 * it give up, another one is started.
 * @returns what stops it gracefully.
 */
export async function startWorker(
  databaseUrl: string,
  tasks: TaskList,
  crontab: string,
  log: Log,
): Promise<() => Promise<void>> {
  const logger = new Logger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
    else log.debug(message);
  });
  const events: WorkerEvents = new EventEmitter();
  let name = "";
  events.on("pool:create", ({ workerPool }) => (name = workerPool.id));
  // A pool of our own: on a connection that says nothing, graphile-worker would wait for ever.
  const pool = meteredPool({
    connectionString: databaseUrl,
    application_name: "praia jobs",
    max: 3,
    keepAlive: true,
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: longestSilenceMs,
  });
  const onLost = (err: Error) => log.warn({ err }, "job worker's connection");
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", onLost));
  const start = () =>
    run({
      // Without batching, a failed write of a job's result is an unhandled rejection in the library.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      pgPool: pool,
      taskList: traced(tasks),
      crontab,
      concurrency: 2,
      noHandleSignals: true,
      pollInterval: 2000,
      events,
      logger,
    });
  /** Unlocks jobs whose completion a worker could not record; they would stay locked for hours. */
  const forget = async (workers: string[]) => {
    if (workers.length === 0) return;
    const utils = await makeWorkerUtils({ pgPool: pool, logger });
    await utils.forceUnlockWorkers(workers).finally(() => utils.release());
  };
  const unwanted = new AbortController();
  let runner = await start();
  const lives = signsOfLife(databaseUrl, () => name);
  const tend = () =>
    lives
      .others()
      .then(forget)
      .catch((err: unknown) => log.warn({ err }, "looking for jobs of dead workers"));
  await tend();
  const tending = setInterval(() => void tend(), lookForDeadMs).unref();
  const kept = startAgain(runner, {
    over: ({ promise }) => promise,
    start: async () => {
      await forget([name]);
      return (runner = await start());
    },
    unwanted: unwanted.signal,
    onEnd: (reason) => log.error({ err: reason }, "job worker ended"),
  });
  return async () => {
    unwanted.abort();
    clearInterval(tending);
    const stop = () => runner.stop().catch(() => {}); // it may have ended by itself
    await stop();
    await kept;
    await stop(); // one that was on its way
    await runner.promise.catch(() => {}); // until then it listens on a connection of its own
    await lives.end();
    await pool.end();
  };
}

/** Each run in a span; payloads stay out of it. */
const traced = (tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, helpers: JobHelpers) =>
        inJobSpan(
          name,
          { "praia.job.id": helpers.job.id, "praia.job.attempt": helpers.job.attempts },
          async () => task?.(payload, helpers),
        ),
    ]),
  );

/**
 * A worker counts as alive while a connection of its process holds the advisory lock of its name. PostgreSQL releases
 * the lock when the process is killed or its machine fails.
 * @param own returns the worker's name, which changes when it is restarted.
 */
function signsOfLife(databaseUrl: string, own: () => string) {
  let client: pg.Client | null = null;
  let held = "";
  const connected = async (): Promise<pg.Client> => {
    if (client) return client;
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: "praia jobs",
      keepAlive: true,
      connectionTimeoutMillis: connectWithinMs,
      query_timeout: connectWithinMs,
    });
    const lost = () => {
      if (client === next) client = null;
    };
    next.on("error", lost);
    next.on("end", lost);
    await next.connect();
    held = "";
    return (client = next);
  };
  return {
    /** Says that this one lives. @returns those who have held a job for a minute and are dead. */
    async others(): Promise<string[]> {
      const connection = await connected();
      if (held !== own()) {
        await connection.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [own()]);
        held = own();
      }
      const { rows } = await connection.query<{ name: string }>(
        `SELECT DISTINCT locked_by AS name FROM graphile_worker.jobs
         WHERE locked_at < now() - interval '1 minute' AND locked_by <> $1`,
        [held],
      );
      const dead: string[] = [];
      for (const { name } of rows) {
        const { rows: free } = await connection.query<{ free: boolean }>(
          "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS free",
          [name],
        );
        if (!free[0]?.free) continue;
        await connection.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [name]);
        dead.push(name);
      }
      return dead;
    },
    end: () => client?.end().catch(() => {}),
  };
}
