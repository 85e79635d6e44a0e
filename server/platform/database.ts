import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { Prisma, PrismaClient } from "../../prisma/generated/client/client";
import { withPatience } from "./config";
import { isUnanswered, meteredPool } from "./meter";
import { measured } from "./metrics";

export type Database = PrismaClient;
/** The database client or a transaction on it. */
export type Transaction = Prisma.TransactionClient;

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  /**
   * Connects through a pooler that assigns a connection per transaction (pgbouncer's transaction mode). Session state is
   * then lost between transactions: no named statements, and the pooler has to make the connection settings.
   */
  isPooled?: boolean;
  /** Shown in pg_stat_activity. */
  name?: string;
  onError?: (error: Error) => void;
  /** Called for each statement that took longer than a second, with its text without values. */
  onSlow?: (sql: string, milliseconds: number) => void;
  /** Called for each statement, for tests that count them. */
  onStatement?: (sql: string) => void;
}

/** The statement timeout, for all callers. */
const longestStatementMs = withPatience(15_000);
/** How long to wait for a response before the connection counts as dead; PostgreSQL's statement timeout is shorter. */
const longestSilenceMs = withPatience(20_000);
/** How often PostgreSQL checks during a statement whether the client is still connected. */
const noticedGoneMs = 1_000;

// Statements with a list of ids differ by its length; naming them all would fill the connection's cache of statements.
const maxNamedStatements = 500;

const statementNames = () => {
  const names = new Map<string, string>();
  return ({ sql }: { sql: string }): string => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    const name = names.size < maxNamedStatements ? createHash("sha1").update(sql).digest("base64url") : "";
    if (name !== "") names.set(sql, name);
    return name;
  };
};

type Run = (statement: pg.QueryArrayConfig) => Promise<pg.QueryArrayResult<unknown[]>>;
const runs = new WeakMap<Database, Run>();

/** Sends a raw statement, through the same pool, meter and statement count as Prisma's statements. */
export const runOn: (db: Database, ...given: Parameters<Run>) => ReturnType<Run> = (db, statement) => {
  const run = runs.get(db);
  if (!run) throw new Error("not a database that was opened here");
  return run(statement);
};

/** For each database, a second client with connections of its own. */
const besides = new WeakMap<object, Database>();
/** Statements on it are short and wait only for the lock of their own row. */
const besidePoolSize = 2;

/**
 * A separate connection for counters that must survive a rollback. While a transaction holds a lock, others may occupy
 * the whole pool waiting for it: a statement that needed another connection of the pool would deadlock.
 * @param db of a request; a transaction is returned unchanged.
 */
export const besideTransactions = (db: Transaction): Transaction => besides.get(db) ?? db;

export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options);
  measured.pool(pool);
  if (process.env["NODE_ENV"] === "test") refuseInsideTransactions(pool);
  const db = openClient(pool, options);
  besides.set(db, openClient(openPool({ ...options, poolSize: besidePoolSize }), options));
  return db;
}

/** For reading only: a standby of the primary, see `readReport`. */
export const openReplica = (options: DatabaseOptions): Database => openClient(openPool(options), options);

/** Whether PostgreSQL has a statement timeout; with a pooler, the pooler has to set it. */
export async function endsLongStatements(db: Database): Promise<boolean> {
  const [row] = await db.$queryRaw<{ limited: boolean }[]>`
    SELECT setting <> '0' AS limited FROM pg_settings WHERE name = 'statement_timeout'`;
  return row?.limited ?? false;
}

export async function closeDatabase(db: Database): Promise<void> {
  await Promise.all([besides.get(db)?.$disconnect(), db.$disconnect()]);
}

const openPool = ({ url, poolSize, isPooled = false, name = "praia", onSlow }: DatabaseOptions): pg.Pool =>
  meteredPool({
    connectionString: url,
    application_name: name,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: withPatience(10_000),
    query_timeout: longestSilenceMs,
    keepAlive: true,
    onSlow,
    ...(isPooled
      ? {}
      : {
          statement_timeout: longestStatementMs,
          options: `-c client_connection_check_interval=${noticedGoneMs}`,
        }),
  });

