import { arenaPagePath } from "../../server/arenas/arena-key.rules";
import { isCalendarDate } from "../../server/platform/time/calendar-day.rules";
import { redirect, type RouteObject } from "react-router-dom";
import type { ArenaAthletesPageQuery } from "../__generated__/ArenaAthletesPageQuery.graphql";
import type { AthleteProfilePageQuery } from "../__generated__/AthleteProfilePageQuery.graphql";
import type { AthleteRecordPageQuery } from "../__generated__/AthleteRecordPageQuery.graphql";
import { ownArenaVariables } from "../identity/public/workplace-choice";
import { keyInAddress } from "../relay/address-key";
import { monthInAddress } from "../relay/month-in-address";
import { pageLoader } from "../relay/page-loader";
import { sessionState } from "../identity/public/session-store";
import { isOwnOfTeacherOnly, teacherPagePath } from "../teachers/public/teacher-page-path";
import type { ArenaPublicPageQuery } from "../__generated__/ArenaPublicPageQuery.graphql";
import type { EnrolmentReportPageQuery } from "../__generated__/EnrolmentReportPageQuery.graphql";
import type { PublicAthletePageQuery } from "../__generated__/PublicAthletePageQuery.graphql";
import type { JoinRequestsPageQuery } from "../__generated__/JoinRequestsPageQuery.graphql";
import { arenaAthletesPath, joinRequestsPath } from "./public/join-paths";
import { publicAthletePath } from "./public/public-athlete-path";
import { statusAskedAt } from "./requests/request-filters";
import { toast } from "../ui/toaster";

/** @param byAddress whether the address itself asks for the teacher's page. */
const profileRoute = (path: string, byAddress: boolean): RouteObject => ({
  path,
  loader: pageLoader<AthleteProfilePageQuery>(
    () => import("../__generated__/AthleteProfilePageQuery.graphql"),
    ({ params }) => {
      const state = sessionState();
      const teachesOnly = state.status === "signedIn" && isOwnOfTeacherOnly(params["userId"], state.session);
      return { key: keyInAddress(params["userId"]), teaching: byAddress || teachesOnly };
    },
  ),
  lazy: { Component: async () => (await import("./AthleteProfilePage")).AthleteProfilePage },
});

/** For anyone signed in. */
export const athleteRoutes: RouteObject[] = [
  profileRoute("/user-profile/:userId", false),
  profileRoute(teacherPagePath(":userId"), true),
  {
    path: "/user-profile/:userId/estatisticas",
    loader: pageLoader<AthleteRecordPageQuery>(
      () => import("../__generated__/AthleteRecordPageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params.userId) }),
    ),
    lazy: { Component: async () => (await import("./record/AthleteRecordPage")).AthleteRecordPage },
  },
  {
    path: "/user-profile",
    loader: () => {
      toast.error({ title: "ID do atleta não fornecido" });
      return redirect("/");
    },
  },
];

/** For everybody with the link, while the athlete says so. */
export const publicAthleteRoutes: RouteObject[] = [
  {
    path: publicAthletePath(":key"),
    loader: pageLoader<PublicAthletePageQuery>(
      () => import("../__generated__/PublicAthletePageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params["key"]) }),
    ),
    lazy: { Component: async () => (await import("./PublicAthletePage")).PublicAthletePage },
  },
];

const dayIn = (text: string | null): string | null => (text !== null && isCalendarDate(text) ? text : null);

/** For everybody: an arena's page, where athletes ask to join it. */
export const publicArenaRoutes: RouteObject[] = [
  {
    path: arenaPagePath(":key"),
    loader: pageLoader<ArenaPublicPageQuery>(
      () => import("../__generated__/ArenaPublicPageQuery.graphql"),
      ({ params, search }) => ({
        key: params["key"] ?? "",
        on: dayIn(search.get("dia")),
      }),
    ),
    lazy: { Component: async () => (await import("./arena-page/ArenaPublicPage")).ArenaPublicPage },
  },
];

/** For who works at an arena; its athletes are seen by who manages it. */
export const arenaAthleteRoutes: RouteObject[] = [
  {
    path: arenaAthletesPath,
    loader: pageLoader<ArenaAthletesPageQuery>(
      () => import("../__generated__/ArenaAthletesPageQuery.graphql"),
      async ({ search }) => ({
        ...(await import("./arena-athletes/arena-athletes-filter")).arenaAthleteVariablesAt(search),
        ...ownArenaVariables(),
      }),
    ),
    lazy: { Component: async () => (await import("./arena-athletes/ArenaAthletesPage")).ArenaAthletesPage },
  },
];

/** For who manages an arena: who asks to join it, and who has come. */
export const joinRequestRoutes: RouteObject[] = [
  {
    path: joinRequestsPath,
    loader: pageLoader<JoinRequestsPageQuery>(
      () => import("../__generated__/JoinRequestsPageQuery.graphql"),
      ({ search }) => ({
        status: statusAskedAt(search),
        ...ownArenaVariables(),
      }),
    ),
    lazy: { Component: async () => (await import("./requests/JoinRequestsPage")).JoinRequestsPage },
  },
  {
    path: `${arenaAthletesPath}/relatorio/:month?`,
    loader: pageLoader<EnrolmentReportPageQuery>(
      () => import("../__generated__/EnrolmentReportPageQuery.graphql"),
      ({ params }) => ({ month: monthInAddress(params["month"]), ...ownArenaVariables() }),
    ),
    lazy: {
      Component: async () => (await import("./enrolment-report/EnrolmentReportPage")).EnrolmentReportPage,
    },
  },
];
