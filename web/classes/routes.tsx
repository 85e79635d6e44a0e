import type { RouteObject } from "react-router-dom";
import { isCalendarDate } from "../../server/platform/time/calendar-day.rules";
import type { ArenaCalendarPageQuery } from "../__generated__/ArenaCalendarPageQuery.graphql";
import type { AthleteClassesPageQuery } from "../__generated__/AthleteClassesPageQuery.graphql";
import { arenaVariables } from "../identity/public/workplace-choice";
import { keyInAddress } from "../relay/address-key";
import { pageLoader } from "../relay/page-loader";
import { calendarPath, courtsPath, weekGridPath } from "./calendar-path";

const dayIn = (text: string | undefined): string | null =>
  text !== undefined && isCalendarDate(text) ? text : null;

const calendarRoute = (path: string): RouteObject => ({
  path,
  loader: pageLoader<ArenaCalendarPageQuery>(
    () => import("../__generated__/ArenaCalendarPageQuery.graphql"),
    ({ params }) => ({ ...arenaVariables(), around: dayIn(params["day"]) }),
  ),
  lazy: { Component: async () => (await import("./calendar/ArenaCalendarPage")).ArenaCalendarPage },
});

/** For those who run the arena, its teachers too. */
export const calendarRoutes: RouteObject[] = [
  calendarRoute(`${calendarPath()}/:day?`),
  calendarRoute(`${weekGridPath()}/:day?`),
  calendarRoute(`${courtsPath()}/:day?`),
];

/** For athletes, of themselves, and who manages an arena. */
export const athleteClassRoutes: RouteObject[] = [
  {
    path: "/athlete-classes/:athleteId",
    loader: pageLoader<AthleteClassesPageQuery>(
      () => import("../__generated__/AthleteClassesPageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params["athleteId"]) }),
    ),
    lazy: {
      Component: async () => (await import("./athlete-classes/AthleteClassesPage")).AthleteClassesPage,
    },
  },
];
