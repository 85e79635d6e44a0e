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

/** How much more or less than before, as a number and as it is shown. */
export interface Growth {
  /** In tenths of a percent, half away from zero; null where there is no percentage. */
  permille: number | null;
  /** "+25,0%", "-66,7%"; "—" where there is none. */
  text: string;
}

/** Growth from zero or a negative amount has no percentage; from zero to zero it is 0. Amounts in centavos. */
export function growthOf(current: number, previous: number): Growth {
  if (current === 0 && previous === 0) return { permille: 0, text: "0,0%" };
  if (previous <= 0) return { permille: null, text: "—" };
  const change = BigInt(current) - BigInt(previous);
  const size = change < 0n ? -change : change;
  const base = BigInt(previous);
  const permille = Number((size * 2000n + base) / (2n * base));
  const sign = permille === 0 ? "" : change < 0n ? "-" : "+";
  return {
    permille: sign === "-" ? -permille : permille,
    text: `${sign}${Math.floor(permille / 10)},${permille % 10}%`,
  };
}