function openClient(
  pool: pg.Pool,
  { onError = () => {}, onStatement, isPooled = false }: DatabaseOptions,
): Database {
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    onPoolError: onError,
    onConnectionError: onError,
    ...(isPooled ? {} : { statementNameGenerator: statementNames() }),
  });
  if (!onStatement) {
    const db = new PrismaClient({ adapter });
    runs.set(db, ({ name, ...statement }) =>
      pool.query(isPooled || name === undefined ? statement : { name, ...statement }),
    );
    return db;
  }
  const counted = new PrismaClient({ adapter, log: [{ emit: "event", level: "query" }] });
  counted.$on("query", (event) => onStatement(event.query));
  const db = counted as unknown as Database;
  runs.set(db, (statement) => {
    onStatement(statement.text);
    return pool.query(statement);
  });
  return db;
}

const underWay = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * In tests, rejects a statement on the pool while the same request has a transaction open. It would need a second
 * connection, and other requests may hold all connections while they wait for the transaction's lock: a deadlock.
 */
function refuseInsideTransactions(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((...args: unknown[]) =>
    underWay.getStore()?.isOpen === true
      ? Promise.reject(new Error(`Outside of the transaction that is open: ${JSON.stringify(args[0])}`))
      : query(...args)) as pg.Pool["query"];
}

const maxAttempts = 4;

/** Whether the database aborted the transaction because of a conflict with another one: a retry may succeed. */
export function isTransactionConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "DriverAdapterError" && error.message.includes("TransactionWriteConflict")) return true;
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2034" || (error.code === "P2010" && /40001|40P01/.test(JSON.stringify(error.meta)));
}

/** Whether a row was refused because another one already has the same unique values. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";

/**
 * Awaits a write to columns with a unique constraint. After a violation it runs the check again, so that the loser of a
 * race gets the same error as a later request.
 * @param assertFree throws if another row has the values.
 */
export async function whileFree<Done>(work: Promise<Done>, assertFree: () => Promise<void>): Promise<Done> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error)) await assertFree();
    throw error;
  }
}

/** Whether a row was refused because it would overlap another one: an exclusion constraint. */
export const isOverlapViolation = (error: unknown): boolean =>
  error instanceof Error &&
  /23P01/.test(
    [
      error.message,
      "meta" in error ? JSON.stringify(error.meta) : "",
      JSON.stringify(error.cause ?? null),
    ].join(" "),
  );

// Prisma's codes: unreachable, timed out, no such database, connection closed, no free connection.
const unreachable = new Set(["P1001", "P1002", "P1003", "P1008", "P1017", "P2024"]);
// Their causes, as the adapter or PostgreSQL names them: connection lost, too many connections, shutting down.
const unreachableCause =
  /"(DatabaseNotReachable|DatabaseDoesNotExist|ConnectionClosed|SocketTimeout|TooManyConnections|08\w{3}|53300|57P0[1-3])"/;

// Messages of pg's pool, which has no codes.
const poolFailure = /^(timeout exceeded when trying to connect|Connection terminated)/;

// The same errors from pg directly: codes of Node and of PostgreSQL.
const unreachableCode = /^(ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND|08\w{3}|3D000|53300|57P0[1-3])$/;

/** Whether the database is unreachable or overloaded: the same work may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (poolFailure.test(error.message) || isUnanswered(error)) return true;
  if ("code" in error && unreachableCode.test(String(error.code))) return true;
  if (error.name === "DriverAdapterError") return unreachableCause.test(JSON.stringify(error.cause ?? null));
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  if (error.code === "P2028") return error.message.includes("Unable to start a transaction");
  if (unreachable.has(error.code)) return true;
  return error.code === "P2010" && unreachableCause.test(JSON.stringify(error.meta ?? null));
}

/** Runs one use case in a transaction. Retries deadlocks and serialization failures. */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const transaction = { isOpen: true };
    try {
      return await underWay.run(transaction, () =>
        db
          .$transaction(work, { maxWait: withPatience(10_000), timeout: withPatience(20_000) })
          .finally(() => (transaction.isOpen = false)),
      );
    } catch (error) {
      if (attempt >= maxAttempts || !isTransactionConflict(error)) throw error;
      await sleep(20 * attempt + Math.random() * 30);
    }
  }
}
