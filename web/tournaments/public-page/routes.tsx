import type { RouteObject } from "react-router-dom";
import type { TournamentPosterPageQuery } from "../../__generated__/TournamentPosterPageQuery.graphql";
import type { TournamentPublicPageQuery } from "../../__generated__/TournamentPublicPageQuery.graphql";
import type { TournamentTvPageQuery } from "../../__generated__/TournamentTvPageQuery.graphql";
import { keyInAddress } from "../../relay/address-key";
import { pageLoader } from "../../relay/page-loader";
import { bare } from "../../ui/bare-page";

/** For everybody: one tournament, its board for the arena's screen, and its poster. */
export const publicTournamentRoutes: RouteObject[] = [
  {
    path: "/torneio/:tournamentId",
    loader: pageLoader<TournamentPublicPageQuery>(
      () => import("../../__generated__/TournamentPublicPageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    ),
    lazy: { Component: async () => (await import("./TournamentPublicPage")).TournamentPublicPage },
  },
  {
    path: "/torneio/:tournamentId/tv",
    handle: bare,
    loader: pageLoader<TournamentTvPageQuery>(
      () => import("../../__generated__/TournamentTvPageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    ),
    lazy: { Component: async () => (await import("./tv/TournamentTvPage")).TournamentTvPage },
  },
  {
    path: "/torneio/:tournamentId/cartaz",
    loader: pageLoader<TournamentPosterPageQuery>(
      () => import("../../__generated__/TournamentPosterPageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    ),
    lazy: { Component: async () => (await import("./poster/TournamentPosterPage")).TournamentPosterPage },
  },
];
