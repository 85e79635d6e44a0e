import type { RouteObject } from "react-router-dom";
import { firstOfMonth } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import type { AgendaPageQuery } from "../__generated__/AgendaPageQuery.graphql";
import type { TournamentSchedulePageQuery } from "../__generated__/TournamentSchedulePageQuery.graphql";
import { ownAthleteKey } from "../identity/public/own-athlete-key";
import { keyInAddress } from "../relay/address-key";
import { pageLoader } from "../relay/page-loader";
import type { TournamentPaths } from "../tournaments/public/tournament-path";
import { today } from "../ui/format";
import { agendaPath } from "./public/agenda-path";

/** A tournament's courts and times, in the area of those who run it. */
export const scheduleRoute = (paths: TournamentPaths): RouteObject => ({
  path: paths.schedule(":tournamentId"),
  loader: pageLoader<TournamentSchedulePageQuery>(
    () => import("../__generated__/TournamentSchedulePageQuery.graphql"),
    ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
  ),
  lazy: { Component: async () => (await import("./TournamentSchedulePage")).TournamentSchedulePage },
});

/** For athletes, of themselves. */
export const agendaRoutes: RouteObject[] = [
  {
    path: agendaPath,
    loader: pageLoader<AgendaPageQuery>(
      () => import("../__generated__/AgendaPageQuery.graphql"),
      () => ({ key: ownAthleteKey(), month: firstOfMonth(today(brasiliaTime)) }),
    ),
    lazy: { Component: async () => (await import("./own-calendar/AgendaPage")).AgendaPage },
  },
];
