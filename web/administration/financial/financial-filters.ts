import {
  financialPeriodLabel,
  financialPeriods,
  type FinancialPeriod,
} from "../../../server/administration/financial/financial-report.rules";
import { servicesLabel, serviceTypes, type ServiceType } from "../../../server/billing/charge-words.rules";
import { isUuid } from "../../../server/platform/uuid.rules";
import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

export const financialFilterNames = ["periodo", "servico", "arena"] as const;
export type FinancialFilterName = (typeof financialFilterNames)[number];

/** Periods as URL values. */
const periodWord: Record<FinancialPeriod, string> = {
  LAST_7_DAYS: "7-dias",
  LAST_30_DAYS: "30-dias",
  CURRENT_MONTH: "mes",
};
const serviceWord: Record<ServiceType, string> = {
  CLASS: "aulas",
  RENTAL: "locacoes",
  DAY_USE: "day-use",
  TOURNAMENT: "torneios",
};

export const usualPeriod = "CURRENT_MONTH" satisfies FinancialPeriod;
/** All periods except the default, which applies when none is chosen. */
export const periodOptions = financialPeriods
  .filter((period) => period !== usualPeriod)
  .map((period) => ({ value: periodWord[period], label: financialPeriodLabel[period] }));
export const serviceOptions = serviceTypes.map((service) => ({
  value: serviceWord[service],
  label: servicesLabel[service],
}));

export interface FinancialVariables {
  period: FinancialPeriod;
  service: ServiceType | null;
  arenaKey: string | null;
}

/** @param filters from the URL; unknown values count as not set. */
export const financialVariables = (filters: ListAsk<FinancialFilterName>["filters"]): FinancialVariables => ({
  period: financialPeriods.find((period) => periodWord[period] === filters.periodo) ?? usualPeriod,
  service: serviceTypes.find((service) => serviceWord[service] === filters.servico) ?? null,
  arenaKey: filters.arena !== null && isUuid(filters.arena) ? filters.arena : null,
});

/** The query variables for a URL. */
export const financialVariablesAt = (address: URLSearchParams): FinancialVariables =>
  financialVariables(askFromAddress(address, financialFilterNames).filters);
