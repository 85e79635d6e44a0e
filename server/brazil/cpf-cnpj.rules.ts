/**
 * The modulo-11 check digit that CPF and CNPJ share.
 * @param base characters 0-9 and A-Z; a letter counts as its ASCII code minus 48, so digits keep their value.
 * @param weights one per character.
 * Source: Receita Federal, Nota Técnica 49/2024.
 */
export function checkDigit(base: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (base.charCodeAt(index) - 48), 0);
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

const digitsInCpf = 11;
/** Each mark in its place, or a space, or nothing. */
const written = /^\d{3}(?:\s?\.\s?|\s)?\d{3}(?:\s?\.\s?|\s)?\d{3}(?:\s?-\s?|\s)?\d{2}$/;

/** The digits of a CPF, whatever mask it was typed with. A CPF is kept as text: leading zeros count. */
export function normaliseCpf(input: string): string {
  return input.replace(/\D/g, "");
}

/**
 * Whether the input, masked or not, is a valid CPF: 11 digits, not all the same, with correct check digits. Other
 * characters make it invalid, so that a typo cannot become another valid number.
 */
export function isValidCpf(input: string): boolean {
  const cpf = normaliseCpf(input);
  // Repeated digits satisfy the check digits, but are never issued.
  if (!written.test(input.trim()) || /^(\d)\1*$/.test(cpf)) return false;
  const first = checkDigit(cpf.slice(0, 9), descendingWeights(10));
  const second = checkDigit(cpf.slice(0, 10), descendingWeights(11));
  return cpf.endsWith(`${first}${second}`);
}

/** 000.000.000-00; an incomplete CPF is masked as far as it goes, as while typing. */
export function formatCpf(input: string): string {
  return normaliseCpf(input)
    .slice(0, digitsInCpf)
    .replace(/^(\d{3})(\d)/, "$1.$2")
    .replace(/^(\d{3}\.\d{3})(\d)/, "$1.$2")
    .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, "$1-$2");
}

/** The error to show while a CPF is typed; null if it is valid or empty. */
export function cpfProblem(input: string): string | null {
  const cpf = normaliseCpf(input);
  if (input.trim() === "") return null;
  if (cpf.length < digitsInCpf) return "CPF deve ter 11 dígitos";
  if (cpf.length > digitsInCpf) return "CPF não pode ter mais de 11 dígitos";
  return isValidCpf(input) ? null : "CPF inválido";
}

function descendingWeights(highest: number): number[] {
  return Array.from({ length: highest - 1 }, (_, index) => highest - index);
}

const charactersInCnpj = 14;
const firstWeights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const secondWeights = [6, ...firstWeights];
/** Each mark in its place, or a space, or nothing. */
const cnpjRulesWritten =
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
  if (!cnpjRulesWritten.test(input.trim()) || /^(\d)\1*$/.test(cnpj)) return false;
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
