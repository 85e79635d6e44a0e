import type { Charge } from "../../../prisma/generated/client/client";
import { AthleteType } from "../../athletes/athlete.type";
import { athletesOf } from "../../athletes/athlete.loader";
import { pixPayload } from "../../brazil/pix.rules";
import type { GraphQLContext } from "../../platform/graphql/context";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { dayFromDatabase, dayToDatabase, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import { whenKnown, type MaybePromise } from "../../platform/when-known";
import { lastMethodOf } from "../charge.loader";
import { openPrincipalOf, standingOn } from "../charge-standing.rules";
import { txidsOf } from "../pix-txid.rules";
import { receiptPath } from "../receipts/receipt.rules";
import { remindedAt } from "../reminders/reminded.loader";
import { refundDueOf } from "./booking-charge.loader";
import { canSeeCharge, isReceiver } from "./charge.access";
import {
  entriesOf,
  mostEntries,
  receivingArenas,
  receivingFederations,
  standingAt,
  type Receiver,
  type ToldEntry,
} from "./charge.loader";
import {
  ChargeKindType,
  ChargeStandingType,
  LedgerEntryKindType,
  PaymentMethodType,
  ServiceTypeType,
} from "./charge-words.type";

const LedgerEntryType = builder.objectRef<ToldEntry>("LedgerEntry").implement({
  description: "Lançamento: an immutable ledger entry of a charge. A mistake is undone by another entry.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: LedgerEntryKindType, description: "O que aconteceu." }),
    on: t.expose("on", { type: "Date", description: "Dia: of the payment or refund, or else of the entry." }),
    amountInCents: t.exposeInt("amountInCents", {
      nullable: true,
      description: "Valor: in centavos; null for entries without an amount.",
    }),
    dueOn: t.expose("dueOn", {
      type: "Date",
      nullable: true,
      description: "Vencimento: as it was set; null where it was not.",
    }),
    method: t.expose("method", {
      type: PaymentMethodType,
      nullable: true,
      description: "Forma: null if it was not recorded.",
    }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Motivo, of a payment its note (observação): null where none was given.",
    }),
    receiptPath: t.string({
      nullable: true,
      description:
        "Recibo: address of its PDF, which needs the same token; null unless the entry is a valid payment.",
      resolve: ({ id, hasReceipt }) => (hasReceipt ? receiptPath(id) : null),
    }),
    recordedAt: t.expose("recordedAt", { type: "DateTime", description: "Registrado em: UTC." }),
    recordedByName: t.exposeString("by", {
      nullable: true,
      description:
        "Registrado por: null for automatic entries, deleted users, and if the viewer is the payer.",
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
    "Cobrança: the price of one service and its payment status. Visible to the payer, managers of the receiver, and admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (charge, ctx) => canSeeCharge(charge, ctx.viewer),
  fields: (t) => ({
    kind: t.expose("kind", { type: ChargeKindType, description: "Tipo de cobrança." }),
    service: t.expose("serviceType", { type: ServiceTypeType, description: "Serviço." }),
    description: t.exposeString("description", { description: "Descrição." }),
    payerName: t.string({
      nullable: true,
      description:
        "Quem paga: full name, also of minors, since only the receiver and the payer read it; null if unknown.",
      resolve: ({ athleteId, clientName }, _args, ctx) =>
        athleteId === null
          ? clientName
          : whenKnown(athletesOf(ctx).load(athleteId), ({ fullName }) => fullName),
    }),
    athlete: t.field({
      type: AthleteType,
      nullable: true,
      description: "Atleta: the payer; null for a client without an athlete record.",
      resolve: ({ athleteId }, _args, ctx) => (athleteId === null ? null : athletesOf(ctx).load(athleteId)),
    }),
    receiverName: t.string({
      description: "Recebedor: the arena, or the federation of a championship.",
      resolve: (charge, _args, ctx) => whenKnown(receiverOf(charge, ctx), ({ name }) => name),
    }),
    amountInCents: t.exposeInt("amountInCents", { description: "Valor: in centavos." }),
    dueOn: t.expose("dueOn", {
      type: "Date",
      nullable: true,
      description: "Vencimento: null without a due date.",
    }),
    serviceDate: t.expose("serviceDate", { type: "Date", description: "Data do serviço." }),
    referenceMonth: t.field({
      type: "Date",
      description: "Referência: the first day of the month that is paid for.",
      resolve: ({ referenceMonth, serviceDate }) =>
        referenceMonth ?? dayToDatabase(firstOfMonth(dayFromDatabase(serviceDate))),
    }),
    standing: t.field({
      type: ChargeStandingType,
      description: "Status: late from the first business day after the day it was due on.",
      resolve: (charge, _args, ctx) =>
        whenKnown(receiverOf(charge, ctx), (receiver) =>
          standingOn(
            { ...charge, dueOn: charge.dueOn && dayFromDatabase(charge.dueOn) },
            dayAt(ctx.now, timeZoneOfPlace(receiver)),
          ),
        ),
    }),
    receivedInCents: t.exposeInt("receivedInCents", {
      description: "Recebido: in centavos, including fine and interest; overpayments are credit.",
    }),
    refundedInCents: t.exposeInt("refundedInCents", { description: "Reembolsado: in centavos." }),
    creditInCents: t.exposeInt("creditInCents", {
      description: "Crédito: the payer's overpayment that has not been refunded, in centavos.",
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
      description: "Em aberto: in centavos, without fine and interest.",
      resolve: (charge) => openPrincipalOf(charge),
    }),
    fineInCents: t.int({
      description: "Multa: in centavos, open amount today.",
      resolve: async (charge, _args, ctx) => (await lateFeesOf(charge, ctx)).fine,
    }),
    interestInCents: t.int({
      description: "Juros: in centavos, open amount today.",
      resolve: async (charge, _args, ctx) => (await lateFeesOf(charge, ctx)).interest,
    }),
    paidAt: t.expose("paidAt", {
      type: "DateTime",
      nullable: true,
      description: "Pago em: UTC, when it was paid in full; null while it is not.",
    }),
    method: t.field({
      type: PaymentMethodType,
      nullable: true,
      description: "Forma: method of the last payment; null if there is none or it was not recorded.",
      resolve: ({ id, receivedInCents }, _args, ctx) =>
        receivedInCents === 0 ? null : lastMethodOf(ctx).load(id),
    }),
    pixCode: t.string({
      nullable: true,
      description:
        "Pix copia e cola: code for the amount owed today, including fine and interest; null if nothing is owed or the receiver has no Pix key.",
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
      description: "De inscrição: whether it pays for a place in a tournament, and is changed there.",
      resolve: ({ enrolmentId }) => enrolmentId !== null,
    }),
    tournamentKey: t.expose("tournamentId", {
      type: "UUID",
      nullable: true,
      description: "Torneio: the key of the one that is paid for; null for anything else.",
    }),
    remindedAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "Lembrado em: UTC, when the payer was last reminded; null if never, or if the viewer does not manage the receiver.",
      resolve: (charge, _args, ctx) =>
        isReceiver(charge, ctx.viewer) ? remindedAt(ctx).load(charge.id) : null,
    }),
    viewerCanManage: t.boolean({
      description: "Posso registrar: whether the viewer manages the receiver.",
      resolve: (charge, _args, { viewer }) => isReceiver(charge, viewer),
    }),
    entries: t.field({
      type: [LedgerEntryType],
      extensions: atMost(mostEntries, 5),
      description: "Lançamentos: what happened, the latest first; at most 200.",
      resolve: (charge, _args, ctx) =>
        whenKnown(entriesOf(ctx).load(charge.id), (entries) => {
          const latest = entries.slice(-mostEntries).toReversed();
          // Who works for the receiver is the receiver's business.
          return isReceiver(charge, ctx.viewer) ? latest : latest.map((entry) => ({ ...entry, by: null }));
        }),
    }),
  }),
});
