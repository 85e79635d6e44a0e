import {
  certificationFilterLabel,
  certificationFilters,
  type CertificationFilter,
} from "../../../server/federations/certifications/certification-check.rules";
import { plainWords } from "../../../server/platform/search.rules";
import {
  certificationLevelLabel,
  certificationLevels,
  type CertificationLevel,
} from "../../../server/teachers/certification-level.rules";
import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

/** What a filter offers, by its words in the address: "Expira em breve" is "expira-em-breve". */
const offered = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((is) => ({ is, value: plainWords(labels[is]).join("-"), label: labels[is] }));

export const stateOptions = offered<CertificationFilter>(certificationFilters, certificationFilterLabel);
export const certificationLevelOptions = offered<CertificationLevel>(
  certificationLevels,
  certificationLevelLabel,
);

/** The filters of a federation's certificates, by their names in the address. */
export const federatedCertificationFilters = ["situacao", "nivel"] as const;
type Ask = ListAsk<(typeof federatedCertificationFilters)[number]>;

/** What the address asks for, as the query takes it. */
export const federatedCertificationVariables = ({ search, filters: { situacao, nivel } }: Ask) => ({
  search: search || null,
  only: stateOptions.find(({ value }) => value === situacao)?.is ?? null,
  level: certificationLevelOptions.find(({ value }) => value === nivel)?.is ?? null,
});

export type FederatedCertificationVariables = ReturnType<typeof federatedCertificationVariables>;

export const federatedCertificationVariablesAt = (
  address: URLSearchParams,
): FederatedCertificationVariables =>
  federatedCertificationVariables(askFromAddress(address, federatedCertificationFilters));
