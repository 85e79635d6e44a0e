import type { RouteObject } from "react-router-dom";
import type { TournamentBracketPageQuery } from "../__generated__/TournamentBracketPageQuery.graphql";
import { keyInAddress } from "../relay/address-key";
import { pageLoader } from "../relay/page-loader";
import { bare } from "../ui/bare-page";
import type { TournamentPaths } from "../tournaments/public/tournament-path";

/** A tournament's draw, in the area of those who run it. */
export const bracketRoute = (paths: TournamentPaths): RouteObject => ({
  path: paths.bracket(":tournamentId"),
  handle: bare,
  loader: pageLoader<TournamentBracketPageQuery>(
    () => import("../__generated__/TournamentBracketPageQuery.graphql"),
    ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
  ),
  lazy: { Component: async () => (await import("./bracket/TournamentBracketPage")).TournamentBracketPage },
});
