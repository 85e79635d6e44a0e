import type { RouteObject } from "react-router-dom";
import type { AdminDashboardPageQuery } from "../__generated__/AdminDashboardPageQuery.graphql";
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
    path: "/admin/passwords",
    lazy: { Component: async () => (await import("./passwords/PasswordsPage")).PasswordsPage },
  },
];
