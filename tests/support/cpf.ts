import { isValidCpf } from "../../server/brazil/cpf.rules";

/** The valid CPF, masked, that begins with these up to nine digits. */
export function makeCpf(number: number): string {
  const base = String(number).padStart(9, "0");
  for (let check = 0; check < 100; check++) {
    const cpf = `${base}${String(check).padStart(2, "0")}`;
    if (isValidCpf(cpf)) return cpf.replace(/^(...)(...)(...)(..)$/, "$1.$2.$3-$4");
  }
  throw new Error(`no check digits for ${base}`);
}

let serial = 100_000_000;

/** One that no other test of this process uses. */
export const nextCpf = (): string => makeCpf(++serial);
