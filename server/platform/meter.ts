import { AsyncLocalStorage } from "node:async_hooks";

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
