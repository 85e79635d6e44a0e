/** npm run db:reset: deletes all data; the next start creates the demo data again. */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { readConfig } from "../server/platform/config";
import { startEmbeddedPostgres } from "../server/platform/embedded-postgres";
import { StartupError } from "../server/platform/errors";

async function reset(): Promise<void> {
  const config = readConfig(process.env);
  if (config.production) throw new StartupError("Em produção os dados não são apagados por este comando.");
  if (config.databaseUrl !== null) return resetExternal(config.databaseUrl);
  const cluster = join(config.dataDir, "postgres");
  if (!existsSync(cluster)) return;
  // Starting it first fails if another process uses the folder.
  await (await startEmbeddedPostgres(config.dataDir)).stop();
  rmSync(cluster, { recursive: true, force: true });
}

async function resetExternal(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query(
      "DROP SCHEMA IF EXISTS graphile_worker, particoes CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public",
    );
  } catch (error) {
    throw new StartupError(
      `Não foi possível apagar os dados de DATABASE_URL: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

try {
  await reset();
  console.log("Dados apagados. O próximo início conta a história de demonstração de novo.");
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
