/** npm run db:reset: forgets all data; the next start tells the demo story again. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { readConfig } from "../server/platform/config";
import { startEmbeddedPostgres } from "../server/platform/embedded-postgres";

const config = readConfig(process.env);
if (config.production) {
  console.error("Em produção os dados não são apagados por este comando.");
  process.exit(1);
}
if (config.databaseUrl === null) {
  // Starting it first makes sure that no server is using the folder.
  await (await startEmbeddedPostgres(config.dataDir)).stop();
  rmSync(join(config.dataDir, "postgres"), { recursive: true, force: true });
} else {
  const client = new pg.Client({ connectionString: config.databaseUrl });
  await client.connect();
  await client.query(
    "DROP SCHEMA IF EXISTS graphile_worker CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public",
  );
  await client.end();
}
console.log("Dados apagados. O próximo início conta a história de demonstração de novo.");
