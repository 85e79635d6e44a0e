import type { RouteObject } from "react-router-dom";
import type { TournamentsPageQuery } from "../__generated__/TournamentsPageQuery.graphql";
import { pageLoader } from "../relay/page-loader";
import { filtersFromSearch, filterVariables } from "./tournament-filters";

/** For those who run the arena. A tournament's own page and its bracket stand beside the list. */
export const tournamentRoutes: RouteObject[] = [
  {
    path: "/arena-tournaments",
    loader: pageLoader<TournamentsPageQuery>(
      () => import("../__generated__/TournamentsPageQuery.graphql"),
      ({ request }) => filterVariables(filtersFromSearch(new URL(request.url).searchParams)),
    ),
    lazy: { Component: async () => (await import("./TournamentsPage")).TournamentsPage },
  },
];
