import { formatCnpj, normaliseCnpj } from "../../../server/brazil/cnpj.rules";
import { formatCpf, normaliseCpf } from "../../../server/brazil/cpf.rules";

export const masks = {
  cnpj: cnpjWhileTyping,
  cpf: cpfWhileTyping,
  phone: phoneWhileTyping,
  upperCase: (text: string) => text.toLocaleUpperCase("pt-BR"),
} as const;

/**
 * 000.000.000-00. Keeps excess digits, so that validation reports them: dropping one could turn a mistyped number into
 * the valid CPF of another person.
 */
export function cpfWhileTyping(text: string): string {
  return formatCpf(text) + normaliseCpf(text).slice(11);
}

/**
 * 00.000.000/0000-00; keeps excess digits, as for a CPF. Strips a copied label ("CNPJ: 00.000.000/0000-00"), whose
 * letters would otherwise count as part of the number.
 */
export function cnpjWhileTyping(text: string): string {
  const written = text.replace(/^\s*cnpj[\s:]+/i, "");
  return formatCnpj(written) + normaliseCnpj(written).slice(14);
}

/**
 * (11) 98765-4321, formatted as far as it is typed; keeps excess digits, as for a CPF. A number that begins with + has a
 * country code of its own and stays as typed.
 */
export function phoneWhileTyping(text: string): string {
  if (text.trim().startsWith("+")) return text.replace(/[^\d ()+-]/g, "").slice(0, 20);
  // A leading "0" is a trunk prefix, not part of the number.
  const typed = text.replace(/\D/g, "").replace(/^0+/, "");
  // Brazil's country code, common in numbers copied from a message.
  const digits = /^55[1-9]{2}9\d{8}$/.test(typed) ? typed.slice(2) : typed;
  const areaCode = digits.slice(0, 2);
  const number = digits.slice(2);
  if (number === "") return areaCode;
  const firstPart = number.slice(0, number.length > 8 ? 5 : 4);
  const lastPart = number.slice(firstPart.length);
  return `(${areaCode}) ${firstPart}${lastPart ? `-${lastPart}` : ""}`;
}
