import {
  closeStatement,
  type ChargeChange,
  type CommissionStatement,
} from "../../../server/billing/commission-statement.rules";
import {
  instantOf,
  toClass,
  toRule,
  type VectorClass,
  type VectorRule,
} from "../../support/commission-cases";

interface Input {
  rules: VectorRule[];
  sessions: VectorClass[];
  months: { month: string; closes_at: string }[];
  charge_events: { at: string; charge: string; type: ChargeChange["kind"]; cents?: number }[];
}

export function run({ rules, sessions, months, charge_events }: Input) {
  const book = {
    teacherId: sessions[0]?.teacher ?? rules[0]?.teacher ?? "",
    rules: rules.map(toRule),
    classes: sessions.map(toClass),
    changes: charge_events.map(({ at, charge, type, cents }) => ({
      chargeId: charge,
      at: instantOf(at),
      kind: type,
      amountInCents: cents,
    })),
  };
  const statements: CommissionStatement[] = [];
  for (const { month, closes_at } of months)
    statements.push(closeStatement(book, month, instantOf(closes_at), statements));
  return {
    statements: statements.map((one) => ({
      month: one.month,
      gross_cents: one.grossInCents,
      adjustments: one.adjustments.map(({ month, amountInCents }) => ({ month, cents: amountInCents })),
      carried_in_cents: one.carriedInInCents,
      payable_cents: one.payableInCents,
      carried_out_cents: one.carriedOutInCents,
    })),
  };
}
