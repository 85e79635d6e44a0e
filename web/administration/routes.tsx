import type { RouteObject } from "react-router-dom";
import type { AdminDashboardPageQuery } from "../__generated__/AdminDashboardPageQuery.graphql";
import type { ArenasPageQuery } from "../__generated__/ArenasPageQuery.graphql";
import type { ContractsPageQuery } from "../__generated__/ContractsPageQuery.graphql";
import type { FederationsPageQuery } from "../__generated__/FederationsPageQuery.graphql";
import type { FinancialPageQuery } from "../__generated__/FinancialPageQuery.graphql";
import type { RolesPageQuery } from "../__generated__/RolesPageQuery.graphql";
import type { UsersPageQuery } from "../__generated__/UsersPageQuery.graphql";
import type { SettingsPageQuery } from "../__generated__/SettingsPageQuery.graphql";
import { pageLoader } from "../relay/page-loader";

/** For admins. */
export const administrationRoutes: RouteObject[] = [
  {
    path: "/admin",
    loader: pageLoader<AdminDashboardPageQuery>(
      () => import("../__generated__/AdminDashboardPageQuery.graphql"),
      () => ({}),
    ),
    lazy: { Component: async () => (await import("./dashboard/AdminDashboardPage")).AdminDashboardPage },
  },
  {
    path: "/admin/users",
    loader: pageLoader<UsersPageQuery>(
      () => import("../__generated__/UsersPageQuery.graphql"),
      async ({ search }) => (await import("./users/user-filter")).userVariablesAt(search),
    ),
    lazy: { Component: async () => (await import("./users/UsersPage")).UsersPage },
  },
  {
    path: "/admin/arenas",
    loader: pageLoader<ArenasPageQuery>(
      () => import("../__generated__/ArenasPageQuery.graphql"),
      async ({ search }) => (await import("./arenas/arena-filter")).arenaVariablesAt(search),
    ),
    lazy: { Component: async () => (await import("./arenas/ArenasPage")).ArenasPage },
  },
  {
    path: "/admin/federations",
    loader: pageLoader<FederationsPageQuery>(
      () => import("../__generated__/FederationsPageQuery.graphql"),
      async ({ search }) => (await import("./federations/federation-filter")).federationVariablesAt(search),
    ),
    lazy: { Component: async () => (await import("./federations/FederationsPage")).FederationsPage },
  },
  {
    path: "/admin/contracts",
    loader: pageLoader<ContractsPageQuery>(
      () => import("../__generated__/ContractsPageQuery.graphql"),
      async ({ search }) => (await import("./contracts/contract-filter")).contractVariablesAt(search),
    ),
    lazy: { Component: async () => (await import("./contracts/ContractsPage")).ContractsPage },
  },
  {
    path: "/admin/financial",
    loader: pageLoader<FinancialPageQuery>(
      () => import("../__generated__/FinancialPageQuery.graphql"),
      async ({ search }) => (await import("./financial/financial-filters")).financialVariablesAt(search),
    ),
    lazy: { Component: async () => (await import("./financial/FinancialPage")).FinancialPage },
  },
  {
    path: "/admin/roles",
    loader: pageLoader<RolesPageQuery>(
      () => import("../__generated__/RolesPageQuery.graphql"),
      () => ({}),
    ),
    lazy: { Component: async () => (await import("./roles/RolesPage")).RolesPage },
  },
  {
    path: "/admin/settings",
    loader: pageLoader<SettingsPageQuery>(
      () => import("../__generated__/SettingsPageQuery.graphql"),
      () => ({}),
    ),
    lazy: { Component: async () => (await import("./settings/SettingsPage")).SettingsPage },
  },
  {
    path: "/admin/passwords",
    lazy: { Component: async () => (await import("./passwords/PasswordsPage")).PasswordsPage },
  },
];
