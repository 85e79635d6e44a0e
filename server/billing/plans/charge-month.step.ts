import { todayAtArena } from "../../arenas/arena-clock.loader";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { monthName } from "../../platform/time/time-in-words.rules";
import { tellCharged } from "../charges/tell-charged.step";
import { issueCharges } from "../ledger.step";
import type { PlanCharge } from "../monthly-plan.rules";
import { lockPlansOf, plansDue } from "./monthly-plan.loader";

/** What a run takes of a request; a job has it as well. */
export type RunParts = Pick<ActionContext, "now" | "outbox" | "publicUrl"> & {
  viewer: Pick<NonNullable<ActionContext["viewer"]>, "userId"> | null;
};

/** What a run has made. */
export interface MadeCharges {
  count: number;
  totalInCents: number;
}

/**
 * Makes the charges of a month that are not made yet, up to as many as one step takes. One run at a time for each arena: who
 * comes second finds them made. What is made after its day is due today: nobody is late before they were asked.
 * @param month YYYY-MM-01.
 * @returns how many were made and their sum, and where to go on; null when all is done.
 */
export async function chargeMonth(
  tx: Transaction,
  parts: RunParts,
  { arenaId, month, after }: { arenaId: string; month: string; after: string | null },
): Promise<MadeCharges & { next: string | null }> {
  await lockPlansOf(tx, arenaId);
  const today = await todayAtArena(tx, arenaId, parts.now);
  const { due, next } = await plansDue(tx, arenaId, month, after);
  await chargePlans(tx, parts, { arenaId, month, today, tells: true }, due);
  return {
    count: due.length,
    totalInCents: due.reduce((sum, { charge }) => sum + charge.amountInCents, 0),
    next,
  };
}

/** What one plan asks for a month. */
interface MonthOfPlan {
  plan: { id: string; athleteId: string; description: string };
  charge: PlanCharge;
  /** What was sold, where it is the first charge of that. */
  classPlanId?: string;
}

/**
 * Charges what plans ask for a month. @param tells whether who owes it is told.
 * @returns ids of the charges, in their order.
 */
export async function chargePlans(
  tx: Transaction,
  parts: RunParts,
  { arenaId, month, today, tells }: { arenaId: string; month: string; today: string; tells: boolean },
  due: readonly MonthOfPlan[],
): Promise<string[]> {
  const name = monthName(month);
  const charges = due.map(({ plan, charge: { amountInCents, dueOn }, classPlanId }) => ({
    planId: plan.id,
    athleteId: plan.athleteId,
    what: `${plan.description} de ${name}`,
    amountInCents,
    dueOn: dueOn < today ? today : dueOn,
    ...(classPlanId === undefined ? {} : { classPlanId }),
  }));
  const ids = await issueCharges(
    tx,
    parts,
    charges.map(({ planId, what, amountInCents, dueOn, ...charge }) => ({
      ...charge,
      arenaId,
      monthlyPlanId: planId,
      serviceType: "CLASS" as const,
      kind: "MONTHLY_FEE" as const,
      description: what,
      amountInCents,
      serviceDate: dayToDatabase(dueOn),
      dueOn: dayToDatabase(dueOn),
      referenceMonth: dayToDatabase(month),
    })),
  );
  if (tells) await tellCharged(tx, parts, arenaId, charges);
  return ids;
}
