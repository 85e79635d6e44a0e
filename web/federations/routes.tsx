import type { RouteObject } from "react-router-dom";
import type { FederationAthletesPageQuery } from "../__generated__/FederationAthletesPageQuery.graphql";
import type { FederationArenasPageQuery } from "../__generated__/FederationArenasPageQuery.graphql";
import type { FederationCertificationsPageQuery } from "../__generated__/FederationCertificationsPageQuery.graphql";
import type { FederationDashboardPageQuery } from "../__generated__/FederationDashboardPageQuery.graphql";
import type { FederationReportsPageQuery } from "../__generated__/FederationReportsPageQuery.graphql";
import type { FederationSettingsPageQuery } from "../__generated__/FederationSettingsPageQuery.graphql";
import { federationVariables } from "../identity/public/workplace-choice";
import { pageLoader } from "../relay/page-loader";
import { federationSettingsPath } from "./public/federation-settings-path";

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
  {
    path: "/federation/athletes",
    loader: pageLoader<FederationAthletesPageQuery>(
      () => import("../__generated__/FederationAthletesPageQuery.graphql"),
      async ({ search }) => ({
        ...(await import("./athletes/federated-athletes-filter")).federatedAthleteVariablesAt(search),
        ...federationVariables(),
      }),
    ),
    lazy: {
      Component: async () => (await import("./athletes/FederationAthletesPage")).FederationAthletesPage,
    },
  },
  {
    path: "/federation/certifications",
    loader: pageLoader<FederationCertificationsPageQuery>(
      () => import("../__generated__/FederationCertificationsPageQuery.graphql"),
      async ({ search }) => ({
        ...(
          await import("./certifications/federated-certifications-filter")
        ).federatedCertificationVariablesAt(search),
        ...federationVariables(),
      }),
    ),
    lazy: {
      Component: async () =>
        (await import("./certifications/FederationCertificationsPage")).FederationCertificationsPage,
    },
  },
  {
    path: "/federation/reports/:year?",
    loader: pageLoader<FederationReportsPageQuery>(
      () => import("../__generated__/FederationReportsPageQuery.graphql"),
      async ({ params }) => ({
        year: (await import("../ui/report/year-in")).yearIn(params["year"]),
        ...federationVariables(),
      }),
    ),
    lazy: { Component: async () => (await import("./reports/FederationReportsPage")).FederationReportsPage },
  },
  {
    path: federationSettingsPath,
    loader: pageLoader<FederationSettingsPageQuery>(
      () => import("../__generated__/FederationSettingsPageQuery.graphql"),
      federationVariables,
    ),
    lazy: {
      Component: async () => (await import("./settings/FederationSettingsPage")).FederationSettingsPage,
    },
  },
];
