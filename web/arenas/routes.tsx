import type { RouteObject } from "react-router-dom";
import type { ArenaDashboardPageQuery } from "../__generated__/ArenaDashboardPageQuery.graphql";
import type { ArenaProfilePageQuery } from "../__generated__/ArenaProfilePageQuery.graphql";
import type { CourtsAndPricesPageQuery } from "../__generated__/CourtsAndPricesPageQuery.graphql";
import type { OpeningHoursPageQuery } from "../__generated__/OpeningHoursPageQuery.graphql";
import type { ReceivingPageQuery } from "../__generated__/ReceivingPageQuery.graphql";
import type { TeamPageQuery } from "../__generated__/TeamPageQuery.graphql";
import { arenaVariables, ownArenaVariables } from "../identity/public/workplace-choice";
import { pageLoader } from "../relay/page-loader";
import {
  arenaSettingsPath,
  courtsAndPricesPath,
  openingHoursPath,
  receivingPath,
  teamPath,
} from "./settings/arena-settings-path";

/** For those who run the arena, its teachers too. */
export const arenaRoutes: RouteObject[] = [
  {
    path: "/arena-dashboard",
    loader: pageLoader<ArenaDashboardPageQuery>(
      () => import("../__generated__/ArenaDashboardPageQuery.graphql"),
      arenaVariables,
    ),
    lazy: { Component: async () => (await import("./dashboard/ArenaDashboardPage")).ArenaDashboardPage },
  },
];

/** For those who manage the arena. */
export const arenaManagementRoutes: RouteObject[] = [
  {
    path: arenaSettingsPath,
    loader: pageLoader<ArenaProfilePageQuery>(
      () => import("../__generated__/ArenaProfilePageQuery.graphql"),
      ownArenaVariables,
    ),
    lazy: { Component: async () => (await import("./settings/ArenaProfilePage")).ArenaProfilePage },
  },
  {
    path: openingHoursPath,
    loader: pageLoader<OpeningHoursPageQuery>(
      () => import("../__generated__/OpeningHoursPageQuery.graphql"),
      ownArenaVariables,
    ),
    lazy: { Component: async () => (await import("./settings/OpeningHoursPage")).OpeningHoursPage },
  },
  {
    path: courtsAndPricesPath,
    loader: pageLoader<CourtsAndPricesPageQuery>(
      () => import("../__generated__/CourtsAndPricesPageQuery.graphql"),
      ownArenaVariables,
    ),
    lazy: { Component: async () => (await import("./settings/CourtsAndPricesPage")).CourtsAndPricesPage },
  },
  {
    path: receivingPath,
    loader: pageLoader<ReceivingPageQuery>(
      () => import("../__generated__/ReceivingPageQuery.graphql"),
      ownArenaVariables,
    ),
    lazy: { Component: async () => (await import("./settings/ReceivingPage")).ReceivingPage },
  },
  {
    path: teamPath,
    loader: pageLoader<TeamPageQuery>(
      () => import("../__generated__/TeamPageQuery.graphql"),
      ownArenaVariables,
    ),
    lazy: { Component: async () => (await import("./settings/TeamPage")).TeamPage },
  },
];
