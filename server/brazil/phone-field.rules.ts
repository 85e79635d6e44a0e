import { z } from "zod";
import { optionalCleanString } from "../platform/text-fields.rules";
import { normalisePhone } from "./phone.rules";

/** Area code and number, or another country's with its plus. */
const isWhole = (phone: string): boolean => /^(\d{10,11}|\+\d{8,15})$/.test(normalisePhone(phone));

/** Area codes that exist: from 11 to 99, with these that no city has. */
const unusedAreaCodes = new Set([23, 25, 26, 29, 36, 39, 52, 56, 57, 58, 59, 72, 76, 78]);

/** Whether somebody can be reached at it: a mobile begins with 9 and has nine digits, a fixed line with 2 to 5 and has eight. */
function isDialled(phone: string): boolean {
  const number = normalisePhone(phone);
  if (number.startsWith("+")) return true;
  const [, areaCode] = /^([1-9][1-9])(?:9\d{8}|[2-5]\d{7})$/.exec(number) ?? [];
  return areaCode !== undefined && !unusedAreaCodes.has(Number(areaCode));
}

/** A whole phone that may be left out, kept as typed: at most 20 digits, spaces, parentheses, hyphens and pluses. */
export const optionalPhone = optionalCleanString().pipe(
  z
    .string()
    .max(20, { error: "Telefone deve ter no máximo 20 caracteres", abort: true })
    .regex(/^[\d ()+-]*$/, {
      error: "Telefone deve conter apenas números, espaços, parênteses, hífen e +",
      abort: true,
    })
    .refine(isWhole, { error: "Telefone incompleto: informe o DDD e o número", abort: true })
    .refine(isDialled, "Telefone inválido: confira o DDD e o número")
    .nullable(),
);
