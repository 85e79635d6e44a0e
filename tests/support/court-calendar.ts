import type { PrismaClient } from "../../prisma/generated/client/client";

/** The occupancies derived from rentals, classes and matches, in the columns of the calendar. */
const taking = `(
  SELECT quadra_id, tipo::text AS motivo, inicio, fim, id AS locacao_id, NULL::uuid AS jogo_id FROM locacoes WHERE status <> 'cancelada'
  UNION ALL
  SELECT quadra_id, 'jogo', data_jogo, data_jogo_fim, NULL, id FROM jogos
  WHERE quadra_id IS NOT NULL AND data_jogo IS NOT NULL AND data_jogo_fim IS NOT NULL AND status NOT IN ('realizado', 'cancelado'))`;
const calendar = `(SELECT quadra_id, motivo::text, inicio, fim, locacao_id, jogo_id FROM ocupacoes_quadras WHERE motivo <> 'aula')`;

/** Adds missing calendar rows, for rows that a test inserted without the product's actions. */
export const addToCalendar = (db: PrismaClient): Promise<number> =>
  db.$executeRawUnsafe(`
    INSERT INTO ocupacoes_quadras (id, quadra_id, arena_id, motivo, inicio, fim, locacao_id, jogo_id, mesmo_assim)
    SELECT gen_random_uuid(), quadra.id, quadra.arena_id, nova.motivo::motivo_ocupacao, nova.inicio, nova.fim, nova.locacao_id, nova.jogo_id,
      nova.motivo = 'jogo' AND EXISTS (SELECT FROM ${taking} AS outra WHERE outra.quadra_id = nova.quadra_id
        AND (outra.locacao_id, outra.jogo_id) IS DISTINCT FROM (nova.locacao_id, nova.jogo_id)
        AND outra.inicio < nova.fim AND outra.fim > nova.inicio)
    FROM (${taking} EXCEPT ${calendar}) AS nova JOIN quadras quadra ON quadra.id = nova.quadra_id`);

/** Differences between the calendar and the rows that it is derived from. */
export const calendarFaults = (db: PrismaClient): Promise<object[]> =>
  db.$queryRawUnsafe<object[]>(`
    SELECT 'missing' AS fault, motivo, quadra_id::text, inicio FROM (${taking} EXCEPT ${calendar}) AS a
    UNION ALL
    SELECT 'left behind', motivo, quadra_id::text, inicio FROM (${calendar} EXCEPT ${taking}) AS b`);
