import DataLoader from "dataloader";
import { perRequest, type ActionContext } from "../platform/context";

/** Whose ranking it is, by name; one statement for all that a request shows. */
export const organiserNames = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, string>(async (ids) => {
      const rows = await ctx.db.$queryRaw<{ id: string; nome: string }[]>`
        SELECT r.id::text, coalesce(f.nome, a.nome_arena) AS nome FROM rankings r
        LEFT JOIN federacoes f ON f.id = r.federacao_id LEFT JOIN arenas a ON a.id = r.arena_id
        WHERE r.id = ANY(${[...ids]}::uuid[])`;
      const byId = new Map(rows.map(({ id, nome }) => [id, nome]));
      return ids.map((id) => byId.get(id) ?? new Error(`no ranking ${id}`));
    }),
);
