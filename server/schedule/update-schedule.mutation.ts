import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canManageTournament } from "../tournaments/tournament.access";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { TournamentType } from "../tournaments/tournament.type";
import { updateSchedule } from "./update-schedule.action";

const CourtHoursInput = builder.inputType("CourtHoursInput", {
  description:
    "A championship's goes by Brasília (horário de uma quadra num dia, no relógio da programação).",
  fields: (t) => ({
    courtKey: t.field({ type: "UUID", required: true, description: "Its key (quadra)." }),
    day: t.field({ type: "Date", required: true, description: "YYYY-MM-DD (dia)." }),
    from: t.field({ type: "LocalTime", required: true, description: "From, HH:mm (das)." }),
    until: t.field({
      type: "LocalTime",
      required: true,
      description: "Until, HH:mm, later on the same day (às).",
    }),
  }),
});

const UpdateTournamentScheduleInput = builder.inputType("UpdateTournamentScheduleInput", {
  description: "Input of `updateTournamentSchedule` (configuração da programação).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    matchMinutes: t.int({
      required: true,
      description: "Match minutes, 5 to 240 minutes (duração do jogo).",
    }),
    minRestMinutes: t.int({
      required: true,
      description: "Min rest minutes, 0 to 480 minutes (descanso mínimo).",
    }),
    finalAfterThirdPlace: t.boolean({
      description:
        "Whether a final begins only after the match for third place of its category; absent: as it is (final depois do 3º lugar).",
    }),
    hours: t.field({
      type: [CourtHoursInput],
      description:
        "All of them; an empty list for the arena's opening hours, null leaves them as they are (horários).",
    }),
  }),
});

const UpdateTournamentScheduleSuccess = tournamentSuccess(
  "UpdateTournamentScheduleSuccess",
  "Result of a successful `updateTournamentSchedule` (configuração da programação salva).",
);

builder.mutationField("updateTournamentSchedule", (t) =>
  t.field({
    type: UpdateTournamentScheduleSuccess,
    label: "Configurar a programação",
    description: "Saves match length, rest, courts and their hours.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: {
      input: t.arg({
        type: UpdateTournamentScheduleInput,
        required: true,
        description: "Input (configuração).",
      }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, ...settings } }, ctx) => {
      await updateSchedule(ctx, tournamentId.id, settings);
      return { tournamentId: tournamentId.id };
    },
  }),
);
