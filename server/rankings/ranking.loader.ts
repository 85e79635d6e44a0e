import { valueBy } from "../platform/loaders";

/** Whose ranking it is, by name; one statement for all that a request shows. */
export const organiserNames = valueBy<string>(
  async (ctx, ids) => {
    const rows = await ctx.db.$queryRaw<{ id: string; nome: string }[]>`
        SELECT r.id::text, coalesce(f.nome, a.nome_arena) AS nome FROM rankings r
        LEFT JOIN federacoes f ON f.id = r.federacao_id LEFT JOIN arenas a ON a.id = r.arena_id
        WHERE r.id = ANY(${ids}::uuid[])`;
    return new Map(rows.map(({ id, nome }) => [id, nome]));
  },
  (id) => new Error(`no ranking ${id}`),
);
