import type { RouteObject } from "react-router-dom";
import type { EnrolmentsPageQuery } from "../__generated__/EnrolmentsPageQuery.graphql";
import { keyInAddress } from "../relay/address-key";
import { pageLoader } from "../relay/page-loader";
import type { TournamentPaths } from "../tournaments/public/tournament-path";
import { deskVariablesAt } from "./manage/enrolment-filters";

/** Who is in a tournament, in the area of those who run it. */
export const enrolmentsRoute = (paths: TournamentPaths): RouteObject => ({
  path: paths.enrolments(":tournamentId"),
  loader: pageLoader<EnrolmentsPageQuery>(
    () => import("../__generated__/EnrolmentsPageQuery.graphql"),
    ({ params, search }) => ({
      key: keyInAddress(params.tournamentId),
      ...deskVariablesAt(search),
    }),
  ),
  lazy: { Component: async () => (await import("./manage/EnrolmentsPage")).EnrolmentsPage },
});
