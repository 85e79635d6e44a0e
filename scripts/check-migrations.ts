/** Fails when prisma/schema says something that no migration brings about. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, schemaDifference } from "../prisma/migrate";
import { startEmbeddedPostgres } from "../server/platform/embedded-postgres";

const scratch = mkdtempSync(join(tmpdir(), "praia-migrations-"));
const postgres = await startEmbeddedPostgres(scratch, { settings: { fsync: "off" } });
try {
  await migrate(postgres.url);
  const difference = await schemaDifference(postgres.url);
  if (difference !== "") {
    console.error(
      `As migrações não correspondem a prisma/schema: rode npm run db:migration NOME.\n\n${difference}`,
    );
    process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}
