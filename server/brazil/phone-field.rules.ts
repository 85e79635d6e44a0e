import { z } from "zod";
import { optionalCleanString } from "../platform/text-fields.rules";
import { normalisePhone } from "./phone.rules";

/**
 * How many digits a number has: in Brazil area code and number, with +55 before them or without; elsewhere what the
 * country says.
 */
function digitsOf(phone: string): { count: number; least: number; most: number } {
  const number = normalisePhone(phone);
  if (!number.startsWith("+")) return { count: number.length, least: 10, most: 11 };
  const isBrazilian = number.startsWith("+55");
  return isBrazilian
    ? { count: number.length - 3, least: 10, most: 11 }
    : { count: number.length - 1, least: 8, most: 15 };
}

const isWhole = (phone: string): boolean => digitsOf(phone).count >= digitsOf(phone).least;
const isShortEnough = (phone: string): boolean => digitsOf(phone).count <= digitsOf(phone).most;

/** Area codes that exist: from 11 to 99, with these that no city has. */
const unusedAreaCodes = new Set([23, 25, 26, 29, 36, 39, 52, 56, 57, 58, 59, 72, 76, 78]);

/**
 * Whether the number can exist: a mobile starts with 9 and has nine digits, a landline starts with 2 to 5 and has
 * eight.
 */
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
    .refine(isShortEnough, { error: "Telefone com dígitos a mais: confira o DDD e o número", abort: true })
    .refine(isDialled, "Telefone inválido: confira o DDD e o número")
    .nullable(),
);
