import type { RouteObject } from "react-router-dom";
import type { FederationArenasPageQuery } from "../__generated__/FederationArenasPageQuery.graphql";
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
  {
    path: "/federation/arenas",
    loader: pageLoader<FederationArenasPageQuery>(
      () => import("../__generated__/FederationArenasPageQuery.graphql"),
      federationVariables,
    ),
    lazy: { Component: async () => (await import("./arenas/FederationArenasPage")).FederationArenasPage },
  },
];
