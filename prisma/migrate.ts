import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlQuery,
  type SqlResultSet,
} from "@prisma/driver-adapter-utils";
import type * as SchemaEngineModule from "@prisma/schema-engine-wasm";
import pg from "pg";
import { projectRoot } from "../server/platform/project-root";
import { StartupError } from "../server/platform/errors";

/**
 * Prisma's schema engine, in the build that ships as WebAssembly: the native one is a download, which a bare machine
 * or a closed network does not have.
 */
const migrationsFolder = join(projectRoot, "prisma", "migrations");
const schemaFolder = join(projectRoot, "prisma", "schema");
const noFilters = { externalTables: [], externalEnums: [] };
// Any number will do as long as every process uses the same one.
const migrationLock = 7_262_401;
/** Held by a running migration script. If the process dies, PostgreSQL may still run and commit the script. */
const scriptLock = 7_262_404;
/** How long a migration waits for a table lock; statements that need the table queue behind it meanwhile. */
const lockWaitMs = 2_000;
/** Pause between two attempts, in which the queued statements run. */
const lockPauseMs = 500;
const lockTries = 120;
/** Written by a migration's last statement into its own row: shows that it was committed even if the process was killed. */
const committedMark = "committed";

export const migrationNames = (): string[] =>
  readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/**
 * Brings the database to the newest migration. Safe when several servers start at once: the others wait.
 * @param until the last migration to apply, for a database as it once was.
 * @returns the names of the migrations that were applied now.
 */
export async function migrate(databaseUrl: string, until?: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    const wanted = migrationNames().filter((name) => until === undefined || name <= until);
    await settleInterrupted(client);
    const applied = await appliedMigrations(client);
    if (wanted.every((name) => applied.has(name))) return [];
    await assertMayMigrate(client);
    return await withEngine(databaseUrl, [], async (engine) => {
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList: migrationList(wanted),
        filters: noFilters,
      });
      return appliedMigrationNames;
    });
  } finally {
    await client.end(); // releases the lock
  }
}

/** The SQL that would bring a migrated database to what prisma/schema says; empty when they agree. */
export async function schemaDifference(databaseUrl: string): Promise<string> {
  const files = schemaFiles();
  return withEngine(
    databaseUrl,
    files.map(({ path, content }) => [path, content]),
    async (engine) => {
      const { stdout } = await engine.diff({
        from: { tag: "schemaDatasource", files, configDir: schemaFolder },
        to: { tag: "schemaDatamodel", files },
        script: true,
        exitCode: null,
        filters: noFilters,
      });
      const sql = stdout?.trim() ?? "";
      return sql === "-- This is an empty migration." ? "" : sql;
    },
  );
}

/**
 * Repairs the row of a migration whose process was killed: Prisma refuses to continue while a row has no end. A migration is
 * one transaction: if its mark is there, it was committed and the row is completed; if not, the row is deleted, so that the
 * migration runs again. First waits for a script that PostgreSQL is still executing.
 */
async function settleInterrupted(client: pg.Client): Promise<void> {
  const { rows } = await client.query("SELECT 1 WHERE to_regclass('_prisma_migrations') IS NOT NULL");
  if (rows.length === 0) return;
  // Return before writing: the role of servers may only read this table.
  const { rows: open } = await client.query(
    "SELECT 1 FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL LIMIT 1",
  );
  if (open.length === 0) return;
  await client.query("SELECT pg_advisory_lock($1), pg_advisory_unlock($1)", [scriptLock]);
  await client.query(
    `UPDATE _prisma_migrations SET finished_at = now(), logs = NULL, applied_steps_count = 1
     WHERE finished_at IS NULL AND rolled_back_at IS NULL AND logs = $1`,
    [committedMark],
  );
  await client.query("DELETE FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL");
}

/** @throws StartupError */
async function assertMayMigrate(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    "SELECT has_schema_privilege('public', 'CREATE') AS may",
  );
  if (!rows[0]?.may)
    throw new StartupError(
      "O banco precisa de migrações que este papel não pode fazer: rode antes `main.mjs migrate` com o papel que é dono do banco.",
    );
}

async function appliedMigrations(client: pg.Client): Promise<Set<string>> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there",
  );
  if (!tables[0]?.there) return new Set();
  const { rows } = await client.query<{ migration_name: string }>(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  return new Set(rows.map((row) => row.migration_name));
}

const schemaFiles = () =>
  readdirSync(schemaFolder)
    .filter((name) => name.endsWith(".prisma"))
    .map((name) => ({
      path: join(schemaFolder, name),
      content: readFileSync(join(schemaFolder, name), "utf8"),
    }));

