import { valueBy } from "../platform/loaders";

interface Organiser {
  name: string;
  /** Whether everybody sees the ranking: `publicRanking` of what is at hand. */
  isPublic: boolean;
}

/** Whose ranking it is, and whether it is open to everybody; one statement for all that a request shows. */
export const organisers = valueBy<Organiser>(
  async (ctx, ids) => {
    const rows = await ctx.db.$queryRaw<{ id: string; nome: string; publico: boolean }[]>`
        SELECT r.id::text, coalesce(f.nome, a.nome_arena) AS nome, r.ativo AND coalesce(f.ativa, false) AS publico FROM rankings r
        LEFT JOIN federacoes f ON f.id = r.federacao_id LEFT JOIN arenas a ON a.id = r.arena_id
        WHERE r.id = ANY(${ids}::uuid[])`;
    return new Map(rows.map(({ id, nome, publico }) => [id, { name: nome, isPublic: publico }]));
  },
  (id) => new Error(`no ranking ${id}`),
);
