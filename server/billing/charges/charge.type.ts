import type { Charge } from "../../../prisma/generated/client/client";
import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import { athletesOf } from "../../athletes/athlete.loader";
import { AthleteType } from "../../athletes/athlete.type";
import { CourtRentalType, DayUseType } from "../../bookings/rental.type";
import { pixPayload } from "../../brazil/pix.rules";
import { builder, labelled } from "../../platform/graphql/builder";
import type { GraphQLContext } from "../../platform/graphql/context";
import { atMost } from "../../platform/graphql/connection";
import { dayFromDatabase, dayToDatabase, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { type MaybePromise, whenKnown } from "../../platform/when-known";
import {
  chargeStandingLabel,
  chargeStandings,
  ledgerEntryKinds,
  ledgerEntryLabel,
  openPrincipalOf,
  paymentMethodLabel,
  paymentMethods,
  servicesLabel,
  serviceTypes,
  standingOn,
} from "../charge-words.rules";
import { lastPaymentOf } from "../charge.loader";
import { txidsOf } from "../pix-txid.rules";
import { receiptPath } from "../receipts/receipt.rules";
import {
  chargeOfDayUse,
  chargeOfRental,
  entriesOf,
  mostEntries,
  type Receiver,
  receivingArenas,
  receivingFederations,
  refundDueOf,
  remindedAt,
  standingAt,
  type ToldEntry,
} from "./charge.loader";
import { chargeKindLabel, chargeKinds } from "./charge-kind.rules";
import { canSeeCharge, isReceiver } from "./charge.access";

const LedgerEntryType = builder.objectRef<ToldEntry>("LedgerEntry").implement({
  description: "An immutable ledger entry of a charge (lançamento). A mistake is undone by another entry.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: LedgerEntryKindType, description: "Kind (o que aconteceu)." }),
    on: t.expose("on", {
      type: "Date",
      description: "On, of the payment or refund, or else of the entry (dia).",
    }),
    amountInCents: t.exposeInt("amountInCents", {
      nullable: true,
      description: "Amount, in centavos; null for entries without an amount (valor).",
    }),
    dueOn: t.expose("dueOn", {
      type: "Date",
      nullable: true,
      description: "Due on, as it was set; null where it was not (vencimento).",
    }),
    method: t.expose("method", {
      type: PaymentMethodType,
      nullable: true,
      description: "Method; null if it was not recorded (forma).",
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "The reason, of a payment its note; null where none was given (motivo, observação).",
    }),
    receiptPath: t.string({
      nullable: true,
      description:
        "Address of its PDF, which needs the same token; null unless the entry is a valid payment (recibo).",
      resolve: ({ id, hasReceipt }) => (hasReceipt ? receiptPath(id) : null),
    }),
    recordedAt: t.expose("recordedAt", {
      type: "DateTime",
      description: "Recorded at, UTC (registrado em).",
    }),
    recordedByName: t.exposeString("by", {
      nullable: true,
      description:
        "Recorded by name; null for automatic entries, deleted users, and if the viewer is the payer (registrado por).",
    }),
  }),
});

/** The receiver: an arena or a federation. */
const receiverOf = ({ arenaId, federationId }: Charge, ctx: GraphQLContext): MaybePromise<Receiver> =>
  arenaId === null ? receivingFederations(ctx).load(federationId ?? "") : receivingArenas(ctx).load(arenaId);

async function lateFeesOf(charge: Charge, ctx: GraphQLContext): Promise<{ fine: number; interest: number }> {
  if (charge.status !== "PENDING") return { fine: 0, interest: 0 };
  const entries = await entriesOf(ctx).load(charge.id);
  const { fineOpen, interestOpen } = standingAt(entries, await receiverOf(charge, ctx), ctx.now);
  return { fine: fineOpen, interest: interestOpen };
}

