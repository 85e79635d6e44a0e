import DataLoader from "dataloader";
import { perRequest, type ActionContext } from "./context";

/** Reads rows for many keys at once; in any order, and none for a key that has none. */
type Read<Row> = (ctx: ActionContext, keys: string[]) => Promise<readonly Row[]>;
/** What is asked for one by one is read together, and once, in a request. */
export type LoaderOf<Value> = (ctx: ActionContext) => DataLoader<string, Value>;

const together = <Value>(
  read: (ctx: ActionContext, keys: string[]) => Promise<(key: string) => Value | Error>,
): LoaderOf<Value> =>
  perRequest(
    (ctx: ActionContext) =>
      new DataLoader<string, Value>(async (keys) => {
        const valueOf = await read(ctx, [...keys]);
        return keys.map(valueOf);
      }),
  );

/** The first row of each key; null where there is none. */
export const oneBy = <Row>(keyOf: (row: Row) => string, read: Read<Row>): LoaderOf<Row | null> =>
  together(async (ctx, keys) => {
    const rows = new Map([...(await read(ctx, keys))].toReversed().map((row) => [keyOf(row), row]));
    return (key) => rows.get(key) ?? null;
  });

/** All rows of each key, in the order in which they were read. */
export const manyBy = <Row>(keyOf: (row: Row) => string, read: Read<Row>): LoaderOf<Row[]> =>
  together(async (ctx, keys) => {
    const rows = new Map<string, Row[]>();
    for (const row of await read(ctx, keys)) {
      const found = rows.get(keyOf(row));
      if (found) found.push(row);
      else rows.set(keyOf(row), [row]);
    }
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
