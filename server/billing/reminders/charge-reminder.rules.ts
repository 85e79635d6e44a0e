import { addDays, daysUntil } from "../../platform/time/calendar-day.rules";
import { isLate } from "../late-fees.rules";

/** Reminder stages: some days before the due date, once late, and a week late. */
export const chargeReminderStages = ["BEFORE", "LATE", "WEEK_LATE"] as const;
export type ChargeReminderStage = (typeof chargeReminderStages)[number];

/** Days before and after the due date; no reminder later than `last`. */
export const reminderDays = { before: 3, weekLate: 7, last: 14 } as const;
/** A charge announced within these days gets no reminder before its due date. */
const toldLatelyDays = 2;

interface Owed {
  /** YYYY-MM-DD. */
  dueOn: string;
  /** The day on which it was charged, YYYY-MM-DD. */
  chargedOn: string;
}

/**
 * Reminder stage of a charge, by days in the receiver's time zone; null for none.
 * @param today YYYY-MM-DD.
 */
export function reminderStage({ dueOn, chargedOn }: Owed, today: string): ChargeReminderStage | null {
  if (today <= dueOn) {
    const isSoon = dueOn <= addDays(today, reminderDays.before);
    return isSoon && chargedOn <= addDays(today, -toldLatelyDays) ? "BEFORE" : null;
  }
  const daysLate = daysUntil(dueOn, today);
  if (daysLate > reminderDays.last || !isLate(dueOn, today)) return null;
  return daysLate < reminderDays.weekLate ? "LATE" : "WEEK_LATE";
}
