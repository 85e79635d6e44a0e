import { commissionMonth } from "../../../server/billing/commission-statement.rules";
import {
  instantOf,
  toClass,
  toRule,
  type VectorClass,
  type VectorRule,
} from "../../support/commission-cases";

interface Input {
  teacher: string;
  month: string;
  closes_at: string;
  rules: VectorRule[];
  sessions: VectorClass[];
}

export function run({ teacher, month, closes_at, rules, sessions }: Input) {
  const { lines, totalInCents } = commissionMonth(
    { teacherId: teacher, rules: rules.map(toRule), classes: sessions.map(toClass) },
    month,
    instantOf(closes_at),
  );
  return {
    lines: lines.map(({ classId, ruleId, amountInCents }) => ({
      session: classId,
      rule: ruleId,
      cents: amountInCents,
    })),
    total_cents: totalInCents,
  };
}
