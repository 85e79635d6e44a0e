import { chargeOfEnrolment, lastPaymentOf, receivedForEnrolment } from "../../billing/charge.loader";
import { openPrincipalOf } from "../../billing/charge-words.rules";
import { pixPayload } from "../../brazil/pix.rules";
import { builder } from "../../platform/graphql/builder";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { allOf } from "../../platform/when-known";
import { canManageTournament } from "../../tournaments/tournament.access";
import { canSeeEnrolmentMoney } from "../enrolment.access";
import { enrolmentsOf, receiverOf } from "../enrolment.loader";
import { EnrolmentType, ownersAndOrganisers } from "../enrolment.type";
import { PaymentMethodType } from "../../billing/charges/charge.type";
import { enrolmentTxid } from "../../billing/pix-txid.rules";

const PaymentType = builder
  .objectRef<{
    enrolment: { id: string; tournamentId: string; athleteId: string };
    chargeId: string;
    amountInCents: number;
    openInCents: number;
    paidAt: Date | null;
    dueAt: Date | null;
    pixCode: string | null;
    receiverName: string | null;
  }>("EnrolmentPayment")
  .implement({
    description: "What one athlete owes or has paid (pagamento da inscrição).",
    authScopes: ({ enrolment }, ctx) => canSeeEnrolmentMoney(enrolment, ctx),
    fields: (t) => ({
      amountInCents: t.exposeInt("amountInCents", { description: "Amount, in centavos (valor)." }),
      openInCents: t.exposeInt("openInCents", {
        description: "What is still to be paid of it, in centavos; 0 once it is paid (em aberto).",
      }),
      dueAt: t.expose("dueAt", {
        type: "DateTime",
        nullable: true,
        description: "Due at, UTC, the last instant to pay; null without one (vencimento).",
      }),
      paidAt: t.expose("paidAt", {
        type: "DateTime",
        nullable: true,
        description: "Paid at, UTC; null while it is owed (pago em).",
      }),
      method: t.field({
        type: PaymentMethodType,
        nullable: true,
        description:
          "The payment method; null while the fee is owed, and where no method was recorded (forma).",
        resolve: async ({ chargeId, paidAt }, _args, ctx) =>
          paidAt === null ? null : ((await lastPaymentOf(ctx).load(chargeId))?.method ?? null),
      }),
      pixCode: t.exposeString("pixCode", {
        nullable: true,
        description:
          "Pix code, for the open amount, also the content of the QR code; null once it is paid, and when the receiver has no Pix key and is paid by hand (Pix copia e cola).",
      }),
      receiverName: t.exposeString("receiverName", {
        nullable: true,
        description:
          "The arena, or the federation of a championship; null for a federation without a Pix key (recebedor).",
      }),
    }),
  });

builder.prismaObjectFields(EnrolmentType, (t) => ({
  dueAt: t.field({
    type: "DateTime",
    ...ownersAndOrganisers,
    description:
      "Due at, UTC, until when it has to be paid, or the invitation answered; null without one (prazo).",
    resolve: ({ dueAt }) => dueAt,
  }),
  payment: t.field({
    type: PaymentType,
    ...ownersAndOrganisers,
    description: "Payment; null when no fee is owed, as for an enrolment without a place (pagamento).",
    resolve: async (enrolment, _args, ctx) => {
      const charge = await chargeOfEnrolment(ctx).load(enrolment.id);
      if (charge === null || charge.status === "CANCELLED") return null;
      const { id: chargeId, amountInCents, paidAt } = charge;
      const openInCents = openPrincipalOf(charge);
      const { id, dueAt } = enrolment;
      const receiver = await receiverOf(ctx).load(enrolment.tournamentId);
      return {
        enrolment,
        chargeId,
        amountInCents,
        openInCents,
        paidAt,
        dueAt,
        receiverName: receiver?.name ?? null,
        pixCode:
          openInCents === 0 || !receiver?.pixKey
            ? null
            : pixPayload({
                key: receiver.pixKey,
                merchantName: receiver.name,
                merchantCity: receiver.city,
                amountInCents: openInCents,
                txid: enrolmentTxid(id),
              }),
      };
    },
  }),
  creditInCents: t.int({
    ...ownersAndOrganisers,
    description:
      "What came without a place and has to be given back, in centavos; 0 where nothing has (a devolver).",
    resolve: async ({ id }, _args, ctx) => (await chargeOfEnrolment(ctx).load(id))?.creditInCents ?? 0,
  }),
  refundInCents: t.int({
    ...ownersAndOrganisers,
    description:
      "Refund, in centavos, what the event's rule gives back; null unless it was cancelled (reembolso).",
    resolve: async ({ id, cancelledAt }, _args, ctx) =>
      cancelledAt === null ? null : ((await chargeOfEnrolment(ctx).load(id))?.refundedInCents ?? 0),
  }),
}));

builder.prismaObjectField(TournamentCategoryType, "receivedInCents", (t) =>
  t.int({
    nullable: true,
    description:
      "The payments of the active enrolments, in centavos; null for viewers who do not manage the tournament (recebido).",
    unauthorizedResolver: () => null,
    authScopes: ({ tournamentId }, _args, ctx) => canManageTournament(tournamentId, ctx),
    resolve: async ({ id, tournamentId }, _args, ctx) => {
      const { enrolments } = await enrolmentsOf(ctx).load(tournamentId);
      const own = enrolments.filter(({ categoryId }) => categoryId === id);
      const received = await allOf(own.map((enrolment) => receivedForEnrolment(ctx).load(enrolment.id)));
      return received.reduce((sum, one) => sum + one, 0);
    },
  }),
);
