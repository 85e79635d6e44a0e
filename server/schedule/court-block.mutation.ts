import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { mayWith } from "../platform/graphql/may";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { TournamentType } from "../tournaments/tournament.type";
import { canBlockCourt } from "./court-block.access";
import { blockCourt, unblockCourt } from "./court-block.action";

const BlockCourtInput = builder.inputType("BlockCourtInput", {
  description: "Bloqueio de uma quadra.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Quadra: its key." }),
    label: t.string({ required: true, description: "Motivo: 3 to 100 characters." }),
    startsAt: t.field({ type: "DateTime", required: true, description: "Início: UTC." }),
    endsAt: t.field({ type: "DateTime", required: true, description: "Fim: UTC." }),
  }),
});

const UnblockCourtInput = builder.inputType("UnblockCourtInput", {
  description: "Fim de um bloqueio.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Quadra: its key." }),
    startsAt: t.field({ type: "DateTime", required: true, description: "Início: of the block, UTC." }),
  }),
});

const BlockCourtSuccess = tournamentSuccess("BlockCourtSuccess", "Quadra bloqueada.");
const UnblockCourtSuccess = tournamentSuccess("UnblockCourtSuccess", "Quadra liberada.");

builder.mutationField("blockCourt", (t) =>
  t.field({
    type: BlockCourtSuccess,
    description: "Bloquear quadra: of an arena one manages, for a while.",
    authScopes: mayWith(canBlockCourt),
    args: { input: t.arg({ type: BlockCourtInput, required: true, description: "Bloqueio." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "BlockCourtResult" } },
    resolve: async (_root, { input: { tournamentId, courtKey, ...block } }, ctx) => {
      await blockCourt(ctx, tournamentId.id, courtKey, block);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("unblockCourt", (t) =>
  t.field({
    type: UnblockCourtSuccess,
    description: "Liberar quadra: takes a block away.",
    authScopes: mayWith(canBlockCourt),
    args: { input: t.arg({ type: UnblockCourtInput, required: true, description: "Bloqueio." }) },
    errors: { types: [RuleViolation], union: { name: "UnblockCourtResult" } },
    resolve: async (_root, { input: { tournamentId, courtKey, startsAt } }, ctx) => {
      await unblockCourt(ctx, tournamentId.id, courtKey, startsAt);
      return { tournamentId: tournamentId.id };
    },
  }),
);
