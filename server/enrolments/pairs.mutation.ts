import { AthleteType } from "../athletes/athlete.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may, mayWith } from "../platform/graphql/context";
import { canManageCategory } from "../tournaments/categories/category.access";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { tournamentNow, tournamentSuccess, TournamentType } from "../tournaments/tournament.type";
import { canManageTournament } from "../tournaments/tournament.access";
import { admitFromLine, enrolPair, formPair, giveWildCard, splitPair } from "./pairs.action";
import { assignPlaces } from "./places.action";
import { canFormPair, canManageEnrolment, canManagePair } from "./enrolment-rights.access";
import { NotEligible } from "./enrolment.errors";
import { affectedSuccess, enrolmentNow, EnrolmentType } from "./enrolment.type";
import type { EnteredPair } from "./enter-pair.step";
import { PairType } from "./pairs/pair.type";

const overrideField =
  "Admits an athlete whom the category's rules exclude; stored with the organiser's name (motivo da exceção). Null to apply the rules.";

const EnrolPairInput = builder.inputType("EnrolPairInput", {
  description: "Input of `enrolPair` (inscrição de uma dupla pelo organizador).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    categoryId: t.globalID({
      for: TournamentCategoryType,
      description: "Category; null where the tournament has one only (categoria).",
    }),
    firstAthleteId: t.globalID({
      required: true,
      for: AthleteType,
      description: "First athlete (atleta 1).",
    }),
    secondAthleteId: t.globalID({
      required: true,
      for: AthleteType,
      description: "Second athlete (atleta 2).",
    }),
    overrideReason: t.string({ description: overrideField }),
  }),
});

const FormPairInput = builder.inputType("FormPairInput", {
  description: "Input of `formPair` (dupla de dois atletas que procuram dupla).",
  fields: (t) => ({
    firstEnrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "First enrolment (inscrição 1).",
    }),
    secondEnrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Second enrolment (inscrição 2).",
    }),
    overrideReason: t.string({ description: overrideField }),
  }),
});

const SplitPairInput = builder.inputType("SplitPairInput", {
  description: "Input of `splitPair` (separação de uma dupla antes do sorteio).",
  fields: (t) => ({ pairId: t.globalID({ required: true, for: PairType, description: "Pair (dupla)." }) }),
});

const pairSuccess = (name: string, description: string) =>
  builder.objectRef<EnteredPair>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      pair: t.prismaField({
        type: "Pair",
        nullable: true,
        description: "Pair; null while a guest has not answered the invitation (dupla).",
        resolve: (query, { pairId }, _args, ctx) =>
          pairId === null ? null : ctx.db.pair.findUniqueOrThrow({ ...query, where: { id: pairId } }),
      }),
      enrolment: enrolmentNow(
        t,
        "Enrolment, of the first, or of who waits for the guest's answer; as it is now (inscrição).",
      ),
      tournament: tournamentNow(t),
    }),
  });

const EnrolPairSuccess = pairSuccess(
  "EnrolPairSuccess",
  "Result of a successful `enrolPair` (dupla inscrita).",
);
const FormPairSuccess = pairSuccess("FormPairSuccess", "Result of a successful `formPair` (dupla formada).");
const SplitPairSuccess = tournamentSuccess(
  "SplitPairSuccess",
  "Result of a successful `splitPair` (dupla separada).",
);

builder.mutationField("enrolPair", (t) =>
  t.field({
    type: EnrolPairSuccess,
    label: "Inscrever dupla",
    description:
      "Enrols a pair on behalf of the organiser, confirmed at once; a guest from another arena is asked first.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: EnrolPairInput, required: true, description: "Input (dupla)." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
    },
    resolve: (_root, { input }, ctx) =>
      enrolPair(ctx, {
        tournamentId: input.tournamentId.id,
        categoryId: input.categoryId?.id,
        athleteIds: [input.firstAthleteId.id, input.secondAthleteId.id],
        overrideReason: input.overrideReason,
      }),
  }),
);

