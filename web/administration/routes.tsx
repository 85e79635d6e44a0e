import type { RouteObject } from "react-router-dom";
import type { AdminDashboardPageQuery } from "../__generated__/AdminDashboardPageQuery.graphql";
import type { FinancialPageQuery } from "../__generated__/FinancialPageQuery.graphql";
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
    path: "/admin/financial",
    loader: pageLoader<FinancialPageQuery>(
      () => import("../__generated__/FinancialPageQuery.graphql"),
      async ({ request }) =>
        (await import("./financial/financial-filters")).financialVariablesAt(new URL(request.url)),
    ),
    lazy: { Component: async () => (await import("./financial/FinancialPage")).FinancialPage },
  },
  {
    path: "/admin/passwords",
    lazy: { Component: async () => (await import("./passwords/PasswordsPage")).PasswordsPage },
  },
];
