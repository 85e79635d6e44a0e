import { formatCnpj, normaliseCnpj } from "../../../server/brazil/cnpj.rules";
import { formatCpf, normaliseCpf } from "../../../server/brazil/cpf.rules";

export const masks = {
  cnpj: cnpjWhileTyping,
  cpf: cpfWhileTyping,
  phone: phoneWhileTyping,
  upperCase: (text: string) => text.toLocaleUpperCase("pt-BR"),
} as const;

/** 000.000.000-00; a digit too many stays, to be told: dropping it could turn a mistyped number into somebody's. */
export function cpfWhileTyping(text: string): string {
  return formatCpf(text) + normaliseCpf(text).slice(11);
}

/**
 * 00.000.000/0000-00; one too many stays, as in a CPF. A CNPJ copied with its label before it, "CNPJ: 00.000.000/0000-00",
 * would otherwise be read as letters of the number.
 */
export function cnpjWhileTyping(text: string): string {
  const written = text.replace(/^\s*cnpj[\s:]+/i, "");
  return formatCnpj(written) + normaliseCnpj(written).slice(14);
}

/**
 * (11) 98765-4321 as far as it goes, and a digit too many stays, as in a CPF; a number that begins with + says its country
 * and stays as typed.
 */
export function phoneWhileTyping(text: string): string {
  if (text.trim().startsWith("+")) return text.replace(/[^\d ()+-]/g, "").slice(0, 20);
  // "0" before the area code only dials it.
  const typed = text.replace(/\D/g, "").replace(/^0+/, "");
  // Brazil's own code, as numbers are copied from a message.
  const digits = /^55[1-9]{2}9\d{8}$/.test(typed) ? typed.slice(2) : typed;
  const areaCode = digits.slice(0, 2);
  const number = digits.slice(2);
  if (number === "") return areaCode;
  const firstPart = number.slice(0, number.length > 8 ? 5 : 4);
  const lastPart = number.slice(firstPart.length);
  return `(${areaCode}) ${firstPart}${lastPart ? `-${lastPart}` : ""}`;
}
