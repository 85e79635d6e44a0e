import pg from "pg";
import { currentMeter, type Meter } from "./meter";

type Config = pg.QueryConfig & { meter?: Meter | undefined };
type Done = (error: unknown, result?: pg.QueryResult) => void;
type Run = (...args: unknown[]) => unknown;
/** Told of a statement that took long, or waited long for a lock; its text has no values in it. */
type Slow = (text: string, milliseconds: number) => void;
const slowMs = 1_000;

const isConfig = (given: unknown): given is Config =>
  typeof given === "object" && given !== null && "text" in given && !("submit" in given);

/** What pg says of a statement to which no word came within `query_timeout`. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout";

/**
 * A connection that counts each row as it arrives. Where the work is stopped, the connection is ended in the middle of
 * its statement: PostgreSQL notices within a second, rolls back and goes no further. One on which nothing is answered is
 * ended as well, or it would go back into the pool and keep the next one waiting.
 */
class MeteredClient extends pg.Client {
  readonly #onSlow: Slow | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(config?: pg.ClientConfig & { onSlow?: Slow | undefined }) {
    super(config);
    this.#onSlow = config?.onSlow;
  }

  /**
   * Prisma reads several relations of one answer in parallel, inside a transaction on its one connection. Each statement
   * waits here for the one before it, because pg stops queuing them in version 9.
   */
  override query = ((given: unknown, values?: unknown, done?: Done): unknown => {
    const config = configOf(given, values);
    if (!config) return (super.query as Run).call(this, given, values, done);
    const meter = config.meter ?? currentMeter();
    delete config.meter;
    const callback = typeof values === "function" ? (values as Done) : done;
    if (callback) return void callBack(this.#counted(config, meter), callback);
    const answer = this.#last.then(() => this.#counted(config, meter));
    this.#last = answer.catch(() => {});
    return answer;
  }) as pg.Client["query"];

  async #counted(config: pg.QueryConfig, meter: Meter | undefined): Promise<pg.QueryResult> {
    if (meter?.stoppedBy) {
      await this.end().catch(() => {}); // and its transaction, which no later statement could end
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

/** A statement with all that belongs to it; null for what is none, as a stream. */
function configOf(given: unknown, values: unknown): Config | null {
  if (typeof given === "string") return Array.isArray(values) ? { text: given, values } : { text: given };
  if (!isConfig(given)) return null;
  return Array.isArray(values) ? { ...given, values } : { ...given };
}

/** Tells the outcome in the way of callbacks, which the pool goes by. */
async function callBack(result: Promise<pg.QueryResult>, done: Done): Promise<void> {
  let rows: pg.QueryResult;
  try {
    rows = await result;
  } catch (error) {
    return done(error);
  }
  done(undefined, rows);
}

/** A waiting query is run in the async context of the query before it, so the meter is looked up when it is queued. */
class MeteredPool extends pg.Pool {
  override query = ((given: unknown, ...rest: unknown[]): unknown => {
    const meter = isConfig(given) ? currentMeter() : undefined;
    if (meter?.stoppedBy) return Promise.reject(meter.stoppedBy);
    return (super.query as Run).call(this, meter && isConfig(given) ? { ...given, meter } : given, ...rest);
  }) as pg.Pool["query"];
}

/** A pool whose statements count what they read against the meter of the work that they belong to. */
export const meteredPool = (config: pg.PoolConfig & { onSlow?: Slow | undefined }): pg.Pool =>
  new MeteredPool({ ...config, Client: MeteredClient } as pg.PoolConfig);
