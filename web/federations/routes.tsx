import type { RouteObject } from "react-router-dom";
import type { FederationDashboardPageQuery } from "../__generated__/FederationDashboardPageQuery.graphql";
import { federationVariables } from "../identity/public/workplace-choice";
import { pageLoader } from "../relay/page-loader";

/** For those who run a federation. */
export const federationRoutes: RouteObject[] = [
  {
    path: "/federation",
    loader: pageLoader<FederationDashboardPageQuery>(
      () => import("../__generated__/FederationDashboardPageQuery.graphql"),
      federationVariables,
    ),
    lazy: { Component: async () => (await import("./FederationDashboardPage")).FederationDashboardPage },
  },
];
