import { clockAt, dayAt } from "../../server/platform/time/zoned-time.rules";
import type { ScheduleView } from "./public/schedule-view";

/** Courts that are open together on one day: what the form shows as one card. */
export interface DayPlan {
  readonly id: string;
  readonly day: string;
  readonly from: string;
  readonly until: string;
  readonly courtKeys: readonly string[];
}

/** Courts with the same hours on the same day stand together. */
export function readDayPlans({ hours, timeZone }: Pick<ScheduleView, "hours" | "timeZone">): DayPlan[] {
  const plans = new Map<string, DayPlan>();
  for (const { courtKey, startsAt, endsAt } of hours) {
    const day = dayAt(startsAt, timeZone);
    const from = clockAt(startsAt, timeZone);
    // What ends at midnight is shown as the last minute of its day.
    const until = dayAt(endsAt, timeZone) === day ? clockAt(endsAt, timeZone) : "23:59";
    const id = `${day} ${from} ${until}`;
    const plan = plans.get(id) ?? { id, day, from, until, courtKeys: [] };
    plans.set(id, { ...plan, courtKeys: [...plan.courtKeys, courtKey] });
  }
  return [...plans.values()].sort((a, b) => a.id.localeCompare(b.id));
}

/** What is missing before days can be saved; null when nothing is. A day without a date or a court would be lost. */
export function planProblem(plans: readonly DayPlan[]): string | null {
  if (plans.some(({ day }) => day === "")) return "Informe a data de cada dia, ou remova o dia.";
  if (plans.some(({ courtKeys }) => courtKeys.length === 0))
    return "Marque ao menos uma quadra em cada dia, ou remova o dia.";
  return null;
}

/** As the mutation takes them, court by court. */
export const hoursInput = (plans: readonly DayPlan[]) =>
  plans.flatMap(({ day, from, until, courtKeys }) =>
    courtKeys.map((courtKey) => ({ courtKey, day, from, until })),
  );
