import { checkDigit } from "./check-digit.rules";

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
