import { createHash } from "node:crypto";
import pg from "pg";
import { enums, fields } from "../../prisma/generated/columns";
import { runOn, type Database } from "./database";

/** A statement that each connection parses and plans once. @param values of $1, $2, … */
export type Prepared<Row> = (db: Database, ...values: unknown[]) => Promise<Row[]>;

/** Tags raw SQL, for readers and for the check of which domain's tables it names. */
export const sql = String.raw;

/**
 * A statement under a name of its own. Its text never changes: what varies is a value, and a list of ids one array.
 * @param toRow what a row is, from its columns in their order.
 */
export function prepared<Row>(text: string, toRow: (columns: readonly unknown[]) => Row): Prepared<Row> {
  return reader(text, toRow, createHash("sha1").update(text).digest("base64url"));
}

/**
 * A statement that PostgreSQL plans for each call with the values at hand. Planning costs about a millisecond; use it
 * where the best plan depends on a value, such as whether a search matches five rows or a fifth of the table.
 */
export function plannedEachTime<Row>(
  text: string,
  toRow: (columns: readonly unknown[]) => Row,
): Prepared<Row> {
  return reader(text, toRow);
}

function reader<Row>(
  text: string,
  toRow: (columns: readonly unknown[]) => Row,
  name?: string,
): Prepared<Row> {
  return async (db, ...values) => {
    const { rows } = await runOn(db, { ...(name ? { name } : {}), text, values, rowMode: "array", types });
    return rows.map(toRow);
  };
}

type Read = (value: unknown) => unknown;

/** The columns of a model; rows are read into the same values that Prisma returns. */
export interface Columns<Row> {
  /** How many columns there are. */
  width: number;
  /** The column list, qualified with this table name. */
  of(table: string): string;
  /** The row that begins at this column. */
  read(columns: readonly unknown[], from?: number): Row;
}

/** @param model its name in prisma/schema. @param only some fields, in this order; all of them if none are named. */
export function columnsOf<Row extends object>(
  model: string,
  only?: readonly (keyof Row & string)[],
): Columns<Row> {
  const known = fields[model] ?? [];
  const wanted = only ? known.filter(([field]) => only.includes(field as never)) : known;
  const names = wanted.map(([field]) => field);
  const reads = wanted.map(([, , type]) => readerOf(type));
  return {
    width: wanted.length,
    of: (table) => wanted.map(([, column]) => `${table}."${column}"`).join(", "),
    read: (columns, from = 0) => {
      const row: Record<string, unknown> = {};
      for (let index = 0; index < names.length; index++) {
        const value = columns[from + index];
        const read = reads[index];
        row[names[index]!] = value === null || !read ? value : read(value);
      }
      return row as Row;
    },
  };
}

/** The values of an enum by their names in the database. @param name the name of the enum in prisma/schema. */
export const storedWords = <Value extends string>(name: string): Readonly<Record<string, Value>> =>
  (enums[name] ?? {}) as Record<string, Value>;

function readerOf(type: string): Read | undefined {
  const names = enums[type.replace("[]", "")];
  if (!names) return undefined;
  if (!type.endsWith("[]")) return (value) => names[value as string];
  // As PostgreSQL writes an array: {a,b}. None of these names has a sign that it would quote.
  return (value) =>
    String(value)
      .slice(1, -1)
      .split(",")
      .flatMap((stored) => names[stored] ?? []);
}

const { builtins } = pg.types;
/** The type ids of int4[], text[] and uuid[], for which pg has parsers but no constants. */
const arrays = [1007, 1009, 2951];
/** 2026-11-22 20:15:00.123-03, as the connection's zone writes it. */
const instant = (text: string): Date => new Date(`${text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")}`);
const readers: Record<number, (text: string) => unknown> = {
  [builtins.BOOL]: (text) => text === "t",
  [builtins.INT2]: Number,
  [builtins.INT4]: Number,
  [builtins.JSON]: JSON.parse,
  [builtins.DATE]: (text) => new Date(`${text}T00:00:00Z`),
  [builtins.TIME]: (text) => new Date(`1970-01-01T${text}Z`),
  [builtins.TIMESTAMPTZ]: instant,
  ...Object.fromEntries(arrays.map((type) => [type, pg.types.getTypeParser(type)])),
};
const asText = (text: string): unknown => text;
const types = {
  getTypeParser: (type: number) => readers[type] ?? asText,
} as unknown as pg.CustomTypesConfig;
