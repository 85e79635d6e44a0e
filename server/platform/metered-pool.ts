import pg from "pg";
import { currentMeter, type Meter } from "./meter";

type Config = pg.QueryConfig & { meter?: Meter | undefined };
type Done = (error: unknown, result?: pg.QueryResult) => void;
type Run = (...args: unknown[]) => unknown;

const isConfig = (given: unknown): given is Config =>
  typeof given === "object" && given !== null && "text" in given && !("submit" in given);

/**
 * A connection that counts each row as it arrives. Where the work is stopped, the connection is ended in the middle of
 * its statement: PostgreSQL notices within a second, rolls back and goes no further.
 */
class MeteredClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Prisma reads the relations of one answer at the same time, inside a transaction on its one connection. Each waits here
   * for the one before: pg queues them only until its version 9.
   */
  override query = ((given: unknown, values?: unknown, done?: Done): unknown => {
    const tellsByCallback = done !== undefined || typeof values === "function";
    if (tellsByCallback || (typeof given !== "string" && !isConfig(given)))
      return this.#send(given, values, done);
    const answer = this.#last.then(() => this.#send(given, values));
    this.#last = answer.catch(() => {});
    return answer;
  }) as pg.Client["query"];

  #send(given: unknown, values?: unknown, done?: Done): unknown {
    const meter = isConfig(given) ? (given.meter ?? currentMeter()) : undefined;
    if (!meter || !isConfig(given)) return (super.query as Run).call(this, given, values, done);
    const config: Config = { ...given };
    delete config.meter;
    const result = this.#counted(config, meter);
    return done ? void callBack(result, done) : result;
  }

  async #counted(config: pg.QueryConfig, meter: Meter): Promise<pg.QueryResult> {
    if (meter.stoppedBy) {
      await this.end().catch(() => {}); // and its transaction, which no later statement could end
      throw meter.stoppedBy;
    }
    const forget = meter.onStop(() => void this.end().catch(() => {}));
    try {
      return await new Promise<pg.QueryResult>((resolve, reject) => {
        const query = new pg.Query(config, (error, rows) =>
          error ? reject(error) : resolve(rows as unknown as pg.QueryResult),
        );
        query.on("row", () => meter.readRow());
        super.query(query);
      });
    } catch (error) {
      throw meter.stoppedBy ?? error;
    } finally {
      forget();
    }
  }
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
export const meteredPool = (config: pg.PoolConfig): pg.Pool =>
  new MeteredPool({ ...config, Client: MeteredClient } as pg.PoolConfig);
