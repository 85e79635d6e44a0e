import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { removeLogo } from "./arena-logo.action";
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
      await removeLogo(ctx, arenaId.id);
      return { arenaId: arenaId.id };
    },
  }),
);
