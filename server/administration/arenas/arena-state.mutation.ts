import { ArenaType } from "../../arenas/arena.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { canAdministerArena } from "../administration.access";
import { reactivateArena, suspendArena } from "./arena-state.action";
import { arenaSuccess } from "./arena-success.type";

const SuspendArenaInput = builder.inputType("SuspendArenaInput", {
  description: "Input of `suspendArena` (suspensão de uma arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    reason: t.string({
      required: true,
      description: "Reason, 5 to 500 characters; its people read it (motivo).",
    }),
  }),
});

const ReactivateArenaInput = builder.inputType("ReactivateArenaInput", {
  description: "Input of `reactivateArena` (reativação de uma arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    reason: t.string({ description: "A note to the owner, at most 500 characters; null for none (recado)." }),
  }),
});

builder.mutationField("suspendArena", (t) =>
  t.field({
    type: arenaSuccess("SuspendArenaSuccess", "Result of a successful `suspendArena` (arena suspensa)."),
    label: "Suspender arena",
    description:
      "Hides the arena from the public and blocks new activity. Its owner is notified of the reason. For admins.",
    authScopes: may(canAdministerArena, "arenaId"),
    args: { input: t.arg({ type: SuspendArenaInput, required: true, description: "Input (motivo)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { arenaId, ...why } }, ctx) => {
      await suspendArena(ctx, arenaId.id, why);
      return { arenaId: arenaId.id };
    },
  }),
);

builder.mutationField("reactivateArena", (t) =>
  t.field({
    type: arenaSuccess(
      "ReactivateArenaSuccess",
      "Result of a successful `reactivateArena` (arena reativada).",
    ),
    label: "Reativar arena",
    description: "Undoes the suspension and notifies the owner. For admins.",
    authScopes: may(canAdministerArena, "arenaId"),
    args: {
      input: t.arg({ type: ReactivateArenaInput, required: true, description: "Input (arena e recado)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { arenaId, ...why } }, ctx) => {
      await reactivateArena(ctx, arenaId.id, why);
      return { arenaId: arenaId.id };
    },
  }),
);
