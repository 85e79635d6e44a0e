import type { ChargeStanding } from "../../../server/billing/charge-words.rules";
import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

export const ownChargeFilterNames = ["situacao"] as const;

/** 'Pagos', 'Pendentes' and 'Em Atraso', by their words in the address. */
export const ownTabs = [
  { value: "pagos", label: "Pagos", standing: "PAID", empty: "Nenhum pagamento realizado" },
  { value: "pendentes", label: "Pendentes", standing: "PENDING", empty: "Nenhum pagamento pendente" },
  { value: "em-atraso", label: "Em Atraso", standing: "OVERDUE", empty: "Nenhum pagamento em atraso" },
] as const satisfies readonly { value: string; label: string; standing: ChargeStanding; empty: string }[];
export type OwnTab = (typeof ownTabs)[number]["value"];

export const tabIn = (word: string | null) => ownTabs.find(({ value }) => value === word) ?? null;

export const ownChargeVariables = ({
  filters,
}: Pick<ListAsk<(typeof ownChargeFilterNames)[number]>, "filters">): { standing: ChargeStanding | null } => ({
  standing: tabIn(filters.situacao)?.standing ?? null,
});

export const ownChargeVariablesAt = (address: URLSearchParams) =>
  ownChargeVariables(askFromAddress(address, ownChargeFilterNames));
