import type { RouteObject } from "react-router-dom";
import type { EntriesPageQuery } from "../__generated__/EntriesPageQuery.graphql";
import type { TournamentBracketPageQuery } from "../__generated__/TournamentBracketPageQuery.graphql";
import type { TournamentSchedulePageQuery } from "../__generated__/TournamentSchedulePageQuery.graphql";
import type { TournamentPageQuery } from "../__generated__/TournamentPageQuery.graphql";
import type { TournamentsPageQuery } from "../__generated__/TournamentsPageQuery.graphql";
import { pageLoader } from "../relay/page-loader";
import { entryFiltersFrom, entryVariables } from "./enrolments/manage/entry-filters";
import { filtersFromSearch, filterVariables } from "./tournament-filters";
import { keyInAddress } from "../relay/address-key";

/** For those who run the arena: the list, one tournament, its bracket. */
export const tournamentRoutes: RouteObject[] = [
  {
    path: "/arena-tournaments",
    loader: pageLoader<TournamentsPageQuery>(
      () => import("../__generated__/TournamentsPageQuery.graphql"),
      ({ request }) => filterVariables(filtersFromSearch(new URL(request.url).searchParams)),
    ),
    lazy: { Component: async () => (await import("./TournamentsPage")).TournamentsPage },
  },
  {
    path: "/arena-tournament/:tournamentId",
    loader: pageLoader<TournamentPageQuery>(
      () => import("../__generated__/TournamentPageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    ),
    lazy: { Component: async () => (await import("./TournamentPage")).TournamentPage },
  },
  {
    path: "/arena-tournament/:tournamentId/enrolments",
    loader: pageLoader<EntriesPageQuery>(
      () => import("../__generated__/EntriesPageQuery.graphql"),
      ({ params, request }) => ({
        key: keyInAddress(params.tournamentId),
        ...entryVariables(entryFiltersFrom(new URL(request.url).searchParams)),
      }),
    ),
    lazy: { Component: async () => (await import("./enrolments/manage/EntriesPage")).EntriesPage },
  },
  {
    path: "/arena-tournament/:tournamentId/bracket",
    loader: pageLoader<TournamentBracketPageQuery>(
      () => import("../__generated__/TournamentBracketPageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    ),
    lazy: { Component: async () => (await import("./super8/TournamentBracketPage")).TournamentBracketPage },
  },
  {
    path: "/arena-tournament/:tournamentId/schedule",
    loader: pageLoader<TournamentSchedulePageQuery>(
      () => import("../__generated__/TournamentSchedulePageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    ),
    lazy: {
      Component: async () => (await import("./schedule/TournamentSchedulePage")).TournamentSchedulePage,
    },
  },
];
