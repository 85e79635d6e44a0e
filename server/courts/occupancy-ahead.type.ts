import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { UserErrorType } from "../platform/graphql/user-errors";
import { OccupancyAhead, shownAhead } from "./occupancy-ahead.errors";

builder.objectType(OccupancyAhead, {
  name: "OccupancyAhead",
  description:
    "Ocupações pela frente: settings would close courts or hours that are taken, and nothing was written.",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true }, // it answers who manages the arena
  fields: (t) => ({
    count: t.int({ description: "Quantas: all of them.", resolve: ({ count }) => count }),
    ahead: t.stringList({
      extensions: atMost(shownAhead),
      description: "O que está marcado: the first ones, a sentence each, by start.",
      resolve: ({ ahead }) => ahead,
    }),
  }),
});
