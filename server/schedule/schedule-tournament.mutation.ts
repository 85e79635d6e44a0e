import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canManageTournament } from "../tournaments/tournament.access";
import { TournamentType } from "../tournaments/tournament.type";
import { ScheduleTournamentSuccess } from "./proposed-schedule.type";
import { scheduleTournament } from "./schedule-tournament.action";

const StartTimeInput = builder.inputType("StartTimeInput", {
  description: "The earliest start of the matches of one day, on the clock of the schedule (início).",
  fields: (t) => ({
    day: t.field({ type: "Date", required: true, description: "A day on which courts are open (dia)." }),
    from: t.field({
      type: "LocalTime",
      required: true,
      description: "HH:mm, while the courts are open and not in the past (início).",
    }),
  }),
});

const ScheduleTournamentInput = builder.inputType("ScheduleTournamentInput", {
  description: "Input of `scheduleTournament` (pedido de programação).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    from: t.field({ type: "DateTime", description: "From, no match before it; null for now (a partir de)." }),
    startTimes: t.field({
      type: [StartTimeInput],
      description:
        "The earliest start on single days, at most one for each; on other days matches start when the courts open (início dos jogos).",
    }),
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
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (
      _root,
      { input: { tournamentId, from, startTimes, expectedRevision, ...request } },
      ctx,
    ) => {
      const schedule = await scheduleTournament(ctx, tournamentId.id, {
        ...request,
        from: from ?? null,
        startTimes: startTimes ?? null,
        expectedRevision: expectedRevision ?? null,
      });
      return { ...schedule, tournamentId: tournamentId.id };
    },
  }),
);
