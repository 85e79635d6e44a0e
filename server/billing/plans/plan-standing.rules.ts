import { addMonths, firstOfMonth } from "../../platform/time/calendar-day.rules";

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

/** Days before the month in which its charges are created, so that payers have the Pix code by the first. */
export const daysBeforeMonth = 5;

/** The months that can be charged by hand: this one and the next. @param today YYYY-MM-DD. @returns first days. */
export function runnableMonths(today: string): string[] {
  const month = firstOfMonth(today);
  return [month, addMonths(month, 1)];
}

/** Most months paused in one request. */
export const mostPauses = 12;

/** This month and those after it, a year: what can be paused. @param today YYYY-MM-DD. @returns first days. */
export const comingMonths = (today: string): string[] =>
  Array.from({ length: mostPauses }, (_, index) => addMonths(firstOfMonth(today), index));

/** State of a plan for a month's run: to be charged, or why not. */
export const monthStandings = ["DUE", "CHARGED", "PAUSED", "NOT_BEGUN", "ENDED"] as const;
export type MonthStanding = (typeof monthStandings)[number];

export const monthStandingLabel: Record<MonthStanding, string> = {
  DUE: "A gerar",
  CHARGED: "Já geradas",
  PAUSED: "Pausadas",
  NOT_BEGUN: "Ainda não começaram",
  ENDED: "Já terminaram",
};

/** Why a month cannot be charged; null where it can. @param month its first day. */
export const monthRunProblem = (month: string, today: string): string | null =>
  runnableMonths(today).includes(month) ? null : "Gere as cobranças deste mês ou do próximo";
