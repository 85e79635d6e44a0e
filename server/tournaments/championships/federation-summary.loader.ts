import { valueBy } from "../../platform/loaders";

export interface FederationSummary {
  federationId: string;
  /** With registration open, or under way. */
  activeChampionships: number;
  openChampionships: number;
  /** Active athletes who attend an affiliated arena, each counted once. */
  athletes: number;
  athleteLevels: number;
  /** Active teachers who teach at an affiliated arena, each counted once. */
  teachers: number;
  /** Affiliated arenas that are not suspended. */
  arenas: number;
}

/** Counted in the database, in one statement however many federations. */
export const federationSummaryOf = valueBy<FederationSummary>(
  async (ctx, ids) => {
    const rows = await ctx.db.$queryRaw<FederationSummary[]>`
        SELECT f.id::text AS "federationId", t.active AS "activeChampionships", t.open AS "openChampionships",
          a.athletes, a.levels AS "athleteLevels", p.teachers,
          (SELECT count(*)::int FROM arenas WHERE federacao_id = f.id AND ativa) AS arenas
        FROM unnest(${ids}::uuid[]) AS f (id)
        CROSS JOIN LATERAL (
          SELECT count(*)::int AS active, count(*) FILTER (WHERE status = 'inscricoes_abertas')::int AS open
          FROM torneios WHERE federacao_id = f.id AND publicado_em IS NOT NULL AND status IN ('inscricoes_abertas', 'em_andamento')) t
        CROSS JOIN LATERAL (
          SELECT count(DISTINCT aluno.id)::int AS athletes, count(DISTINCT aluno.nivel)::int AS levels
          FROM arenas arena
          JOIN alunos_arenas frequenta ON frequenta.arena_id = arena.id AND frequenta.ativo
          JOIN alunos aluno ON aluno.id = frequenta.aluno_id AND aluno.status = 'ativo'
          WHERE arena.federacao_id = f.id) a
        CROSS JOIN LATERAL (
          SELECT count(DISTINCT professor.id)::int AS teachers
          FROM arenas arena
          JOIN professores_arenas ensina ON ensina.arena_id = arena.id AND ensina.ativo
          JOIN professores professor ON professor.id = ensina.professor_id AND professor.ativo
          WHERE arena.federacao_id = f.id) p`;
    return new Map(rows.map((row) => [row.federationId, row]));
  },
  (id) => new Error(`no summary of federation ${id}`),
);
