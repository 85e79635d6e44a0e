import { isLate } from "../billing/late-fees.rules";

/** What still has to be paid, summed by the day it was due. */
export interface OpenByDueDay {
  /** YYYY-MM-DD. */
  dueOn: string;
  openInCents: number;
  /** How many charges. */
  count: number;
}

/** What is overdue on a day; what falls due on a Sunday or holiday has until the next business day. */
export function overdueOf(open: readonly OpenByDueDay[], today: string): { inCents: number; count: number } {
  const late = open.filter(({ dueOn }) => isLate(dueOn, today));
  return {
    inCents: late.reduce((sum, { openInCents }) => sum + openInCents, 0),
    count: late.reduce((sum, { count }) => sum + count, 0),
  };
}
