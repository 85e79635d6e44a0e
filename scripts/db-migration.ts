/** npm run db:migration NAME: writes a migration for the difference between the migrations and prisma/schema. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, schemaDifference } from "../prisma/migrate";
import { startEmbeddedPostgres } from "../server/platform/embedded-postgres";
import { projectRoot } from "../server/platform/project-root";

const name = process.argv[2]
  ?.trim()
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, "_");
if (!name) {
  console.error("Uso: npm run db:migration NOME");
  process.exit(1);
}
const scratch = mkdtempSync(join(tmpdir(), "praia-migration-"));
const postgres = await startEmbeddedPostgres(scratch, { settings: { fsync: "off" } });
try {
  await migrate(postgres.url);
  const sql = await schemaDifference(postgres.url);
  if (sql === "") {
    console.log("As migrações já correspondem a prisma/schema: nada a fazer.");
  } else {
    const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    const folder = join(projectRoot, "prisma", "migrations", `${stamp}_${name}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "migration.sql"), `${sql}\n`);
    console.log(
      `Criada: ${join(folder, "migration.sql")}. Leia e complete (restrições CHECK, dados) antes de usar.`,
    );
  }
} finally {
  await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
}