export const ChargeType = builder.prismaNode("Charge", {
  description:
    "The price of one service and its payment status (cobrança). Visible to the payer, managers of the receiver, and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (charge, ctx) => canSeeCharge(charge, ctx.viewer),
  fields: (t) => ({
    kind: t.expose("kind", { type: ChargeKindType, description: "Kind (tipo de cobrança)." }),
    service: t.expose("serviceType", { type: ServiceTypeType, description: "Service (serviço)." }),
    description: t.exposeString("description", { description: "Description (descrição)." }),
    payerName: t.string({
      nullable: true,
      description:
        "Full name, also of minors, since only the receiver and the payer read it; null if unknown (quem paga).",
      resolve: ({ athleteId, clientName }, _args, ctx) =>
        athleteId === null
          ? clientName
          : whenKnown(athletesOf(ctx).load(athleteId), ({ fullName }) => fullName),
    }),
    athlete: t.field({
      type: AthleteType,
      nullable: true,
      description: "The payer; null for a client without an athlete record (atleta).",
      resolve: ({ athleteId }, _args, ctx) => (athleteId === null ? null : athletesOf(ctx).load(athleteId)),
    }),
    receiverName: t.string({
      description: "The arena, or the federation of a championship (recebedor).",
      resolve: (charge, _args, ctx) => whenKnown(receiverOf(charge, ctx), ({ name }) => name),
    }),
    amountInCents: t.exposeInt("amountInCents", { description: "Amount, in centavos (valor)." }),
    dueOn: t.expose("dueOn", {
      type: "Date",
      nullable: true,
      description: "Due on; null without a due date (vencimento).",
    }),
    serviceDate: t.expose("serviceDate", { type: "Date", description: "Service date (data do serviço)." }),
    referenceMonth: t.field({
      type: "Date",
      description: "The first day of the month that is paid for (referência).",
      resolve: ({ referenceMonth, serviceDate }) =>
        referenceMonth ?? dayToDatabase(firstOfMonth(dayFromDatabase(serviceDate))),
    }),
    standing: t.field({
      type: ChargeStandingType,
      description: "Late from the first business day after the day it was due on (status).",
      resolve: (charge, _args, ctx) =>
        whenKnown(receiverOf(charge, ctx), (receiver) =>
          standingOn(
            { ...charge, dueOn: charge.dueOn && dayFromDatabase(charge.dueOn) },
            dayAt(ctx.now, timeZoneOfPlace(receiver)),
          ),
        ),
    }),
    receivedInCents: t.exposeInt("receivedInCents", {
      description: "Received, in centavos, including fine and interest; overpayments are credit (recebido).",
    }),
    refundedInCents: t.exposeInt("refundedInCents", { description: "Refunded, in centavos (reembolsado)." }),
    creditInCents: t.exposeInt("creditInCents", {
      description: "The payer's overpayment that has not been refunded, in centavos (crédito).",
    }),
    refundDueInCents: t.int({
      description:
        "Amount to refund because the rental or Day Use was cancelled, in centavos; 0 if none (a reembolsar).",
      resolve: ({ id, rentalId, dayUseId, receivedInCents, refundedInCents }, _args, ctx) =>
        (rentalId === null && dayUseId === null) || receivedInCents === refundedInCents
          ? 0
          : refundDueOf(ctx).load(id),
    }),
    openInCents: t.int({
      description: "Open, in centavos, without fine and interest (em aberto).",
      resolve: (charge) => openPrincipalOf(charge),
    }),
    fineInCents: t.int({
      description: "Fine, in centavos, open amount today (multa).",
      resolve: async (charge, _args, ctx) => (await lateFeesOf(charge, ctx)).fine,
    }),
    interestInCents: t.int({
      description: "Interest, in centavos, open amount today (juros).",
      resolve: async (charge, _args, ctx) => (await lateFeesOf(charge, ctx)).interest,
    }),
    paidAt: t.expose("paidAt", {
      type: "DateTime",
      nullable: true,
      description: "Paid at, UTC, when it was paid in full; null while it is not (pago em).",
    }),
    paidOn: t.field({
      type: "Date",
      nullable: true,
      description:
        "Day of the last payment, as recorded with it; null unless it was paid in full (dia do pagamento).",
      resolve: async ({ id, paidAt }, _args, ctx) =>
        paidAt === null ? null : ((await lastPaymentOf(ctx).load(id))?.on ?? null),
    }),
    method: t.field({
      type: PaymentMethodType,
      nullable: true,
      description: "Method of the last payment; null if there is none or it was not recorded (forma).",
      resolve: async ({ id, receivedInCents }, _args, ctx) =>
        receivedInCents === 0 ? null : ((await lastPaymentOf(ctx).load(id))?.method ?? null),
    }),
    pixCode: t.string({
      nullable: true,
      description:
        "Code for the amount owed today, including fine and interest; null if nothing is owed or the receiver has no Pix key (Pix copia e cola).",
      resolve: async (charge, _args, ctx) => {
        const receiver = await receiverOf(charge, ctx);
        const open = openPrincipalOf(charge);
        if (!receiver.pixKey || charge.status !== "PENDING") return null;
        const { fine, interest } = await lateFeesOf(charge, ctx);
        return pixPayload({
          key: receiver.pixKey,
          merchantName: receiver.name,
          merchantCity: receiver.city,
          amountInCents: open + fine + interest,
          txid: txidsOf(charge).at(-1) ?? "",
        });
      },
    }),
    ofPlace: t.boolean({
      description: "Whether it pays for a place in a tournament, and is changed there (de inscrição).",
      resolve: ({ enrolmentId }) => enrolmentId !== null,
    }),
    tournamentKey: t.expose("tournamentId", {
      type: "UUID",
      nullable: true,
      description: "The key of the one that is paid for; null for anything else (torneio).",
    }),
    remindedAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "Reminded at, UTC, when the payer was last reminded; null if never, or if the viewer does not manage the receiver (lembrado em).",
      resolve: (charge, _args, ctx) =>
        isReceiver(charge, ctx.viewer) ? remindedAt(ctx).load(charge.id) : null,
    }),
    viewerCanManage: t.boolean({
      description: "Whether the viewer manages the receiver (posso registrar).",
      resolve: (charge, _args, { viewer }) => isReceiver(charge, viewer),
    }),
    entries: t.field({
      type: [LedgerEntryType],
      extensions: atMost(mostEntries, 5),
      description: "What happened, the latest first; at most 200 (lançamentos).",
      resolve: (charge, _args, ctx) =>
        whenKnown(entriesOf(ctx).load(charge.id), (entries) => {
          const latest = entries.slice(-mostEntries).toReversed();
          // Who works for the receiver is the receiver's business.
          return isReceiver(charge, ctx.viewer) ? latest : latest.map((entry) => ({ ...entry, by: null }));
        }),
    }),
  }),
});

