import type { RouteObject } from "react-router-dom";
import type { ArenaDashboardPageQuery } from "../__generated__/ArenaDashboardPageQuery.graphql";
import type { ArenaSettingsPageQuery } from "../__generated__/ArenaSettingsPageQuery.graphql";
import { arenaVariables, ownArenaVariables } from "../identity/public/workplace-choice";
import { pageLoader } from "../relay/page-loader";
import { arenaSettingsPath } from "./settings/arena-settings-path";

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
    loader: pageLoader<ArenaSettingsPageQuery>(
      () => import("../__generated__/ArenaSettingsPageQuery.graphql"),
      ownArenaVariables,
    ),
    lazy: { Component: async () => (await import("./settings/ArenaSettingsPage")).ArenaSettingsPage },
  },
];
