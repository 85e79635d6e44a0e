import { checkDigit } from "./check-digit.rules";

const charactersInCnpj = 14;
const firstWeights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const secondWeights = [6, ...firstWeights];
/** Each mark in its place, or a space, or nothing. */
const written =
  /^[A-Z0-9]{2}(?:\s?\.\s?|\s)?[A-Z0-9]{3}(?:\s?\.\s?|\s)?[A-Z0-9]{3}(?:\s?\/\s?|\s)?[A-Z0-9]{4}(?:\s?-\s?|\s)?\d{2}$/i;

/**
 * Removes the mask of a CNPJ and converts it to upper case. CNPJs issued since July 2026 contain letters, so only the
 * characters of the mask are removed: dropping others could turn a typo into another valid number.
 */
export function normaliseCnpj(input: string): string {
  // Not toUpperCase alone: it would turn the dotless ı and the long ſ into I and S.
  return input.replace(/[.\-/\s]/g, "").replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** Whether the input, masked or not, is a CNPJ, numeric or alphanumeric. */
export function isValidCnpj(input: string): boolean {
  const cnpj = normaliseCnpj(input);
  if (!written.test(input.trim()) || /^(\d)\1*$/.test(cnpj)) return false;
  const first = checkDigit(cnpj.slice(0, 12), firstWeights);
  const second = checkDigit(cnpj.slice(0, 13), secondWeights);
  return cnpj.endsWith(`${first}${second}`);
}

/** 00.000.000/0000-00; an incomplete CNPJ is masked as far as it goes, as while typing. */
export function formatCnpj(input: string): string {
  return normaliseCnpj(input)
    .slice(0, charactersInCnpj)
    .replace(/^(.{2})(.)/, "$1.$2")
    .replace(/^(.{2}\..{3})(.)/, "$1.$2")
    .replace(/^(.{2}\..{3}\..{3})(.)/, "$1/$2")
    .replace(/^(.{2}\..{3}\..{3}\/.{4})(.)/, "$1-$2");
}

/** The error to show while a CNPJ is typed; null if it is valid or empty. */
export function cnpjProblem(input: string): string | null {
  const cnpj = normaliseCnpj(input);
  if (cnpj === "") return null;
  if (cnpj.length < charactersInCnpj) return "CNPJ deve ter 14 dígitos";
  if (cnpj.length > charactersInCnpj) return "CNPJ não pode ter mais de 14 dígitos";
  return isValidCnpj(input) ? null : "CNPJ inválido";
}
