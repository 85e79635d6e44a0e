import { z } from "zod";
import { cleanString, optionalCleanString } from "../platform/input-fields.rules";
import { cnpjProblem, cpfProblem, normaliseCnpj, normaliseCpf } from "./cpf-cnpj.rules";
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

/** A CPF that may be left out: its 11 digits, or null. */
export const optionalCpf = optionalCleanString().transform((typed, ctx) => {
  const message = cpfProblem(typed ?? "");
  if (message !== null) {
    ctx.addIssue({ code: "custom", message });
    return z.NEVER;
  }
  return typed === null ? null : normaliseCpf(typed);
});

/** The same, and there has to be one. @param wrong what is said of none and of a wrong one. */
export const requiredCpf = (wrong: string) =>
  cleanString(wrong).transform((typed, ctx) => {
    const cpf = normaliseCpf(typed);
    if (cpf !== "" && cpfProblem(typed) === null) return cpf;
    ctx.addIssue({ code: "custom", message: wrong });
    return z.NEVER;
  });

/**
 * A CNPJ, typed with or without its mask; it comes out without.
 * @param messages what is said of none at all, and of a wrong one; without the latter, what is wrong with it.
 */
export const requiredCnpj = (missing: string, wrong?: string) =>
  cleanString(missing).transform((typed, ctx) => {
    const cnpj = normaliseCnpj(typed);
    const problem = cnpjProblem(typed);
    const message = cnpj === "" ? missing : problem === null ? null : (wrong ?? problem);
    if (message === null) return cnpj;
    ctx.addIssue({ code: "custom", message });
    return z.NEVER;
  });

/** The same, and nothing typed is nothing known. */
export const optionalCnpj = (wrong: string) =>
  optionalCleanString().transform((typed, ctx) => {
    if (typed === null) return null;
    if (cnpjProblem(typed) === null) return normaliseCnpj(typed) || null;
    ctx.addIssue({ code: "custom", message: wrong });
    return z.NEVER;
  });
