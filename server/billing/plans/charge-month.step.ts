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
 * Creates the missing charges of a month, up to one batch. Runs for an arena are serialized, so a concurrent run finds
 * the charges created. A charge created after its due date is due today, so that it is not late from the start.
 * @param month YYYY-MM-01.
 * @returns count and total of the created charges, and the cursor of the next batch; null when done.
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
  /** The sold class plan, if this is its first charge. */
  classPlanId?: string;
}

/**
 * Creates the charges of monthly plans. @param tells whether to mail the payers.
 * @returns ids of the charges, in the order of the plans.
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
