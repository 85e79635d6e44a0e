import type { MutationPolicy } from "../../support/mutation-policy";
import type { Policy } from "../../support/policy";

const managed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       null    sees    null       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
/** The teacher whose it is, and who manages the arena. */
const earned = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const whoManages = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const statement =
  "id month state teacherName arenaName timeZone classCount grossInCents correctionsInCents carriedInInCents payableInCents carriedOutInCents isNext viewerCanManage entries";

/** What teachers earn: each sees their own, who manages the arena all of it. */
export const commissionPolicies: Policy[] = [
  { name: "what an arena owes its teachers: who manages it", at: "arena", fields: "commissions", ...managed },
  {
    name: "commissions of a month",
    at: "arena > commissions",
    fields: "month openInCents closedInCents paidInCents classCount teachers",
    ...managed,
  },
  {
    name: "commissions of a month: a page of teachers",
    at: "arena > commissions > teachers(first: 5)",
    fields: "edges pageInfo",
    ...managed,
  },
  {
    name: "commissions of a month: one of them",
    at: "arena > commissions > teachers(first: 5) > edges",
    fields: "cursor node",
    ...managed,
  },
  {
    name: "what was agreed on with a teacher, and their statement",
    at: "teacherArena",
    fields: "commissionRules commissionStatement",
    ...whoManages,
  },
  {
    name: "a rule",
    at: "teacherArena > commissionRules",
    fields: "key kind model value from",
    ...whoManages,
  },
  {
    name: "one's own statements: as a teacher",
    at: "Query > viewer",
    fields: "commissionStatements",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    sees       sees  null    null    null     -",
  },
  {
    name: "a page of one's own statements",
    at: "Query > viewer > commissionStatements(first: 5)",
    fields: "edges",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      empty   sees    empty   empty      empty null    null    null     -",
  },
  {
    name: "a page of one's own statements: where one stands in them",
    at: "Query > viewer > commissionStatements(first: 5)",
    fields: "pageInfo",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    sees       sees  null    null    null     -",
  },
  {
    name: "one of one's own statements in the list",
    at: "Query > viewer > commissionStatements(first: 5) > edges",
    fields: "cursor node",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      empty   sees    empty   empty      empty null    null    null     -",
  },
  { name: "a statement: the teacher, who manages the arena", at: "commission", fields: statement, ...earned },
  {
    name: "a statement that was paid",
    at: "paidCommission",
    fields: `${statement} closedAt paidOn method note`,
    ...earned,
  },
  {
    name: "a page of a statement's lines",
    at: "commission > entries(first: 5)",
    fields: "edges pageInfo",
    ...earned,
  },
  {
    name: "a line in the list",
    at: "commission > entries(first: 5) > edges",
    fields: "cursor node",
    ...earned,
  },
  {
    name: "a line of a statement",
    at: "commission > entries(first: 5) > edges > node",
    fields: "position kind on title detail amountInCents",
    ...earned,
  },
];

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
