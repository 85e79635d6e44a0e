import { todayAtArena } from "../../arenas/arena-clock.loader";
import type { Transaction } from "../../platform/database";
import {
  addDays,
  dayFromDatabase,
  dayToDatabase,
  firstOfMonth,
} from "../../platform/time/calendar-day.rules";
import type { LedgerParts } from "../charge.event";
import { record } from "../ledger.step";
import { endPlan } from "../monthly-plan.rules";
import { lockPlansOf, plansRunningAfter, rulesOf, type PlanRow } from "./monthly-plan.loader";

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
