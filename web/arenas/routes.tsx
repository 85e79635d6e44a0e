import type { RouteObject } from "react-router-dom";
import type { ArenaDashboardPageQuery } from "../__generated__/ArenaDashboardPageQuery.graphql";
import { pageLoader } from "../relay/page-loader";

/** For those who run the arena. */
export const arenaRoutes: RouteObject[] = [
  {
    path: "/arena-dashboard",
    loader: pageLoader<ArenaDashboardPageQuery>(
      () => import("../__generated__/ArenaDashboardPageQuery.graphql"),
      () => ({}),
    ),
    lazy: { Component: async () => (await import("./ArenaDashboardPage")).ArenaDashboardPage },
  },
];
