import type { PriceLine } from "../../prisma/generated/client/client";
import { managersOnly } from "../arenas/arena-scopes.access";
import { ArenaType } from "../arenas/arena.type";
import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/labelled";
import { atMost } from "../platform/graphql/list-size";
import { WeekdayType } from "../platform/graphql/weekday";
import { whenKnown } from "../platform/when-known";
import { mostPriceLines, onlineRentals, onlineRentalsLabel } from "./rental-words.rules";
import { priceLinesOf } from "./rental.loader";

export const OnlineRentalsType = builder.enumType("OnlineRentals", {
  description: "Locação pela página da arena.",
  values: labelled(onlineRentals, (value) => onlineRentalsLabel[value]),
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
  dayUsePlaces: t.exposeInt("dayUsePlaces", {
    ...managersOnly,
    description: "Vagas de Day Use: a day; null for as many as come, or unless one manages it.",
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
