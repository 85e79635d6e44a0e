import type { RouteObject } from "react-router-dom";
import type { EntriesPageQuery } from "../__generated__/EntriesPageQuery.graphql";
import type { QrSheetPageQuery } from "../__generated__/QrSheetPageQuery.graphql";
import type { TournamentBracketPageQuery } from "../__generated__/TournamentBracketPageQuery.graphql";
import type { TournamentSchedulePageQuery } from "../__generated__/TournamentSchedulePageQuery.graphql";
import type { TournamentPageQuery } from "../__generated__/TournamentPageQuery.graphql";
import type { TournamentsPageQuery } from "../__generated__/TournamentsPageQuery.graphql";
import { keyInAddress } from "../relay/address-key";
import { pageLoader } from "../relay/page-loader";
import { entryFiltersFrom, entryVariables } from "../enrolments/manage/entry-filters";
import { arenaTournaments, type TournamentPaths } from "./public/tournament-path";
import { filtersFromSearch, filterVariables } from "./tournament-filters";

/** For those who run the arena: the list, and the pages of one tournament. */
export const tournamentRoutes: RouteObject[] = [
  {
    path: arenaTournaments.list,
    loader: pageLoader<TournamentsPageQuery>(
      () => import("../__generated__/TournamentsPageQuery.graphql"),
      ({ request }) => filterVariables(filtersFromSearch(new URL(request.url).searchParams)),
    ),
    lazy: { Component: async () => (await import("./TournamentsPage")).TournamentsPage },
  },
  ...managedTournamentRoutes(arenaTournaments),
];

/** The pages of one tournament, in the area of those who run it. */
export function managedTournamentRoutes(paths: TournamentPaths): RouteObject[] {
  const key = ":tournamentId";
  return [
    tournamentRoute(paths.tournament(key)),
    {
      path: paths.enrolments(key),
      loader: pageLoader<EntriesPageQuery>(
        () => import("../__generated__/EntriesPageQuery.graphql"),
        ({ params, request }) => ({
          key: keyInAddress(params.tournamentId),
          ...entryVariables(entryFiltersFrom(new URL(request.url).searchParams)),
        }),
      ),
      lazy: { Component: async () => (await import("../enrolments/manage/EntriesPage")).EntriesPage },
    },
    {
      path: paths.bracket(key),
      loader: pageLoader<TournamentBracketPageQuery>(
        () => import("../__generated__/TournamentBracketPageQuery.graphql"),
        ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
      ),
      lazy: {
        Component: async () =>
          (await import("../competition/super-n/TournamentBracketPage")).TournamentBracketPage,
      },
    },
    {
      path: paths.schedule(key),
      loader: pageLoader<TournamentSchedulePageQuery>(
        () => import("../__generated__/TournamentSchedulePageQuery.graphql"),
        ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
      ),
      lazy: {
        Component: async () => (await import("../schedule/TournamentSchedulePage")).TournamentSchedulePage,
      },
    },
    {
      path: paths.qrSheet(key),
      loader: pageLoader<QrSheetPageQuery>(
        () => import("../__generated__/QrSheetPageQuery.graphql"),
        ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
      ),
      lazy: { Component: async () => (await import("../scoring/QrSheetPage")).QrSheetPage },
    },
  ];
}

/** One tournament's own page, at an address that has `:tournamentId`. */
export function tournamentRoute(path: string): RouteObject {
  return {
    path,
    loader: pageLoader<TournamentPageQuery>(
      () => import("../__generated__/TournamentPageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    ),
    lazy: { Component: async () => (await import("./TournamentPage")).TournamentPage },
  };
}
