export const tournamentTabs = ["participantes", "chaveamento", "resultados", "classificacao"] as const;
export type TournamentTab = (typeof tournamentTabs)[number];

export const tournamentTabLabel: Record<TournamentTab, string> = {
  participantes: "Participantes",
  chaveamento: "Chaveamento",
  resultados: "Resultados",
  classificacao: "Classificação",
};

/** The tab that an address asks for: `?aba=resultados`. Anything else is the first. */
export function tabFromAddress(search: URLSearchParams): TournamentTab {
  const asked = search.get("aba");
  return tournamentTabs.find((tab) => tab === asked) ?? "participantes";
}
