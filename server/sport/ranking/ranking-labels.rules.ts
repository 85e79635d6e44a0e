/** How far a ranking reaches, from the smallest. */
export const rankingScopes = ["LOCAL", "REGIONAL", "STATE", "NATIONAL"] as const;
export type RankingScope = (typeof rankingScopes)[number];

export const rankingScopeLabel: Record<RankingScope, string> = {
  LOCAL: "Local",
  REGIONAL: "Regional",
  STATE: "Estadual",
  NATIONAL: "Nacional",
};
