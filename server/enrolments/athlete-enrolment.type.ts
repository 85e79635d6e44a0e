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
  description: "Torneio do atleta: what one athlete plays or played, as everyone signed in may know it.",
  authScopes: { known: true },
  fields: (t) => ({
    tournamentName: t.string({
      description: "Nome do torneio.",
      select: ofTournament,
      resolve: ({ tournament }) => tournament.name,
    }),
    category: t.string({
      description: "Categoria: the one the athlete plays in.",
      select: { ...ofTournament, category: { select: { name: true } } },
      resolve: ({ tournament, category }) => category?.name ?? tournament.category,
    }),
    startDate: t.field({
      type: "Date",
      description: "Data de início.",
      select: ofTournament,
      resolve: ({ tournament }) => tournament.startDate,
    }),
    endDate: t.field({
      type: "Date",
      nullable: true,
      description: "Data de fim: null when it ends on the same day.",
      select: ofTournament,
      resolve: ({ tournament }) => tournament.endDate,
    }),
    tournamentStatus: t.field({
      type: TournamentStatusType,
      description: "Status do torneio.",
      select: ofTournament,
      resolve: ({ tournament }) => tournament.status,
    }),
    tournamentKey: t.field({
      type: "UUID",
      nullable: true,
      description: "Chave do torneio: as addresses of pages carry it; null when one may not open its page.",
      resolve: async ({ tournamentId }, _args, ctx) =>
        (await canSeeTournament(tournamentId, ctx)) ? tournamentId : null,
    }),
    status: t.expose("status", { type: EnrolmentStatusType, description: "Situação." }),
    maxParticipants: t.int({
      nullable: true,
      description:
        "Máximo de participantes: of the category the athlete plays in, else of the tournament; null for no limit.",
      select: {
        tournament: { select: { maxParticipants: true } },
        category: { select: { maxParticipants: true } },
      },
      resolve: ({ tournament, category }) => category?.maxParticipants ?? tournament.maxParticipants,
    }),
    enrolledAt: t.expose("enrolledAt", {
      type: "DateTime",
      ...ownersAndOrganisers,
      description: "Inscrito em: UTC; null unless it is one's own or one manages the tournament.",
    }),
    feeInCents: t.exposeInt("feeInCents", {
      ...ownersAndOrganisers,
      description:
        "Valor da inscrição: in centavos, as it was on that day; null unless it is one's own or one manages the tournament.",
    }),
    timeZone: t.string({
      description: "Fuso horário: the clocks of the place.",
      select: { tournament: { select: { arena: { select: { timeZone: true } } } } },
      resolve: ({ tournament }) => timeZoneOfPlace(tournament.arena),
    }),
    finalPosition: t.exposeInt("finalPosition", {
      nullable: true,
      description: "Lugar: 1 for the winner; null until it is known.",
    }),
  }),
});
