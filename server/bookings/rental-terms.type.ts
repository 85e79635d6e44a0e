import type { Arena, PriceLine } from "../../prisma/generated/client/client";
import { managersOnly } from "../arenas/arena-scopes.access";
import { ArenaType } from "../arenas/arena.type";
import { builder } from "../platform/graphql/builder";
import { labelled, WeekdayType } from "../platform/graphql/enums";
import { atMost } from "../platform/graphql/connection";
import { whenKnown } from "../platform/when-known";
import {
  mostPriceLines,
  onlineRentals,
  onlineRentalsLabel,
  rentalAudienceLabel,
  rentalAudiences,
} from "./rental-words.rules";
import { priceLinesOf } from "./rental.loader";

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
