import type { RouteObject } from "react-router-dom";
import type { ChampionshipReportPageQuery } from "../../__generated__/ChampionshipReportPageQuery.graphql";
import type { ChampionshipsPageQuery } from "../../__generated__/ChampionshipsPageQuery.graphql";
import type { NewChampionshipPageQuery } from "../../__generated__/NewChampionshipPageQuery.graphql";
import type { SeasonPageQuery } from "../../__generated__/SeasonPageQuery.graphql";
import { federationVariables } from "../../identity/public/workplace-choice";
import { keyInAddress } from "../../relay/address-key";
import { pageLoader } from "../../relay/page-loader";
import {
  championshipReportPath,
  championships,
  editChampionshipPath,
  newChampionshipPath,
} from "../public/tournament-path";
import { tournamentRoute } from "../routes";
import { filtersFromSearch, filterVariables, type TournamentFilters } from "../tournament-filters";

/** For those who run a federation: its championships, a new one, and what one is called and takes. */
export const championshipRoutes: RouteObject[] = [
  {
    path: championships.list,
    loader: pageLoader<ChampionshipsPageQuery>(
      () => import("../../__generated__/ChampionshipsPageQuery.graphql"),
      ({ search }) => championshipVariables(filtersFromSearch(search)),
    ),
    lazy: { Component: async () => (await import("./ChampionshipsPage")).ChampionshipsPage },
  },
  {
    path: newChampionshipPath,
    loader: pageLoader<NewChampionshipPageQuery>(
      () => import("../../__generated__/NewChampionshipPageQuery.graphql"),
      federationVariables,
    ),
    lazy: { Component: async () => (await import("./NewChampionshipPage")).NewChampionshipPage },
  },
  {
    path: "/federation/calendar/:year?",
    loader: pageLoader<SeasonPageQuery>(
      () => import("../../__generated__/SeasonPageQuery.graphql"),
      async ({ params }) => ({
        year: (await import("../../ui/report/year-in")).yearIn(params["year"]),
        ...federationVariables(),
      }),
    ),
    lazy: { Component: async () => (await import("./season/SeasonPage")).SeasonPage },
  },
  {
    path: championshipReportPath(":tournamentId"),
    loader: pageLoader<ChampionshipReportPageQuery>(
      () => import("../../__generated__/ChampionshipReportPageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    ),
    lazy: { Component: async () => (await import("./report/ChampionshipReportPage")).ChampionshipReportPage },
  },
  tournamentRoute(editChampionshipPath(":tournamentId")),
];

/** What the list of championships takes: they are all of one kind. */
function championshipVariables(filters: TournamentFilters) {
  const { search, status } = filterVariables(filters);
  return { search, status, ...federationVariables() };
}
