import type { ChargeStatus } from "../../../server/billing/charge.rules";
import { delinquents } from "../../../server/billing/delinquency.rules";

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
