/**
 * Snapshots of all rows that refer to some rows of one table, and the way back from one snapshot to an earlier one. The
 * foreign keys of the database say which rows those are, so a new table takes part without being named here.
 */
import { Prisma } from "../../prisma/generated/client/client";
import type { Transaction } from "./database";

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
type Row = Record<string, Value>;

/** A row as it was before and after: only the columns that differ, and its primary key. Null where it did not exist. */
export interface RowChange {
  table: string;
  before: Row | null;
  after: Row | null;
}

interface Table {
  name: string;
  /** Columns of the primary key. */
  key: string[];
  /** Columns that refer to the parent; of the parent itself its key. */
  refers: string[];
  generated: string[];
}

/** Rows by table and primary key. */
export type Snapshot = Map<string, { table: Table; row: Row }>;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const columns = (names: readonly string[], of: string): string =>
  names.map((name) => `${of}.${quoted(name)}`).join(", ");

/** The parent and each table with a foreign key to its `id`. */
async function tablesAround(tx: Transaction, parent: string): Promise<Table[]> {
  const rows = await tx.$queryRaw<Table[]>`
    SELECT t.oid::regclass::text AS name,
      ARRAY(SELECT a.attname::text FROM pg_index i JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY(i.indkey)
        WHERE i.indrelid = t.oid AND i.indisprimary ORDER BY a.attnum) AS key,
      CASE WHEN t.oid = ${parent}::regclass THEN ARRAY['id'] ELSE ARRAY(SELECT a.attname::text
        FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1]
        WHERE c.conrelid = t.oid AND c.contype = 'f' AND c.confrelid = ${parent}::regclass ORDER BY a.attnum) END AS refers,
      ARRAY(SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = t.oid AND a.attnum > 0 AND a.attgenerated <> '') AS generated
    FROM pg_class t WHERE t.oid = ${parent}::regclass OR (NOT t.relispartition AND EXISTS (SELECT 1 FROM pg_constraint c
      WHERE c.conrelid = t.oid AND c.contype = 'f' AND c.confrelid = ${parent}::regclass))
    ORDER BY 1`;
  // The parent first: its rows have to exist before others can refer to them.
  return rows.sort((a, b) => Number(b.name === parent) - Number(a.name === parent));
}

/** Reads the rows with these ids of a table, and all rows that refer to them. */
export async function snapshotOf(tx: Transaction, parent: string, ids: readonly string[]): Promise<Snapshot> {
  const tables = await tablesAround(tx, parent);
  const parts = tables.map(({ name, refers }) => {
    const found = refers.map((column) => `x.${quoted(column)} = ANY($1::uuid[])`).join(" OR ");
    return `SELECT '${name}' AS name, to_jsonb(x) AS row FROM ${name} x WHERE ${found}`;
  });
  const rows = await tx.$queryRawUnsafe<{ name: string; row: Row }[]>(parts.join(" UNION ALL "), [...ids]);
  const byName = new Map(tables.map((table) => [table.name, table]));
  return new Map(
    rows.map(({ name, row }) => {
      const table = byName.get(name)!;
      return [`${name} ${JSON.stringify(table.key.map((column) => row[column]))}`, { table, row }];
    }),
  );
}

const same = (a: Value | undefined, b: Value | undefined): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What is different in the later snapshot. */
export function changesBetween(before: Snapshot, after: Snapshot): RowChange[] {
  const changes: RowChange[] = [];
  for (const [key, { table, row }] of before) {
    const now = after.get(key)?.row;
    if (now === undefined) {
      changes.push({ table: table.name, before: row, after: null });
      continue;
    }
    const changed = Object.keys(row).filter(
      (column) => !table.generated.includes(column) && !same(row[column], now[column]),
    );
    if (changed.length === 0) continue;
    const pick = (from: Row): Row =>
      Object.fromEntries([...table.key, ...changed].map((column) => [column, from[column] ?? null]));
    changes.push({ table: table.name, before: pick(row), after: pick(now) });
  }
  for (const [key, { table, row }] of after)
    if (!before.has(key)) changes.push({ table: table.name, before: null, after: row });
  return changes;
}

/**
 * Puts changed and deleted rows back as they were. A column that has changed again since keeps its newer value, and a row
 * that no longer refers to the same parent stays as it is. Rows that were new are left alone, except those that are nothing
 * but a key, such as "read on that day".
 * @param only columns to restore in a table; all of them where it is not listed.
 * @throws on any constraint that the rows of today and those of then violate together.
 */
