import { addDays } from "../../server/platform/time/calendar-day.rules";
import { endsAfter, latestNightEnd, spanOn } from "../../server/platform/time/day-span.rules";
import { clockAt, dayAt, instantAt } from "../../server/platform/time/zoned-time.rules";
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
    const until = untilOn(day, endsAt, timeZone);
    const id = `${day} ${from} ${until}`;
    const plan = plans.get(id) ?? { id, day, from, until, courtKeys: [] };
    plans.set(id, { ...plan, courtKeys: [...plan.courtKeys, courtKey] });
  }
  return [...plans.values()].sort((a, b) => a.id.localeCompare(b.id));
}

/** The clock at which it ends, also in the night that follows. What goes on for longer is shown until the end of its day. */
function untilOn(day: string, endsAt: number, timeZone: string): string {
  const isOver = endsAt <= instantAt(addDays(day, 1), latestNightEnd, timeZone).getTime();
  return isOver ? clockAt(endsAt, timeZone) : "00:00";
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

export const endBeforeStart = "O fim deve ser depois do início.";

/** A typed period, which may end in the night that follows its day; null where its end is before its start. */
export function typedSpan(
  { day, from, until }: { day: string; from: string; until: string },
  timeZone: string,
): { startsAt: string; endsAt: string } | null {
  if (!endsAfter(from, until)) return null;
  const { startsAt, endsAt } = spanOn(day, { starts: from, ends: until }, timeZone);
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
