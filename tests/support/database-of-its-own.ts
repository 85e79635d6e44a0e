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

/** The product on a database that nothing else is in: what is measured has to be alone. */
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
