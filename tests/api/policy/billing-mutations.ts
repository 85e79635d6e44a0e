import type { MutationPolicy } from "../../support/mutation-policy";

const whoManages = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

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
