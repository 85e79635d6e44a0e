import { type CommissionClass, commissionOf, halfUp } from "../../../server/billing/commission.rules";
import { toStudents, toTerms, type VectorStudent, type VectorTerms } from "../../support/commission-cases";

interface Input {
  rule: VectorTerms;
  session: Pick<CommissionClass, "state" | "minutes">;
  attendance: VectorStudent[];
}

export function run({ rule, session, attendance }: Input) {
  const exact = commissionOf(toTerms(rule), { ...session, students: toStudents(attendance) });
  return { exact_cents: `${exact.over}/${exact.under}`, rounded_cents: halfUp(exact) };
}
