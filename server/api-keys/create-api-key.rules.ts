import { z } from "zod";
import { apiKeyKinds, apiKeyScopes } from "../platform/access.rules";
import { cleanString } from "../platform/input-fields.rules";
import { optionalDate } from "../platform/time/date-fields.rules";

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
