import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { UserErrorType } from "../platform/graphql/user-errors";
import { OccupancyAhead, shownAhead } from "./occupancy-ahead.errors";

builder.objectType(OccupancyAhead, {
  name: "OccupancyAhead",
  description:
    "Settings would close courts or hours that are taken, and nothing was written (ocupações pela frente).",
  interfaces: [UserErrorType],
  authScopes: { signedIn: true }, // it answers who manages the arena
  fields: (t) => ({
    count: t.int({ description: "All of them (quantas).", resolve: ({ count }) => count }),
    ahead: t.stringList({
      extensions: atMost(shownAhead),
      description: "The first ones, a sentence each, by start (o que está marcado).",
      resolve: ({ ahead }) => ahead,
    }),
  }),
});
