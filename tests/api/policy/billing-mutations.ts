import { randomUUID } from "node:crypto";
import { addMonths } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../../server/platform/time/time-zone.rules";
import { agreementInput, boletoDueOn, boletoPayer } from "../../support/boletos";
import { policiesOf, type MutationLine, type MutationPolicy } from "../../support/mutation-policy";

const today = () => dayAt(new Date(), brasiliaTime);
const reason = "Combinado com quem paga";

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

const withCharges: MutationLine[] = [
  [
    "writing down a payment",
    "registerChargePayment",
    "charge",
    ({ charge }) => ({
      chargeId: charge,
      amountInCents: 1_000,
      method: "PIX",
      requestKey: randomUUID(),
    }),
  ],
  [
    "undoing a payment",
    "undoChargePayment",
    "charge",
    ({ paidCharge }) => ({ chargeId: paidCharge, reason }),
  ],
  [
    "giving back",
    "refundCharge",
    "charge",
    ({ paidCharge }) => ({
      chargeId: paidCharge,
      amountInCents: 1_000,
      reason,
      requestKey: randomUUID(),
    }),
  ],
  [
    "changing a charge",
    "changeCharge",
    "charge",
    ({ charge }) => ({ chargeId: charge, dueOn: "2026-12-20" }),
  ],
  [
    "letting go of fine and interest",
    "waiveLateFees",
    "charge",
    ({ charge }) => ({ chargeId: charge, reason }),
  ],
  ["cancelling a charge", "cancelCharge", "charge", ({ charge }) => ({ chargeId: charge, reason })],
  [
    "writing down many payments",
    "registerChargePayments",
    "paidCount paid notOpen",
    ({ charge }) => ({
      chargeIds: [charge],
      method: "PIX",
      requestKey: randomUUID(),
    }),
  ],
  [
    "reminding who owes",
    "remindPayers",
    "reminded alreadyReminded withoutAccount",
    ({ ownCharge }) => ({ chargeIds: [ownCharge] }),
  ],
];

export const billingMutations: MutationPolicy[] = [
  {
    name: "saying what money has come for",
    mutation: "confirmBankLine",
    answer: "bankLine arena",
    input: ({ bankLine, bankCharge }) => ({ lineId: bankLine, chargeId: bankCharge }),
    ...whoManages,
  },
  {
    name: "leaving out money",
    mutation: "ignoreBankLine",
    answer: "bankLine arena",
    input: ({ bankLine }) => ({ lineId: bankLine }),
    ...whoManages,
  },
  {
    name: "taking that back",
    mutation: "undoBankLine",
    answer: "bankLine arena",
    input: ({ settledLine }) => ({ lineId: settledLine }),
    ...whoManages,
  },
  {
    name: "charging",
    mutation: "createCharges",
    answer: "arena charges",
    input: ({ arena, newcomer }) => ({
      arenaId: arena,
      athleteIds: [newcomer],
      kind: "MONTHLY_FEE",
      amountInCents: 18_000,
      dueOn: "2026-12-05",
      requestKey: randomUUID(),
    }),
    ...whoManages,
  },
  {
    name: "saying how the bank collects",
    mutation: "saveBankAgreement",
    answer: "arena",
    input: ({ arena, agreementNumber }) => ({
      arenaId: arena,
      ...agreementInput(agreementNumber),
      receiverName: "Outra Razao Social",
    }),
    ...whoManages,
  },
  {
    name: "a boleto",
    mutation: "issueBoleto",
    answer: "charge",
    input: ({ boletoCharge }) => ({ chargeId: boletoCharge, dueOn: boletoDueOn(), ...boletoPayer }),
    ...whoManages,
  },
  {
    name: "boletos of several",
    mutation: "issueBoletos",
    answer: "issued notIssued",
    input: ({ boletoCharge }) => ({ chargeIds: [boletoCharge], dueOn: boletoDueOn() }),
    ...whoManages,
  },
  {
    name: "taking a boleto out",
    mutation: "cancelBoleto",
    answer: "charge",
    input: ({ boletoIssued }) => ({ chargeId: boletoIssued }),
    ...whoManages,
  },
  {
    name: "orders to the bank",
    mutation: "createRemittance",
    answer: "filePath number arena",
    // Several callers at once get one file, by one key; a boleto that waits is made for it.
    input: ({ arena, boletoIssued: _waits }) => ({
      arenaId: arena,
      requestKey: "0193a5b0-7c1e-7d2a-8f3b-1c2d3e4f5b10",
    }),
    ...whoManages,
  },
  {
    name: "charging every month",
    mutation: "createMonthlyPlans",
    answer: "arena monthlyPlans",
    input: ({ arena, newcomer }) => ({
      arenaId: arena,
      athleteIds: [newcomer],
      amountInCents: 18_000,
      dueDay: 5,
      startsOn: "2026-12-01",
      proratesFirstMonth: true,
      requestKey: randomUUID(),
    }),
    ...whoManages,
  },
  {
    name: "something to sell",
    mutation: "createClassPlan",
    answer: "arena classPlan",
    input: ({ arena }) => ({
      arenaId: arena,
      kind: "PACKAGE",
      name: "Pacote de 8",
      priceInCents: 48_000,
      classCount: 8,
      validDays: 60,
      requestKey: randomUUID(),
    }),
    ...whoManages,
  },
  {
    name: "changing what is sold",
    mutation: "changeClassPlan",
    answer: "arena classPlan",
    input: ({ classPlan }) => ({
      planId: classPlan,
      name: "Pacote de 4",
      priceInCents: 26_000,
      classCount: 4,
      validDays: 30,
      active: true,
    }),
    ...whoManages,
  },
  {
    name: "selling classes",
    mutation: "sellClassPlan",
    answer: "arenaAthlete",
    input: ({ arenaAthlete, classPlan }) => ({
      arenaAthleteId: arenaAthlete,
      planId: classPlan,
      priceInCents: 48_000,
      dueOn: addMonths(today(), 1),
      requestKey: randomUUID(),
    }),
    ...whoManages,
  },
  {
    name: "another monthly price",
    mutation: "changePlanPrice",
    answer: "arena monthlyPlan",
    input: ({ monthlyPlan }) => ({
      planId: monthlyPlan,
      fromMonth: addMonths(today(), 1),
      amountInCents: 19_000,
    }),
    ...whoManages,
  },
  {
    name: "pausing a monthly plan",
    mutation: "pausePlan",
    answer: "arena monthlyPlan",
    input: ({ monthlyPlan }) => ({ planId: monthlyPlan, months: [addMonths(today(), 2)] }),
    ...whoManages,
  },
  {
    name: "ending a monthly plan",
    mutation: "endMonthlyPlan",
    answer: "arena monthlyPlan cancelledCount",
    input: ({ monthlyPlan }) => ({ planId: monthlyPlan, endsOn: today() }),
    ...whoManages,
  },
  {
    name: "making a month's charges",
    mutation: "runMonth",
    answer: "arena madeCount madeInCents isDone",
    input: ({ arena }) => ({ arenaId: arena, month: today() }),
    ...whoManages,
  },
  ...policiesOf(withCharges, "", { of: "arena", ...whoManages }),
  ...policiesOf(withCharges, "", { of: "federation", ...whoRunsTheFederation }),
];
