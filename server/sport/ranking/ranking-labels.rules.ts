import type { RoundReached } from "../draws/rounds.rules";
import type { RankingWindow, UnaffiliatedRule } from "./ranking-totals.rules";
import type { RankingChange } from "./ranking-versions.rules";

/** How far a ranking reaches, from the smallest. */
export const rankingScopes = ["LOCAL", "REGIONAL", "STATE", "NATIONAL"] as const;
export type RankingScope = (typeof rankingScopes)[number];

export const rankingScopeLabel: Record<RankingScope, string> = {
  LOCAL: "Local",
  REGIONAL: "Regional",
  STATE: "Estadual",
  NATIONAL: "Nacional",
};

export const rankingWindowLabel: Record<RankingWindow, string> = {
  ROLLING_52_WEEKS: "Últimas 52 semanas",
  CALENDAR_YEAR: "Ano civil",
};

/** What becomes of points that were earned without affiliation. */
export const unaffiliatedLabel: Record<UnaffiliatedRule, string> = {
  COUNT: "Contam como os outros",
  UNPLACED: "Aparecem no fim, sem posição",
  OUT: "Ficam fora da lista",
};

/** The same for the heading of a list; null when unaffiliated athletes are listed like all others. */
export const unaffiliatedInWords: Record<UnaffiliatedRule, string | null> = {
  COUNT: null,
  UNPLACED: "quem jogou sem filiação aparece no fim, sem posição",
  OUT: "pontos de quem jogou sem filiação não contam",
};

export const rankingChangeLabel: Record<RankingChange, string> = {
  UP: "Subiu",
  DOWN: "Desceu",
  SAME: "Manteve",
  NEW: "Novo na lista",
  BACK: "Voltou à lista",
};

/** The lines of a points table. */
export const roundReachedLabel: Record<RoundReached, string> = {
  W: "Campeão",
  F: "Vice-campeão",
  SF: "Semifinal",
  QF: "Quartas de final",
  R16: "Oitavas de final",
  R32: "Fase de 32",
  GROUP: "Fase de grupos",
};

/** An athlete's change since the previous list, in words: "Subiu 2 posições". */
export function changeInWords(change: RankingChange, by: number | null): string {
  if (change !== "UP" && change !== "DOWN") return rankingChangeLabel[change];
  return `${rankingChangeLabel[change]} ${by ?? 0} ${by === 1 ? "posição" : "posições"}`;
}
