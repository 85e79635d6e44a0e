import { CirclePause, CircleStop, PenLine, type LucideIcon } from "lucide-react";
import { planStandingOn } from "../../../server/billing/plans/plan-standing.rules";
import type { ShownPlan } from "./read-plan";

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
