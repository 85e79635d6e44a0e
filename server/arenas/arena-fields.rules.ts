import { z } from "zod";
import { cleanString } from "../platform/input-fields.rules";

const shortArenaName = "Nome da arena deve ter pelo menos 2 caracteres";

/** What an arena is called: 2 to 100 characters. */
export const arenaName = cleanString(shortArenaName).pipe(
  z.string().min(2, shortArenaName).max(100, "Nome da arena deve ter no máximo 100 caracteres"),
);

const shortAddress = "Endereço deve ter pelo menos 10 caracteres";

/** Where it is: 10 to 200 characters. */
export const arenaAddress = cleanString(shortAddress).pipe(
  z.string().min(10, shortAddress).max(200, "Endereço deve ter no máximo 200 caracteres"),
);

/** As many courts as an arena can have. */
export const mostCourts = 50;

/** How many courts it has, from 1. */
export const courtCount = z
  .number({ error: "Informe um número" })
  .refine(Number.isInteger, "Informe um número inteiro")
  .min(1, "Deve ter pelo menos 1 quadra")
  .max(mostCourts, `Deve ter no máximo ${mostCourts} quadras`);

/** Also refuses 22:00 to 08:00: two clocks mixed up are more likely than such a night. */
export const closesBeforeOpening = "O fechamento deve ser depois da abertura, ou até as 6h do dia seguinte";
