import type { RouteObject } from "react-router-dom";
import type { NewTournamentPageQuery } from "../__generated__/NewTournamentPageQuery.graphql";
import type { OwnTournamentsPageQuery } from "../__generated__/OwnTournamentsPageQuery.graphql";
import type { TournamentPageQuery } from "../__generated__/TournamentPageQuery.graphql";
import type { TournamentsPageQuery } from "../__generated__/TournamentsPageQuery.graphql";
import { arenaVariables, ownArenaVariables } from "../identity/public/workplace-choice";
import { ownAthleteKey } from "../identity/public/own-athlete-key";
import { keyInAddress } from "../relay/address-key";
import { pageLoader } from "../relay/page-loader";
import { ownTournamentsPath } from "./public/own-tournaments-path";
import { arenaTournaments, newTournamentPath } from "./public/tournament-path";
import { filtersFromSearch, filterVariables } from "./tournament-filters";

/** For those who run the arena: the list. */
export const tournamentRoutes: RouteObject[] = [
  {
    path: arenaTournaments.list,
    loader: pageLoader<TournamentsPageQuery>(
      () => import("../__generated__/TournamentsPageQuery.graphql"),
      ({ search }) => ({
        ...filterVariables(filtersFromSearch(search)),
        ...arenaVariables(),
      }),
    ),
    lazy: { Component: async () => (await import("./list/TournamentsPage")).TournamentsPage },
  },
];

/** For those who may open a tournament. */
export const newTournamentRoutes: RouteObject[] = [
  {
    path: newTournamentPath,
    loader: pageLoader<NewTournamentPageQuery>(
      () => import("../__generated__/NewTournamentPageQuery.graphql"),
      ownArenaVariables,
    ),
    lazy: { Component: async () => (await import("./create/NewTournamentPage")).NewTournamentPage },
  },
];

/** For athletes, of themselves. */
export const ownTournamentRoutes: RouteObject[] = [
  {
    path: ownTournamentsPath,
    loader: pageLoader<OwnTournamentsPageQuery>(
      () => import("../__generated__/OwnTournamentsPageQuery.graphql"),
      () => ({ key: ownAthleteKey() }),
    ),
    lazy: {
      Component: async () => (await import("./own-tournaments/OwnTournamentsPage")).OwnTournamentsPage,
    },
  },
];

/** One tournament's own page, at an address that has `:tournamentId`. */
export function tournamentRoute(path: string): RouteObject {
  return {
    path,
    loader: pageLoader<TournamentPageQuery>(
      () => import("../__generated__/TournamentPageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    ),
    lazy: { Component: async () => (await import("./page/TournamentPage")).TournamentPage },
  };
}
