import type { Context } from "@opentelemetry/api";
import pg from "pg";
import { currentMeter, type Meter } from "./meter";
import { currentSpan, inStatementSpan } from "./tracing";

type Config = pg.QueryConfig & { meter?: Meter | undefined; span?: Context | undefined };
type Done = (error: unknown, result?: pg.QueryResult) => void;
type Run = (...args: unknown[]) => unknown;
/** Called after a slow statement, also if it only waited for a lock. The text contains no values. */
type Slow = (text: string, milliseconds: number) => void;
const slowMs = 1_000;

const isConfig = (given: unknown): given is Config =>
  typeof given === "object" && given !== null && "text" in given && !("submit" in given);

/** pg's error for a statement that got no response within `query_timeout`. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout";

/**
 * A connection that counts each row as it arrives. If the meter stops the work, the connection is closed in the middle of
 * the statement: PostgreSQL notices within a second, cancels it and rolls back. A connection on which a statement timed out
 * is closed too: it would otherwise return to the pool and block the next caller.
 */
class MeteredClient extends pg.Client {
  readonly #onSlow: Slow | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(config?: pg.ClientConfig & { onSlow?: Slow | undefined }) {
    super(config);
    this.#onSlow = config?.onSlow;
  }

  /**
   * Prisma loads several relations in parallel, inside a transaction on its single connection. Each statement waits here for
   * the previous one, because pg stops queuing them in version 9.
   */
  override query = ((given: unknown, values?: unknown, done?: Done): unknown => {
    const config = configOf(given, values);
    if (!config) return (super.query as Run).call(this, given, values, done);
    const meter = config.meter ?? currentMeter();
    const span = config.span ?? currentSpan();
    delete config.meter;
    delete config.span;
    const run = () => inStatementSpan(config.text, span, () => this.#counted(config, meter));
    const callback = typeof values === "function" ? (values as Done) : done;
    if (callback) return void callBack(run(), callback);
    const answer = this.#last.then(run);
    this.#last = answer.catch(() => {});
    return answer;
  }) as pg.Client["query"];

  async #counted(config: pg.QueryConfig, meter: Meter | undefined): Promise<pg.QueryResult> {
    if (meter?.stoppedBy) {
      await this.end().catch(() => {}); // ends the transaction too: a later ROLLBACK would be refused
      throw meter.stoppedBy;
    }
    const began = performance.now();
    const forget = meter?.onStop(() => void this.end().catch(() => {}));
    try {
      return await new Promise<pg.QueryResult>((resolve, reject) => {
        const query = new pg.Query(config, (error, rows) =>
          error ? reject(error) : resolve(rows as unknown as pg.QueryResult),
        );
        if (meter) query.on("row", () => meter.readRow());
        super.query(query);
      });
    } catch (error) {
      if (isUnanswered(error)) void this.end().catch(() => {});
      throw meter?.stoppedBy ?? error;
    } finally {
      forget?.();
      const took = performance.now() - began;
      if (took >= slowMs) this.#onSlow?.(config.text, Math.round(took));
    }
  }
}

/** The arguments of `query` as one config; null for other submittables, such as a stream. */
function configOf(given: unknown, values: unknown): Config | null {
  if (typeof given === "string") return Array.isArray(values) ? { text: given, values } : { text: given };
  if (!isConfig(given)) return null;
  return Array.isArray(values) ? { ...given, values } : { ...given };
}

/** Passes the result to a callback, which pg's pool uses. */
async function callBack(result: Promise<pg.QueryResult>, done: Done): Promise<void> {
  let rows: pg.QueryResult;
  try {
    rows = await result;
  } catch (error) {
    return done(error);
  }
  done(undefined, rows);
}

/** A queued query runs in the async context of the query before it, so the meter and the span are looked up when it is queued. */
class MeteredPool extends pg.Pool {
  override query = ((given: unknown, ...rest: unknown[]): unknown => {
    const meter = isConfig(given) ? currentMeter() : undefined;
    if (meter?.stoppedBy) return Promise.reject(meter.stoppedBy);
    const span = isConfig(given) ? currentSpan() : undefined;
    return (super.query as Run).call(
      this,
      (meter ?? span) ? { ...(given as Config), meter, span } : given,
      ...rest,
    );
  }) as pg.Pool["query"];
}

/** A pool whose statements count the rows they read on the meter of the current request. */
export const meteredPool = (config: pg.PoolConfig & { onSlow?: Slow | undefined }): pg.Pool =>
  new MeteredPool({ ...config, Client: MeteredClient } as pg.PoolConfig);
