import type { MutationPolicy } from "../../support/mutation-policy";
import type { Policy } from "../../support/policy";

const managed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       null    sees    null       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const whoManages = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const paid = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const inBank = "arena > bankReconciliation";
const inList = `${inBank} > lines(first: 2) > edges`;
/** What came into an arena's account: who manages it, and nobody else, who pays neither. */
const bankPolicies: Policy[] = [
  { name: "an arena's bank", at: "arena", fields: "bankReconciliation", ...managed },
  {
    name: "what came in, and what became of it",
    at: inBank,
    fields: "settled matchedCount suggested leftOver ignored statements lines",
    ...managed,
  },
  { name: "a sum of it", at: `${inBank} > suggested`, fields: "count totalInCents", ...managed },
  {
    name: "a file of the bank",
    at: `${inBank} > statements`,
    fields: "key fileName account from until lineCount importedAt importedByName",
    ...managed,
  },
  { name: "a page of what came in", at: `${inBank} > lines(first: 2)`, fields: "edges pageInfo", ...managed },
  { name: "one in the list", at: inList, fields: "node cursor", ...managed },
  {
    name: "money that came in: who manages the arena",
    at: "bankLine",
    fields: "id on amountInCents text state suggestions",
    ...whoManages,
  },
  {
    name: "what it may pay",
    at: "bankLine > suggestions",
    fields: "charge words withoutLate",
    ...whoManages,
  },
  { name: "what it has paid", at: "settledLine", fields: "charge decidedByName", ...whoManages },
];

