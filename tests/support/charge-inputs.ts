import { randomUUID } from "node:crypto";
import { addMonths } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import type { Stock } from "./stock";

const today = () => dayAt(new Date(), brasiliaTime);
const reason = "Combinado com quem paga";

/** Inputs of mutations on charges. */
export const chargeInputs: Record<string, (stock: Stock) => object> = {
  createCharges: ({ arena, newcomer }) => ({
    arenaId: arena,
    athleteIds: [newcomer],
    kind: "MONTHLY_FEE",
    amountInCents: 18_000,
    dueOn: "2026-12-05",
    requestKey: randomUUID(),
  }),
  registerChargePayment: ({ charge }) => ({
    chargeId: charge,
    amountInCents: 1_000,
    method: "PIX",
    requestKey: randomUUID(),
  }),
  registerChargePayments: ({ charge }) => ({
    chargeIds: [charge],
    method: "PIX",
    requestKey: randomUUID(),
  }),
  remindPayers: ({ ownCharge }) => ({ chargeIds: [ownCharge] }),
  undoChargePayment: ({ paidCharge }) => ({ chargeId: paidCharge, reason }),
  refundCharge: ({ paidCharge }) => ({
    chargeId: paidCharge,
    amountInCents: 1_000,
    reason,
    requestKey: randomUUID(),
  }),
  changeCharge: ({ charge }) => ({ chargeId: charge, dueOn: "2026-12-20" }),
  waiveLateFees: ({ charge }) => ({ chargeId: charge, reason }),
  createMonthlyPlans: ({ arena, newcomer }) => ({
    arenaId: arena,
    athleteIds: [newcomer],
    amountInCents: 18_000,
    dueDay: 5,
    startsOn: "2026-12-01",
    proratesFirstMonth: true,
    requestKey: randomUUID(),
  }),
  createClassPlan: ({ arena }) => ({
    arenaId: arena,
    kind: "PACKAGE",
    name: "Pacote de 8",
    priceInCents: 48_000,
    classCount: 8,
    validDays: 60,
    requestKey: randomUUID(),
  }),
  changeClassPlan: ({ classPlan }) => ({
    planId: classPlan,
    name: "Pacote de 4",
    priceInCents: 26_000,
    classCount: 4,
    validDays: 30,
    active: true,
  }),
  sellClassPlan: ({ arenaAthlete, classPlan }) => ({
    arenaAthleteId: arenaAthlete,
    planId: classPlan,
    priceInCents: 48_000,
    dueOn: addMonths(today(), 1),
    requestKey: randomUUID(),
  }),
  changePlanPrice: ({ monthlyPlan }) => ({
    planId: monthlyPlan,
    fromMonth: addMonths(today(), 1),
    amountInCents: 19_000,
  }),
  pausePlan: ({ monthlyPlan }) => ({ planId: monthlyPlan, months: [addMonths(today(), 2)] }),
  endMonthlyPlan: ({ monthlyPlan }) => ({ planId: monthlyPlan, endsOn: today() }),
  runMonth: ({ arena }) => ({ arenaId: arena, month: today() }),
  cancelCharge: ({ charge }) => ({ chargeId: charge, reason }),
};
