import type { RouteObject } from "react-router-dom";
import type { TournamentBracketPageQuery } from "../__generated__/TournamentBracketPageQuery.graphql";
import type { TournamentPageQuery } from "../__generated__/TournamentPageQuery.graphql";
import { pageLoader } from "../relay/page-loader";
import { tournamentKey } from "./tournament-key";

/** Everyone at the arena. */
export const tournamentRoutes: RouteObject[] = [
  {
    path: "/arena-tournament/:tournamentId",
    loader: pageLoader<TournamentPageQuery>(
      () => import("../__generated__/TournamentPageQuery.graphql"),
      ({ params }) => ({ key: tournamentKey(params.tournamentId) }),
    ),
    lazy: { Component: async () => (await import("./TournamentPage")).TournamentPage },
  },
  {
    path: "/arena-tournament/:tournamentId/bracket",
    loader: pageLoader<TournamentBracketPageQuery>(
      () => import("../__generated__/TournamentBracketPageQuery.graphql"),
      ({ params }) => ({ key: tournamentKey(params.tournamentId) }),
    ),
    lazy: { Component: async () => (await import("./super8/TournamentBracketPage")).TournamentBracketPage },
  },
];