/** What is owed: who pays and who is paid see it, and nobody else, teachers neither. */
export const billingPolicies: Policy[] = [
  { name: "an arena's money: who manages it", at: "arena", fields: "charges finance", ...managed },
  {
    name: "what an arena has charged, and what it comes to",
    at: "arena > charges",
    fields:
      "count paidCount pendingCount overdueCount toRefundCount totalInCents receivedInCents pendingInCents overdueInCents toRefundInCents charges",
    ...managed,
  },
  { name: "a page of charges", at: "arena > charges > charges", fields: "edges pageInfo", ...managed },
  {
    name: "a charge in the list",
    at: "arena > charges > charges(first: 2) > edges",
    fields: "node cursor",
    ...managed,
  },
  {
    name: "what is owed for a federation's championships: who works for it",
    at: "federation",
    fields: "charges",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       sees       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "what has come, what is owed and what is expected",
    at: "arena > finance",
    fields:
      "receivedInCents pendingInCents overdueInCents latePayerCount receivedThisMonthInCents receivedLastMonthInCents growth months latePayers expectedWeeks recentlyPaid",
    ...managed,
  },
  {
    name: "a charge that was paid",
    at: "arena > finance > recentlyPaid",
    fields: "name kind description receivedInCents paidAt",
    ...managed,
  },
  {
    name: "what came in a month",
    at: "arena > finance > months",
    fields: "month service receivedInCents",
    ...managed,
  },
  {
    name: "who is late",
    at: "arena > finance > latePayers",
    fields: "name athlete chargeCount overdueInCents daysLate",
    ...managed,
  },
  {
    name: "what is expected in a week",
    at: "arena > finance > expectedWeeks",
    fields: "from expectedInCents",
    ...managed,
  },
  {
    name: "what an athlete owes and has paid: the athlete, who manages an arena of theirs",
    at: "athlete",
    fields: "charges",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    null    sees    null       sees  null    null    null     -",
    other: "null      null    null    null    null       sees  null    null    null     -",
  },
  {
    name: "a charge: who pays, who is paid",
    at: "charge",
    fields:
      "id kind service description payerName athlete receiverName amountInCents dueOn serviceDate referenceMonth standing receivedInCents refundedInCents creditInCents refundDueInCents openInCents fineInCents interestInCents paidAt method ofPlace tournamentKey viewerCanManage entries",
    ...paid,
  },
  {
    name: "when who owes was reminded: who is paid",
    at: "openCharge",
    fields: "remindedAt",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    -       sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "a Pix code: of what is owed",
    at: "openCharge",
    fields: "pixCode",
    ...paid,
  },
  ...bankPolicies,
  {
    name: "what is charged every month: who manages it",
    at: "arena",
    fields: "monthlyPlans monthDue monthsDue",
    ...managed,
  },
  {
    name: "a page of monthly plans",
    at: "arena > monthlyPlans",
    fields: "edges pageInfo",
    ...managed,
  },
  {
    name: "a monthly plan in the list",
    at: "arena > monthlyPlans(first: 2) > edges",
    fields: "node cursor",
    ...managed,
  },
  {
    name: "what a run would make",
    at: "arena > monthDue",
    fields: "month count totalInCents chargedCount chargedInCents standings plans",
    ...managed,
  },
  {
    name: "how many plans stand to a month in each way",
    at: "arena > monthDue > standings",
    fields: "standing count",
    ...managed,
  },
  {
    name: "a page of the plans that a run would charge",
    at: "arena > monthDue > plans",
    fields: "edges pageInfo",
    ...managed,
  },
  {
    name: "a plan that a run would charge",
    at: "arena > monthDue > plans(first: 2) > edges",
    fields: "node cursor",
    ...managed,
  },
  {
    name: "what a plan asks for a month: who pays, who is paid",
    at: "monthlyPlan > monthCharge",
    fields: "amountInCents dueOn",
    ...paid,
  },
  {
    name: "a monthly plan: who pays, who is paid",
    at: "monthlyPlan",
    fields:
      "id description athleteName athlete amountInCents dueDay startsOn proratesFirstMonth pausedMonths monthCharge charges",
    ...paid,
  },
  {
    name: "the end of a monthly plan: none while it goes on",
    at: "endedPlan",
    fields: "endsOn",
    ...paid,
  },
  {
    name: "what an arena sells: who manages it",
    at: "arena",
    fields: "classPlans",
    ...managed,
  },
  {
    name: "a plan that is sold: who manages the arena",
    at: "classPlan",
    fields: "id kind name priceInCents classCount validDays active",
    ...whoManages,
  },
  {
    name: "what has happened to a charge",
    at: "charge > entries",
    fields: "kind on amountInCents method receiptPath recordedAt",
    ...paid,
  },
  { name: "when a charge was due", at: "openCharge > entries", fields: "dueOn", ...paid },
  { name: "why a charge was cancelled", at: "cancelledCharge > entries", fields: "reason", ...paid },
  {
    name: "who wrote it down: who is paid",
    at: "charge > entries",
    fields: "recordedByName",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         null    -       sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
];

const whoRunsTheFederation = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       sees       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const withCharges = [
  ["writing down a payment", "registerChargePayment"],
  ["undoing a payment", "undoChargePayment"],
  ["giving back", "refundCharge"],
  ["changing a charge", "changeCharge"],
  ["letting go of fine and interest", "waiveLateFees"],
  ["cancelling a charge", "cancelCharge"],
] as const;

const withSeveral = [
  ["writing down many payments", "registerChargePayments", "paidCount paid notOpen"],
  ["reminding who owes", "remindPayers", "reminded alreadyReminded withoutAccount"],
] as const;

export const billingMutations: MutationPolicy[] = [
  {
    name: "saying what money has come for",
    mutation: "confirmBankLine",
    answer: "bankLine arena",
    ...whoManages,
  },
  { name: "leaving out money", mutation: "ignoreBankLine", answer: "bankLine arena", ...whoManages },
  { name: "taking that back", mutation: "undoBankLine", answer: "bankLine arena", ...whoManages },
  { name: "charging", mutation: "createCharges", answer: "arena charges", ...whoManages },
  {
    name: "charging every month",
    mutation: "createMonthlyPlans",
    answer: "arena monthlyPlans",
    ...whoManages,
  },
  { name: "something to sell", mutation: "createClassPlan", answer: "arena classPlan", ...whoManages },
  { name: "changing what is sold", mutation: "changeClassPlan", answer: "arena classPlan", ...whoManages },
  { name: "selling classes", mutation: "sellClassPlan", answer: "arenaAthlete", ...whoManages },
  { name: "another monthly price", mutation: "changePlanPrice", answer: "arena monthlyPlan", ...whoManages },
  { name: "pausing a monthly plan", mutation: "pausePlan", answer: "arena monthlyPlan", ...whoManages },
  {
    name: "ending a monthly plan",
    mutation: "endMonthlyPlan",
    answer: "arena monthlyPlan cancelledCount",
    ...whoManages,
  },
  {
    name: "making a month's charges",
    mutation: "runMonth",
    answer: "arena madeCount madeInCents isDone",
    ...whoManages,
  },
  ...[...withCharges, ...withSeveral].flatMap(([name, mutation, answer = "charge"]) => [
    { name, mutation, answer, of: "arena" as const, ...whoManages },
    { name, mutation, answer, of: "federation" as const, ...whoRunsTheFederation },
  ]),
];
