import type { Arena, PriceLine } from "../../prisma/generated/client/client";
import { canManageArena, managersOnly } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { courtOf } from "../courts/court.loader";
import { CourtType } from "../courts/court.type";
import { builder, labelled, WeekdayType } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/connection";
import { encodeGlobalId } from "../platform/graphql/nodes";
import { UserErrorType } from "../platform/graphql/user-errors";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { whenKnown } from "../platform/when-known";
import { canSeeDayUse } from "./day-use/day-use.access";
import { dayUseStatus } from "./day-use/day-use.rules";
import { type CollidingDate, RentalCollisions } from "./rental-collisions.errors";
import {
  bookingParties,
  bookingPartyLabel,
  bookingStatuses,
  bookingStatusLabel,
  mostOfSeries,
  mostPriceLines,
  onlineRentals,
  onlineRentalsLabel,
  rentalAudienceLabel,
  rentalAudiences,
} from "./rental-words.rules";
import { canSeeRental } from "./rental.access";
import { priceLinesOf, seriesSizeOf } from "./rental.loader";

export const BookingStatusType = builder.enumType("BookingStatus", {
  description: "Booking status (situação da locação).",
  values: labelled(bookingStatuses, (status) => bookingStatusLabel[status]),
});

export const BookingPartyType = builder.enumType("BookingParty", {
  description: "Booking party (quem cancela).",
  values: labelled(bookingParties, (party) => bookingPartyLabel[party]),
});

export const CourtRentalType = builder.prismaNode("CourtBooking", {
  variant: "CourtRental",
  description:
    "A court, from when until when (locação). Seen by who asked for it themselves, who manages the arena, and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: async (rental, ctx) => {
    const { arenaId } = await courtOf(ctx).load(rental.courtId);
    return canSeeRental(rental, arenaId, ctx.viewer);
  },
  fields: (t) => ({
    clientName: t.exposeString("label", { description: "Client name, by name (cliente)." }),
    contact: t.exposeString("contact", {
      nullable: true,
      description: "Phone or e-mail as typed; null if unknown (contato).",
    }),
    isOwn: t.boolean({
      description: "Whether the athlete requested the rental (pedida pelo atleta).",
      resolve: ({ athleteId, bookedByArena }) => athleteId !== null && !bookedByArena,
    }),
    court: t.field({
      type: CourtType,
      description: "Court (quadra).",
      resolve: ({ courtId }, _args, ctx) => courtOf(ctx).load(courtId),
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Starts at, UTC (início)." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Ends at, UTC (fim)." }),
    status: t.expose("status", { type: BookingStatusType, description: "Status (situação)." }),
    priceInCents: t.exposeInt("priceInCents", {
      nullable: true,
      description: "Price, in centavos; null where none is known (valor).",
    }),
    note: t.exposeString("note", {
      nullable: true,
      description: "Note; null where there is none, or unless one manages the arena (observação da arena).",
      authScopes: async ({ courtId }, _args, ctx) =>
        canManageArena((await courtOf(ctx).load(courtId)).arenaId, ctx.viewer),
      unauthorizedResolver: () => null,
    }),
    freeCancelHours: t.exposeInt("freeCancelHours", {
      description: "Free cancel hours, until this many hours before the start (cancelamento grátis).",
    }),
    seriesSize: t.int({
      description: "Series size, 1 for one alone (quantas locações foram feitas juntas).",
      resolve: ({ seriesId }, _args, ctx) => (seriesId === null ? 1 : seriesSizeOf(ctx).load(seriesId)),
    }),
    cancelledAt: t.expose("cancelledAt", {
      type: "DateTime",
      nullable: true,
      description: "Cancelled at, UTC; null unless it is (cancelada em).",
    }),
    cancelledBy: t.expose("cancelledBy", {
      type: BookingPartyType,
      nullable: true,
      description: "Cancelled by; null unless it is cancelled (cancelada por).",
    }),
    cancelReason: t.exposeString("cancelReason", {
      nullable: true,
      description: "Cancel reason; null where none was given (motivo do cancelamento).",
    }),
    feeInCents: t.exposeInt("feeInCents", {
      nullable: true,
      description:
        "What of the price is due although it is cancelled, in centavos; null unless it is (multa).",
    }),
  }),
});

