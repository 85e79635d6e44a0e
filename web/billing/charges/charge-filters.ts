import {
  type ChargeStanding,
  chargeStandingLabel,
  chargeStandings,
  servicesLabel,
  type ServiceType,
  serviceTypes,
} from "../../../server/billing/charge-words.rules";
import { addMonths, firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { monthInAddress } from "../../relay/month-in-address";
import { formatMonth, today } from "../../ui/format";
import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

/** The filters of an arena's charges, by their names in the URL. */
export const chargeFilterNames = ["mes", "servico", "situacao"] as const;
type Ask = Pick<ListAsk<(typeof chargeFilterNames)[number]>, "search" | "filters">;

const serviceWord: Record<ServiceType, string> = {
  CLASS: "aulas",
  RENTAL: "locacoes",
  DAY_USE: "day-use",
  TOURNAMENT: "torneios",
};
const standingWord: Record<ChargeStanding, string> = {
  PAID: "pago",
  PENDING: "pendente",
  OVERDUE: "em-atraso",
  CANCELLED: "cancelado",
  REFUNDED: "reembolsado",
  TO_REFUND: "a-devolver",
};

export const serviceOptions = serviceTypes.map((service) => ({
  value: serviceWord[service],
  label: servicesLabel[service],
}));
export const standingOptions = chargeStandings.map((standing) => ({
  value: standingWord[standing],
  label: chargeStandingLabel[standing],
}));

export const allMonths = "todos";
const monthsBack = 12;
const thisMonth = (): string => firstOfMonth(today(brasiliaTime));

/** Month options of a federation: the past months and the next half year. The default, all months, is not listed. */
export const championshipMonthOptions = (): { value: string; label: string }[] =>
  Array.from({ length: monthsBack + 7 }, (_, index) => {
    const month = addMonths(thisMonth(), 6 - index);
    return { value: month.slice(0, 7), label: formatMonth(month) };
  });

/**
 * Month options: all months, next month (some charges are made in advance) and the past year. The default, this month,
 * is not listed.
 */
export function monthOptions(): { value: string; label: string }[] {
  const now = thisMonth();
  const months = Array.from({ length: monthsBack + 2 }, (_, index) => addMonths(now, 1 - index));
  return [
    { value: allMonths, label: "Todos os meses" },
    ...months
      .filter((month) => month !== now)
      .map((month) => ({ value: month.slice(0, 7), label: formatMonth(month) })),
  ];
}

/** The query variables for the filters in the URL; unknown values count as not set. */
export const chargeVariables = ({ search, filters }: Ask) => ({
  search: search || null,
  month: filters.mes === allMonths ? null : (monthInAddress(filters.mes ?? undefined) ?? thisMonth()),
  service: serviceTypes.find((service) => serviceWord[service] === filters.servico) ?? null,
  standing: chargeStandings.find((standing) => standingWord[standing] === filters.situacao) ?? null,
});
export type ChargeVariables = ReturnType<typeof chargeVariables>;

/**
 * The filters of a federation's charges. All of them are for enrolments, so there is no service; the default is every
 * month.
 */
export const championshipChargeFilterNames = ["mes", "situacao"] as const;

export const championshipChargeVariables = ({
  search,
  filters,
}: Pick<ListAsk<(typeof championshipChargeFilterNames)[number]>, "search" | "filters">) => ({
  search: search || null,
  month: monthInAddress(filters.mes ?? undefined),
  standing: chargeStandings.find((standing) => standingWord[standing] === filters.situacao) ?? null,
});
export type ChampionshipChargeVariables = ReturnType<typeof championshipChargeVariables>;

export const championshipChargeVariablesAt = (address: URLSearchParams): ChampionshipChargeVariables =>
  championshipChargeVariables(askFromAddress(address, championshipChargeFilterNames));

export const chargeVariablesAt = (address: URLSearchParams): ChargeVariables =>
  chargeVariables(askFromAddress(address, chargeFilterNames));
