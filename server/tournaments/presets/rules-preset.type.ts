import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { mostCategories } from "../../sport/event-size.rules";
import { keptRules, mostRulesPresets } from "./rules-preset.rules";

export const RulesPresetType = builder.prismaNode("RulesPreset", {
  description:
    "The rules of a tournament under a name, from which its arena makes others (modelo de regras). Seen by who manages the arena.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: ({ arenaId }, { viewer }) => canManageArena(arenaId, viewer),
  fields: (t) => ({
    name: t.exposeString("name", { description: "What its arena calls it (nome)." }),
    categoryNames: t.stringList({
      extensions: atMost(mostCategories),
      description: "The names of the categories that a tournament made from it has (categorias).",
      resolve: ({ rules }) => keptRules.parse(rules).categories.map(({ name }) => name),
    }),
  }),
});

builder.prismaObjectField(ArenaType, "rulesPresets", (t) =>
  t.prismaField({
    type: [RulesPresetType],
    nullable: true,
    extensions: atMost(mostRulesPresets, 5),
    description:
      "The presets of an arena's tournaments by name, for who manages it; null for anybody else (modelos de regras).",
    authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: (query, { id }, _args, { db }) =>
      db.rulesPreset.findMany({
        ...query,
        where: { arenaId: id },
        orderBy: [{ name: "asc" }, { id: "asc" }],
        take: mostRulesPresets,
      }),
  }),
);
