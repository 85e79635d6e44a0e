import type { TournamentStatus } from "../../../server/tournaments/tournament-labels.rules";

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
