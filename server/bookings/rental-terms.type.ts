import type { Arena, PriceLine } from "../../prisma/generated/client/client";
import { managersOnly } from "../arenas/arena-scopes.access";
import { ArenaType } from "../arenas/arena.type";
import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { atMost } from "../platform/graphql/list-size";
import { WeekdayType } from "../platform/graphql/weekday";
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
  description: "Locação pela página da arena.",
  values: labelled(onlineRentals, (value) => onlineRentalsLabel[value]),
});

export const RentalAudienceType = builder.enumType("RentalAudience", {
  description: "Quem pode pedir quadras e Day Use pela página da arena.",
  values: labelled(rentalAudiences, (value) => rentalAudienceLabel[value]),
});

export const RentalTermsType = builder.objectRef<Arena>("RentalTerms").implement({
  description: "Regras de locação pela página da arena.",
  authScopes: { public: true }, // only public arenas show them, and managers see their own
  fields: (t) => ({
    audience: t.expose("rentalAudience", { type: RentalAudienceType, description: "Quem pode pedir." }),
    minMinutes: t.exposeInt("rentalMinMinutes", { description: "Tempo mínimo: in minutes." }),
    stepMinutes: t.exposeInt("rentalStepMinutes", {
      description: "De quanto em quanto tempo: by how many minutes a rental is longer than the shortest.",
    }),
    horizonDays: t.exposeInt("rentalHorizonDays", { description: "Antecedência: days ahead at most." }),
    freeCancelHours: t.exposeInt("freeCancelHours", {
      description: "Cancelamento grátis: until this many hours before the start.",
    }),
  }),
});

export const PriceLineType = builder.objectRef<PriceLine>("PriceLine").implement({
  description: "Preço por horário: what an hour of a court costs on some weekdays between two times.",
  authScopes: { public: true }, // what shows it decides
  fields: (t) => ({
    days: t.field({
      type: [WeekdayType],
      extensions: atMost(7),
      description: "Dias da semana.",
      resolve: ({ days }) => days,
    }),
    from: t.expose("from", { type: "LocalTime", description: "Das: HH:mm." }),
    to: t.expose("to", { type: "LocalTime", description: "Até: HH:mm, 00:00 for the end of the day." }),
    hourlyRateInCents: t.exposeInt("hourlyRateInCents", { description: "Valor da hora: in centavos." }),
  }),
});

builder.prismaObjectFields(ArenaType, (t) => ({
  onlineRentals: t.expose("onlineRentals", {
    type: OnlineRentalsType,
    ...managersOnly,
    description: "Locação pela página da arena: null unless one manages it.",
  }),
  rentalTerms: t.field({
    type: RentalTermsType,
    ...managersOnly,
    description: "Regras de locação pela página da arena: null unless one manages it.",
    resolve: (arena) => arena,
  }),
  dayUsePlaces: t.exposeInt("dayUsePlaces", {
    ...managersOnly,
    description: "Vagas de Day Use: per day; null if unlimited, or if the viewer does not manage the arena.",
  }),
  priceLines: t.field({
    type: [PriceLineType],
    ...managersOnly,
    extensions: atMost(mostPriceLines, 6),
    description:
      "Preços por horário: the first that fits counts, elsewhere the usual hour; null unless one manages it.",
    resolve: ({ id }, _args, ctx) =>
      whenKnown(priceLinesOf(ctx).load(id), (rows) => rows.slice(0, mostPriceLines)),
  }),
}));
