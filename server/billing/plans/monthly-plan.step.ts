import { todayAtArena } from "../../arenas/arena-clock.loader";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import {
  addDays,
  dayFromDatabase,
  dayToDatabase,
  firstOfMonth,
} from "../../platform/time/calendar-day.rules";
import { monthName } from "../../platform/time/time-in-words.rules";
import type { LedgerParts } from "../charge.event";
import { tellCharged } from "../charges/tell-charged.step";
import { issueCharges, record } from "../ledger.step";
import { endPlan, type PlanCharge } from "../monthly-plan.rules";
import { lockPlansOf, type PlanRow, plansDue, plansRunningAfter, rulesOf } from "./monthly-plan.loader";

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

type Recorder = Pick<LedgerParts, "now" | "viewer">;

const endedReason = "A mensalidade terminou";

/**
 * Ends a plan on a day, which is its last. Cancels unpaid charges of later months; a later day than before lets the run
 * charge again what an earlier end had cancelled. Expects the plans of the arena to be locked.
 * @param chargedUntil the last day whose month stays charged.
 * @returns the number of cancelled charges.
 */
export async function endPlanOn(
  tx: Transaction,
  recorder: Recorder,
  plan: PlanRow,
  endsOn: string,
  chargedUntil = endsOn,
): Promise<number> {
  const { id } = plan;
  const charges = await tx.charge.findMany({ where: { monthlyPlanId: id } });
  const monthOf = ({ referenceMonth, serviceDate }: (typeof charges)[number]) =>
    dayFromDatabase(referenceMonth ?? serviceDate).slice(0, 7);
  const { cancelledMonths } = endPlan(
    rulesOf(plan),
    chargedUntil,
    charges.map((charge) => ({ ...charge, month: monthOf(charge) })),
  );
  const cancelled = charges.filter((charge) => cancelledMonths.includes(monthOf(charge)));
  await tx.monthlyPlan.update({ where: { id }, data: { endsOn: dayToDatabase(endsOn) } });
  await record(tx, recorder, { id: { in: cancelled.map((charge) => charge.id) } }, () => ({
    kind: "CANCELLATION",
    reason: endedReason,
  }));
  // Such a charge no longer counts as the plan's charge of its month. One that was cancelled by hand does.
  await tx.charge.updateMany({
    where: {
      monthlyPlanId: id,
      status: "CANCELLED",
      referenceMonth: { lte: dayToDatabase(firstOfMonth(chargedUntil)) },
      entries: { some: { kind: "CANCELLATION", reason: endedReason } },
    },
    data: { monthlyPlanId: null },
  });
  return cancelled.length;
}

/**
 * Deleting an account ends the athlete's plans today, at each arena by its own calendar. A plan that has not begun never
 * does, and nothing of it stays charged.
 */
export async function endPlansOf(tx: Transaction, recorder: Recorder, athleteId: string): Promise<void> {
  const arenas = await tx.monthlyPlan.findMany({
    where: { athleteId },
    distinct: ["arenaId"],
    select: { arenaId: true },
    orderBy: { arenaId: "asc" },
  });
  for (const { arenaId } of arenas) {
    await lockPlansOf(tx, arenaId);
    const today = await todayAtArena(tx, arenaId, recorder.now);
    for (const plan of await plansRunningAfter(tx, { arenaId, athleteId }, today)) {
      const startsOn = dayFromDatabase(plan.startsOn);
      if (startsOn > today)
        await endPlanOn(tx, recorder, plan, addDays(startsOn, -1), addDays(firstOfMonth(startsOn), -1));
      else await endPlanOn(tx, recorder, plan, today);
    }
  }
}
