import { ArenaType } from "../arenas/arena.type";
import { registerAthlete } from "../athletes/arena-athletes/arena-athlete.action";
import { ArenaAthleteType } from "../athletes/arena-athletes/arena-athlete.type";
import { AthleteGenderType, AthleteLevelType, AthleteType } from "../athletes/athlete.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may, mayWith } from "../platform/graphql/context";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { tournamentSuccess, TournamentType } from "../tournaments/tournament.type";
import { canManageTournament } from "../tournaments/tournament.access";
import { cancelEnrolment, enrolAthlete, findGuest, updateRegistration } from "./enrolment.action";
import { canFindGuest, canManageEnrolment, canRegisterAthlete } from "./enrolment-rights.access";
import { NotEligible } from "./enrolment.errors";
import { affectedSuccess, EnrolmentType, overrideDescription } from "./enrolment.type";
import { enrolWithin } from "./enter.step";

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

const FindGuestInput = builder.inputType("FindGuestInput", {
  description: "Input of `findGuest` (busca de um atleta de outra arena).",
  fields: (t) => ({
    tournamentId: t.globalID({
      required: true,
      for: TournamentType,
      description: "One that is open to athletes of other arenas (torneio).",
    }),
    email: t.string({
      required: true,
      description: "The whole address; a part of it matches no athlete (e-mail).",
    }),
  }),
});

const FindGuestSuccess = builder.objectRef<{ athleteId: string }>("FindGuestSuccess").implement({
  description: "Result of a successful `findGuest` (atleta encontrado).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    athlete: t.prismaField({
      type: "Athlete",
      description: "Athlete, without the personal data, which stays with their own arena (atleta).",
      resolve: (query, { athleteId }, _args, ctx) =>
        ctx.db.athlete.findUniqueOrThrow({ ...query, where: { id: athleteId } }),
    }),
  }),
});

// A mutation, because each look-up is counted.
builder.mutationField("findGuest", (t) =>
  t.field({
    type: FindGuestSuccess,
    label: "Buscar atleta de outra arena",
    description: "Finds an athlete of another arena by e-mail, to enrol them in a tournament open to others.",
    authScopes: may(canFindGuest, "tournamentId"),
    args: {
      input: t.arg({ type: FindGuestInput, required: true, description: "Input (torneio e e-mail)." }),
    },
    errors: { types: [InvalidInput, RuleViolation, TooManyAttempts] },
    resolve: async (_root, { input: { tournamentId, email } }, ctx) => ({
      athleteId: await findGuest(ctx, tournamentId.id, { email }),
    }),
  }),
);

const UpdateRegistrationInput = builder.inputType("UpdateRegistrationInput", {
  description: "An absent field stays as it is (regras de inscrição de um torneio).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    registrationOpen: t.boolean({ description: "Registration open (inscrições abertas)." }),
    registrationStartsOn: t.field({
      type: "Date",
      description: "Registration starts on; null empties it (início das inscrições).",
    }),
    registrationEndsOn: t.field({
      type: "Date",
      description: "Registration ends on; null empties it (fim das inscrições).",
    }),
    paymentDays: t.int({ description: "Payment days, 1 to 60 days (prazo de pagamento)." }),
    fullRefundDays: t.int({
      description: "Full refund days, up to so many days before the start, 0 to 365 (reembolso integral).",
    }),
    lateRefundPercent: t.int({
      description: "Late refund percent, 0 to 100 percent, until the draw (reembolso tardio).",
    }),
    minPairs: t.int({ description: "Min pairs; null empties it; not in a Super 8 (mínimo de duplas)." }),
    maxCategories: t.int({
      description:
        "Categories at most of one athlete, 1 to 10; null: no limit (máximo de categorias por atleta).",
    }),
    oneLevelPerGender: t.boolean({
      description: "Refuses a second level of one gender (não permitir dois níveis do mesmo gênero).",
    }),
    podiumMonths: t.int({
      description:
        "For how many months before the start a podium counts, 1 to 36; null: no such rule (meses em que o pódio conta).",
    }),
    podiumMovesUp: t.boolean({
      description:
        "Who was on the podium of a level plays above it, else only not below (pódio sobe de nível).",
    }),
    secondFeeInCents: t.int({
      description:
        "In centavos, up to the dearest category's fee; null: the category's fee (preço da 2ª categoria).",
    }),
    thirdFeeInCents: t.int({ description: "The same for the third one (preço da 3ª categoria)." }),
    furtherFeeInCents: t.int({
      description: "The same from the fourth one on (preço da 4ª categoria em diante).",
    }),
    earlyUntil: t.field({
      type: "Date",
      description: "Last day of the categories' early fees; null empties it (preço antecipado até).",
    }),
    memberFeeInCents: t.int({
      description:
        "What the arena's own athletes pay for a category, in centavos; null: no such price; not in a championship (preço para atletas da arena).",
    }),
    memberDiscountPercent: t.int({
      description:
        "What they save of the category's fee instead, 1 to 100; null: nothing (desconto para atletas da arena).",
    }),
  }),
});

const UpdateRegistrationSuccess = tournamentSuccess(
  "UpdateRegistrationSuccess",
  "Result of a successful `updateRegistration` (regras de inscrição salvas).",
);

builder.mutationField("updateRegistration", (t) =>
  t.field({
    type: UpdateRegistrationSuccess,
    label: "Salvar regras de inscrição",
    description: "Saves the enrolment rules of a tournament.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: UpdateRegistrationInput, required: true, description: "Input (regras)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { tournamentId, ...change } }, ctx) => {
      await updateRegistration(ctx, tournamentId.id, change);
      return { tournamentId: tournamentId.id };
    },
  }),
);
