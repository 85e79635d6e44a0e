import { ArenaType } from "../arenas/arena.type";
import { ArenaAthleteType } from "../athletes/arena-athletes/arena-athlete.type";
import { AthleteGenderType, AthleteLevelType, AthleteType } from "../athletes/athlete.type";
import { registerAthlete } from "../athletes/register-athlete.action";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may, mayWith } from "../platform/graphql/may";
import { canManageTournament } from "../tournaments/tournament.access";
import { canManageEnrolment, canRegisterAthlete } from "./enrolment-rights.access";
import { affectedSuccess } from "./enrolment-success.type";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { TournamentType } from "../tournaments/tournament.type";
import { cancelEnrolment } from "./cancel-enrolment.action";
import { enrolAthlete } from "./enrol-athlete.action";
import { enrolWithin } from "./enter.step";
import { NotEligible } from "./enrolment.errors";
import { EnrolmentType, overrideDescription } from "./enrolment.type";

const EnrolAthleteInput = builder.inputType("EnrolAthleteInput", {
  description: "Inscrição de um atleta pelo organizador.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    athleteId: t.globalID({
      required: true,
      for: AthleteType,
      description: "Atleta: of the arena, or of any when it is open to others; those are asked first.",
    }),
    categoryId: t.globalID({
      for: TournamentCategoryType,
      description: "Categoria: null where the tournament has one only.",
    }),
    overrideReason: t.string({ description: overrideDescription }),
  }),
});

const CancelEnrolmentInput = builder.inputType("CancelEnrolmentInput", {
  description: "Cancelamento de uma inscrição.",
  fields: (t) => ({
    enrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Inscrição." }),
  }),
});

const RegisterAthleteInput = builder.inputType("RegisterAthleteInput", {
  description: "Cadastro de atleta pela arena.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    enrolInTournamentId: t.globalID({
      for: TournamentType,
      description: "Torneio: enrols the athlete at once; null for none.",
    }),
    fullName: t.string({
      required: true,
      description: "Nome completo: 2 to 100 letters, spaces and the signs of names (' - .).",
    }),
    email: t.string({ description: "E-mail: null when there is none." }),
    phone: t.string({ description: "Telefone: null when there is none." }),
    cpf: t.string({ description: "CPF: with or without mask; null when it is not known." }),
    birthDate: t.field({ type: "Date", description: "Data de nascimento: null when it is not known." }),
    level: t.field({ type: AthleteLevelType, required: true, description: "Nível." }),
    gender: t.field({ type: AthleteGenderType, description: "Gênero: null when it is not known." }),
    note: t.string({ description: "Observações da arena: at most 1000 characters; null without one." }),
  }),
});

const EnrolAthleteSuccess = affectedSuccess("EnrolAthleteSuccess", "Atleta inscrito, ou convidado.");
const CancelEnrolmentSuccess = affectedSuccess(
  "CancelEnrolmentSuccess",
  "Inscrição cancelada: its refund stands with it.",
);
const RegisterAthleteSuccess = builder
  .objectRef<{ arenaId: string; athleteId: string; tournamentId: string | null }>("RegisterAthleteSuccess")
  .implement({
    description: "Atleta cadastrado.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      athlete: t.prismaField({
        type: "Athlete",
        description: "Atleta.",
        resolve: (query, { athleteId }, _args, ctx) =>
          ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
      }),
      arenaAthlete: t.prismaField({
        type: ArenaAthleteType,
        description: "Atleta da arena: with its data in the arena's list.",
        resolve: (query, { arenaId, athleteId }, _args, ctx) =>
          ctx.db.arenaAthlete.findUniqueOrThrow({
            ...query,
            where: { arenaId_athleteId: { arenaId, athleteId } },
          }),
      }),
      tournament: t.prismaField({
        type: "Tournament",
        nullable: true,
        description: "Torneio: the one the athlete was enrolled in; null without one.",
        resolve: (query, { tournamentId }, _args, ctx) =>
          tournamentId === null
            ? null
            : ctx.db.tournament.findUniqueOrThrow({ ...query, where: { id: tournamentId } }),
      }),
    }),
  });

builder.mutationField("registerAthlete", (t) =>
  t.field({
    type: RegisterAthleteSuccess,
    description:
      "Cadastrar atleta: as an athlete of the arena, and enrol them at once where asked; both or neither.",
    authScopes: mayWith(canRegisterAthlete),
    args: { input: t.arg({ type: RegisterAthleteInput, required: true, description: "Atleta." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
      union: { name: "RegisterAthleteResult" },
    },
    resolve: async (_root, { input: { arenaId, enrolInTournamentId, ...athlete } }, ctx) => {
      const tournamentId = enrolInTournamentId?.id ?? null;
      const athleteId = await registerAthlete(ctx, arenaId.id, athlete, async (tx, id) => {
        if (tournamentId !== null) await enrolWithin(tx, ctx, { tournamentId, athleteId: id });
      });
      return { arenaId: arenaId.id, athleteId, tournamentId };
    },
  }),
);

builder.mutationField("enrolAthlete", (t) =>
  t.field({
    type: EnrolAthleteSuccess,
    description: "Inscrever atleta: as the organiser does; a guest from another arena is asked first.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: EnrolAthleteInput, required: true, description: "Torneio e atleta." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
      union: { name: "EnrolAthleteResult" },
    },
    resolve: async (_root, { input }, ctx) => {
      const tournamentId = input.tournamentId.id;
      const enrolmentId = await enrolAthlete(ctx, {
        tournamentId,
        categoryId: input.categoryId?.id,
        athleteId: input.athleteId.id,
        overrideReason: input.overrideReason,
      });
      return { tournamentId, enrolmentId };
    },
  }),
);

builder.mutationField("cancelEnrolment", (t) =>
  t.field({
    type: CancelEnrolmentSuccess,
    description:
      "Cancelar inscrição: before the draw; the first enrolment in the waiting list gets the place, and the athlete is notified.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: CancelEnrolmentInput, required: true, description: "Inscrição." }) },
    errors: { types: [RuleViolation], union: { name: "CancelEnrolmentResult" } },
    resolve: (_root, { input }, ctx) => cancelEnrolment(ctx, input.enrolmentId.id, { byOrganiser: true }),
  }),
);
