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
  description: "Data ocupada: a date of a series with a conflict.",
  authScopes: { signedIn: true }, // it answers who manages the arena
  fields: (t) => ({
    on: t.field({ type: "Date", description: "Dia.", resolve: ({ on }) => dayToDatabase(on) }),
    priceInCents: t.exposeInt("priceInCents", { description: "Valor: of this date, in centavos." }),
    inTheWay: t.stringList({
      extensions: atMost(mostInTheWay, 1),
      description: "O que está marcado: a sentence each, by start.",
      resolve: ({ inTheWay }) => inTheWay.slice(0, mostInTheWay),
    }),
    rentalIds: t.idList({
      extensions: atMost(mostInTheWay, 1),
      description:
        "Locações que podem dar lugar: conflicting rentals that can be cancelled; empty if the date can only be skipped.",
      resolve: ({ rentalIds }) =>
        rentalIds.length > mostInTheWay ? [] : rentalIds.map((id) => encodeGlobalId("CourtRental", id)),
    }),
  }),
});

builder.objectType(RentalCollisions, {
  name: "RentalCollisions",
  description: "Datas ocupadas: a series has conflicts, and nothing was written.",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true }, // it answers who manages the arena
  fields: (t) => ({
    dates: t.field({
      type: [CollidingDateType],
      extensions: atMost(mostOfSeries, 6),
      description: "Datas ocupadas: by day.",
      resolve: ({ dates }) => [...dates],
    }),
    freeCount: t.int({ description: "Quantas datas livres.", resolve: ({ free }) => free.count }),
    freeInCents: t.int({
      description: "Valor das datas livres: of all of them, in centavos.",
      resolve: ({ free }) => free.priceInCents,
    }),
    closedDays: t.field({
      type: ["Date"],
      extensions: atMost(mostOfSeries, 6),
      description: "Dias em que a arena está fechada: they are left out.",
      resolve: ({ closedDays }) => closedDays.map(dayToDatabase),
    }),
  }),
});
