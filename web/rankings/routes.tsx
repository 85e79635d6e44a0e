import { replace, type RouteObject } from "react-router-dom";
import type { ArenaRankingsPageQuery } from "../__generated__/ArenaRankingsPageQuery.graphql";
import type { FederationRankingsPageQuery } from "../__generated__/FederationRankingsPageQuery.graphql";
import type { OwnRankingsPageQuery } from "../__generated__/OwnRankingsPageQuery.graphql";
import type { RankingDeskPageQuery } from "../__generated__/RankingDeskPageQuery.graphql";
import type { RankingDirectoryPageQuery } from "../__generated__/RankingDirectoryPageQuery.graphql";
import type { RankingPageQuery } from "../__generated__/RankingPageQuery.graphql";
import { keyInAddress } from "../relay/address-key";
import { pageLoader } from "../relay/page-loader";
import { ownAthleteKey } from "../identity/public/own-athlete-key";
import { federationVariables, ownArenaVariables } from "../identity/public/workplace-choice";
import { dialogParameter } from "../ui/use-dialog-asked-for";
import {
  arenaRankingsPath,
  federationRankingsPath,
  newRankingPath,
  ownRankingsPath,
  rankingsPath,
} from "./public/ranking-paths";

/** For everybody: the rankings, and one of them. */
export const publicRankingRoutes: RouteObject[] = [
  {
    path: rankingsPath,
    loader: pageLoader<RankingDirectoryPageQuery>(
      () => import("../__generated__/RankingDirectoryPageQuery.graphql"),
      async ({ search }) => (await import("./directory/ranking-filters")).rankingFiltersFrom(search),
    ),
    lazy: { Component: async () => (await import("./directory/RankingDirectoryPage")).RankingDirectoryPage },
  },
  {
    path: "/ranking/:rankingId/:versionKey?",
    loader: pageLoader<RankingPageQuery>(
      () => import("../__generated__/RankingPageQuery.graphql"),
      ({ params }) => ({
        key: keyInAddress(params["rankingId"]),
        version: params["versionKey"] === undefined ? null : keyInAddress(params["versionKey"]),
      }),
    ),
    lazy: { Component: async () => (await import("./ranking-page/RankingPage")).RankingPage },
  },
];

/** One ranking for who runs it. */
const deskLoader = pageLoader<RankingDeskPageQuery>(
  () => import("../__generated__/RankingDeskPageQuery.graphql"),
  ({ params }) => ({ key: keyInAddress(params["rankingId"]) }),
);
const stoppedAt = async (search: URLSearchParams) =>
  (await import("./desk/standing-in-address")).stoppedIn(search);

/** For those who run a federation. */
export const federationRankingRoutes: RouteObject[] = [
  {
    path: federationRankingsPath,
    loader: pageLoader<FederationRankingsPageQuery>(
      () => import("../__generated__/FederationRankingsPageQuery.graphql"),
      async ({ search }) => ({ stopped: await stoppedAt(search), ...federationVariables() }),
    ),
    lazy: {
      Component: async () => (await import("./desk/FederationRankingsPage")).FederationRankingsPage,
    },
  },
  // An address for 'Criar Ranking': the rankings with its dialog open.
  { path: newRankingPath, loader: () => replace(`${federationRankingsPath}?${dialogParameter}`) },
  {
    path: `${federationRankingsPath}/:rankingId`,
    loader: deskLoader,
    lazy: { Component: async () => (await import("./desk/RankingDeskPage")).FederationRankingPage },
  },
];

/** For those who manage an arena. */
export const arenaRankingRoutes: RouteObject[] = [
  {
    path: arenaRankingsPath,
    loader: pageLoader<ArenaRankingsPageQuery>(
      () => import("../__generated__/ArenaRankingsPageQuery.graphql"),
      async ({ search }) => ({ stopped: await stoppedAt(search), ...ownArenaVariables() }),
    ),
    lazy: { Component: async () => (await import("./desk/ArenaRankingsPage")).ArenaRankingsPage },
  },
  {
    path: `${arenaRankingsPath}/:rankingId`,
    loader: deskLoader,
    lazy: { Component: async () => (await import("./desk/RankingDeskPage")).ArenaRankingPage },
  },
];

/** For athletes, of themselves. */
export const ownRankingRoutes: RouteObject[] = [
  {
    path: ownRankingsPath,
    loader: pageLoader<OwnRankingsPageQuery>(
      () => import("../__generated__/OwnRankingsPageQuery.graphql"),
      () => ({ key: ownAthleteKey() }),
    ),
    lazy: { Component: async () => (await import("./own-rankings/OwnRankingsPage")).OwnRankingsPage },
  },
];
