import {
  endPlan,
  planChargeOf,
  withPrice,
  type MonthlyPlan,
  type PlanCharge,
} from "../../../server/billing/monthly-plan.rules";
import type { ChargeStatus } from "../../../server/billing/charge.rules";

interface Step {
  type: string;
  month?: string;
  on?: string;
  from_month?: string;
  cents?: number;
}

interface Input {
  plan: {
    amount_cents: number;
    due_day: number;
    starts_on: string;
    ends_on: string | null;
    prorata: boolean;
    paused_months?: string[];
  };
  steps: Step[];
}

export function run({ plan: given, steps }: Input) {
  const made: (PlanCharge & { status: ChargeStatus })[] = [];
  const created: number[] = [];
  let plan: MonthlyPlan = {
    amountInCents: given.amount_cents,
    dueDay: given.due_day,
    startsOn: given.starts_on,
    endsOn: given.ends_on,
    proratesFirstMonth: given.prorata,
    pausedMonths: given.paused_months,
  };
  const setStatus = (month: string, status: ChargeStatus) => {
    for (const charge of made) if (charge.month === month) charge.status = status;
  };
  for (const { type, month = "", on = "", from_month = "", cents = 0 } of steps) {
    if (type === "RUN") {
      const charge = planChargeOf(
        plan,
        month,
        made.map((one) => one.month),
      );
      if (charge) made.push({ ...charge, status: "PENDING" });
      created.push(charge ? 1 : 0);
    } else if (type === "PAY") setStatus(month, "PAID");
    else if (type === "CANCEL_CHARGE") setStatus(month, "CANCELLED");
    else if (type === "PRICE") plan = withPrice(plan, { fromMonth: from_month, amountInCents: cents });
    else if (type === "END") {
      const ended = endPlan(plan, on, made);
      plan = ended.plan;
      for (const cancelled of ended.cancelledMonths) setStatus(cancelled, "CANCELLED");
    } else throw new Error(type);
  }
  return {
    created_per_run: created,
    charges: made
      .toSorted((a, b) => (a.month < b.month ? -1 : 1))
      .map((charge) => ({
        month: charge.month,
        amount_cents: charge.amountInCents,
        due_on: charge.dueOn,
        status: charge.status,
      })),
  };
}
