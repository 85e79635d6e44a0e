import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { mayWith } from "../platform/graphql/may";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { TournamentType } from "../tournaments/tournament.type";
import { blockCourt, unblockCourt } from "./court-block.action";
import { canManageArena } from "../arenas/arena.access";
import { accessRule, arenaManagers } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { canManageTournament } from "../tournaments/tournament.access";

interface OfCourt {
  tournamentId: { id: string };
  courtKey: string;
}

/** For a tournament one runs, on a court of an arena one manages. */
const canBlockCourt = accessRule(
  "TOURNAMENT",
  arenaManagers,
  async ({ tournamentId, courtKey }: OfCourt, ctx: ActionContext) => {
    if (!(await canManageTournament(tournamentId.id, ctx))) return false;
    const court = await ctx.db.court.findUnique({ where: { id: courtKey }, select: { arenaId: true } });
    return court !== null && canManageArena(court.arenaId, ctx.viewer);
  },
);

const BlockCourtInput = builder.inputType("BlockCourtInput", {
  description: "Input of `blockCourt` (bloqueio de uma quadra).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Its key (quadra)." }),
    label: t.string({ required: true, description: "Label, 3 to 100 characters (motivo)." }),
    startsAt: t.field({ type: "DateTime", required: true, description: "Starts at, UTC (início)." }),
    endsAt: t.field({ type: "DateTime", required: true, description: "Ends at, UTC (fim)." }),
  }),
});

const UnblockCourtInput = builder.inputType("UnblockCourtInput", {
  description: "Input of `unblockCourt` (fim de um bloqueio).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    courtKey: t.field({ type: "UUID", required: true, description: "Its key (quadra)." }),
    startsAt: t.field({
      type: "DateTime",
      required: true,
      description: "Starts at, of the block, UTC (início).",
    }),
  }),
});

const BlockCourtSuccess = tournamentSuccess(
  "BlockCourtSuccess",
  "Result of a successful `blockCourt` (quadra bloqueada).",
);
const UnblockCourtSuccess = tournamentSuccess(
  "UnblockCourtSuccess",
  "Result of a successful `unblockCourt` (quadra liberada).",
);

builder.mutationField("blockCourt", (t) =>
  t.field({
    type: BlockCourtSuccess,
    label: "Bloquear quadra",
    description: "Blocks a court of an arena for a period. For managers of the arena.",
    authScopes: mayWith(canBlockCourt),
    args: { input: t.arg({ type: BlockCourtInput, required: true, description: "Input (bloqueio)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, courtKey, ...block } }, ctx) => {
      await blockCourt(ctx, tournamentId.id, courtKey, block);
      return { tournamentId: tournamentId.id };
    },
  }),
);

builder.mutationField("unblockCourt", (t) =>
  t.field({
    type: UnblockCourtSuccess,
    label: "Liberar quadra",
    description: "Removes a block of a court.",
    authScopes: mayWith(canBlockCourt),
    args: { input: t.arg({ type: UnblockCourtInput, required: true, description: "Input (bloqueio)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { tournamentId, courtKey, startsAt } }, ctx) => {
      await unblockCourt(ctx, tournamentId.id, courtKey, startsAt);
      return { tournamentId: tournamentId.id };
    },
  }),
);
