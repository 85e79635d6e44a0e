import type { RouteObject } from "react-router-dom";
import { dependentsPath } from "../../server/identity/roles.rules";
import type { DependentsPageQuery } from "../__generated__/DependentsPageQuery.graphql";
import { pageLoader } from "../relay/page-loader";

/** For anyone signed in: who is asked to answer for a minor needs no role. */
export const guardianRoutes: RouteObject[] = [
  {
    path: dependentsPath,
    loader: pageLoader<DependentsPageQuery>(
      () => import("../__generated__/DependentsPageQuery.graphql"),
      () => ({}),
    ),
    lazy: { Component: async () => (await import("./DependentsPage")).DependentsPage },
  },
];
