import type { RouteObject } from "react-router-dom";
import type { NoticesPageQuery } from "../__generated__/NoticesPageQuery.graphql";
import { pageLoader } from "../relay/page-loader";
import { noticesPath } from "./public/notices-path";

/** For anyone signed in. */
export const noticeRoutes: RouteObject[] = [
  {
    path: noticesPath,
    loader: pageLoader<NoticesPageQuery>(
      () => import("../__generated__/NoticesPageQuery.graphql"),
      () => ({}),
    ),
    lazy: { Component: async () => (await import("./NoticesPage")).NoticesPage },
  },
];
