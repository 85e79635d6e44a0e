import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canManageTournament } from "../tournaments/tournament.access";
import { TournamentType } from "../tournaments/tournament.type";
import { ScheduleTournamentSuccess } from "./proposed-schedule.type";
import { scheduleTournament } from "./schedule-tournament.action";

const ScheduleTournamentInput = builder.inputType("ScheduleTournamentInput", {
  description: "Input of `scheduleTournament` (pedido de programação).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    from: t.field({ type: "DateTime", description: "From, no match before it; null for now (a partir de)." }),
    keepPlaced: t.boolean({
      required: true,
      description: "Whether matches that have a place keep it (manter horários).",
    }),
    apply: t.boolean({
      required: true,
      description: "Apply; false only shows what would come out (aplicar).",
    }),
    expectedRevision: t.int({
      description: "Expected revision, of the preview that is applied; another one is refused (revisão).",
    }),
  }),
});

builder.mutationField("scheduleTournament", (t) =>
  t.field({
    type: ScheduleTournamentSuccess,
    label: "Gerar programação",
    description: "Assigns a court and a time to every match still to be called, or previews them.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: ScheduleTournamentInput, required: true, description: "Input (pedido)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { tournamentId, from, expectedRevision, ...request } }, ctx) => {
      const schedule = await scheduleTournament(ctx, tournamentId.id, {
        ...request,
        from: from ?? null,
        expectedRevision: expectedRevision ?? null,
      });
      return { ...schedule, tournamentId: tournamentId.id };
    },
  }),
);
