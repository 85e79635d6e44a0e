import { setTimeout as sleep } from "node:timers/promises";
import { withPatience } from "./config";
import {
  closeDatabase,
  isDatabaseUnavailable,
  openReplica,
  type Database,
  type DatabaseOptions,
} from "./database";
import type { Log } from "./log";
import { WorkStopped } from "./meter";
import { measured } from "./metrics";

const checkEveryMs = 5_000;
const checkWithinMs = withPatience(3_000);
/** A replica that is further behind the primary gets no reports. */
const mostLagMs = 30_000;

interface Replica {
  db: Database;
  isUsable: boolean;
}
const replicas = new WeakMap<Database, Replica>();

/** PostgreSQL's statement timeout; the same statement would hardly be faster on the primary. */
const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "57014";

/**
 * Reads a report or an export from the replica if there is a usable one, else from the primary. Its rows may be some seconds
 * old: never use it for what a mutation returns, for permissions, or for what a page shows after a change.
 * @param read gets the database to read from. After a failure on the replica, for instance because replaying changes
 *   cancelled the statement, it is called again with the primary.
 */
export async function readReport<Result>(
  db: Database,
  read: (from: Database) => Promise<Result>,
): Promise<Result> {
  const replica = replicas.get(db);
  if (!replica?.isUsable) return read(db);
  try {
    return await read(replica.db);
  } catch (error) {
    if (error instanceof WorkStopped || isStatementTimeout(error)) throw error;
    if (isDatabaseUnavailable(error)) replica.isUsable = false; // until the next check
    return read(db);
  }
}

/** A position of the primary's write-ahead log, and a time before it was read. */
interface Position {
  readAt: number;
  position: string;
}

/**
 * Connects to a streaming standby and checks every five seconds whether it is usable: it must be a standby, and must have
 * replayed everything that the primary wrote until 30 seconds ago. Log positions are compared, because the time of the last
 * replayed transaction does not tell an idle primary from a disconnected standby.
 * @returns a function that disconnects.
 */
export async function followReplica(
  primary: Database,
  options: DatabaseOptions,
  log: Log,
): Promise<() => Promise<void>> {
  const replica: Replica = { db: openReplica(options), isUsable: false };
  replicas.set(primary, replica);
  let positions: Position[] = [];
  let reported: string | null = null;
  const check = async (): Promise<void> => {
    const problem = await Promise.race([
      problemOf().catch((error: unknown) => `unreachable: ${nameOf(error)}`),
      sleep(checkWithinMs, "no response", { ref: false }),
    ]);
    replica.isUsable = problem === null;
    measured.replicaUsable(problem === null);
    if (problem !== null && problem !== reported)
      log.warn({ problem }, "replica not usable: reports read from the primary");
    if (problem === null && reported !== null) log.warn("replica usable again");
    reported = problem;
  };
  /** Null if it is usable. */
  const problemOf = async (): Promise<string | null> => {
    const readAt = performance.now();
    const [now] = await primary.$queryRaw<{ position: string }[]>`
      SELECT pg_current_wal_lsn()::text AS position`;
    if (now) positions.push({ readAt, position: now.position });
    positions = positions.filter((each) => readAt - each.readAt <= mostLagMs);
    const oldest = positions[0]?.position ?? null;
    const [state] = await replica.db.$queryRaw<{ isStandby: boolean; isRecent: boolean | null }[]>`
      SELECT pg_is_in_recovery() AS "isStandby", pg_last_wal_replay_lsn() >= ${oldest}::pg_lsn AS "isRecent"`;
    if (!state?.isStandby) return "not a standby";
    return state.isRecent === true ? null : `more than ${mostLagMs / 1000} s behind`;
  };
  await check();
  const timer = setInterval(() => void check(), checkEveryMs).unref();
  return async () => {
    clearInterval(timer);
    replicas.delete(primary);
    await closeDatabase(replica.db);
  };
}

const nameOf = (error: unknown): string =>
  error instanceof Error ? ("code" in error ? String(error.code) : error.name) : "unknown";
