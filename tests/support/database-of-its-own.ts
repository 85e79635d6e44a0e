import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runMigrations } from "graphile-worker";
import { migrate } from "../../prisma/migrate";
import { startEmbeddedPostgres } from "../../server/platform/embedded-postgres";
import { startApi, type TestApi } from "./api";

export interface OwnDatabase {
  api: TestApi;
  stop: () => Promise<void>;
}

/** Starts the product on a separate PostgreSQL database, so that measurements are not disturbed. */
export async function startOnOwnDatabase(): Promise<OwnDatabase> {
  const scratch = mkdtempSync(join(tmpdir(), "praia-measured-"));
  const postgres = await startEmbeddedPostgres(join(scratch, "data"));
  await migrate(postgres.url);
  await runMigrations({ connectionString: postgres.url });
  const api = await startApi(postgres.url);
  const stop = async () => {
    await api.close();
    await postgres.stop();
    rmSync(scratch, { recursive: true, force: true });
  };
  return { api, stop };
}
