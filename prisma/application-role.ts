import { runMigrations } from "graphile-worker";
import pg from "pg";
import { StartupError } from "../server/platform/errors";

/** The audit log of admins, which servers may only insert into. */
const auditTable = "auditoria";
const jobs = "graphile_worker";
const migrations = "_prisma_migrations";

/**
 * Grants a role what servers need: to read and write rows. The role owns nothing, so it can neither drop triggers nor alter
 * tables, and it can only insert into the audit log. Call it as the owner after each migration.
 * @throws StartupError if the role does not exist, or is a superuser or the owner of the tables.
 */
export async function grantToApplication(ownerUrl: string, role: string): Promise<void> {
  await runMigrations({ connectionString: ownerUrl });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await assertOrdinary(client, role);
    const to = client.escapeIdentifier(role);
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relrowsecurity`,
      [jobs],
    );
    await client.query(`
      BEGIN;
      GRANT USAGE ON SCHEMA public, ${jobs} TO ${to};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, ${jobs} TO ${to};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, ${jobs} TO ${to};
      GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public, ${jobs} TO ${to};
      REVOKE UPDATE, DELETE ON ${auditTable} FROM ${to};
      REVOKE INSERT, UPDATE, DELETE ON ${migrations} FROM ${to};
      ${tables.map(({ name }) => policyFor(client.escapeIdentifier(name), to)).join("\n")}
      COMMIT;`);
  } finally {
    await client.end();
  }
}

/** graphile-worker enables row level security: without a policy only the owner of its tables sees the jobs. */
const policyFor = (table: string, role: string): string => `
  DROP POLICY IF EXISTS application ON ${jobs}.${table};
  CREATE POLICY application ON ${jobs}.${table} TO ${role} USING (true) WITH CHECK (true);`;

async function assertOrdinary(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ ordinary: boolean }>(
    `SELECT NOT rolsuper AND NOT pg_has_role(rolname, (SELECT tableowner FROM pg_tables
       WHERE schemaname = 'public' AND tablename = $2), 'MEMBER') AS ordinary
     FROM pg_roles WHERE rolname = $1`,
    [role, auditTable],
  );
  if (!rows[0]) throw new StartupError(`Não há o papel ${role} no PostgreSQL: crie-o com CREATE ROLE.`);
  if (!rows[0].ordinary)
    throw new StartupError(
      `O papel ${role} é dono das tabelas ou superusuário: dê aos servidores um que não seja.`,
    );
}
