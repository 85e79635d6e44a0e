import { z } from "zod";
import { cleanString } from "../platform/text-fields.rules";

const shortArenaName = "Nome da arena deve ter pelo menos 2 caracteres";

/** What an arena is called: 2 to 100 characters. */
export const arenaName = cleanString(shortArenaName).pipe(
  z.string().min(2, shortArenaName).max(100, "Nome da arena deve ter no máximo 100 caracteres"),
);

/** How many courts it has, 1 to 50. */
export const courtCount = z
  .number({ error: "Informe um número" })
  .refine(Number.isInteger, "Informe um número inteiro")
  .min(1, "Deve ter pelo menos 1 quadra")
  .max(50, "Deve ter no máximo 50 quadras");
