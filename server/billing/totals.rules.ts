import type { ChargeStatus } from "./charge.rules";
import { isLate } from "./late-fees.rules";

/** A charge as a sum reads it; amounts in centavos. */
export interface CountedCharge {
  amount: number;
  status: ChargeStatus;
  dueOn: string | null;
  received?: number;
  refunded?: number;
  /** What the receiver let go. */
  discount?: number;
  /** Fine and interest received, in addition to `received`. */
  lateReceived?: number;
}

/** In centavos; shares in tenths of a percent of the total. */
export interface Totals {
  /** Total Geral: received and pending together. */
  total: number;
  received: number;
  pending: number;
  /** The overdue part of `pending`. */
  overdue: number;
  /** The rest of it. */
  notYetDue: number;
  lateReceived: number;
  receivedPermille: number;
  pendingPermille: number;
  overduePermille: number;
}

/** Sums charges; cancelled ones count nowhere. */
export function totalsOf(
  charges: readonly CountedCharge[],
  today: string,
  localHolidays: readonly string[] = [],
): Totals {
  let [received, pending, overdue, lateReceived] = [0, 0, 0, 0];
  for (const charge of charges) {
    if (charge.status === "CANCELLED") continue;
    const came = charge.received ?? (charge.status === "PENDING" ? 0 : charge.amount);
    received += came - (charge.refunded ?? 0);
    lateReceived += charge.lateReceived ?? 0;
    if (charge.status !== "PENDING") continue;
    const open = charge.amount - came - (charge.discount ?? 0);
    pending += open;
    if (isLate(charge.dueOn, today, localHolidays)) overdue += open;
  }
  const total = received + pending;
  const permille = (part: number) => (total === 0 ? 0 : Math.floor((part * 2000 + total) / (2 * total)));
  return {
    total,
    received,
    pending,
    overdue,
    notYetDue: pending - overdue,
    lateReceived,
    receivedPermille: permille(received),
    pendingPermille: permille(pending),
    overduePermille: permille(overdue),
  };
}
