import { isUuid } from "../platform/uuid.rules";
import { isValidCnpj, isValidCpf, normaliseCnpj, normaliseCpf } from "./cpf-cnpj.rules";

export type PixKeyKind = "CPF" | "CNPJ" | "EMAIL" | "PHONE" | "RANDOM";

export const pixKeyKindLabel: Record<PixKeyKind, string> = {
  CPF: "CPF",
  CNPJ: "CNPJ",
  EMAIL: "E-mail",
  PHONE: "Celular",
  RANDOM: "Chave aleatória",
};

export interface PixKey {
  kind: PixKeyKind;
  /** In the form of the payload: no mask, lower-case e-mail and random key, phone with +55. */
  key: string;
}

const longestEmail = 77;
/**
 * The pattern of the validation library for e-mail addresses; importing the library would add too much to the bundle.
 */
const emailForm =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** A mobile phone with its area code, as Pix registers them: nine digits, the first one a 9. */
const mobile = /^[1-9]{2}9\d{8}$/;
const phoneMask = /^\+?[\d ()-]+$/;

/**
 * Parses a Pix key, with or without its mask. Eleven digits that form a valid CPF count as a CPF, even if they could be
 * a phone number: a phone number is recognised by its +55, its parentheses, or the position of its spaces.
 * @returns null if it is not a Pix key.
 */
export function readPixKey(typed: string): PixKey | null {
  const text = typed.trim();
  if (text.includes("@")) {
    const email = text.toLowerCase();
    return email.length <= longestEmail && emailForm.test(email) ? { kind: "EMAIL", key: email } : null;
  }
  if (isUuid(text.toLowerCase())) return { kind: "RANDOM", key: text.toLowerCase() };
  if (/^[+(]/.test(text)) return readPhone(text);
  if (isValidCpf(text)) return { kind: "CPF", key: normaliseCpf(text) };
  if (isValidCnpj(text)) return { kind: "CNPJ", key: normaliseCnpj(text) };
  return readPhone(text);
}

function readPhone(text: string): PixKey | null {
  if (!phoneMask.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  const national = digits.length === 13 && digits.startsWith("55") ? digits.slice(2) : digits;
  if (text.startsWith("+") && national === digits) return null; // another country's
  return mobile.test(national) ? { kind: "PHONE", key: `+55${national}` } : null;
}

/** The error to show while a Pix key is typed; null if it is valid or empty. */
export function pixKeyProblem(typed: string): string | null {
  if (typed.trim() === "" || readPixKey(typed) !== null) return null;
  if (typed.includes("@")) return "Chave Pix inválida: confira o e-mail";
  const characters = typed.replace(/[\s().\-/]/g, "");
  if (typed.trim().startsWith("+") || typed.includes("("))
    return "Chave Pix inválida: informe o celular com DDD, como +55 11 98765-4321";
  if (/^\d{11}$/.test(characters)) return "Chave Pix inválida: confira os dígitos do CPF ou do celular";
  if (/^[A-Z0-9]{14}$/i.test(characters)) return "Chave Pix inválida: confira os dígitos do CNPJ";
  return "Chave Pix inválida: informe CPF, CNPJ, e-mail, celular ou chave aleatória";
}
