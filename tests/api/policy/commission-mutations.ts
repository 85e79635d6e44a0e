import type { MutationPolicy } from "../../support/mutation-policy";

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
    ...whoManages,
  },
  { name: "adjusting a month", mutation: "adjustCommission", answer: "teacherArena arena", ...whoManages },
  {
    name: "closing a statement",
    mutation: "closeCommissionStatement",
    answer: "teacherArena arena",
    ...whoManages,
  },
  {
    name: "opening a statement again",
    mutation: "reopenCommissionStatement",
    answer: "teacherArena arena",
    ...whoManages,
  },
  {
    name: "paying a statement",
    mutation: "payCommissionStatement",
    answer: "teacherArena arena",
    ...whoManages,
  },
];
