import type { RouteObject } from "react-router-dom";
import type { EntriesPageQuery } from "../__generated__/EntriesPageQuery.graphql";
import { keyInAddress } from "../relay/address-key";
import { pageLoader } from "../relay/page-loader";
import type { TournamentPaths } from "../tournaments/public/tournament-path";
import { entryFiltersFrom, entryVariables } from "./manage/entry-filters";

/** Who is in a tournament, in the area of those who run it. */
export const entriesRoute = (paths: TournamentPaths): RouteObject => ({
  path: paths.enrolments(":tournamentId"),
  loader: pageLoader<EntriesPageQuery>(
    () => import("../__generated__/EntriesPageQuery.graphql"),
    ({ params, request }) => ({
      key: keyInAddress(params.tournamentId),
      ...entryVariables(entryFiltersFrom(new URL(request.url).searchParams)),
    }),
  ),
  lazy: { Component: async () => (await import("./manage/EntriesPage")).EntriesPage },
});
