import { AthleteType } from "../../athletes/athlete.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { TournamentCategoryType } from "../categories/tournament-category.type";
import { PairType } from "../pairs/pair.type";
import { canManageEnrolment, canManageTournament } from "../tournament.access";
import { tournamentSuccess } from "../tournament-success.type";
import { TournamentType } from "../tournament.type";
import { canManageEnrolments, canManagePair } from "./enrolment-door.access";
import { affectedSuccess } from "./enrolment-success.type";
import { NotEligible } from "./enrolment.errors";
import { EnrolmentType } from "./enrolment.type";
import { importEnrolments } from "./import/import-enrolments.action";
import type { ImportedLine } from "./import/csv-import.rules";
import { enrolPair, formPair, splitPair } from "./pairs.action";
import { confirmEnrolments } from "./payments/confirm-enrolments.action";
import { registerPayment, undoPayment } from "./payments/register-payment.action";
import { updateRegistration } from "./update-registration.action";

const overrideField =
  "Motivo da exceção: lets somebody in whom the category's rules refuse, and is kept with one's name; null to keep to them.";

const EnrolPairInput = builder.inputType("EnrolPairInput", {
  description: "Inscrição de uma dupla pelo organizador.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    categoryId: t.globalID({
      for: TournamentCategoryType,
      description: "Categoria: null where the tournament has one only.",
    }),
    firstAthleteId: t.globalID({ required: true, for: AthleteType, description: "Atleta 1." }),
    secondAthleteId: t.globalID({ required: true, for: AthleteType, description: "Atleta 2." }),
    overrideReason: t.string({ description: overrideField }),
  }),
});

const FormPairInput = builder.inputType("FormPairInput", {
  description: "Dupla de dois atletas que procuram dupla.",
  fields: (t) => ({
    firstEnrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Inscrição 1." }),
    secondEnrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Inscrição 2." }),
    overrideReason: t.string({ description: overrideField }),
  }),
});

const SplitPairInput = builder.inputType("SplitPairInput", {
  description: "Separação de uma dupla antes do sorteio.",
  fields: (t) => ({ pairId: t.globalID({ required: true, for: PairType, description: "Dupla." }) }),
});

const RegisterPaymentInput = builder.inputType("RegisterPaymentInput", {
  description: "Baixa manual de uma inscrição.",
  fields: (t) => ({
    enrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Inscrição." }),
  }),
});

const UndoPaymentInput = builder.inputType("UndoPaymentInput", {
  description: "Estorno de uma baixa manual.",
  fields: (t) => ({
    enrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Inscrição." }),
    reason: t.string({ required: true, description: "Motivo: 5 to 300 characters, kept with one's name." }),
  }),
});

const ConfirmEnrolmentsInput = builder.inputType("ConfirmEnrolmentsInput", {
  description: "Confirmação de várias inscrições que aguardam pagamento.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    enrolmentIds: t.globalIDList({
      required: true,
      for: EnrolmentType,
      description: "Inscrições: at most 100, all of this tournament.",
    }),
  }),
});

const ImportEnrolmentsInput = builder.inputType("ImportEnrolmentsInput", {
  description: "Importação de inscrições de uma planilha.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    categoryId: t.globalID({
      for: TournamentCategoryType,
      description: "Categoria: null where the tournament has one only.",
    }),
    csv: t.string({
      required: true,
      description:
        "CSV: comma, semicolon or tab, with a first line of names such as «Atleta 1;E-mail 1;Atleta 2;E-mail 2»; at most 200 lines.",
    }),
    apply: t.boolean({ required: true, description: "Aplicar: false only shows what would happen." }),
    allOrNothing: t.boolean({
      required: true,
      description: "Tudo ou nada: true writes no line when one is wrong; false writes all good ones.",
    }),
  }),
});

const UpdateRegistrationInput = builder.inputType("UpdateRegistrationInput", {
  description: "Regras de inscrição de um torneio: an absent field stays as it is.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    registrationOpen: t.boolean({ description: "Inscrições abertas." }),
    registrationStartsOn: t.field({ type: "Date", description: "Início das inscrições: null empties it." }),
    registrationEndsOn: t.field({ type: "Date", description: "Fim das inscrições: null empties it." }),
    paymentDays: t.int({ description: "Prazo de pagamento: 1 to 60 days." }),
    fullRefundDays: t.int({
      description: "Reembolso integral: up to so many days before the start, 0 to 365.",
    }),
    lateRefundPercent: t.int({ description: "Reembolso tardio: 0 to 100 percent, until the draw." }),
    minPairs: t.int({ description: "Mínimo de duplas: null empties it; not in a Super 8." }),
  }),
});

