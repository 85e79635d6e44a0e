import { isValidCpf } from "../../server/brazil/cpf.rules";

let serial = 100_000_000;

/** A valid CPF, masked, that no other test of this process uses. */
export function nextCpf(): string {
  serial += 1;
  const base = String(serial);
  for (let check = 0; check < 100; check++) {
    const cpf = `${base}${String(check).padStart(2, "0")}`;
    if (isValidCpf(cpf)) return cpf.replace(/^(...)(...)(...)(..)$/, "$1.$2.$3-$4");
  }
  throw new Error(`no check digits for ${base}`);
}
