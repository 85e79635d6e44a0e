import type { Tournament } from "../../prisma/generated/client/client";
import { timeZoneAt } from "../arenas/arena-clock.loader";
import { setDueDates } from "../billing/enrolment-charge.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { mailNewDeadline } from "./enrolment-mails.step";
import { lastPaymentDeadline } from "./payment-terms.rules";

/**
 * Call after registration ends earlier or the tournament starts earlier. Moves payment deadlines that lie after the new
 * limit to that limit and notifies the affected athletes. Earlier deadlines stay as they are.
 */
export async function bringForwardDeadlines(
  tx: Transaction,
  ctx: ActionContext,
  tournament: Tournament,
): Promise<void> {
  const timeZone = await timeZoneAt(tx, tournament.arenaId);
  const last = lastPaymentDeadline(ctx.now, tournament, timeZone);
  const late = await tx.enrolment.findMany({
    where: { tournamentId: tournament.id, status: "AWAITING_PAYMENT", dueAt: { gt: last } },
    select: { id: true, category: { select: { id: true, name: true } } },
    orderBy: { id: "asc" },
  });
  if (late.length === 0) return;
  const ids = late.map(({ id }) => id);
  await tx.enrolment.updateMany({ where: { id: { in: ids } }, data: { dueAt: last } });
  await setDueDates(tx, ctx, ids, dayToDatabase(dayAt(last, timeZone)));
  const categories = new Map(late.map(({ category }) => [category?.id ?? null, category]));
  for (const [categoryId, category] of categories)
    await mailNewDeadline(
      tx,
      ctx,
      { tournament, timeZone },
      category,
      late.flatMap((enrolment) => ((enrolment.category?.id ?? null) === categoryId ? [enrolment.id] : [])),
    );
}