builder.mutationField("formPair", (t) =>
  t.field({
    type: FormPairSuccess,
    label: "Formar dupla",
    description: "Forms a pair of two athletes who seek a partner in the same category.",
    authScopes: mayWith(canFormPair),
    args: { input: t.arg({ type: FormPairInput, required: true, description: "Input (os dois)." }) },
    errors: {
      types: [InvalidInput, NotEligible, RuleViolation, TooManyAttempts],
    },
    resolve: (_root, { input }, ctx) =>
      formPair(ctx, [input.firstEnrolmentId.id, input.secondEnrolmentId.id], input.overrideReason),
  }),
);

builder.mutationField("splitPair", (t) =>
  t.field({
    type: SplitPairSuccess,
    label: "Separar dupla",
    description: "Splits a pair before the draw; both seek a partner, and their places are free.",
    authScopes: may(canManagePair, "pairId"),
    args: { input: t.arg({ type: SplitPairInput, required: true, description: "Input (dupla)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input }, ctx) => ({ tournamentId: await splitPair(ctx, input.pairId.id) }),
  }),
);

const AdmitFromLineInput = builder.inputType("AdmitFromLineInput", {
  description: "Input of `admitFromLine` (vaga para quem está na lista de espera).",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Enrolment, either one of a pair that waits; both get their places (inscrição).",
    }),
    raiseLimit: t.boolean({
      required: true,
      description:
        "Raises the limits as needed; false is rejected when there is no room (aumentar o limite).",
    }),
  }),
});

const AdmitFromLineSuccess = affectedSuccess(
  "AdmitFromLineSuccess",
  "Result of a successful `admitFromLine` (vaga dada).",
);

builder.mutationField("admitFromLine", (t) =>
  t.field({
    type: AdmitFromLineSuccess,
    label: "Dar vaga",
    description:
      "Gives a waitlisted enrolment a place before the draw, regardless of its position. The athletes are notified, and pay like anyone who moves up.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: AdmitFromLineInput, required: true, description: "Input (inscrição)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { enrolmentId, raiseLimit } }, ctx) => ({
      enrolmentId: enrolmentId.id,
      tournamentId: await admitFromLine(ctx, enrolmentId.id, { raiseLimit }),
    }),
  }),
);

const AssignPlacesInput = builder.inputType("AssignPlacesInput", {
  description: "Input of `assignPlaces` (vagas a definir).",
  fields: (t) => ({
    categoryId: t.globalID({
      required: true,
      for: TournamentCategoryType,
      description: "Category (categoria).",
    }),
  }),
});

const AssignPlacesSuccess = tournamentSuccess(
  "AssignPlacesSuccess",
  "Result of a successful `assignPlaces` (vagas definidas).",
);

builder.mutationField("assignPlaces", (t) =>
  t.field({
    type: AssignPlacesSuccess,
    label: "Definir vagas",
    description:
      "Gives the places of a category by its ranking or by lots, once enrolment has ended; the rest waits in the same order. A repeated request changes nothing.",
    authScopes: may(canManageCategory, "categoryId"),
    args: { input: t.arg({ type: AssignPlacesInput, required: true, description: "Input (categoria)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { categoryId } }, ctx) => ({
      tournamentId: await assignPlaces(ctx, categoryId.id),
    }),
  }),
);

const GiveWildCardInput = builder.inputType("GiveWildCardInput", {
  description: "Input of `giveWildCard` (convite da organização para quem está na lista de espera).",
  fields: (t) => ({
    enrolmentId: t.globalID({
      required: true,
      for: EnrolmentType,
      description: "Enrolment, either one of a pair that waits; both get their places (inscrição).",
    }),
  }),
});

const GiveWildCardSuccess = affectedSuccess(
  "GiveWildCardSuccess",
  "Result of a successful `giveWildCard` (convite dado).",
);

builder.mutationField("giveWildCard", (t) =>
  t.field({
    type: GiveWildCardSuccess,
    label: "Dar convite",
    description:
      "Gives a waitlisted enrolment a place that its category keeps for wild cards; before the draw. The athletes are notified, and pay like anyone who moves up.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: GiveWildCardInput, required: true, description: "Input (inscrição)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { enrolmentId } }, ctx) => ({
      enrolmentId: enrolmentId.id,
      tournamentId: await giveWildCard(ctx, enrolmentId.id),
    }),
  }),
);
