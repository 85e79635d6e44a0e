import { builder } from "../platform/graphql/builder";
import { encodeGlobalId } from "../platform/graphql/global-id";
import { atMost } from "../platform/graphql/list-size";
import { UserErrorType } from "../platform/graphql/user-errors";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { RentalCollisions, type CollidingDate } from "./rental-collisions.errors";
import { mostOfSeries } from "./rental-words.rules";

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