export const ServiceTypeType = builder.enumType("ServiceType", {
  description: "The service that is paid for (tipo de serviço).",
  values: labelled(serviceTypes, (service) => servicesLabel[service]),
});

export const ChargeKindType = builder.enumType("ChargeKind", {
  description: "The everyday name of the charge (tipo de cobrança).",
  values: labelled(chargeKinds, (kind) => chargeKindLabel[kind]),
});

export const ChargeStandingType = builder.enumType("ChargeStanding", {
  description: "Charge standing, as it is today (situação da cobrança).",
  values: labelled(chargeStandings, (standing) => chargeStandingLabel[standing]),
});

export const PaymentMethodType = builder.enumType("PaymentMethod", {
  description: "Payment method (forma de pagamento).",
  values: labelled(paymentMethods, (method) => paymentMethodLabel[method]),
});

const LedgerEntryKindType = builder.enumType("LedgerEntryKind", {
  description: "What happened to a charge (lançamento).",
  values: labelled(ledgerEntryKinds, (kind) => ledgerEntryLabel[kind]),
});

builder.prismaObjectField(CourtRentalType, "charge", (t) =>
  t.field({
    type: ChargeType,
    nullable: true,
    description: "The charge for the rental; null for a request or a free rental (cobrança).",
    resolve: ({ id }, _args, ctx) => chargeOfRental(ctx).load(id),
  }),
);

builder.prismaObjectField(DayUseType, "charge", (t) =>
  t.field({
    type: ChargeType,
    nullable: true,
    description: "The charge for the Day Use; null for a request or a free Day Use (cobrança).",
    resolve: ({ id }, _args, ctx) => chargeOfDayUse(ctx).load(id),
  }),
);
