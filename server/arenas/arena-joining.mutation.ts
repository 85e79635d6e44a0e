import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canManageArenaWithId } from "./arena.access";
import { arenaSuccess } from "./arena-success.type";
import { ArenaType } from "./arena.type";
import { updateArenaJoining } from "./update-arena-joining.action";

const UpdateArenaJoiningInput = builder.inputType("UpdateArenaJoiningInput", {
  description: "Input of `updateArenaJoining` (como se entra na arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    acceptsEveryone: t.boolean({
      required: true,
      description:
        "Accepts everyone, from now on; who waits already still waits for an answer (aceitar todos).",
    }),
  }),
});

const UpdateArenaJoiningSuccess = arenaSuccess(
  "UpdateArenaJoiningSuccess",
  "Saved (como se entra na arena).",
);

builder.mutationField("updateArenaJoining", (t) =>
  t.field({
    type: UpdateArenaJoiningSuccess,
    label: "Aceitar todos",
    description: "Sets whether the arena accepts every request to join at once.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: {
      input: t.arg({ type: UpdateArenaJoiningInput, required: true, description: "Input (escolha)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { arenaId, acceptsEveryone } }, ctx) => {
      await updateArenaJoining(ctx, arenaId.id, acceptsEveryone);
      return { arenaId: arenaId.id };
    },
  }),
);
