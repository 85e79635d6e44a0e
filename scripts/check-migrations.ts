/**
 * Fails if prisma/schema differs from the result of the migrations, or if a migration would disturb running servers.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, migrationNames, schemaDifference } from "../prisma/migrate";
import { startEmbeddedPostgres } from "../server/platform/embedded-postgres";
import { projectRoot } from "../server/platform/project-root";
import { faultsIn } from "./migration-faults";

/** Earlier migrations predate this check and have been applied everywhere. */
const lookedAtSince = "20261203";
for (const name of migrationNames().filter((each) => each > lookedAtSince))
  for (const fault of faultsIn(
    readFileSync(join(projectRoot, "prisma", "migrations", name, "migration.sql"), "utf8"),
  )) {
    console.error(`${name}: ${fault}. If it may: "-- allowed: why" in the line before.`);
    process.exitCode = 1;
  }

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
