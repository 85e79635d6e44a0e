import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { migrationNames } from "../../prisma/migrate";
import { projectRoot } from "../../server/platform/project-root";
import { createTestDatabase } from "../support/database";

const migration = "20261123010000_ocupacao";
const sqlOf = (name: string) =>
  readFileSync(join(projectRoot, "prisma", "migrations", name, "migration.sql"), "utf8");

const arena = "00000000-0000-4000-8000-00000000000a";
const court = "00000000-0000-4000-8000-000000000001";
const uuid = (number: number) => `00000000-0000-4000-9000-00000000000${number}`;

test("what took a court before there was a calendar stands in it, and keeps others away", async () => {
  const database = await createTestDatabase({ empty: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    for (const name of migrationNames().filter((other) => other < migration)) await client.query(sqlOf(name));
    // Only what the calendar is made from; whom it belongs to is left out.
    await client.query("SET session_replication_role = replica");
    await client.query(
      `INSERT INTO quadras (id, arena_id, numero, nome) VALUES ('${court}', '${arena}', 1, 'Quadra 1')`,
    );
    const booking = (number: number, kind: string, from: string, until: string) =>
      client.query(`INSERT INTO locacoes (id, quadra_id, tipo, descricao, inicio, fim)
        VALUES ('${uuid(number)}', '${court}', '${kind}', 'Cliente', '2026-12-01 ${from}Z', '2026-12-01 ${until}Z')`);
    const match = (number: number, status: string, from: string, until: string | null) =>
      client.query(`INSERT INTO jogos (id, torneio_id, rodada, ordem, status, desfecho, lado_vencedor, realizado_em, quadra_id, data_jogo, data_jogo_fim)
        VALUES ('${uuid(number)}', '${arena}', 1, ${number}, '${status}', ${status === "realizado" ? "'normal', 1, '2026-12-01 10:30Z'" : "NULL, NULL, NULL"},
          '${court}', '2026-12-01 ${from}Z',
          ${until === null ? "NULL" : `'2026-12-01 ${until}Z'`})`);
    await booking(1, "locacao", "09:00", "10:00");
    await booking(2, "bloqueio", "12:00", "13:00");
    await match(3, "agendado", "10:00", "10:40");
    await match(4, "chamado", "12:30", "13:10");
    await match(5, "realizado", "10:00", "10:40");
    await match(6, "cancelado", "14:00", "14:40");
    await match(7, "chamado", "15:00", null);
    await client.query("SET session_replication_role = origin");

    await client.query(sqlOf(migration));

    const { rows } = await client.query<Record<string, unknown>>(
      `SELECT motivo::text, coalesce(locacao_id, jogo_id)::text AS origem, arena_id::text AS arena,
        to_char(inicio AT TIME ZONE 'UTC', 'HH24:MI') AS das, to_char(fim AT TIME ZONE 'UTC', 'HH24:MI') AS as, mesmo_assim
       FROM ocupacoes_quadras ORDER BY inicio`,
    );
    expect(rows).toEqual([
      { motivo: "locacao", origem: uuid(1), arena, das: "09:00", as: "10:00", mesmo_assim: false },
      { motivo: "jogo", origem: uuid(3), arena, das: "10:00", as: "10:40", mesmo_assim: false },
      { motivo: "bloqueio", origem: uuid(2), arena, das: "12:00", as: "13:00", mesmo_assim: false },
      { motivo: "jogo", origem: uuid(4), arena, das: "12:30", as: "13:10", mesmo_assim: true },
    ]);
    await expect(
      client.query(`INSERT INTO ocupacoes_quadras (id, quadra_id, arena_id, motivo, inicio, fim)
        VALUES (gen_random_uuid(), '${court}', '${arena}', 'aula', '2026-12-01 10:30Z', '2026-12-01 11:30Z')`),
    ).rejects.toMatchObject({ code: "23P01" });
  } finally {
    await client.end();
    await database.drop();
  }
});
