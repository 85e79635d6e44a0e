import { valueBy } from "../../platform/loaders";

/** How much hangs on an arena. */
export interface ArenaCounts {
  id: string;
  /** Who attends it now. */
  athletes: number;
  /** Who teaches there now. */
  teachers: number;
  /** All it ever published. */
  tournaments: number;
  /** Those of them that take enrolments or are under way. */
  running: number;
}

/** In one statement, however many arenas. */
export const arenaCountsOf = valueBy<ArenaCounts>(
  async ({ db }, ids) => {
    const rows = await db.$queryRaw<ArenaCounts[]>`
      SELECT a.id::text AS id,
        (SELECT count(*)::int FROM alunos_arenas WHERE arena_id = a.id AND ativo) AS athletes,
        (SELECT count(*)::int FROM professores_arenas WHERE arena_id = a.id AND ativo) AS teachers,
        (SELECT count(*)::int FROM torneios WHERE arena_id = a.id AND publicado_em IS NOT NULL) AS tournaments,
        (SELECT count(*)::int FROM torneios WHERE arena_id = a.id AND publicado_em IS NOT NULL
          AND status <> 'finalizado') AS running
      FROM unnest(${ids}::uuid[]) AS a (id)`;
    return new Map(rows.map((row) => [row.id, row]));
  },
  (id) => new Error(`no counts of arena ${id}`),
);
