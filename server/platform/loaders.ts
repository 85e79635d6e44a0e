import DataLoader from "dataloader";
import { perRequest, type ActionContext } from "./context";
import { listedBy } from "./listed-by.rules";
import type { MaybePromise } from "./when-known";

/** Reads rows for many keys at once; in any order, and none for a key that has none. */
type Read<Row> = (ctx: ActionContext, keys: string[]) => Promise<readonly Row[]>;
/** A batching and caching loader, one per request. */
export type LoaderOf<Value> = (ctx: ActionContext) => Loader<Value>;

/** The values of one kind that one request knows: primed by the root of a page with `tell`, or loaded on demand. */
class Loader<Value> {
  readonly #known = new Map<string, Value>();
  readonly #unknown: DataLoader<string, Value>;

  constructor(read: (keys: string[]) => Promise<(key: string) => Value | Error>) {
    this.#unknown = new DataLoader<string, Value>(async (keys) => {
      const valueOf = await read([...keys]);
      return keys.map((key) => {
        const value = valueOf(key);
        if (!(value instanceof Error)) this.#known.set(key, value);
        return value;
      });
    });
  }

  /** Synchronous for a known value; an unknown one is loaded in a batch. */
  load(key: string): MaybePromise<Value> {
    const value = this.#known.get(key);
    return value !== undefined || this.#known.has(key) ? (value as Value) : this.#unknown.load(key);
  }

  /** Primes the cache. Call it from the root of a page, whose query has already checked the viewer's access. */
  tell(key: string, value: Value): void {
    this.#known.set(key, value);
  }
}

const together = <Value>(
  read: (ctx: ActionContext, keys: string[]) => Promise<(key: string) => Value | Error>,
): LoaderOf<Value> => perRequest((ctx: ActionContext) => new Loader<Value>((keys) => read(ctx, keys)));

/** The first row of each key; null where there is none. */
export const oneBy = <Row>(keyOf: (row: Row) => string, read: Read<Row>): LoaderOf<Row | null> =>
  together(async (ctx, keys) => {
    const rows = new Map([...(await read(ctx, keys))].toReversed().map((row) => [keyOf(row), row]));
    return (key) => rows.get(key) ?? null;
  });

/** All rows of each key, in the order of the query. */
export const manyBy = <Row>(keyOf: (row: Row) => string, read: Read<Row>): LoaderOf<Row[]> =>
  together(async (ctx, keys) => {
    const rows = listedBy(await read(ctx, keys), keyOf);
    return (key) => rows.get(key) ?? [];
  });

/** A value for each key. @param otherwise for a key without one; an error where there has to be one. */
export const valueBy = <Value>(
  read: (ctx: ActionContext, keys: string[]) => Promise<ReadonlyMap<string, Value>>,
  otherwise: (key: string) => Value | Error,
): LoaderOf<Value> =>
  together(async (ctx, keys) => {
    const values = await read(ctx, keys);
    return (key) => values.get(key) ?? otherwise(key);
  });

/** Whether a key is among those that were read. */
export const whether = (
  read: (ctx: ActionContext, keys: string[]) => Promise<readonly string[]>,
): LoaderOf<boolean> =>
  together(async (ctx, keys) => {
    const found = new Set(await read(ctx, keys));
    return (key) => found.has(key);
  });
