import { CirclePause, CircleStop, type LucideIcon, PenLine } from "lucide-react";
import { graphql, readInlineData } from "react-relay/hooks";
import { monthInDigits } from "../../../server/billing/charges/charges-export.rules";
import {
  type PlanStanding,
  planStandingLabel,
  planStandingOn,
} from "../../../server/billing/plans/plan-standing.rules";
import type { planColumns_plan$key } from "../../__generated__/planColumns_plan.graphql";
import { Amount } from "../../ui/Amount";
import { Status } from "../../ui/Badges";
import { formatDate } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { Person } from "../../ui/Person";

/** What an athlete pays every month, with what it has charged of late. */
export function readPlan(plan: planColumns_plan$key) {
  const data = readInlineData(
    graphql`
      fragment planColumns_plan on MonthlyPlan @inline {
        id
        athleteName
        description
        amountInCents
        dueDay
        startsOn
        endsOn
        proratesFirstMonth
        pausedMonths
        charges {
          id
          referenceMonth
          standing
          amountInCents
          receivedInCents
          dueOn
        }
      }
    `,
    plan,
  );
  const { id, athleteName, description, amountInCents, dueDay, startsOn, endsOn, proratesFirstMonth } = data;
  return {
    id,
    athleteName,
    description,
    amountInCents,
    dueDay,
    startsOn,
    endsOn: endsOn ?? null,
    proratesFirstMonth,
    pausedMonths: data.pausedMonths,
    charges: data.charges.map((charge) => ({
      id: charge.id,
      month: charge.referenceMonth,
      standing: charge.standing,
      amountInCents: charge.amountInCents,
      receivedInCents: charge.receivedInCents,
      dueOn: charge.dueOn ?? null,
    })),
  };
}

export type ShownPlan = ReturnType<typeof readPlan>;

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

/** What the arena does with a monthly plan. */
export type PlanAct = "price" | "pause" | "end";

/** What is being done, and with which plan; "new" makes some, "run" charges a month. */
export type ActingOnPlan = { act: "new" } | { act: "run" } | { act: PlanAct; planId: string };

/** What each of their dialogs is given. */
export interface PlanDialogProps {
  plan: ShownPlan;
  /** YYYY-MM-DD, at the arena. */
  today: string;
  open: boolean;
  /** Something is other than before. */
  onDone: () => void;
  onClose: () => void;
}

type ActedPlan = Pick<ShownPlan, "startsOn" | "endsOn" | "pausedMonths">;

/** What has ended stays as it was. */
export const actsOnPlan = (plan: ActedPlan, today: string): PlanAct[] =>
  planStandingOn(plan, today) === "ENDED" ? [] : ["price", "pause", "end"];

export const planActLabel: Record<PlanAct, string> = {
  price: "Novo valor",
  pause: "Pausar",
  end: "Encerrar",
};

export const planActIcon: Record<PlanAct, LucideIcon> = {
  price: PenLine,
  pause: CirclePause,
  end: CircleStop,
};
