import { plainWords } from "../../platform/search.rules";
import type { ServiceType } from "../charge-words.rules";

/** What people call a charge. */
export const chargeKinds = [
  "MONTHLY_FEE",
  "SINGLE_CLASS",
  "QUARTERLY_FEE",
  "PACKAGE",
  "COURT_RENTAL",
  "DAY_USE",
  "ENTRY",
  "OTHER",
] as const;
export type ChargeKind = (typeof chargeKinds)[number];

export const chargeKindLabel: Record<ChargeKind, string> = {
  MONTHLY_FEE: "Mensalidade",
  SINGLE_CLASS: "Aula Avulsa",
  QUARTERLY_FEE: "Trimestral",
  PACKAGE: "Pacote",
  COURT_RENTAL: "Locação Quadra",
  DAY_USE: "Day Use",
  ENTRY: "Inscrição",
  OTHER: "Outra",
};

/** Service in reports by kind of charge; kinds without a service count as classes. */
export const serviceOf: Record<ChargeKind, ServiceType> = {
  MONTHLY_FEE: "CLASS",
  SINGLE_CLASS: "CLASS",
  QUARTERLY_FEE: "CLASS",
  PACKAGE: "CLASS",
  COURT_RENTAL: "RENTAL",
  DAY_USE: "DAY_USE",
  ENTRY: "TOURNAMENT",
  OTHER: "CLASS",
};

/** What 'Nova Cobrança' offers: who enters a tournament owes its fee by that. */
export const chargeableKinds = chargeKinds.filter((kind) => kind !== "ENTRY");

/** As PostgreSQL keeps them. */
export const storedChargeKind = {
  MONTHLY_FEE: "mensalidade",
  SINGLE_CLASS: "aula_avulsa",
  QUARTERLY_FEE: "trimestral",
  PACKAGE: "pacote",
  COURT_RENTAL: "locacao_quadra",
  DAY_USE: "day_use",
  ENTRY: "inscricao",
  OTHER: "outra",
} as const satisfies Record<ChargeKind, string>;

/** Kinds whose label contains every word of a search, ignoring accents; none for an empty search. */
export function kindsHolding(typed: string | null | undefined): ChargeKind[] {
  const words = plainWords(typed ?? "");
  if (words.length === 0) return [];
  return chargeKinds.filter((kind) => {
    const label = plainWords(chargeKindLabel[kind]).join(" ");
    return words.every((word) => label.includes(word));
  });
}

/** Most people charged by one 'Nova Cobrança'. */
export const mostChargedAtOnce = 200;
