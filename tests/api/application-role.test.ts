import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { grantToApplication } from "../../prisma/application-role";
import { migrate } from "../../prisma/migrate";
import { forgetReadingsJob } from "../../server/athletes/read-personal-data.action";
import { useAccounts } from "../support/accounts";
import { startApi, type TestApi } from "../support/api";
import { createTestDatabase, onServer } from "../support/database";
import { createAthletePerson, createOpenEvent, enrolling } from "../support/enrolling";
import { perform } from "../support/identity-operations";
import { mailsTo } from "../support/mails";
import { createArena, createPerson } from "../support/story";

const role = `app_${randomUUID().replaceAll("-", "")}`;
const secret = randomUUID();
let ownerUrl: string;
let roleUrl: string;
let drop: () => Promise<void>;
let api: TestApi;
const { createAccount, signIn } = useAccounts(() => api);
const { act } = enrolling(() => api);

/** A server that connects as a role which owns nothing. */
beforeAll(async () => {
  ({ url: ownerUrl, drop } = await createTestDatabase());
  await onServer((server) => server.query(`CREATE ROLE ${role} LOGIN PASSWORD '${secret}'`));
  await grantToApplication(ownerUrl, role);
  roleUrl = Object.assign(new URL(ownerUrl), { username: role, password: secret }).href;
  api = await startApi(roleUrl);
});
afterAll(async () => {
  await api.close();
  await drop();
  await onServer((server) => server.query(`DROP ROLE ${role}`));
});

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

test("somebody signs in, enrols, is written to, and an admin's act is written down", async () => {
  const arena = await createArena(api, "Do papel");
  const event = await createOpenEvent(api, arena, { kind: "SUPER8" });
  const { email } = await createAccount();
  expect((await signIn(email)).answer["__typename"]).toBe("SignInSuccess");
  const athlete = await createAthletePerson(api, "Ana do Papel", arena.id);
  const entered = await act(athlete.token, "enrolInTournament", { tournamentId: event.globalId });
  expect(entered["__typename"]).toBe("EnrolInTournamentSuccess");
  const admin = await createPerson(api, "Administradora", ["ADMIN"]);
  await perform(api, "issueTemporaryPassword", { email }, { token: admin.token });
  expect((await mailsTo(api, email)).length).toBeGreaterThan(0);
  expect(await api.db.auditEntry.count()).toBe(1);
});

test("what admins did cannot be changed, deleted, emptied or bared of its triggers", async () => {
  for (const statement of [
    "UPDATE auditoria SET motivo = 'outro'",
    "DELETE FROM auditoria",
    "TRUNCATE auditoria",
    "TRUNCATE usuarios, auditoria CASCADE",
    "ALTER TABLE auditoria DISABLE TRIGGER ALL",
    "DROP TRIGGER auditoria_nao_muda ON auditoria",
    "CREATE OR REPLACE FUNCTION registro_nao_muda() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
    "ALTER TABLE auditoria ADD COLUMN outra text",
    "DROP TABLE auditoria",
    "SET session_replication_role = replica",
    "CREATE TABLE outra ()",
    "DELETE FROM _prisma_migrations",
    "DROP TABLE particoes.leituras_outras",
    "SELECT * FROM particoes.leituras_outras",
  ])
    await expect(
      connected(roleUrl, (client) => client.query(statement)),
      statement,
    ).rejects.toThrow(/permission denied|must be owner/);
});

test("its nightly job creates and drops partitions of the log of readings, which another role cannot", async () => {
  const partitions = () =>
    connected(ownerUrl, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        "SELECT relname AS name FROM pg_class WHERE relnamespace = 'particoes'::regnamespace AND relkind = 'r' ORDER BY 1",
      );
      return rows.map(({ name }) => name);
    });
  const before = await partitions();
  await connected(ownerUrl, (client) =>
    client.query(`DROP TABLE particoes.${before.at(-2)};
      CREATE TABLE particoes.leituras_2020_02 PARTITION OF leituras_dados_pessoais FOR VALUES FROM ('2020-02-01') TO ('2020-03-01')`),
  );
  await forgetReadingsJob(api.db, 24)();
  expect(await partitions()).toEqual(before);
  const { rows } = await connected(ownerUrl, (client) =>
    client.query(`SELECT 1 FROM pg_proc p, aclexplode(p.proacl) a
      WHERE p.proname LIKE '%_meses_das_leituras' AND a.grantee = 0`),
  );
  expect(rows).toEqual([]);
});

test("its server starts where the database is up to date, and says who must migrate where it is not", async () => {
  expect(await migrate(roleUrl)).toEqual([]);
  await connected(ownerUrl, (client) =>
    client.query(
      "DELETE FROM _prisma_migrations WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)",
    ),
  );
  await expect(migrate(roleUrl)).rejects.toThrow("com o papel que é dono do banco");
});

test("who owns the tables, or is nobody, is refused", async () => {
  const { username } = new URL(ownerUrl);
  await expect(grantToApplication(ownerUrl, username)).rejects.toThrow("é dono das tabelas ou superusuário");
  await expect(grantToApplication(ownerUrl, "ninguem_assim")).rejects.toThrow("Não há o papel");
});
