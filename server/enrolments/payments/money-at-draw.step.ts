import type { Tournament } from "../../../prisma/generated/client/client";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import { creditEnrolmentCharges, setDueDates } from "../../billing/enrolment-charge.step";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt, endOfDay } from "../../platform/time/zoned-time.rules";

/**
 * A draw ends what can still change: what is owed is due today at the latest, and what came from athletes without a place
 * is their credit, to be refunded. Call after the draw is written.
 */
export async function settleMoneyAtDraw(
  tx: Transaction,
  ctx: Pick<ActionContext, "now" | "viewer">,
  { arenaId }: Pick<Tournament, "arenaId">,
  categoryId: string,
): Promise<void> {
  const timeZone = await timeZoneAt(tx, arenaId);
  const today = dayAt(ctx.now, timeZone);
  const dueAt = endOfDay(today, timeZone);
  const enrolments = await tx.enrolment.findMany({
    where: {
      categoryId,
      OR: [
        { status: "PLAYING", dueAt: { gt: dueAt } },
        {
          status: { in: ["WAITLISTED", "SEEKING_PARTNER", "INVITED"] },
          charge: { receivedInCents: { gt: 0 } },
        },
      ],
    },
    select: { id: true, status: true },
  });
  if (enrolments.length === 0) return;
  const idsOf = (playing: boolean) =>
    enrolments.filter(({ status }) => (status === "PLAYING") === playing).map(({ id }) => id);
  await tx.enrolment.updateMany({ where: { id: { in: idsOf(true) } }, data: { dueAt } });
  await setDueDates(tx, ctx, idsOf(true), dayToDatabase(today));
  await creditEnrolmentCharges(tx, ctx, idsOf(false));
}
