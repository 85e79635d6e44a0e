import { CalendarDays, Trophy } from "lucide-react";
import { areaAccess, page, type PageDeclaration } from "../../shell/page";
import type { ChampionshipReportPageQuery } from "../../__generated__/ChampionshipReportPageQuery.graphql";
import type { ChampionshipsPageQuery } from "../../__generated__/ChampionshipsPageQuery.graphql";
import type { NewChampionshipPageQuery } from "../../__generated__/NewChampionshipPageQuery.graphql";
import type { SeasonPageQuery } from "../../__generated__/SeasonPageQuery.graphql";
import { federationVariables } from "../../identity/public/workplace-choice";
import { keyInAddress } from "../../relay/address-key";
import {
  championshipReportPath,
  championships,
  editChampionshipPath,
  newChampionshipPath,
} from "../public/tournament-path";
import { tournamentPage } from "../pages";
import { filtersFromSearch, filterVariables, type TournamentFilters } from "../tournament-filters";

export const championshipsPages: PageDeclaration[] = [
  page<ChampionshipsPageQuery>({
    path: championships.list,
    access: areaAccess.federation,
    menu: { federation: { at: 20, label: "Campeonatos", icon: Trophy } },
    query: () => import("../../__generated__/ChampionshipsPageQuery.graphql"),
    // Each championship with its stage, places and payments.
    maxStatements: 9,
    variables: ({ search }) => championshipVariables(filtersFromSearch(search)),
    component: async () => (await import("./ChampionshipsPage")).ChampionshipsPage,
  }),
  page<NewChampionshipPageQuery>({
    path: newChampionshipPath,
    access: areaAccess.federation,
    action: "Criar campeonato",
    query: () => import("../../__generated__/NewChampionshipPageQuery.graphql"),
    variables: federationVariables,
    component: async () => (await import("./NewChampionshipPage")).NewChampionshipPage,
  }),
  page<SeasonPageQuery>({
    path: "/federation/calendar/:year?",
    access: areaAccess.federation,
    menu: { federation: { at: 60, label: "Calendário", icon: CalendarDays } },
    query: () => import("../../__generated__/SeasonPageQuery.graphql"),
    // One of them finds the cities of the arenas' tournaments.
    maxStatements: 9,
    variables: async ({ params }) => ({
      year: (await import("../../ui/report/year-in")).yearIn(params["year"]),
      ...federationVariables(),
    }),
    component: async () => (await import("./season/SeasonPage")).SeasonPage,
  }),
  page<ChampionshipReportPageQuery>({
    path: championshipReportPath(":tournamentId"),
    access: areaAccess.federation,
    query: () => import("../../__generated__/ChampionshipReportPageQuery.graphql"),
    // Enrolments, matches, payments and podiums.
    maxStatements: 16,
    variables: ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    component: async () => (await import("./report/ChampionshipReportPage")).ChampionshipReportPage,
  }),
  tournamentPage(editChampionshipPath(":tournamentId"), areaAccess.federation),
];

/** What the list of championships takes: they are all of one kind. */
function championshipVariables(filters: TournamentFilters) {
  const { search, status, draft } = filterVariables(filters);
  return { search, status, draft, ...federationVariables() };
}