export const DayUseType = builder.prismaNode("DayUse", {
  description:
    "People who come for a day (Day Use). Seen by who asked for it themselves, who manages the arena, and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (dayUse, ctx) => canSeeDayUse(dayUse, ctx.viewer),
  fields: (t) => ({
    date: t.expose("date", { type: "Date", description: "Date (dia)." }),
    clientName: t.exposeString("clientName", { description: "Client name, by name (cliente)." }),
    contact: t.exposeString("contact", {
      nullable: true,
      description: "Phone or e-mail as typed; null if unknown (contato).",
    }),
    isOwn: t.boolean({
      description:
        "Whether the client is an athlete, who requested it or was entered by the arena (do atleta).",
      resolve: ({ athleteId }) => athleteId !== null,
    }),
    status: t.field({ type: BookingStatusType, description: "Status (situação).", resolve: dayUseStatus }),
    opensAt: t.expose("opensAt", {
      type: "DateTime",
      nullable: true,
      description: "Start of the day for the athlete who requested it, UTC; null otherwise (abertura).",
    }),
    closesAt: t.expose("closesAt", {
      type: "DateTime",
      nullable: true,
      description: "Closes at, when it ends for them, UTC; null of any other (fechamento).",
    }),
    people: t.exposeInt("people", { description: "People, with the client (pessoas)." }),
    priceInCents: t.exposeInt("priceInCents", { description: "Price, of all of them, in centavos (valor)." }),
    freeCancelHours: t.exposeInt("freeCancelHours", {
      description:
        "Free cancel hours, until this many hours before the arena opens that day (cancelamento grátis).",
    }),
    cancelledAt: t.expose("cancelledAt", {
      type: "DateTime",
      nullable: true,
      description: "Cancelled at, UTC; null unless it is (cancelado em).",
    }),
    cancelledBy: t.expose("cancelledBy", {
      type: BookingPartyType,
      nullable: true,
      description: "Cancelled by; null unless it is known (cancelado por).",
    }),
    cancelReason: t.exposeString("cancelReason", {
      nullable: true,
      description: "Cancel reason; null where none was given (motivo do cancelamento).",
    }),
    feeInCents: t.exposeInt("feeInCents", {
      nullable: true,
      description:
        "What of the price is due although it is cancelled, in centavos; null unless it is known (multa).",
    }),
  }),
});

/** Most conflicts on one court on one date. */
const mostInTheWay = 20;

const CollidingDateType = builder.objectRef<CollidingDate>("CollidingDate").implement({
  description: "A date of a series with a conflict (data ocupada).",
  authScopes: { signedIn: true }, // it answers who manages the arena
  fields: (t) => ({
    on: t.field({ type: "Date", description: "On (dia).", resolve: ({ on }) => dayToDatabase(on) }),
    priceInCents: t.exposeInt("priceInCents", { description: "Price, of this date, in centavos (valor)." }),
    inTheWay: t.stringList({
      extensions: atMost(mostInTheWay, 1),
      description: "A sentence each, by start (o que está marcado).",
      resolve: ({ inTheWay }) => inTheWay.slice(0, mostInTheWay),
    }),
    rentalIds: t.idList({
      extensions: atMost(mostInTheWay, 1),
      description:
        "Conflicting rentals that can be cancelled; empty if the date can only be skipped (locações que podem dar lugar).",
      resolve: ({ rentalIds }) =>
        rentalIds.length > mostInTheWay ? [] : rentalIds.map((id) => encodeGlobalId("CourtRental", id)),
    }),
  }),
});

builder.objectType(RentalCollisions, {
  name: "RentalCollisions",
  description: "A series has conflicts, and nothing was written (datas ocupadas).",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true }, // it answers who manages the arena
  fields: (t) => ({
    dates: t.field({
      type: [CollidingDateType],
      extensions: atMost(mostOfSeries, 6),
      description: "Dates, by day (datas ocupadas).",
      resolve: ({ dates }) => [...dates],
    }),
    freeCount: t.int({
      description: "Free count (quantas datas livres).",
      resolve: ({ free }) => free.count,
    }),
    freeInCents: t.int({
      description: "Free, of all of them, in centavos (valor das datas livres).",
      resolve: ({ free }) => free.priceInCents,
    }),
    closedDays: t.field({
      type: ["Date"],
      extensions: atMost(mostOfSeries, 6),
      description: "Closed days, they are left out (dias em que a arena está fechada).",
      resolve: ({ closedDays }) => closedDays.map(dayToDatabase),
    }),
  }),
});

