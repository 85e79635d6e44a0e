import { RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { canManageCategory } from "../tournaments/categories/category.access";
import { TournamentCategoryType } from "../tournaments/categories/tournament-category.type";
import { tournamentSuccess } from "../tournaments/tournament-success.type";
import { admitFromLine } from "./admit-from-line.action";
import { assignPlaces } from "./assign-places.action";
import { giveWildCard } from "./give-wild-card.action";
import { canManageEnrolment } from "./enrolment-rights.access";
import { affectedSuccess } from "./enrolment-success.type";
import { EnrolmentType } from "./enrolment.type";

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
