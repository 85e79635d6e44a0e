import { monthInDigits } from "../../../server/billing/charges/charges-export.rules";
import {
  planStandingLabel,
  planStandingOn,
  type PlanStanding,
} from "../../../server/billing/plans/plan-standing.rules";
import { Amount } from "../../ui/Amount";
import { formatDate } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { Person } from "../../ui/Person";
import { Status } from "../../ui/Status";
import type { ShownPlan } from "./read-plan";

/** A plan as the list has it. */
export type PlanOfList = Omit<ShownPlan, "charges" | "proratesFirstMonth">;

const tone = {
  RUNNING: "usual",
  PAUSED: "waiting",
  NOT_BEGUN: "open",
  ENDED: "neutral",
} as const satisfies Record<PlanStanding, string>;

interface PlanStatusProps {
  plan: Pick<ShownPlan, "startsOn" | "endsOn" | "pausedMonths">;
  /** YYYY-MM-DD. */
  today: string;
}

export function PlanStatus({ plan, today }: PlanStatusProps) {
  const standing = planStandingOn(plan, today);
  return <Status tone={tone[standing]}>{planStandingLabel[standing]}</Status>;
}

/** "desde 01/03/2026", "01/03/2026 a 30/06/2026". */
export const spanOf = ({ startsOn, endsOn }: Pick<ShownPlan, "startsOn" | "endsOn">): string =>
  endsOn === null ? `desde ${formatDate(startsOn)}` : `${formatDate(startsOn)} a ${formatDate(endsOn)}`;

/** @param today YYYY-MM-DD. */
export const planColumns = (today: string): ListColumn<PlanOfList>[] => [
  {
    key: "atleta",
    label: "Atleta",
    phone: "name",
    cell: ({ athleteName }) => <Person name={athleteName} size="sm" facts={null} />,
  },
  { key: "descricao", label: "Descrição", phone: "facts", cell: ({ description }) => description },
  {
    key: "valor",
    label: "Valor do mês",
    phone: "value",
    numeric: true,
    cell: ({ amountInCents }) => <Amount cents={amountInCents} />,
  },
  { key: "vencimento", label: "Vencimento", phone: "facts", cell: ({ dueDay }) => `dia ${dueDay}` },
  { key: "periodo", label: "Período", phone: "none", cell: spanOf },
  {
    key: "pausas",
    label: "Meses em pausa",
    phone: "none",
    wideOnly: true,
    cell: ({ pausedMonths }) => pausedMonths.map(monthInDigits).join(", "),
  },
  {
    key: "situacao",
    label: "Situação",
    phone: "status",
    cell: (plan) => <PlanStatus plan={plan} today={today} />,
  },
];
