/** What a program's key may be for. */
export const apiKeyScopes = ["RANKINGS_READ", "RESULTS_READ"] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** Whose program it is: a federation's partner, or somebody who studies rankings and results. */
export const apiKeyKinds = ["PARTNER", "ANALYST"] as const;
export type ApiKeyKind = (typeof apiKeyKinds)[number];
