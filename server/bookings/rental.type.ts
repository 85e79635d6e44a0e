import { canManageArena } from "../arenas/arena.access";
import { courtOf } from "../courts/court.loader";
import { CourtType } from "../courts/court.type";
import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { canSeeDayUse } from "./day-use/day-use.access";
import { dayUseStatus } from "./day-use/day-use.rules";
import { canSeeRental } from "./rental.access";
import { seriesSizeOf } from "./rental.loader";
import { bookingParties, bookingPartyLabel, bookingStatuses, bookingStatusLabel } from "./rental-words.rules";

export const BookingStatusType = builder.enumType("BookingStatus", {
  description: "Situação da locação.",
  values: labelled(bookingStatuses, (status) => bookingStatusLabel[status]),
});

export const BookingPartyType = builder.enumType("BookingParty", {
  description: "Quem cancela.",
  values: labelled(bookingParties, (party) => bookingPartyLabel[party]),
});

export const CourtRentalType = builder.prismaNode("CourtBooking", {
  variant: "CourtRental",
  description:
    "Locação: a court, from when until when. Seen by who asked for it themselves, who manages the arena, and admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: async (rental, ctx) => {
    const { arenaId } = await courtOf(ctx).load(rental.courtId);
    return canSeeRental(rental, arenaId, ctx.viewer);
  },
  fields: (t) => ({
    clientName: t.exposeString("label", { description: "Cliente: by name." }),
    contact: t.exposeString("contact", {
      nullable: true,
      description: "Contato: phone or e-mail as typed; null if unknown.",
    }),
    isOwn: t.boolean({
      description: "Pedida pelo atleta: whether the athlete requested the rental.",
      resolve: ({ athleteId, bookedByArena }) => athleteId !== null && !bookedByArena,
    }),
    court: t.field({
      type: CourtType,
      description: "Quadra.",
      resolve: ({ courtId }, _args, ctx) => courtOf(ctx).load(courtId),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Início: UTC." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Fim: UTC." }),
    status: t.expose("status", { type: BookingStatusType, description: "Situação." }),
    priceInCents: t.exposeInt("priceInCents", {
      nullable: true,
      description: "Valor: in centavos; null where none is known.",
    }),
    note: t.exposeString("note", {
      nullable: true,
      description: "Observação da arena: null where there is none, or unless one manages the arena.",
      authScopes: async ({ courtId }, _args, ctx) =>
        canManageArena((await courtOf(ctx).load(courtId)).arenaId, ctx.viewer),
      unauthorizedResolver: () => null,
    }),
    freeCancelHours: t.exposeInt("freeCancelHours", {
      description: "Cancelamento grátis: until this many hours before the start.",
    }),
    seriesSize: t.int({
      description: "Quantas locações foram feitas juntas: 1 for one alone.",
      resolve: ({ seriesId }, _args, ctx) => (seriesId === null ? 1 : seriesSizeOf(ctx).load(seriesId)),
    }),
    cancelledAt: t.expose("cancelledAt", {
      type: "DateTime",
      nullable: true,
      description: "Cancelada em: UTC; null unless it is.",
    }),
    cancelledBy: t.expose("cancelledBy", {
      type: BookingPartyType,
      nullable: true,
      description: "Cancelada por; null unless it is.",
    }),
    cancelReason: t.exposeString("cancelReason", {
      nullable: true,
      description: "Motivo do cancelamento: null where none was given.",
    }),
    feeInCents: t.exposeInt("feeInCents", {
      nullable: true,
      description:
        "Multa: what of the price is due although it is cancelled, in centavos; null unless it is.",
    }),
  }),
});

export const DayUseType = builder.prismaNode("DayUse", {
  description:
    "Day Use: people who come for a day. Seen by who asked for it themselves, who manages the arena, and admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (dayUse, ctx) => canSeeDayUse(dayUse, ctx.viewer),
  fields: (t) => ({
    date: t.expose("date", { type: "Date", description: "Dia." }),
    clientName: t.exposeString("clientName", { description: "Cliente: by name." }),
    contact: t.exposeString("contact", {
      nullable: true,
      description: "Contato: phone or e-mail as typed; null if unknown.",
    }),
    isOwn: t.boolean({
      description:
        "Do atleta: whether the client is an athlete, who requested it or was entered by the arena.",
      resolve: ({ athleteId }) => athleteId !== null,
    }),
    status: t.field({ type: BookingStatusType, description: "Situação.", resolve: dayUseStatus }),
    opensAt: t.expose("opensAt", {
      type: "DateTime",
      nullable: true,
      description: "Abertura: start of the day for the athlete who requested it, UTC; null otherwise.",
    }),
    closesAt: t.expose("closesAt", {
      type: "DateTime",
      nullable: true,
      description: "Fechamento: when it ends for them, UTC; null of any other.",
    }),
    people: t.exposeInt("people", { description: "Pessoas: with the client." }),
    priceInCents: t.exposeInt("priceInCents", { description: "Valor: of all of them, in centavos." }),
    freeCancelHours: t.exposeInt("freeCancelHours", {
      description: "Cancelamento grátis: until this many hours before the arena opens that day.",
    }),
    cancelledAt: t.expose("cancelledAt", {
      type: "DateTime",
      nullable: true,
      description: "Cancelado em: UTC; null unless it is.",
    }),
    cancelledBy: t.expose("cancelledBy", {
      type: BookingPartyType,
      nullable: true,
      description: "Cancelado por; null unless it is known.",
    }),
    cancelReason: t.exposeString("cancelReason", {
      nullable: true,
      description: "Motivo do cancelamento: null where none was given.",
    }),
    feeInCents: t.exposeInt("feeInCents", {
      nullable: true,
      description:
        "Multa: what of the price is due although it is cancelled, in centavos; null unless it is known.",
    }),
  }),
});
