import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canManageArenaWithId } from "./arena.access";
import { arenaSuccess } from "./arena-success.type";
import { ArenaType } from "./arena.type";
import { updateArenaJoining } from "./update-arena-joining.action";

const UpdateArenaJoiningInput = builder.inputType("UpdateArenaJoiningInput", {
  description: "Como se entra na arena.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    acceptsEveryone: t.boolean({
      required: true,
      description: "Aceitar todos: from now on; who waits already still waits for an answer.",
    }),
  }),
});

const UpdateArenaJoiningSuccess = arenaSuccess("UpdateArenaJoiningSuccess", "Como se entra na arena: saved.");

builder.mutationField("updateArenaJoining", (t) =>
  t.field({
    type: UpdateArenaJoiningSuccess,
    description: "Aceitar todos: turns it on or off.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: UpdateArenaJoiningInput, required: true, description: "Escolha." }) },
    errors: { types: [RuleViolation], union: { name: "UpdateArenaJoiningResult" } },
    resolve: async (_root, { input: { arenaId, acceptsEveryone } }, ctx) => {
      await updateArenaJoining(ctx, arenaId.id, acceptsEveryone);
      return { arenaId: arenaId.id };
    },
  }),
);
