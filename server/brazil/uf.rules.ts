import { optionalCleanString } from "../platform/input-fields.rules";

/** The 26 states and the Distrito Federal, by their letters. */
export const ufName = {
  AC: "Acre",
  AL: "Alagoas",
  AP: "Amapá",
  AM: "Amazonas",
  BA: "Bahia",
  CE: "Ceará",
  DF: "Distrito Federal",
  ES: "Espírito Santo",
  GO: "Goiás",
  MA: "Maranhão",
  MT: "Mato Grosso",
  MS: "Mato Grosso do Sul",
  MG: "Minas Gerais",
  PA: "Pará",
  PB: "Paraíba",
  PR: "Paraná",
  PE: "Pernambuco",
  PI: "Piauí",
  RJ: "Rio de Janeiro",
  RN: "Rio Grande do Norte",
  RS: "Rio Grande do Sul",
  RO: "Rondônia",
  RR: "Roraima",
  SC: "Santa Catarina",
  SP: "São Paulo",
  SE: "Sergipe",
  TO: "Tocantins",
} as const;

/** A state that may be left out: its two letters in upper case, or null. */
export const optionalUf = optionalCleanString()
  .transform((typed) => typed?.toUpperCase() ?? null)
  .refine((uf) => uf === null || Object.hasOwn(ufName, uf), "Escolha a UF");
