import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canManageTournament } from "../tournaments/tournament.access";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { TournamentType } from "../tournaments/tournament.type";
import { updateSchedule } from "./update-schedule.action";

const CourtHoursInput = builder.inputType("CourtHoursInput", {
  description: "Horário de uma quadra num dia, no relógio da programação: a championship's goes by Brasília.",
  fields: (t) => ({
    courtKey: t.field({ type: "UUID", required: true, description: "Quadra: its key." }),
    day: t.field({ type: "Date", required: true, description: "Dia: YYYY-MM-DD." }),
    from: t.field({ type: "LocalTime", required: true, description: "Das: HH:mm." }),
    until: t.field({ type: "LocalTime", required: true, description: "Às: HH:mm, later on the same day." }),
  }),
});

const UpdateTournamentScheduleInput = builder.inputType("UpdateTournamentScheduleInput", {
  description: "Configuração da programação.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    matchMinutes: t.int({ required: true, description: "Duração do jogo: 5 to 240 minutes." }),
    minRestMinutes: t.int({ required: true, description: "Descanso mínimo: 0 to 480 minutes." }),
    finalAfterThirdPlace: t.boolean({
      description:
        "Whether a final begins only after the match for third place of its category; absent: as it is (final depois do 3º lugar).",
    }),
    hours: t.field({
      type: [CourtHoursInput],
      description:
        "Horários: all of them; an empty list for the arena's opening hours, null leaves them as they are.",
    }),
  }),
});

const UpdateTournamentScheduleSuccess = tournamentSuccess(
  "UpdateTournamentScheduleSuccess",
  "Configuração da programação salva.",
);

builder.mutationField("updateTournamentSchedule", (t) =>
  t.field({
    type: UpdateTournamentScheduleSuccess,
    description: "Configurar a programação: match length, rest, courts and their hours.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: {
      input: t.arg({ type: UpdateTournamentScheduleInput, required: true, description: "Configuração." }),
    },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "UpdateTournamentScheduleResult" } },
    resolve: async (_root, { input: { tournamentId, ...settings } }, ctx) => {
      await updateSchedule(ctx, tournamentId.id, settings);
      return { tournamentId: tournamentId.id };
    },
  }),
);
