import { keyed } from "../../../server/billing/bank-statement.rules";
import type { ChargeStatus } from "../../../server/billing/charge.rules";
import { reconcile } from "../../../server/billing/reconciliation.rules";

interface Input {
  account: string;
  charges: {
    id: string;
    athlete_name: string;
    txid: string | null;
    amount_cents: number;
    due_on: string | null;
    status: ChargeStatus;
  }[];
  lines: { fitid: string; posted_on: string; cents: number; memo: string }[];
  already_imported?: string[];
  local_holidays?: string[];
}

export function run({ account, charges, lines, already_imported = [], local_holidays }: Input) {
  const reconciled = reconcile(
    keyed(
      account,
      lines.map(({ fitid, posted_on, cents, memo }) => ({
        externalId: fitid,
        on: posted_on,
        amountInCents: cents,
        text: memo,
      })),
    ),
    charges.map((charge) => ({
      id: charge.id,
      payer: charge.athlete_name,
      txids: charge.txid === null ? [] : [charge.txid],
      amountInCents: charge.amount_cents,
      dueOn: charge.due_on,
      status: charge.status,
      localHolidays: local_holidays,
    })),
    already_imported,
  );
  return {
    lines: reconciled.map(({ key, outcome, reason, chargeIds }) => ({
      key,
      outcome,
      reason,
      charges: chargeIds,
    })),
  };
}
