import type { RouteObject } from "react-router-dom";
import type { AccountPageQuery } from "../../__generated__/AccountPageQuery.graphql";
import { pageLoader } from "../../relay/page-loader";

/** For anyone signed in. */
export const accountRoutes: RouteObject[] = [
  {
    path: "/conta",
    loader: pageLoader<AccountPageQuery>(
      () => import("../../__generated__/AccountPageQuery.graphql"),
      () => ({}),
    ),
    lazy: { Component: async () => (await import("./AccountPage")).AccountPage },
  },
];
