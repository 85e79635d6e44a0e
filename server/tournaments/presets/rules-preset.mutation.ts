import { arenaSuccess, ArenaType } from "../../arenas/arena.type";
import { canManageArena } from "../../arenas/arena.access";
import { accessRule, arenaManagers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { isAdmin, isSignedIn } from "../../platform/viewer";
import { tournamentSuccess, TournamentType } from "../tournament.type";
import {
  createTournamentFromPreset,
  deleteRulesPreset,
  renameRulesPreset,
  saveRulesPreset,
} from "./rules-preset.action";
import { atMost } from "../../platform/graphql/connection";
import { mostCategories } from "../../sport/event-size.rules";
import { keptRules, mostRulesPresets } from "./rules-preset.rules";

const RulesPresetType = builder.prismaNode("RulesPreset", {
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

const managesSomeArena = ({ viewer }: ActionContext): boolean =>
  isSignedIn(viewer) && (viewer.ownedArenaIds.length > 0 || isAdmin(viewer));

/** Use, rename and delete a preset. False if it does not exist. */
const canManageRulesPreset = accessRule(
  "TOURNAMENT",
  arenaManagers,
  async (id: string, ctx: ActionContext) => {
    if (!managesSomeArena(ctx)) return false;
    const preset = await ctx.db.rulesPreset.findUnique({ where: { id }, select: { arenaId: true } });
    return preset !== null && canManageArena(preset.arenaId, ctx.viewer);
  },
);

/** Save the rules of a tournament as a preset of its arena; a championship has no arena. */
const canSaveRulesPreset = accessRule(
  "TOURNAMENT",
  arenaManagers,
  async (tournamentId: string, ctx: ActionContext) => {
    if (!managesSomeArena(ctx)) return false;
    const tournament = await ctx.db.tournament.findUnique({
      where: { id: tournamentId },
      select: { arenaId: true },
    });
    return tournament?.arenaId ? canManageArena(tournament.arenaId, ctx.viewer) : false;
  },
);

const preset = { required: true, for: RulesPresetType, description: "Preset (modelo)." } as const;
const presetName = {
  required: true,
  description: "2 to 60 characters, unique within the arena (nome do modelo).",
} as const;

const SaveRulesPresetInput = builder.inputType("SaveRulesPresetInput", {
  description: "Saves the rules of a tournament as a named preset (salvar regras como modelo).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    name: t.string(presetName),
  }),
});

const RenameRulesPresetInput = builder.inputType("RenameRulesPresetInput", {
  description: "Renames a preset (renomear modelo).",
  fields: (t) => ({ presetId: t.globalID(preset), name: t.string(presetName) }),
});

const DeleteRulesPresetInput = builder.inputType("DeleteRulesPresetInput", {
  description: "Deletes a preset (excluir modelo).",
  fields: (t) => ({ presetId: t.globalID(preset) }),
});

const CreateTournamentFromPresetInput = builder.inputType("CreateTournamentFromPresetInput", {
  description: "Creates a tournament with the rules of a preset (usar um modelo).",
  fields: (t) => ({
    presetId: t.globalID(preset),
    name: t.string({ required: true, description: "3 to 100 characters (nome do torneio)." }),
    startDate: t.field({
      type: "Date",
      required: true,
      description: "Not in the past. The other days of the preset are shifted with it (data de início).",
    }),
  }),
});

builder.mutationField("saveRulesPreset", (t) =>
  t.field({
    type: arenaSuccess("SaveRulesPresetSuccess", "Result of a successful `saveRulesPreset` (modelo salvo)."),
    label: "Salvar regras como modelo",
    description: "Saves a tournament's settings, categories and formats as a named preset.",
    authScopes: may(canSaveRulesPreset, "tournamentId"),
    args: { input: t.arg({ type: SaveRulesPresetInput, required: true, description: "Input (modelo)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, ...named } }, ctx) => ({
      arenaId: await saveRulesPreset(ctx, tournamentId.id, named),
    }),
  }),
);

builder.mutationField("renameRulesPreset", (t) =>
  t.field({
    type: arenaSuccess(
      "RenameRulesPresetSuccess",
      "Result of a successful `renameRulesPreset` (modelo renomeado).",
    ),
    label: "Renomear modelo",
    description: "Renames a preset. Tournaments created from it are not affected.",
    authScopes: may(canManageRulesPreset, "presetId"),
    args: { input: t.arg({ type: RenameRulesPresetInput, required: true, description: "Input (modelo)." }) },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { presetId, ...named } }, ctx) => ({
      arenaId: await renameRulesPreset(ctx, presetId.id, named),
    }),
  }),
);

builder.mutationField("deleteRulesPreset", (t) =>
  t.field({
    type: arenaSuccess(
      "DeleteRulesPresetSuccess",
      "Result of a successful `deleteRulesPreset` (modelo excluído).",
    ),
    label: "Excluir modelo",
    description: "Deletes a preset. Tournaments created from it are not affected.",
    authScopes: may(canManageRulesPreset, "presetId"),
    args: { input: t.arg({ type: DeleteRulesPresetInput, required: true, description: "Input (modelo)." }) },
    resolve: async (_root, { input: { presetId } }, ctx) => ({
      arenaId: await deleteRulesPreset(ctx, presetId.id),
    }),
  }),
);

builder.mutationField("createTournamentFromPreset", (t) =>
  t.field({
    type: tournamentSuccess("CreateTournamentFromPresetSuccess", "A draft (torneio criado)."),
    label: "Usar um modelo",
    description:
      "Creates a draft with the rules of a preset. Its other days are shifted with the start date.",
    authScopes: may(canManageRulesPreset, "presetId"),
    args: {
      input: t.arg({
        type: CreateTournamentFromPresetInput,
        required: true,
        description: "Input (torneio).",
      }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { presetId, ...tournament } }, ctx) => ({
      tournamentId: await createTournamentFromPreset(ctx, presetId.id, tournament),
    }),
  }),
);
