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

/** One real PostgreSQL for all API tests; durability off, since nothing has to survive them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "praia-api-tests-"));
  const postgres = await startEmbeddedPostgres(folder, {
    database: "modelo",
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" },
  });
  await migrate(postgres.url);
  await runMigrations({ connectionString: postgres.url });
  project.provide("templateDatabaseUrl", postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
