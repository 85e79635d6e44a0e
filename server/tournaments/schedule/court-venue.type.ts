import DataLoader from "dataloader";
import { perRequest, type ActionContext } from "../../platform/context";
import { builder } from "../../platform/graphql/builder";
import { CourtType } from "../matches/match.type";

const arenaNames = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, string>(async (ids) => {
      const arenas = await ctx.db.arena.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, name: true },
      });
      const names = new Map(arenas.map(({ id, name }) => [id, name]));
      return ids.map((id) => names.get(id) ?? "");
    }),
);

builder.objectFields(CourtType, (t) => ({
  key: t.field({
    type: "UUID",
    description: "Chave: names the court in what one sends about it.",
    resolve: ({ id }) => id,
  }),
  venue: t.string({
    description: "Local: the name of its arena.",
    resolve: ({ arenaId }, _args, ctx) => arenaNames(ctx).load(arenaId),
  }),
}));
