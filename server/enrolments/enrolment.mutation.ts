import { ArenaType } from "../arenas/arena.type";
import { ArenaAthleteType } from "../athletes/arena-athletes/arena-athlete.type";
import { AthleteGenderType, AthleteLevelType, AthleteType } from "../athletes/athlete.type";
import { registerAthlete } from "../athletes/arena-athletes/arena-athlete.action";
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
  description: "Input of `enrolAthlete` (inscrição de um atleta pelo organizador).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    athleteId: t.globalID({
      required: true,
      for: AthleteType,
      description:
        "Athlete, of the arena, or of any when it is open to others; those are asked first (atleta).",
    }),
    categoryId: t.globalID({
      for: TournamentCategoryType,
      description: "Category; null where the tournament has one only (categoria).",
    }),
    overrideReason: t.string({ description: overrideDescription }),
  }),
});

const CancelEnrolmentInput = builder.inputType("CancelEnrolmentInput", {
  description: "Input of `cancelEnrolment` (cancelamento de uma inscrição).",
  fields: (t) => ({
    enrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Enrolment (inscrição)." }),
  }),
});

const RegisterAthleteInput = builder.inputType("RegisterAthleteInput", {
  description: "Input of `registerAthlete` (cadastro de atleta pela arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    enrolInTournamentId: t.globalID({
      for: TournamentType,
      description: "Enrols the athlete at once; null for none (torneio).",
    }),
    fullName: t.string({
      required: true,
      description: "Full name, 2 to 100 letters, spaces and the signs of names (' - .) (nome completo).",
    }),
    email: t.string({ description: "E-mail; null when there is none (e-mail)." }),
    phone: t.string({ description: "Phone; null when there is none (telefone)." }),
    cpf: t.string({ description: "CPF, with or without mask; null when it is not known." }),
    birthDate: t.field({
      type: "Date",
      description: "Birth date; null when it is not known (data de nascimento).",
    }),
    level: t.field({ type: AthleteLevelType, required: true, description: "Level (nível)." }),
    gender: t.field({ type: AthleteGenderType, description: "Gender; null when it is not known (gênero)." }),
    note: t.string({
      description: "Note, at most 1000 characters; null without one (observações da arena).",
    }),
  }),
});

const EnrolAthleteSuccess = affectedSuccess(
  "EnrolAthleteSuccess",
  "Result of a successful `enrolAthlete` (atleta inscrito, ou convidado).",
);
const CancelEnrolmentSuccess = affectedSuccess(
  "CancelEnrolmentSuccess",
  "Its refund stands with it (inscrição cancelada).",
);
const RegisterAthleteSuccess = builder
  .objectRef<{ arenaId: string; athleteId: string; tournamentId: string | null }>("RegisterAthleteSuccess")
  .implement({
    description: "Result of a successful `registerAthlete` (atleta cadastrado).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      athlete: t.prismaField({
        type: "Athlete",
        description: "Athlete (atleta).",
        resolve: (query, { athleteId }, _args, ctx) =>
          ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
      }),
      arenaAthlete: t.prismaField({
        type: ArenaAthleteType,
        description: "Arena athlete, with its data in the arena's list (atleta da arena).",
        resolve: (query, { arenaId, athleteId }, _args, ctx) =>
          ctx.db.arenaAthlete.findUniqueOrThrow({
            ...query,
            where: { arenaId_athleteId: { arenaId, athleteId } },
          }),
      }),
      tournament: t.prismaField({
        type: "Tournament",
        nullable: true,
        description: "The one the athlete was enrolled in; null without one (torneio).",
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
    label: "Cadastrar atleta",
    description: "Registers an athlete of the arena, and also enrols them if requested; both or neither.",
    authScopes: mayWith(canRegisterAthlete),
    args: { input: t.arg({ type: RegisterAthleteInput, required: true, description: "Input (atleta)." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
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
    label: "Inscrever atleta",
    description: "Enrols an athlete on behalf of the organiser; a guest from another arena is asked first.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: {
      input: t.arg({ type: EnrolAthleteInput, required: true, description: "Input (torneio e atleta)." }),
    },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
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
    label: "Cancelar inscrição",
    description:
      "Cancels an enrolment before the draw. The first enrolment in the waiting list gets the place, and the athlete is notified.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: CancelEnrolmentInput, required: true, description: "Input (inscrição)." }) },
    errors: { types: [RuleViolation] },
    resolve: (_root, { input }, ctx) => cancelEnrolment(ctx, input.enrolmentId.id, { byOrganiser: true }),
  }),
);
