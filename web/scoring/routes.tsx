import type { RouteObject } from "react-router-dom";
import type { QrSheetPageQuery } from "../__generated__/QrSheetPageQuery.graphql";
import type { RefereePageQuery } from "../__generated__/RefereePageQuery.graphql";
import type { ScoreLinkPageQuery } from "../__generated__/ScoreLinkPageQuery.graphql";
import type { ScorePageQuery } from "../__generated__/ScorePageQuery.graphql";
import { keyInAddress } from "../relay/address-key";
import { pageLoader } from "../relay/page-loader";
import { bare } from "../ui/bare-page";
import type { TournamentPaths } from "../tournaments/public/tournament-path";

/** The score pad for the holder of a match's secret link. */
export const scoreLinkRoutes: RouteObject[] = [
  {
    path: "/placar/:token",
    loader: pageLoader<ScoreLinkPageQuery>(
      () => import("../__generated__/ScoreLinkPageQuery.graphql"),
      ({ params }) => ({ token: params.token ?? "" }),
    ),
    lazy: { Component: async () => (await import("./pad/ScoreLinkPage")).ScoreLinkPage },
  },
];

/** For referees. Any signed-in user may be one; the API returns only their matches. */
export const scoringRoutes: RouteObject[] = [
  {
    path: "/arbitragem",
    loader: pageLoader<RefereePageQuery>(
      () => import("../__generated__/RefereePageQuery.graphql"),
      () => ({}),
    ),
    lazy: { Component: async () => (await import("./referee/RefereePage")).RefereePage },
  },
];

/** The score pad of one match, in the area of the tournament's organisers. */
export function scoreRoute(paths: TournamentPaths): RouteObject {
  return {
    path: paths.score(":tournamentId", ":matchId"),
    handle: bare,
    loader: pageLoader<ScorePageQuery>(
      () => import("../__generated__/ScorePageQuery.graphql"),
      ({ params }) => ({ matchKey: keyInAddress(params.matchId) }),
    ),
    lazy: { Component: async () => (await import("./pad/ScorePage")).ScorePage },
  };
}

/** A printable sheet with the QR codes of a tournament's matches, in the area of its organisers. */
export const qrSheetRoute = (paths: TournamentPaths): RouteObject => ({
  path: paths.qrSheet(":tournamentId"),
  loader: pageLoader<QrSheetPageQuery>(
    () => import("../__generated__/QrSheetPageQuery.graphql"),
    ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
  ),
  lazy: { Component: async () => (await import("./qr/QrSheetPage")).QrSheetPage },
});