/** Success result of mutations on a rental. */
export const rentalSuccess = (name: string, description: string) =>
  builder.objectRef<{ rentalId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      rental: t.prismaField({
        type: CourtRentalType,
        description: "Rental, as it is now (locação).",
        resolve: (query, { rentalId }, _args, ctx) =>
          ctx.db.courtBooking.findUniqueOrThrow({ ...query, where: { id: rentalId } }),
      }),
    }),
  });

export const OnlineRentalsType = builder.enumType("OnlineRentals", {
  description: "Online rentals (locação pela página da arena).",
  values: labelled(onlineRentals, (value) => onlineRentalsLabel[value]),
});

export const RentalAudienceType = builder.enumType("RentalAudience", {
  description: "Rental audience (quem pode pedir quadras e Day Use pela página da arena).",
  values: labelled(rentalAudiences, (value) => rentalAudienceLabel[value]),
});

export const RentalTermsType = builder.objectRef<Arena>("RentalTerms").implement({
  description: "Rental terms (regras de locação pela página da arena).",
  authScopes: { public: true }, // only public arenas show them, and managers see their own
  fields: (t) => ({
    audience: t.expose("rentalAudience", {
      type: RentalAudienceType,
      description: "Audience (quem pode pedir).",
    }),
    minMinutes: t.exposeInt("rentalMinMinutes", { description: "Min minutes, in minutes (tempo mínimo)." }),
    stepMinutes: t.exposeInt("rentalStepMinutes", {
      description:
        "Step minutes, by how many minutes a rental is longer than the shortest (de quanto em quanto tempo).",
    }),
    horizonDays: t.exposeInt("rentalHorizonDays", { description: "Days ahead at most (antecedência)." }),
    freeCancelHours: t.exposeInt("freeCancelHours", {
      description: "Free cancel hours, until this many hours before the start (cancelamento grátis).",
    }),
  }),
});

export const PriceLineType = builder.objectRef<PriceLine>("PriceLine").implement({
  description: "What an hour of a court costs on some weekdays between two times (preço por horário).",
  authScopes: { public: true }, // what shows it decides
  fields: (t) => ({
    days: t.field({
      type: [WeekdayType],
      extensions: atMost(7),
      description: "Days (dias da semana).",
      resolve: ({ days }) => days,
    }),
    from: t.expose("from", { type: "LocalTime", description: "From, HH:mm (das)." }),
    to: t.expose("to", { type: "LocalTime", description: "To, HH:mm, 00:00 for the end of the day (até)." }),
    hourlyRateInCents: t.exposeInt("hourlyRateInCents", {
      description: "Hourly rate, in centavos (valor da hora).",
    }),
  }),
});

builder.prismaObjectFields(ArenaType, (t) => ({
  onlineRentals: t.expose("onlineRentals", {
    type: OnlineRentalsType,
    ...managersOnly,
    description: "Online rentals; null unless one manages it (locação pela página da arena).",
  }),
  rentalTerms: t.field({
    type: RentalTermsType,
    ...managersOnly,
    description: "Rental terms; null unless one manages it (regras de locação pela página da arena).",
    resolve: (arena) => arena,
  }),
  dayUsePlaces: t.exposeInt("dayUsePlaces", {
    ...managersOnly,
    description:
      "Day Use places, per day; null if unlimited, or if the viewer does not manage the arena (vagas de Day Use).",
  }),
  priceLines: t.field({
    type: [PriceLineType],
    ...managersOnly,
    extensions: atMost(mostPriceLines, 6),
    description:
      "The first that fits counts, elsewhere the usual hour; null unless one manages it (preços por horário).",
    resolve: ({ id }, _args, ctx) =>
      whenKnown(priceLinesOf(ctx).load(id), (rows) => rows.slice(0, mostPriceLines)),
  }),
}));
