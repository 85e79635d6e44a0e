import { AsyncLocalStorage } from "node:async_hooks";
import type { Context } from "@opentelemetry/api";
import pg from "pg";
import { currentSpan, inStatementSpan } from "./tracing";

/** Thrown in work that was stopped because of its cost or because its client has gone. */
export class WorkStopped extends Error {}

/** The work read or produced more than its budget allows. */
export class TooCostly extends WorkStopped {
  constructor(readonly budget: number) {
    super(`Consulta grande demais: passou de ${budget} pontos. Peça menos de uma vez.`);
  }
}

/** The work timed out, or the client disconnected. */
export class TookTooLong extends WorkStopped {
  constructor() {
    super("A consulta demorou demais e foi interrompida. Peça menos de uma vez.");
  }
}

/** A row that is read costs less than an object that is made of it and sent. */
export const pointsPerRow = 0.5;

const charactersPerPoint = 100;

/** The points of work between two yields to the event loop: a few milliseconds. */
const pointsPerTurn = 200;

/** Up to this size a list is produced without yielding, because waiting would cost more than the work. */
const pointsOfShortList = 20;

/** Yields to the event loop between parts of a large answer, so that other requests are served in between. */
class Turns {
  #points = 0;
  #turn: Promise<void> | null = null;

  /** @returns when so much may be made; null for now. */
  take(points: number): Promise<void> | null {
    this.#points += points;
    if (points <= pointsOfShortList) return null;
    if (this.#points > pointsPerTurn) {
      this.#points = points;
      const turn = (this.#turn ?? Promise.resolve())
        .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
        .then(() => {
          if (this.#turn === turn) this.#turn = null;
        });
      this.#turn = turn;
    }
    return this.#turn;
  }
}

/** Measures the cost of one operation, and stops it. Each operation has one, from its first statement to its answer. */
export class Meter {
  /** The estimated cost before execution; null without an estimate. */
  asked: number | null = null;
  /** Unlimited until the caller is known. */
  budget = Infinity;
  /** Whether the operation is a mutation. */
  writes = false;
  /** Frees the place among the running operations, for work that waits in a bounded queue of its own. */
  leaveTurn: () => void = () => {};
  #made = 0;
  #rows = 0;
  #stoppedBy: WorkStopped | null = null;
  readonly #onStop = new Set<() => void>();
  readonly #turns = new Turns();

  /**
   * The points of the produced values; of the rows read if there were too many. Rows are not reported otherwise,
   * because the number of rows read for a denied field would reveal whether the object exists.
   */
  get used(): number {
    return Math.ceil(this.#stoppedBy ? Math.max(this.#made, this.#rows * pointsPerRow) : this.#made);
  }

  get stoppedBy(): WorkStopped | null {
    return this.#stoppedBy;
  }

  /** @throws WorkStopped */
  assertGoing(): void {
    if (this.#stoppedBy) throw this.#stoppedBy;
  }

  /** Something that is used only while the work goes on. @throws WorkStopped */
  going<T>(value: T): T {
    this.assertGoing();
    return value;
  }

  /**
   * @returns when it may be made; null for now.
   * @throws TooCostly when that was too much.
   */
  make(points: number): Promise<void> | null {
    this.#made += points;
    this.#holdToBudget();
    this.assertGoing();
    return this.#turns.take(points);
  }

  /** A long text costs more than the plain value it is: a point for each hundred characters after the first. */
  makeText(length: number): void {
    if (length > charactersPerPoint) void this.make(length / charactersPerPoint - 1);
  }

  /** Counts one more row; when that was too much, what goes on is stopped. */
  readRow(): void {
    this.#rows += 1;
    this.#holdToBudget();
  }

  stop(reason: WorkStopped): void {
    if (this.#stoppedBy) return;
    this.#stoppedBy = reason;
    for (const end of this.#onStop) end();
    this.#onStop.clear();
  }

  /** @param end called when the work is stopped. @returns what takes that back. */
  onStop(end: () => void): () => void {
    this.#onStop.add(end);
    return () => void this.#onStop.delete(end);
  }

  #holdToBudget(): void {
    if (this.#made > this.budget || this.#rows * pointsPerRow > this.budget)
      this.stop(new TooCostly(this.budget));
  }
}

const current = new AsyncLocalStorage<Meter>();

/** The meter of the work that is going on here; none for jobs and for the start. */
export const currentMeter = (): Meter | undefined => current.getStore();

/** Whatever `work` causes is counted by this meter. */
export const metered = <T>(meter: Meter, work: () => T): T => current.run(meter, work);

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
