import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { mostCategories } from "../../sport/event-size.rules";
import { keptRules, mostRulesPresets } from "./rules-preset.rules";

export const RulesPresetType = builder.prismaNode("RulesPreset", {
  description:
    "A named preset of tournament rules, from which an arena creates tournaments (modelo de regras). Visible to managers of the arena.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: ({ arenaId }, { viewer }) => canManageArena(arenaId, viewer),
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the preset (nome)." }),
    categoryNames: t.stringList({
      extensions: atMost(mostCategories),
      description: "The names of the categories that a tournament created from it gets (categorias).",
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
      "The rules presets of an arena, sorted by name. Null unless the viewer manages the arena (modelos de regras).",
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
