import { Ticket, Trophy } from "lucide-react";
import { areaAccess, arenaStaff, page, type PageDeclaration } from "../shell/page";
import type { NewTournamentPageQuery } from "../__generated__/NewTournamentPageQuery.graphql";
import type { OwnTournamentsPageQuery } from "../__generated__/OwnTournamentsPageQuery.graphql";
import type { TournamentPageQuery } from "../__generated__/TournamentPageQuery.graphql";
import type { TournamentsPageQuery } from "../__generated__/TournamentsPageQuery.graphql";
import type { Access } from "../identity/public/page-access";
import { arenaVariables, ownArenaVariables } from "../identity/public/workplace-choice";
import { ownAthleteKey } from "../identity/public/session";
import { keyInAddress } from "../relay/address-key";
import {
  ownTournamentsPath,
  arenaTournaments,
  inBothAreas,
  newTournamentPath,
} from "./public/tournament-path";
import { filtersFromSearch, filterVariables } from "./tournament-filters";

export const tournamentsPages: PageDeclaration[] = [
  page<TournamentsPageQuery>({
    path: arenaTournaments.list,
    access: arenaStaff,
    menu: {
      arena: { at: 30, label: "Torneios", icon: Trophy, also: ["/arena-tournament"] },
      teacher: { at: 40, label: "Torneios", icon: Trophy, also: ["/arena-tournament"] },
    },
    query: () => import("../__generated__/TournamentsPageQuery.graphql"),
    variables: ({ search }) => ({
      ...filterVariables(filtersFromSearch(search)),
      ...arenaVariables(),
    }),
    component: async () => (await import("./list/TournamentsPage")).TournamentsPage,
  }),
  page<NewTournamentPageQuery>({
    path: newTournamentPath,
    access: areaAccess.arena,
    action: "Criar torneio",
    query: () => import("../__generated__/NewTournamentPageQuery.graphql"),
    variables: ownArenaVariables,
    component: async () => (await import("./create/NewTournamentPage")).NewTournamentPage,
  }),
  page<OwnTournamentsPageQuery>({
    path: ownTournamentsPath,
    access: areaAccess.athlete,
    menu: { athlete: { at: 70, label: "Meus torneios", icon: Ticket } },
    query: () => import("../__generated__/OwnTournamentsPageQuery.graphql"),
    // Enrolments, invitations, pairs, matches and their charges.
    maxStatements: 22,
    variables: () => ({ key: ownAthleteKey() }),
    component: async () => (await import("./own-tournaments/OwnTournamentsPage")).OwnTournamentsPage,
  }),
  ...inBothAreas((paths, access) => tournamentPage(paths.tournament(":tournamentId"), access)),
];

/** One tournament's own page. @param path with `:tournamentId`. */
export function tournamentPage(path: string, access: Access): PageDeclaration {
  return page<TournamentPageQuery>({
    path,
    access,
    query: () => import("../__generated__/TournamentPageQuery.graphql"),
    // Its speed matters: docs/reading.md.
    maxStatements: 6,
    variables: ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
    component: async () => (await import("./page/TournamentPage")).TournamentPage,
  });
}
