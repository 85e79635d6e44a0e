import { timeZoneOfPlace } from "../arenas/place-time.rules";
import { builder } from "../platform/graphql/builder";
import { canSeeTournament } from "../tournaments/tournament.access";
import { ownersAndOrganisers } from "./enrolment.type";
import { EnrolmentStatusType, TournamentStatusType } from "../tournaments/tournament-enums.type";

const ofTournament = {
  tournament: { select: { name: true, category: true, startDate: true, endDate: true, status: true } },
} as const;

/**
 * No node, and without a way to a tournament that one may not see: it is reached only through the list of an athlete,
 * where `enrolmentVisibleTo` decides row by row, and shows no more than a result sheet on the wall would.
 */
export const AthleteEnrolmentType = builder.prismaObject("Enrolment", {
  variant: "AthleteEnrolment",
  description: "What one athlete plays or played, as everyone signed in may know it (torneio do atleta).",
  authScopes: { known: true },
  fields: (t) => ({
    tournamentName: t.string({
      description: "Tournament name (nome do torneio).",
      select: ofTournament,
      resolve: ({ tournament }) => tournament.name,
    }),
    category: t.string({
      description: "The one the athlete plays in (categoria).",
      select: { ...ofTournament, category: { select: { name: true } } },
      resolve: ({ tournament, category }) => category?.name ?? tournament.category,
    }),
    startDate: t.field({
      type: "Date",
      description: "Start date (data de início).",
      select: ofTournament,
      resolve: ({ tournament }) => tournament.startDate,
    }),
    endDate: t.field({
      type: "Date",
      nullable: true,
      description: "End date; null when it ends on the same day (data de fim).",
      select: ofTournament,
      resolve: ({ tournament }) => tournament.endDate,
    }),
    tournamentStatus: t.field({
      type: TournamentStatusType,
      description: "Tournament status (status do torneio).",
      select: ofTournament,
      resolve: ({ tournament }) => tournament.status,
    }),
    tournamentKey: t.field({
      type: "UUID",
      nullable: true,
      description:
        "Tournament key, as addresses of pages carry it; null when one may not open its page (chave do torneio).",
      resolve: async ({ tournamentId }, _args, ctx) =>
        (await canSeeTournament(tournamentId, ctx)) ? tournamentId : null,
    }),
    status: t.expose("status", { type: EnrolmentStatusType, description: "Status (situação)." }),
    maxParticipants: t.int({
      nullable: true,
      description:
        "Max participants, of the category the athlete plays in, else of the tournament; null for no limit (máximo de participantes).",
      select: {
        tournament: { select: { maxParticipants: true } },
        category: { select: { maxParticipants: true } },
      },
      resolve: ({ tournament, category }) => category?.maxParticipants ?? tournament.maxParticipants,
    }),
    enrolledAt: t.expose("enrolledAt", {
      type: "DateTime",
      ...ownersAndOrganisers,
      description:
        "Enrolled at, UTC; null unless it is one's own or one manages the tournament (inscrito em).",
    }),
    feeInCents: t.exposeInt("feeInCents", {
      ...ownersAndOrganisers,
      description:
        "Fee, in centavos, as it was on that day; null unless it is one's own or one manages the tournament (valor da inscrição).",
    }),
    timeZone: t.string({
      description: "The clocks of the place (fuso horário).",
      select: { tournament: { select: { arena: { select: { timeZone: true } } } } },
      resolve: ({ tournament }) => timeZoneOfPlace(tournament.arena),
    }),
    finalPosition: t.exposeInt("finalPosition", {
      nullable: true,
      description: "Final position, 1 for the winner; null until it is known (lugar).",
    }),
  }),
});
