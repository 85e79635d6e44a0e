import { randomUUID } from "node:crypto";
import { brasiliaTime, dayAt } from "../../../server/platform/time/time-zone.rules";
import type { MutationPolicy } from "../../support/mutation-policy";

const today = () => dayAt(new Date(), brasiliaTime);

const whoManages = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

export const commissionMutations: MutationPolicy[] = [
  {
    name: "agreeing on a rule",
    mutation: "agreeOnCommission",
    answer: "teacherArena arena",
    input: ({ teacherArena }) => ({
      teacherArenaId: teacherArena,
      key: randomUUID(),
      kind: "GROUP",
      model: "FIXED_PER_CLASS",
      value: 6_000,
      from: today(),
    }),
    ...whoManages,
  },
  {
    name: "adjusting a month",
    mutation: "adjustCommission",
    answer: "teacherArena arena",
    input: ({ teacherArena }) => ({
      teacherArenaId: teacherArena,
      key: randomUUID(),
      month: today(),
      amountInCents: -1_000,
      reason: "Faltou sem avisar",
    }),
    ...whoManages,
  },
  {
    name: "closing a statement",
    mutation: "closeCommissionStatement",
    answer: "teacherArena arena",
    input: ({ openCommission }) => ({ statementId: openCommission, payableInCents: 1_234 }),
    ...whoManages,
  },
  {
    name: "opening a statement again",
    mutation: "reopenCommissionStatement",
    answer: "teacherArena arena",
    input: ({ closedCommission }) => ({ statementId: closedCommission }),
    ...whoManages,
  },
  {
    name: "paying a statement",
    mutation: "payCommissionStatement",
    answer: "teacherArena arena",
    input: ({ closedCommission }) => ({
      statementId: closedCommission,
      paidOn: today(),
      method: "PIX",
      note: "Comprovante no grupo",
    }),
    ...whoManages,
  },
];
