import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder, labelled } from "../../platform/graphql/builder";
import { may, mayWith } from "../../platform/graphql/context";
import { tournamentNow, TournamentType } from "../../tournaments/tournament.type";
import { canManageEnrolments, canManageEnrolment } from "../enrolment-rights.access";
import { affectedSuccess, enrolmentNow, EnrolmentType } from "../enrolment.type";
import { PaymentMethodType } from "../../billing/charges/charge.type";
import { paymentOutcomeLabel, paymentOutcomes, type PaymentOutcome } from "./payment-outcome.rules";
import {
  confirmEnrolments,
  registerPayment,
  registerPayments,
  undoPayment,
  type RegisteredPayments,
} from "./register-payment.action";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const methodDescription = "The payment method; null where it is not known (forma).";

const RegisterPaymentInput = builder.inputType("RegisterPaymentInput", {
  description: "Input of `registerPayment` (baixa manual de uma inscrição).",
  fields: (t) => ({
    enrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Enrolment (inscrição)." }),
    method: t.field({ type: PaymentMethodType, description: methodDescription }),
  }),
});

const UndoPaymentInput = builder.inputType("UndoPaymentInput", {
  description: "Input of `undoPayment` (estorno de uma baixa manual).",
  fields: (t) => ({
    enrolmentId: t.globalID({ required: true, for: EnrolmentType, description: "Enrolment (inscrição)." }),
    reason: t.string({
      required: true,
      description: "Reason, 5 to 300 characters, stored with the organiser's name (motivo).",
    }),
  }),
});

const manyFields = (t: InputFields) => ({
  tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
  enrolmentIds: t.globalIDList({
    required: true,
    for: EnrolmentType,
    description: "Enrolment, at most 100, all of this tournament (inscrições).",
  }),
});

const RegisterPaymentsInput = builder.inputType("RegisterPaymentsInput", {
  description: "Input of `registerPayments` (baixa manual de várias inscrições).",
  fields: (t) => ({
    ...manyFields(t),
    method: t.field({ type: PaymentMethodType, description: methodDescription }),
  }),
});
const ConfirmEnrolmentsInput = builder.inputType("ConfirmEnrolmentsInput", {
  description: "Input of `confirmEnrolments` (confirmação de várias inscrições que aguardam pagamento).",
  fields: manyFields,
});

const ConfirmEnrolmentsSuccess = builder
  .objectRef<{ tournamentId: string; confirmedCount: number }>("ConfirmEnrolmentsSuccess")
  .implement({
    description: "Result of a successful `confirmEnrolments` (inscrições confirmadas).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      confirmedCount: t.exposeInt("confirmedCount", {
        description: "The enrolments that awaited a payment (confirmadas).",
      }),
      tournament: tournamentNow(t),
    }),
  });
const RegisterPaymentsSuccess = builder
  .objectRef<{ tournamentId: string } & RegisteredPayments>("RegisterPaymentsSuccess")
  .implement({
    description: "Result of a successful `registerPayments` (pagamentos registrados).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      registeredCount: t.exposeInt("registeredCount", {
        description: "The enrolments that were not paid before (registrados).",
      }),
      restoredCount: t.exposeInt("restoredCount", {
        description: "How many lost places were given back (vagas devolvidas).",
      }),
      toRefundCount: t.exposeInt("toRefundCount", {
        description: "How many have no place any more, and get their money back (a devolver).",
      }),
      tournament: tournamentNow(t),
    }),
  });
const PaymentOutcomeType = builder.enumType("PaymentOutcome", {
  description: "What became of an enrolment when its payment was recorded (resultado da baixa).",
  values: labelled(paymentOutcomes, (outcome) => paymentOutcomeLabel[outcome]),
});

const RegisterPaymentSuccess = builder
  .objectRef<{ enrolmentId: string; tournamentId: string; outcome: PaymentOutcome }>("RegisterPaymentSuccess")
  .implement({
    description: "Result of a successful `registerPayment` (pagamento registrado).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      enrolment: enrolmentNow(t),
      tournament: tournamentNow(t),
      outcome: t.expose("outcome", {
        type: PaymentOutcomeType,
        description:
          "Whether the place was confirmed or given back, or the money has to be refunded (resultado).",
      }),
    }),
  });
const UndoPaymentSuccess = affectedSuccess(
  "UndoPaymentSuccess",
  "Result of a successful `undoPayment` (baixa desfeita).",
);

const idsIn = ({ enrolmentIds }: { enrolmentIds: readonly { id: string }[] }): string[] =>
  enrolmentIds.map(({ id }) => id);

builder.mutationField("registerPayment", (t) =>
  t.field({
    type: RegisterPaymentSuccess,
    label: "Baixa manual",
    description:
      "Records a payment that the organiser has seen, in every state of the enrolment. A lost place is given back if it is free.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: { input: t.arg({ type: RegisterPaymentInput, required: true, description: "Input (inscrição)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { enrolmentId, method } }, ctx) => ({
      enrolmentId: enrolmentId.id,
      ...(await registerPayment(ctx, enrolmentId.id, method)),
    }),
  }),
);

builder.mutationField("registerPayments", (t) =>
  t.field({
    type: RegisterPaymentsSuccess,
    label: "Baixa manual de várias",
    description:
      "Records the payments of several enrolments, all or none; paid enrolments are left unchanged.",
    authScopes: mayWith(canManageEnrolments),
    args: {
      input: t.arg({ type: RegisterPaymentsInput, required: true, description: "Input (inscrições)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input }, ctx) => {
      const tournamentId = input.tournamentId.id;
      const chosen = { enrolmentIds: idsIn(input), method: input.method ?? null };
      return { tournamentId, ...(await registerPayments(ctx, tournamentId, chosen)) };
    },
  }),
);

builder.mutationField("undoPayment", (t) =>
  t.field({
    type: UndoPaymentSuccess,
    label: "Desfazer baixa",
    description: "Undoes a recorded payment; the fee is owed again.",
    authScopes: may(canManageEnrolment, "enrolmentId"),
    args: {
      input: t.arg({ type: UndoPaymentInput, required: true, description: "Input (inscrição e motivo)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { enrolmentId, reason } }, ctx) => ({
      enrolmentId: enrolmentId.id,
      tournamentId: await undoPayment(ctx, enrolmentId.id, { reason }),
    }),
  }),
);

builder.mutationField("confirmEnrolments", (t) =>
  t.field({
    type: ConfirmEnrolmentsSuccess,
    label: "Confirmar inscrições",
    description: "Confirms unpaid enrolments, many at once; the fee is still owed.",
    authScopes: mayWith(canManageEnrolments),
    args: {
      input: t.arg({ type: ConfirmEnrolmentsInput, required: true, description: "Input (inscrições)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input }, ctx) => {
      const tournamentId = input.tournamentId.id;
      const chosen = { enrolmentIds: idsIn(input) };
      return { tournamentId, confirmedCount: await confirmEnrolments(ctx, tournamentId, chosen) };
    },
  }),
);
