import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { runMigrations } from "graphile-worker";
import { migrate } from "../../prisma/migrate";
import { projectRoot } from "../../server/platform/project-root";
import { startEmbeddedPostgres, type EmbeddedPostgresOptions } from "../../server/platform/embedded-postgres";
import { databaseFolder } from "./database-folder";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a migrated, empty database, the template for all others. */
    templateDatabaseUrl: string;
  }
}

interface Running {
  url: string;
  /** The number of projects in this run that still use it. */
  users: number;
  stop(): Promise<void>;
}

const shared = globalThis as { testPostgres?: Map<string, Promise<Running>> };

/** One real PostgreSQL for all projects of a run, with durability off, because its data is temporary. */
async function start(options: EmbeddedPostgresOptions): Promise<Running> {
  const folder = mkdtempSync(join(databaseFolder(), "praia-api-tests-"));
  const postgres = await startEmbeddedPostgres(folder, {
    database: "modelo",
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" },
    ...options,
  });
  const script = join(projectRoot, "scripts", "schema-parts.mjs");
  const { writeSchemaParts } = (await import(script)) as { writeSchemaParts: () => void };
  writeSchemaParts(); // a part may have been added or removed since
  await migrate(postgres.url);
  await runMigrations({ connectionString: postgres.url });
  return {
    url: postgres.url,
    users: 0,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param name of the server: projects with the same name share one. */
export async function provideServer(
  project: TestProject,
  name: string,
  options: EmbeddedPostgresOptions = {},
): Promise<() => Promise<void>> {
  const servers = (shared.testPostgres ??= new Map<string, Promise<Running>>());
  const starting = servers.get(name) ?? start(options);
  servers.set(name, starting);
  const running = await starting;
  running.users += 1;
  project.provide("templateDatabaseUrl", running.url);
  return async () => {
    running.users -= 1;
    if (running.users > 0) return;
    servers.delete(name);
    await running.stop();
  };
}

export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return provideServer(project, "embedded");
}
