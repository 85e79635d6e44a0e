import { randomUUID } from "node:crypto";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import type { Stock } from "./stock";

const today = () => dayAt(new Date(), brasiliaTime);

/** Inputs of mutations on commissions. */
export const commissionInputs: Record<string, (stock: Stock) => object> = {
  agreeOnCommission: ({ teacherArena }) => ({
    teacherArenaId: teacherArena,
    key: randomUUID(),
    kind: "GROUP",
    model: "FIXED_PER_CLASS",
    value: 6_000,
    from: today(),
  }),
  adjustCommission: ({ teacherArena }) => ({
    teacherArenaId: teacherArena,
    key: randomUUID(),
    month: today(),
    amountInCents: -1_000,
    reason: "Faltou sem avisar",
  }),
  closeCommissionStatement: ({ openCommission }) => ({ statementId: openCommission, payableInCents: 1_234 }),
  reopenCommissionStatement: ({ closedCommission }) => ({ statementId: closedCommission }),
  payCommissionStatement: ({ closedCommission }) => ({
    statementId: closedCommission,
    paidOn: today(),
    method: "PIX",
    note: "Comprovante no grupo",
  }),
};
