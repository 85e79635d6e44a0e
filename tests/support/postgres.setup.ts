import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { runMigrations } from "graphile-worker";
import { migrate } from "../../prisma/migrate";
import { startEmbeddedPostgres } from "../../server/platform/embedded-postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** Connects to a migrated, empty database that others are copied from. */
    templateDatabaseUrl: string;
  }
}

interface Running {
  url: string;
  /** How many projects of this run have not finished with it. */
  users: number;
  stop(): Promise<void>;
}

const shared = globalThis as { testPostgres?: Promise<Running> };

/** One real PostgreSQL for all projects of a run; durability off, since nothing has to survive them. */
async function start(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "praia-api-tests-"));
  const postgres = await startEmbeddedPostgres(folder, {
    database: "modelo",
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" },
  });
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

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.testPostgres ??= start();
  const running = await shared.testPostgres;
  running.users += 1;
  project.provide("templateDatabaseUrl", running.url);
  return async () => {
    running.users -= 1;
    if (running.users > 0) return;
    delete shared.testPostgres;
    await running.stop();
  };
}
