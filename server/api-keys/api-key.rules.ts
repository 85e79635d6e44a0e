import { z } from "zod";
import {
  apiKeyKinds,
  apiKeyScopes,
  type ApiKeyKind,
  type ApiKeyScope,
} from "../platform/api-key-scope.rules";
import { optionalDate } from "../platform/time/date-fields.rules";
import { cleanString } from "../platform/text.rules";

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

const shortName = "Nome deve ter pelo menos 2 caracteres";

/**
 * A new key.
 * @param today YYYY-MM-DD; a key that runs out before would be worth nothing.
 */
export const createApiKeySchema = (today: string) =>
  z.object({
    name: cleanString(shortName).pipe(
      z.string().min(2, shortName).max(100, "Nome deve ter no máximo 100 caracteres"),
    ),
    kind: z.enum(apiKeyKinds, { error: "Tipo inválido" }),
    scopes: z
      .array(z.enum(apiKeyScopes, { error: "Permissão inválida" }))
      .min(1, "Escolha pelo menos uma permissão")
      .transform((scopes) => [...new Set(scopes)]),
    expiresOn: optionalDate.refine(
      (day) => day === null || day >= today,
      "A validade não pode estar no passado",
    ),
  });