const migrationList = (names: readonly string[]) => ({
  baseDir: migrationsFolder,
  lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
  shadowDbInitScript: "",
  migrationDirectories: names.map((name) => ({
    path: name,
    migrationFile: {
      path: "migration.sql",
      content: {
        tag: "ok" as const,
        value: readFileSync(join(migrationsFolder, name, "migration.sql"), "utf8"),
      },
    },
  })),
});

type EngineModule = typeof SchemaEngineModule;
type Engine = Awaited<ReturnType<EngineModule["SchemaEngine"]["new"]>>;

async function withEngine<T>(
  databaseUrl: string,
  datamodels: [string, string][],
  use: (engine: Engine) => Promise<T>,
): Promise<T> {
  const { SchemaEngine } = await loadEngine();
  // A separate pool, so that no connection outlives the engine.
  const pool = new pg.Pool({ connectionString: databaseUrl, lock_timeout: lockWaitMs });
  const factory = new PrismaPg(pool);
  await mendAdapter(factory);
  const adapter = bindMigrationAwareSqlAdapterFactory(factory);
  const engine = await SchemaEngine.new(
    { datamodels: datamodels.length > 0 ? datamodels : undefined },
    () => {},
    adapter,
  );
  try {
    return await use(engine);
  } finally {
    engine.free();
    await pool.end();
  }
}

let engineModule: Promise<EngineModule> | undefined;
// Once per process: the glue code keeps views into the memory of the latest instance.
const loadEngine = (): Promise<EngineModule> => (engineModule ??= instantiateEngine());

async function instantiateEngine(): Promise<EngineModule> {
  const require = createRequire(import.meta.url);
  const glue = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const engine = (await import(glue)) as EngineModule & {
    __wbg_set_wasm(exports: WebAssembly.Exports): void;
  };
  const bytes = readFileSync(glue.replace(/schema_engine_bg\.js$/, "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, {
    "./schema_engine_bg.js": engine as unknown as WebAssembly.ModuleImports,
  });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports["__wbindgen_start"] as (() => void) | undefined)?.();
  return engine;
}

interface Adapter {
  executeScript(script: string): Promise<void>;
}
interface Queryable {
  performIO(query: SqlQuery): Promise<{ fields?: { dataTypeID: number }[] }>;
  queryRaw(query: SqlQuery): Promise<SqlResultSet>;
}
const internalChar = 18;
const text = 25;
let patched = false;

async function mendAdapter(factory: PrismaPg): Promise<void> {
  if (patched) return;
  patched = true;
  const probe = await factory.connect();
  const adapter = Object.getPrototypeOf(probe) as Adapter;
  await probe.dispose();
  runScriptsWhole(adapter);
  acceptInternalCharColumns(Object.getPrototypeOf(adapter) as Queryable);
}

/**
 * adapter-pg splits a migration at every semicolon and runs the statements one by one: this breaks function bodies, and a
 * failure leaves a partial migration. Sent as one query it is one transaction, as with Prisma's native engine. After a lock
 * timeout or a deadlock it is retried with a pause, so that other statements do not queue behind it for long.
 */
function runScriptsWhole(prototype: Adapter): void {
  prototype.executeScript = async function (
    this: Adapter & { client: pg.Pool; onError(error: unknown): never },
    script,
  ) {
    for (let left = lockTries; ; left -= 1) {
      try {
        await this.client.query(`SELECT pg_advisory_xact_lock(${scriptLock});\n${script}\n;${markCommitted}`);
        return;
      } catch (error) {
        if (left === 0 || !isLockConflict(error)) this.onError(error);
        await sleep(lockPauseMs);
      }
    }
  };
}

/** A lock timeout, or a deadlock with another transaction. */
const isLockConflict = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "55P03" || error.code === "40P01");

const markCommitted = `DO $mark$ BEGIN
  IF to_regclass('_prisma_migrations') IS NOT NULL THEN
    UPDATE _prisma_migrations SET logs = '${committedMark}' WHERE finished_at IS NULL AND rolled_back_at IS NULL;
  END IF;
END $mark$`;

/** adapter-pg rejects PostgreSQL's internal "char" type, which the engine reads from the catalogue: return it as text. */
function acceptInternalCharColumns(prototype: Queryable): void {
  const { performIO, queryRaw } = prototype;
  const charColumns = new WeakMap<object, number[]>();
  prototype.performIO = async function (this: Queryable, query) {
    const result = await performIO.call(this, query);
    const found = (result.fields ?? []).flatMap((field, index) =>
      field.dataTypeID === internalChar ? [index] : [],
    );
    for (const index of found) result.fields![index]!.dataTypeID = text;
    charColumns.set(query, found);
    return result;
  };
  prototype.queryRaw = async function (this: Queryable, query) {
    const result = await queryRaw.call(this, query);
    for (const index of charColumns.get(query) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
}
