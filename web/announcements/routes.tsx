import type { RouteObject } from "react-router-dom";
import type { AnnouncementsPageQuery } from "../__generated__/AnnouncementsPageQuery.graphql";
import { federationVariables, ownArenaVariables } from "../identity/public/workplace-choice";
import { pageLoader } from "../relay/page-loader";

/** For who manages an arena. */
export const arenaAnnouncementRoutes: RouteObject[] = [
  {
    path: "/arena-announcements",
    loader: pageLoader<AnnouncementsPageQuery>(
      () => import("../__generated__/AnnouncementsPageQuery.graphql"),
      () => ({ sender: "ARENA" as const, key: ownArenaVariables().arena }),
    ),
    lazy: { Component: async () => (await import("./AnnouncementsPage")).ArenaAnnouncementsPage },
  },
];

/** For those who run a federation. */
export const federationAnnouncementRoutes: RouteObject[] = [
  {
    path: "/federation/announcements",
    loader: pageLoader<AnnouncementsPageQuery>(
      () => import("../__generated__/AnnouncementsPageQuery.graphql"),
      () => ({ sender: "FEDERATION" as const, key: federationVariables().federation }),
    ),
    lazy: { Component: async () => (await import("./AnnouncementsPage")).FederationAnnouncementsPage },
  },
];
