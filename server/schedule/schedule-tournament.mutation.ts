import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canManageTournament } from "../tournaments/tournament.access";
import { TournamentType } from "../tournaments/tournament.type";
import { ScheduleTournamentSuccess } from "./proposed-schedule.type";
import { scheduleTournament } from "./schedule-tournament.action";

const ScheduleTournamentInput = builder.inputType("ScheduleTournamentInput", {
  description: "Pedido de programação.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    from: t.field({ type: "DateTime", description: "A partir de: no match before it; null for now." }),
    keepPlaced: t.boolean({
      required: true,
      description: "Manter horários: whether matches that have a place keep it.",
    }),
    apply: t.boolean({ required: true, description: "Aplicar: false only shows what would come out." }),
    expectedRevision: t.int({
      description: "Revisão: of the preview that is applied; another one is refused.",
    }),
  }),
});

builder.mutationField("scheduleTournament", (t) =>
  t.field({
    type: ScheduleTournamentSuccess,
    description: "Gerar programação: a court and a time for every match still to be called, or its preview.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: ScheduleTournamentInput, required: true, description: "Pedido." }) },
    errors: { types: [RuleViolation], union: { name: "ScheduleTournamentResult" } },
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