export async function putBack(
  tx: Transaction,
  parent: string,
  changes: readonly RowChange[],
  only: Readonly<Record<string, readonly string[]>> = {},
): Promise<void> {
  const [parentTable, ...children] = await tablesAround(tx, parent);
  // Rows that refer to the parent can only be written once its own rows exist.
  for (const tables of [parentTable ? [parentTable] : [], children]) {
    const ofTable = tables.map((table) => ({
      table,
      own: changes.filter(({ table: name }) => name === table.name),
    }));
    for (const { table, own } of ofTable) {
      const isSet = (column: string, after: Value) => isRestored(table, only, column) && after !== null;
      await updateRows(tx, table, own.filter(wasUpdated), isSet);
    }
    for (const { table, own } of ofTable) {
      const isOnlyKey = table !== parentTable && table.refers.some((column) => table.key.includes(column));
      const added = own.flatMap(({ before, after }) => (before === null && after ? [after] : []));
      if (isOnlyKey) await deleteRows(tx, table, added);
      await insertRows(
        tx,
        table,
        own.flatMap(({ before, after }) => (after === null && before ? [before] : [])),
      );
    }
    // A column that became null lost what it referred to, which exists again by now.
    for (const { table, own } of ofTable) {
      const isSet = (column: string, after: Value) => isRestored(table, only, column) && after === null;
      await updateRows(tx, table, own.filter(wasUpdated), isSet);
    }
  }
}

const wasUpdated = ({ before, after }: RowChange): boolean => before !== null && after !== null;

const isRestored = (
  { name }: Table,
  only: Readonly<Record<string, readonly string[]>>,
  column: string,
): boolean => only[name]?.includes(column) ?? true;

async function updateRows(
  tx: Transaction,
  { name, key, refers }: Table,
  changes: readonly RowChange[],
  isSet: (column: string, after: Value) => boolean,
): Promise<void> {
  const groups = new Map<string, { columns: string[]; changes: RowChange[] }>();
  for (const change of changes) {
    const set = Object.entries(change.after ?? {}).flatMap(([column, after]) =>
      !key.includes(column) && isSet(column, after) ? [column] : [],
    );
    if (set.length === 0) continue;
    const group = groups.get(set.join()) ?? { columns: set, changes: [] };
    group.changes.push(change);
    groups.set(set.join(), group);
  }
  for (const group of groups.values()) {
    const set = group.columns.map(
      (column) =>
        `${quoted(column)} = CASE WHEN x.${quoted(column)} IS NOT DISTINCT FROM a.${quoted(column)} THEN b.${quoted(column)} ELSE x.${quoted(column)} END`,
    );
    const found = [
      ...key.map(
        (column) => `x.${quoted(column)} = b.${quoted(column)} AND a.${quoted(column)} = b.${quoted(column)}`,
      ),
      ...group.columns
        .filter((column) => refers.includes(column))
        .map((column) => `x.${quoted(column)} IS NOT DISTINCT FROM a.${quoted(column)}`),
    ];
    await tx.$executeRawUnsafe(
      `UPDATE ${name} x SET ${set.join(", ")} FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb) b,
        jsonb_populate_recordset(NULL::${name}, $2::jsonb) a WHERE ${found.join(" AND ")}`,
      JSON.stringify(group.changes.map(({ before }) => before)),
      JSON.stringify(group.changes.map(({ after }) => after)),
    );
  }
}

async function insertRows(tx: Transaction, { name, generated }: Table, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first).filter((column) => !generated.includes(column));
  await tx.$executeRawUnsafe(
    `INSERT INTO ${name} (${names.map(quoted).join(", ")})
      SELECT ${columns(names, "b")} FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb) b`,
    JSON.stringify(rows),
  );
}

async function deleteRows(tx: Transaction, { name, key }: Table, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.$executeRawUnsafe(
    `DELETE FROM ${name} x USING jsonb_populate_recordset(NULL::${name}, $1::jsonb) a
      WHERE ${key.map((column) => `x.${quoted(column)} = a.${quoted(column)}`).join(" AND ")}`,
    JSON.stringify(rows),
  );
}

/** Whether a row was refused by any constraint: unique, foreign key, check or exclusion. */
export const isConstraintViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  (/^P20(02|03|04|11)$/.test(error.code) ||
    (error.code === "P2010" && /\b23(502|503|505|514|P01)\b/.test(JSON.stringify(error.meta))));
