import type { ChargeStatus } from "../../../server/billing/charge.rules";
import { fineOn, interestOn, isLate } from "../../../server/billing/late-fees.rules";
import { daysUntil } from "../../../server/platform/time/calendar-day.rules";

/** A charge for the list of overdue payers; amounts in centavos. */
interface OpenCharge {
  id: string;
  athleteId: string;
  athlete: string;
  amount: number;
  dueOn: string | null;
  status: ChargeStatus;
  received?: number;
}

/** An overdue payer with all late charges. */
interface Delinquent {
  athleteId: string;
  athlete: string;
  /** Ids, in the order in which they came. */
  charges: string[];
  principal: number;
  fine: number;
  interest: number;
  total: number;
  /** Of the oldest, from the day it was due. */
  daysLate: number;
  oldestDueOn: string;
}

/**
 * Overdue payers: longest overdue first, then largest debt, then by name.
 * @param today YYYY-MM-DD.
 */
function delinquents(
  charges: readonly OpenCharge[],
  today: string,
  localHolidays: readonly string[] = [],
): Delinquent[] {
  const byAthlete = new Map<string, Delinquent>();
  for (const { id, athleteId, athlete, amount, dueOn, status, received = 0 } of charges) {
    if (status !== "PENDING" || dueOn === null || !isLate(dueOn, today, localHolidays)) continue;
    const principal = amount - received;
    const fine = fineOn(principal);
    const interest = interestOn(principal, dueOn, today);
    const before = byAthlete.get(athleteId);
    const oldestDueOn = before && before.oldestDueOn < dueOn ? before.oldestDueOn : dueOn;
    byAthlete.set(athleteId, {
      athleteId,
      athlete,
      charges: [...(before?.charges ?? []), id],
      principal: (before?.principal ?? 0) + principal,
      fine: (before?.fine ?? 0) + fine,
      interest: (before?.interest ?? 0) + interest,
      total: (before?.total ?? 0) + principal + fine + interest,
      daysLate: daysUntil(oldestDueOn, today),
      oldestDueOn,
    });
  }
  const byName = new Intl.Collator("pt-BR");
  return [...byAthlete.values()].sort(
    (a, b) => b.daysLate - a.daysLate || b.total - a.total || byName.compare(a.athlete, b.athlete),
  );
}

interface Input {
  today: string;
  charges: {
    id: string;
    athlete: string;
    amount_cents: number;
    due_on: string | null;
    status: ChargeStatus;
    received_cents?: number;
  }[];
  local_holidays?: string[];
}

export function run({ today, charges, local_holidays = [] }: Input) {
  const open = charges.map((charge) => ({
    id: charge.id,
    athleteId: charge.athlete,
    athlete: charge.athlete,
    amount: charge.amount_cents,
    dueOn: charge.due_on,
    status: charge.status,
    received: charge.received_cents,
  }));
  return {
    rows: delinquents(open, today, local_holidays).map((row) => ({
      athlete: row.athlete,
      charges: row.charges,
      principal_cents: row.principal,
      fine_cents: row.fine,
      interest_cents: row.interest,
      total_cents: row.total,
      days_late: row.daysLate,
      oldest_due_on: row.oldestDueOn,
    })),
  };
}
