import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { removePicture } from "./arena-logo.action";
import { canManageArenaWithId } from "./arena.access";
import { arenaSuccess } from "./arena-success.type";
import { ArenaType } from "./arena.type";

const RemoveArenaLogoInput = builder.inputType("RemoveArenaLogoInput", {
  description: "Input of `removeArenaLogo` (remover logo).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
  }),
});

const RemoveArenaLogoSuccess = arenaSuccess(
  "RemoveArenaLogoSuccess",
  "Result of a successful `removeArenaLogo` (logo removida).",
);

builder.mutationField("removeArenaLogo", (t) =>
  t.field({
    type: RemoveArenaLogoSuccess,
    label: "Remover logo",
    description: "Removes the logo of an arena. Upload one with PUT to `/logos/arenas/{key}`.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: RemoveArenaLogoInput, required: true, description: "Input (arena)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { arenaId } }, ctx) => {
      await removePicture(ctx, arenaId.id, "LOGO");
      return { arenaId: arenaId.id };
    },
  }),
);

const RemoveArenaCoverInput = builder.inputType("RemoveArenaCoverInput", {
  description: "Input of `removeArenaCover` (remover capa).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
  }),
});

const RemoveArenaCoverSuccess = arenaSuccess(
  "RemoveArenaCoverSuccess",
  "Result of a successful `removeArenaCover` (capa removida).",
);

builder.mutationField("removeArenaCover", (t) =>
  t.field({
    type: RemoveArenaCoverSuccess,
    label: "Remover capa",
    description: "Removes the cover of an arena. Upload one with PUT to `/logos/capas/arenas/{key}`.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: RemoveArenaCoverInput, required: true, description: "Input (arena)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { arenaId } }, ctx) => {
      await removePicture(ctx, arenaId.id, "COVER");
      return { arenaId: arenaId.id };
    },
  }),
);
