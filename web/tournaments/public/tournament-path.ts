import { useLocation } from "react-router-dom";
import type { TournamentStatus } from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import type { Access } from "../../identity/public/page-access";
import { areaAccess, arenaStaff, type PageDeclaration } from "../../shell/page";

/** 'Meus Torneios' as a page: of the athlete signed in, or of the minor for whom a guardian acts. */
export const ownTournamentsPath = "/meus-torneios";

/** Paths of the management pages of a tournament; `key` is its UUID. */
export interface TournamentPaths {
  /** The list of tournaments. */
  readonly list: string;
  readonly tournament: (key: string) => string;
  readonly bracket: (key: string) => string;
  readonly schedule: (key: string) => string;
  /** The page to manage enrolments. */
  readonly enrolments: (key: string) => string;
  /** The score sheet of a match, for signed-in scorers. */
  readonly score: (key: string, matchKey: string) => string;
  /** The printable QR codes of its matches. */
  readonly qrSheet: (key: string) => string;
}

function pathsBelow(list: string, tournaments: string): TournamentPaths {
  const tournament = (key: string) => `${tournaments}/${key}`;
  return {
    list,
    tournament,
    bracket: (key) => `${tournament(key)}/bracket`,
    schedule: (key) => `${tournament(key)}/schedule`,
    enrolments: (key) => `${tournament(key)}/enrolments`,
    score: (key, matchKey) => `${tournament(key)}/match/${matchKey}`,
    qrSheet: (key) => `${tournament(key)}/qr`,
  };
}

/** In the arena area; referees use its score sheets as well. */
export const arenaTournaments = pathsBelow("/arena-tournaments", "/arena-tournament");
/** In the federation area. */
export const championships = pathsBelow("/federation/championships", "/federation/championships");

/** Declares a page of one tournament in both areas. */
export const inBothAreas = (
  declare: (paths: TournamentPaths, access: Access) => PageDeclaration,
): PageDeclaration[] => [
  declare(arenaTournaments, arenaStaff),
  declare(championships, areaAccess.federation),
];

export const newTournamentPath = `${arenaTournaments.list}/novo`;
export const newChampionshipPath = `${championships.list}/new`;
export const editChampionshipPath = (key: string): string => `${championships.tournament(key)}/edit`;
/** The federation's report of matches and payments of a championship. */
export const championshipReportPath = (key: string): string => `${championships.tournament(key)}/relatorio`;

/** The paths of the area that the user is in. @param address path of the open page. */
export const tournamentPathsAt = (address: string): TournamentPaths =>
  address.startsWith("/federation") ? championships : arenaTournaments;

/** The public page of a tournament. */
export function publicTournamentPath(key: string): string {
  return `/torneio/${key}`;
}

export const tournamentTabs = ["participantes", "chaveamento", "resultados", "classificacao"] as const;
export type TournamentTab = (typeof tournamentTabs)[number];

export const tournamentTabLabel: Record<TournamentTab, string> = {
  participantes: "Participantes",
  chaveamento: "Chaveamento",
  resultados: "Resultados",
  classificacao: "Classificação",
};

/** What one comes for: who is in, what is on the courts, who won. */
const tabOfStage: Record<TournamentStatus, TournamentTab> = {
  REGISTRATION_OPEN: "participantes",
  IN_PROGRESS: "resultados",
  FINISHED: "classificacao",
};

/** The tab that an address asks for: `?aba=resultados`. Anything else is that of the tournament's stage. */
export function tabFromAddress(search: URLSearchParams, status: TournamentStatus): TournamentTab {
  const asked = search.get("aba");
  return tournamentTabs.find((tab) => tab === asked) ?? tabOfStage[status];
}

/** The same pages stand in an arena's area and in a federation's: links stay in the one that is open. */
export function useTournamentPaths(): TournamentPaths {
  return tournamentPathsAt(useLocation().pathname);
}