const ImportedLineType = builder
  .objectRef<ImportedLine & { tournamentId: string }>("ImportedLine")
  .implement({
    description: "Linha importada: what a line of the sheet says, and what is wrong with it.",
    authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
    fields: (t) => ({
      line: t.exposeInt("line", {
        description: "Linha: of the file, from 1, the names of the columns counted.",
      }),
      athletes: t.exposeStringList("athletes", { description: "Atletas: as the line calls them." }),
      problems: t.exposeStringList("problems", {
        description: "Problemas: in Portuguese; empty for a line that can be entered.",
      }),
      entered: t.exposeBoolean("entered", { description: "Inscrita: whether it was entered now." }),
    }),
  });

const ImportEnrolmentsSuccess = builder
  .objectRef<{ tournamentId: string; lines: readonly ImportedLine[] }>("ImportEnrolmentsSuccess")
  .implement({
    description: "Importação conferida ou feita.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      lines: t.field({
        type: [ImportedLineType],
        description: "Linhas: in the order of the file.",
        resolve: ({ lines, tournamentId }) => lines.map((line) => ({ ...line, tournamentId })),
      }),
      goodCount: t.int({
        description: "Linhas certas.",
        resolve: ({ lines }) => lines.filter(({ problems }) => problems.length === 0).length,
      }),
      enteredCount: t.int({
        description: "Linhas inscritas: 0 for a preview.",
        resolve: ({ lines }) => lines.filter(({ entered }) => entered).length,
      }),
      tournament: t.prismaField({
        type: "Tournament",
        description: "Torneio: as it is now.",
        resolve: (query, { tournamentId }, _args, ctx) =>
          ctx.db.tournament.findUniqueOrThrow({ ...query, where: { id: tournamentId } }),
      }),
    }),
  });

const ConfirmEnrolmentsSuccess = builder
  .objectRef<{ tournamentId: string; confirmedCount: number }>("ConfirmEnrolmentsSuccess")
  .implement({
    description: "Inscrições confirmadas.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      confirmedCount: t.exposeInt("confirmedCount", {
        description: "Confirmadas: those that waited for a payment.",
      }),
      tournament: t.prismaField({
        type: "Tournament",
        description: "Torneio: as it is now.",
        resolve: (query, { tournamentId }, _args, ctx) =>
          ctx.db.tournament.findUniqueOrThrow({ ...query, where: { id: tournamentId } }),
      }),
    }),
  });

const pairSuccess = (name: string, description: string) =>
  builder.objectRef<{ pairId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      pair: t.prismaField({
        type: "Pair",
        description: "Dupla.",
        resolve: (query, { pairId }, _args, ctx) =>
          ctx.db.pair.findUniqueOrThrow({ ...query, where: { id: pairId } }),
      }),
      tournament: t.prismaField({
        type: "Tournament",
        description: "Torneio: as it is now.",
        resolve: async (query, { pairId }, _args, ctx) =>
          ctx.db.tournament.findFirstOrThrow({ ...query, where: { pairs: { some: { id: pairId } } } }),
      }),
    }),
  });

const EnrolPairSuccess = pairSuccess("EnrolPairSuccess", "Dupla inscrita.");
const FormPairSuccess = pairSuccess("FormPairSuccess", "Dupla formada.");
const SplitPairSuccess = tournamentSuccess("SplitPairSuccess", "Dupla separada.");
const RegisterPaymentSuccess = affectedSuccess("RegisterPaymentSuccess", "Pagamento registrado.");
const UndoPaymentSuccess = affectedSuccess("UndoPaymentSuccess", "Baixa desfeita.");
const UpdateRegistrationSuccess = tournamentSuccess(
  "UpdateRegistrationSuccess",
  "Regras de inscrição salvas.",
);

builder.mutationField("enrolPair", (t) =>
  t.field({
    type: EnrolPairSuccess,
    description: "Inscrever dupla: as the organiser does, confirmed at once.",
    authScopes: (_root, { input }, ctx) => canManageTournament(input.tournamentId.id, ctx),
    args: { input: t.arg({ type: EnrolPairInput, required: true, description: "Dupla." }) },
    errors: { types: [InvalidInput, NotEligible, RuleViolation], union: { name: "EnrolPairResult" } },
    resolve: async (_root, { input }, ctx) => ({
      pairId: await enrolPair(ctx, {
        tournamentId: input.tournamentId.id,
        categoryId: input.categoryId?.id,
        athleteIds: [input.firstAthleteId.id, input.secondAthleteId.id],
        overrideReason: input.overrideReason,
      }),
    }),
  }),
);

