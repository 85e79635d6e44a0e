/** The scopes of an API key. */
export const apiKeyScopes = ["RANKINGS_READ", "RESULTS_READ"] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** The kind of program that uses the key: a federation's partner, or an analyst of rankings and results. */
export const apiKeyKinds = ["PARTNER", "ANALYST"] as const;
export type ApiKeyKind = (typeof apiKeyKinds)[number];
