import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { removePicture } from "./arena-logo.action";
import { canManageArenaWithId } from "./arena.access";
import { arenaSuccess } from "./arena-success.type";
import { ArenaType } from "./arena.type";

const RemoveArenaLogoInput = builder.inputType("RemoveArenaLogoInput", {
  description: "Remover logo.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
  }),
});

const RemoveArenaLogoSuccess = arenaSuccess("RemoveArenaLogoSuccess", "Logo removida.");

builder.mutationField("removeArenaLogo", (t) =>
  t.field({
    type: RemoveArenaLogoSuccess,
    description: "Remover logo: of an arena; one is sent by PUT to `/logos/arenas/{key}`.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: RemoveArenaLogoInput, required: true, description: "Arena." }) },
    errors: { types: [RuleViolation], union: { name: "RemoveArenaLogoResult" } },
    resolve: async (_root, { input: { arenaId } }, ctx) => {
      await removePicture(ctx, arenaId.id, "LOGO");
      return { arenaId: arenaId.id };
    },
  }),
);

const RemoveArenaCoverInput = builder.inputType("RemoveArenaCoverInput", {
  description: "Remover capa.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
  }),
});

const RemoveArenaCoverSuccess = arenaSuccess("RemoveArenaCoverSuccess", "Capa removida.");

builder.mutationField("removeArenaCover", (t) =>
  t.field({
    type: RemoveArenaCoverSuccess,
    description: "Remover capa: of an arena; one is sent by PUT to `/logos/capas/arenas/{key}`.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: RemoveArenaCoverInput, required: true, description: "Arena." }) },
    errors: { types: [RuleViolation], union: { name: "RemoveArenaCoverResult" } },
    resolve: async (_root, { input: { arenaId } }, ctx) => {
      await removePicture(ctx, arenaId.id, "COVER");
      return { arenaId: arenaId.id };
    },
  }),
);
