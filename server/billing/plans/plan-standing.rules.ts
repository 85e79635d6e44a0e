import { firstOfMonth } from "../../platform/time/calendar-day.rules";

/** State of a plan today. */
export const planStandings = ["RUNNING", "PAUSED", "NOT_BEGUN", "ENDED"] as const;
export type PlanStanding = (typeof planStandings)[number];

export const planStandingLabel: Record<PlanStanding, string> = {
  RUNNING: "Em vigor",
  PAUSED: "Pausada",
  NOT_BEGUN: "Não começou",
  ENDED: "Encerrada",
};

interface StandingPlan {
  startsOn: string;
  /** Its last day; null while it goes on. */
  endsOn: string | null;
  /** First days of months. */
  pausedMonths: readonly string[];
}

/** @param today YYYY-MM-DD. */
export function planStandingOn(
  { startsOn, endsOn, pausedMonths }: StandingPlan,
  today: string,
): PlanStanding {
  if (endsOn !== null && endsOn < today) return "ENDED";
  if (startsOn > today) return "NOT_BEGUN";
  return pausedMonths.includes(firstOfMonth(today)) ? "PAUSED" : "RUNNING";
}
