import { Award, BarChart3, LayoutDashboard, Settings, Store, Users } from "lucide-react";
import { areaAccess, page, type PageDeclaration } from "../shell/page";
import type { FederationAthletesPageQuery } from "../__generated__/FederationAthletesPageQuery.graphql";
import type { FederationArenasPageQuery } from "../__generated__/FederationArenasPageQuery.graphql";
import type { FederationCertificationsPageQuery } from "../__generated__/FederationCertificationsPageQuery.graphql";
import type { FederationDashboardPageQuery } from "../__generated__/FederationDashboardPageQuery.graphql";
import type { FederationReportsPageQuery } from "../__generated__/FederationReportsPageQuery.graphql";
import type { FederationSettingsPageQuery } from "../__generated__/FederationSettingsPageQuery.graphql";
import { federationVariables } from "../identity/public/workplace-choice";
import { federationSettingsPath } from "./public/federation-settings-path";

export const federationsPages: PageDeclaration[] = [
  page<FederationDashboardPageQuery>({
    path: "/federation",
    access: areaAccess.federation,
    menu: { federation: { at: 10, label: "Dashboard", icon: LayoutDashboard, below: false } },
    query: () => import("../__generated__/FederationDashboardPageQuery.graphql"),
    // Its figures, its tasks and its activity.
    maxStatements: 12,
    variables: federationVariables,
    component: async () => (await import("./FederationDashboardPage")).FederationDashboardPage,
  }),
  page<FederationArenasPageQuery>({
    path: "/federation/arenas",
    access: areaAccess.federation,
    menu: { federation: { at: 50, label: "Arenas Filiadas", icon: Store } },
    query: () => import("../__generated__/FederationArenasPageQuery.graphql"),
    // Affiliated arenas and requests; one of them counts the arenas by city.
    maxStatements: 10,
    variables: federationVariables,
    component: async () => (await import("./arenas/FederationArenasPage")).FederationArenasPage,
  }),
  page<FederationAthletesPageQuery>({
    path: "/federation/athletes",
    access: areaAccess.federation,
    menu: { federation: { at: 40, label: "Atletas Federados", brief: "Atletas", icon: Users } },
    query: () => import("../__generated__/FederationAthletesPageQuery.graphql"),
    variables: async ({ search }) => ({
      ...(await import("./athletes/federated-athletes-filter")).federatedAthleteVariablesAt(search),
      ...federationVariables(),
    }),
    component: async () => (await import("./athletes/FederationAthletesPage")).FederationAthletesPage,
  }),
  page<FederationCertificationsPageQuery>({
    path: "/federation/certifications",
    access: areaAccess.federation,
    menu: { federation: { at: 80, label: "Certificações", icon: Award } },
    query: () => import("../__generated__/FederationCertificationsPageQuery.graphql"),
    variables: async ({ search }) => ({
      ...(await import("./certifications/federated-certifications-filter")).federatedCertificationVariablesAt(
        search,
      ),
      ...federationVariables(),
    }),
    component: async () =>
      (await import("./certifications/FederationCertificationsPage")).FederationCertificationsPage,
  }),
  page<FederationReportsPageQuery>({
    path: "/federation/reports/:year?",
    access: areaAccess.federation,
    menu: { federation: { at: 100, label: "Relatórios", icon: BarChart3 } },
    query: () => import("../__generated__/FederationReportsPageQuery.graphql"),
    variables: async ({ params }) => ({
      year: (await import("../ui/report/year-in")).yearIn(params["year"]),
      ...federationVariables(),
    }),
    component: async () => (await import("./reports/FederationReportsPage")).FederationReportsPage,
  }),
  page<FederationSettingsPageQuery>({
    path: federationSettingsPath,
    access: areaAccess.federation,
    menu: { federation: { at: 110, label: "Configurações", icon: Settings } },
    query: () => import("../__generated__/FederationSettingsPageQuery.graphql"),
    variables: federationVariables,
    component: async () => (await import("./settings/FederationSettingsPage")).FederationSettingsPage,
  }),
];