builder.mutationField("formPair", (t) =>
  t.field({
    type: FormPairSuccess,
    description: "Formar dupla: of two who seek a partner in one category.",
    authScopes: async (_root, { input }, ctx) =>
      (await canManageEnrolment(input.firstEnrolmentId.id, ctx)) &&
      (await canManageEnrolment(input.secondEnrolmentId.id, ctx)),
    args: { input: t.arg({ type: FormPairInput, required: true, description: "Os dois." }) },
    errors: { types: [InvalidInput, NotEligible, RuleViolation], union: { name: "FormPairResult" } },
    resolve: async (_root, { input }, ctx) => ({
      pairId: await formPair(
        ctx,
        [input.firstEnrolmentId.id, input.secondEnrolmentId.id],
        input.overrideReason,
      ),
    }),
  }),
);

builder.mutationField("splitPair", (t) =>
  t.field({
    type: SplitPairSuccess,
    description: "Separar dupla: before the draw; both seek a partner, and their places are free.",
    authScopes: (_root, { input }, ctx) => canManagePair(input.pairId.id, ctx),
    args: { input: t.arg({ type: SplitPairInput, required: true, description: "Dupla." }) },
    errors: { types: [RuleViolation], union: { name: "SplitPairResult" } },
    resolve: async (_root, { input }, ctx) => ({ tournamentId: await splitPair(ctx, input.pairId.id) }),
  }),
);

builder.mutationField("registerPayment", (t) =>
  t.field({
    type: RegisterPaymentSuccess,
    description: "Baixa manual: the organiser has seen the money, and the enrolment is confirmed.",
    authScopes: (_root, { input }, ctx) => canManageEnrolment(input.enrolmentId.id, ctx),
    args: { input: t.arg({ type: RegisterPaymentInput, required: true, description: "Inscrição." }) },
    errors: { types: [RuleViolation], union: { name: "RegisterPaymentResult" } },
    resolve: async (_root, { input: { enrolmentId } }, ctx) => ({
      enrolmentId: enrolmentId.id,
      tournamentId: await registerPayment(ctx, enrolmentId.id),
    }),
  }),
);

builder.mutationField("undoPayment", (t) =>
  t.field({
    type: UndoPaymentSuccess,
    description: "Desfazer baixa: the fee is owed again.",
    authScopes: (_root, { input }, ctx) => canManageEnrolment(input.enrolmentId.id, ctx),
    args: { input: t.arg({ type: UndoPaymentInput, required: true, description: "Inscrição e motivo." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "UndoPaymentResult" } },
    resolve: async (_root, { input: { enrolmentId, reason } }, ctx) => ({
      enrolmentId: enrolmentId.id,
      tournamentId: await undoPayment(ctx, enrolmentId.id, { reason }),
    }),
  }),
);

builder.mutationField("confirmEnrolments", (t) =>
  t.field({
    type: ConfirmEnrolmentsSuccess,
    description: "Confirmar inscrições: of those who have not paid yet, many at once; the fee stays owed.",
    authScopes: (_root, { input }, ctx) =>
      canManageEnrolments(
        input.tournamentId.id,
        input.enrolmentIds.map(({ id }) => id),
        ctx,
      ),
    args: { input: t.arg({ type: ConfirmEnrolmentsInput, required: true, description: "Inscrições." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "ConfirmEnrolmentsResult" } },
    resolve: async (_root, { input: { tournamentId, enrolmentIds } }, ctx) => ({
      tournamentId: tournamentId.id,
      confirmedCount: await confirmEnrolments(
        ctx,
        tournamentId.id,
        enrolmentIds.map(({ id }) => id),
      ),
    }),
  }),
);

builder.mutationField("importEnrolments", (t) =>
  t.field({
    type: ImportEnrolmentsSuccess,
    description:
      "Importar inscrições: shows what is wrong in which line, and enters the good ones when told to.",
    authScopes: (_root, { input }, ctx) => canManageTournament(input.tournamentId.id, ctx),
    args: { input: t.arg({ type: ImportEnrolmentsInput, required: true, description: "Planilha." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
      union: { name: "ImportEnrolmentsResult" },
    },
    resolve: async (_root, { input: { tournamentId, categoryId, ...sheet } }, ctx) => ({
      tournamentId: tournamentId.id,
      lines: await importEnrolments(ctx, tournamentId.id, categoryId?.id ?? null, sheet),
    }),
  }),
);

builder.mutationField("updateRegistration", (t) =>
  t.field({
    type: UpdateRegistrationSuccess,
    description: "Salvar regras de inscrição.",
    authScopes: (_root, { input }, ctx) => canManageTournament(input.tournamentId.id, ctx),
    args: { input: t.arg({ type: UpdateRegistrationInput, required: true, description: "Regras." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "UpdateRegistrationResult" } },
    resolve: async (_root, { input: { tournamentId, ...change } }, ctx) => {
      await updateRegistration(ctx, tournamentId.id, change);
      return { tournamentId: tournamentId.id };
    },
  }),
);
