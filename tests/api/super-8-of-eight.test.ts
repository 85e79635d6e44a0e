import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { migrationNames } from "../../prisma/migrate";
import { projectRoot } from "../../server/platform/project-root";
import { createTestDatabase } from "../support/database";

const migration = "20261123090000_super_8_de_oito";
const sqlOf = (name: string) =>
  readFileSync(join(projectRoot, "prisma", "migrations", name, "migration.sql"), "utf8");
const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

test("a Super 8 that was set to another number of athletes goes on as a Super N", async () => {
  const database = await createTestDatabase({ empty: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    for (const name of migrationNames().filter((other) => other < migration)) await client.query(sqlOf(name));
    await client.query("SET session_replication_role = replica"); // whom they belong to is left out
    const event = async (number: number, kind: string, places: number | null, format: string) => {
      await client.query(
        `INSERT INTO torneios (id, arena_id, nome, tipo_torneio, categoria, data_inicio, max_participantes)
         VALUES ($1, $1, 'Copa', $2::tipo_torneio, 'Fun', '2026-12-01', $3)`,
        [uuid(number), kind, places],
      );
      await client.query(
        `INSERT INTO categorias_campeonato (id, campeonato_id, nome, nivel, genero, formato_chaveamento)
         VALUES ($1, $1, 'Fun', 'Fun', 'misto', $2::formato_chaveamento)`,
        [uuid(number), format],
      );
    };
    await event(1, "super8", 8, "super_n");
    await event(2, "super8", 12, "super_n");
    await event(3, "super8", 4, "grupos_eliminatoria");
    await event(4, "super8", null, "super_n");
    await event(5, "interno", 12, "eliminatoria");

    await client.query(sqlOf(migration));

    const { rows } = await client.query<Record<string, unknown>>(
      `SELECT t.max_participantes AS vagas, t.tipo_torneio::text AS tipo, c.formato_chaveamento::text AS formato
       FROM torneios t JOIN categorias_campeonato c ON c.campeonato_id = t.id ORDER BY t.id`,
    );
    expect(rows).toEqual([
      { vagas: 8, tipo: "super8", formato: "super_n" },
      { vagas: 12, tipo: "interno", formato: "super_n" },
      { vagas: 4, tipo: "interno", formato: "super_n" },
      { vagas: null, tipo: "interno", formato: "super_n" },
      { vagas: 12, tipo: "interno", formato: "eliminatoria" },
    ]);
  } finally {
    await client.end();
    await database.drop();
  }
});
