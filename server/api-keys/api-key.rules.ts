import type { ApiKeyKind, ApiKeyScope } from "../platform/access.rules";

/** Tells a key from a person's token, and lets scanners of leaked secrets find it. */
export const apiKeyPrefix = "praia_";

export const isApiKey = (token: string): boolean => /^praia_[\w-]{43}$/.test(token);

export const apiKeyKindLabel: Record<ApiKeyKind, string> = {
  PARTNER: "Parceiro",
  ANALYST: "Analista",
};

export const apiKeyScopeLabel: Record<ApiKeyScope, string> = {
  RANKINGS_READ: "Ler rankings",
  RESULTS_READ: "Ler resultados",
};

/** A partner's key acts for a federation, if for any; an analyst's for none. */
export const actsForFederation = (kind: ApiKeyKind): boolean => kind === "PARTNER";
