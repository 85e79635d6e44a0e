import type { RouteObject } from "react-router-dom";
import type { ArenaTeachersPageQuery } from "../__generated__/ArenaTeachersPageQuery.graphql";
import type { CertificationsPageQuery } from "../__generated__/CertificationsPageQuery.graphql";
import type { TeachingReportPageQuery } from "../__generated__/TeachingReportPageQuery.graphql";
import { ownArenaVariables } from "../identity/public/workplace-choice";
import { monthInAddress } from "../relay/month-in-address";
import { pageLoader } from "../relay/page-loader";
import { certificationsPath } from "./public/certification-paths";
import { narrowedReportAt } from "./public/teacher-paths";

/** For who manages an arena. */
export const arenaTeacherRoutes: RouteObject[] = [
  {
    path: "/arena-teachers",
    loader: pageLoader<ArenaTeachersPageQuery>(
      () => import("../__generated__/ArenaTeachersPageQuery.graphql"),
      async ({ search }) => ({
        ...(await import("./arena-teachers/arena-teachers-filter")).arenaTeacherVariablesAt(search),
        ...ownArenaVariables(),
      }),
    ),
    lazy: { Component: async () => (await import("./arena-teachers/ArenaTeachersPage")).ArenaTeachersPage },
  },
  {
    path: "/arena-teachers/relatorio/:month?",
    loader: pageLoader<TeachingReportPageQuery>(
      () => import("../__generated__/TeachingReportPageQuery.graphql"),
      ({ params, search }) => {
        const { teacher, period } = narrowedReportAt(search);
        return {
          month: monthInAddress(params["month"]),
          teacher,
          reportPeriod: period,
          ...ownArenaVariables(),
        };
      },
    ),
    lazy: {
      Component: async () => (await import("./teaching-report/TeachingReportPage")).TeachingReportPage,
    },
  },
];

/** For teachers, at an arena or at none. */
export const ownTeachingRoutes: RouteObject[] = [
  {
    path: certificationsPath,
    loader: pageLoader<CertificationsPageQuery>(
      () => import("../__generated__/CertificationsPageQuery.graphql"),
      () => ({}),
    ),
    lazy: {
      Component: async () => (await import("./certifications/CertificationsPage")).CertificationsPage,
    },
  },
];
