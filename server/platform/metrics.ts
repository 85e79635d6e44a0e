import { createServer } from "node:http";
import type pg from "pg";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PrismaClient } from "../../prisma/generated/client/client";
import { StartupError } from "./errors";

/** The metrics of this process: docs/operations.md describes each one and its alert threshold. */
const registry = new Registry();
const registers = [registry];
collectDefaultMetrics({ register: registry });

const requestSeconds = new Histogram({
  name: "praia_request_seconds",
  help: "From a request's arrival to the end of its answer, by the web app's operation.",
  labelNames: ["operation", "status"],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  registers,
});
const liveSockets = new Gauge({
  name: "praia_live_sockets",
  help: "Open WebSockets.",
  registers,
});
const eventsHeard = new Gauge({
  name: "praia_events_heard",
  help: "1 while the connection that hears other processes' events lives.",
  registers,
});
const connections = new Gauge({
  name: "praia_database_connections",
  help: "Connections for requests: in use, idle; and requests that wait for one.",
  labelNames: ["state"],
  registers,
});
const jobs = new Gauge({
  name: "praia_jobs",
  help: "Jobs that should have begun, and those that were given up after their last try.",
  labelNames: ["task", "state"],
  registers,
});
const oldestJobSeconds = new Gauge({
  name: "praia_oldest_job_seconds",
  help: "For how long the oldest job has been due.",
  labelNames: ["task"],
  registers,
});
const lockWaitSeconds = new Gauge({
  name: "praia_lock_wait_seconds",
  help: "For how long the statement that waits longest for a lock has waited, in the whole database.",
  registers,
});

let replicaUsable: Gauge | undefined;
let requestPool: pg.Pool | undefined;
/** Operations that the web app sends. Others may have any name: counted each, a stranger could fill the memory. */
const names = new Set<string>();

/** @param texts of the web app's operations. */
export function nameOperations(texts: Iterable<string>): void {
  for (const text of texts) {
    const name = /\b(?:query|mutation|subscription) (\w+)/.exec(text)?.[1];
    if (name !== undefined) names.add(name);
  }
}

export const measured = {
  request: (operation: string | null, status: number, milliseconds: number): void =>
    requestSeconds.observe(
      { operation: operation === null ? "none" : names.has(operation) ? operation : "other", status },
      milliseconds / 1000,
    ),
  socketOpened: (): void => liveSockets.inc(),
  socketClosed: (): void => liveSockets.dec(),
  eventsHeard: (whether: boolean): void => eventsHeard.set(whether ? 1 : 0),
  /** The metric exists only if a replica is configured. */
  replicaUsable: (whether: boolean): void => {
    replicaUsable ??= new Gauge({
      name: "praia_replica_usable",
      help: "1 while reports and exports are read from the replica.",
      registers,
    });
    replicaUsable.set(whether ? 1 : 0);
  },
  pool: (pool: pg.Pool): void => void (requestPool = pool),
};

function measureConnections(): void {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = requestPool ?? {};
  connections.set({ state: "used" }, totalCount - idleCount);
  connections.set({ state: "idle" }, idleCount);
  connections.set({ state: "waiting" }, waitingCount);
}

async function measureLocks(db: PrismaClient): Promise<void> {
  const [row] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT coalesce(extract(epoch FROM max(clock_timestamp() - l.waitstart)), 0)::float8 AS seconds
    FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
    WHERE NOT l.granted AND a.datname = current_database()`;
  lockWaitSeconds.set(row?.seconds ?? 0);
}

interface DueJobs {
  task: string;
  due: number;
  failed: number;
  seconds: number;
}

async function measureJobs(db: PrismaClient): Promise<void> {
  const rows = await db.$queryRaw<DueJobs[]>`
    SELECT task_identifier AS task,
      count(*) FILTER (WHERE due)::int AS due, count(*) FILTER (WHERE attempts >= max_attempts)::int AS failed,
      coalesce(max(extract(epoch FROM now() - run_at)) FILTER (WHERE due), 0)::float8 AS seconds
    FROM (SELECT *, attempts < max_attempts AND run_at <= now() AS due FROM graphile_worker.jobs) j GROUP BY 1`;
  jobs.reset();
  oldestJobSeconds.reset();
  for (const { task, due, failed, seconds } of rows) {
    jobs.set({ task, state: "due" }, due);
    jobs.set({ task, state: "failed" }, failed);
    oldestJobSeconds.set({ task }, seconds);
  }
}

/**
 * Serves `GET /metrics` on a separate port, which only Prometheus should reach.
 * @returns a function that closes the port. @throws StartupError if the port is in use.
 */
export async function serveMetrics(
  db: PrismaClient,
  host: string,
  port: number,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    measureConnections();
    // Without the database the other figures are needed all the more.
    void Promise.all([measureJobs(db), measureLocks(db)])
      .catch(() => {
        jobs.reset();
        oldestJobSeconds.reset();
        lockWaitSeconds.reset();
      })
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new StartupError(`METRICS_PORT ${port} não pode ser aberta (${error.code ?? error.message}).`)),
    );
    server.listen(port, host, resolve);
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
}
