import type { RouteObject } from "react-router-dom";
import type { TournamentSchedulePageQuery } from "../__generated__/TournamentSchedulePageQuery.graphql";
import { keyInAddress } from "../relay/address-key";
import { pageLoader } from "../relay/page-loader";
import type { TournamentPaths } from "../tournaments/public/tournament-path";

/** A tournament's courts and times, in the area of those who run it. */
export const scheduleRoute = (paths: TournamentPaths): RouteObject => ({
  path: paths.schedule(":tournamentId"),
  loader: pageLoader<TournamentSchedulePageQuery>(
    () => import("../__generated__/TournamentSchedulePageQuery.graphql"),
    ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
  ),
  lazy: { Component: async () => (await import("./TournamentSchedulePage")).TournamentSchedulePage },
});
