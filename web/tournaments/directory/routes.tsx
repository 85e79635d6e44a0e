import type { RouteObject } from "react-router-dom";
import type { TournamentDirectoryPageQuery } from "../../__generated__/TournamentDirectoryPageQuery.graphql";
import { pageLoader } from "../../relay/page-loader";
import { directoryFiltersFrom, directoryVariables } from "./directory-filters";

/** For everybody: the tournaments one may look at and enter. */
export const tournamentDirectoryRoutes: RouteObject[] = [
  {
    path: "/torneios",
    loader: pageLoader<TournamentDirectoryPageQuery>(
      () => import("../../__generated__/TournamentDirectoryPageQuery.graphql"),
      ({ search }) => directoryVariables(directoryFiltersFrom(search)),
    ),
    lazy: { Component: async () => (await import("./TournamentDirectoryPage")).TournamentDirectoryPage },
  },
];
