import { isValidCpf } from "../../server/brazil/cpf-cnpj.rules";

/** The valid masked CPF that starts with the given digits, at most nine. */
export function makeCpf(number: number): string {
  const base = String(number).padStart(9, "0");
  for (let check = 0; check < 100; check++) {
    const cpf = `${base}${String(check).padStart(2, "0")}`;
    if (isValidCpf(cpf)) return cpf.replace(/^(...)(...)(...)(..)$/, "$1.$2.$3-$4");
  }
  throw new Error(`no check digits for ${base}`);
}

let serial = 100_000_000;

/** A CPF that no other test of this process uses. */
export const nextCpf = (): string => makeCpf(++serial);
