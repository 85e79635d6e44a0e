import { giveCourtsBack } from "../courts/occupy.step";
import { pseudonym } from "../athletes/display-name.rules";
import type { Transaction } from "../platform/database";

/**
 * Whoever leaves the platform gives back the courts and the days that they asked for and are still to come; of the others the
 * arena keeps a pseudonym.
 */
export async function leaveBookings(tx: Transaction, athleteId: string, now: Date): Promise<void> {
  await leaveDayUses(tx, athleteId, now);
  const coming = await tx.courtBooking.findMany({
    where: { athleteId, status: { not: "CANCELLED" }, startsAt: { gt: now } },
    select: { id: true, courtId: true, status: true },
  });
  await tx.courtBooking.updateMany({
    where: { id: { in: coming.map(({ id }) => id) } },
    data: { status: "CANCELLED", cancelledAt: now, cancelledBy: "CLIENT", feeInCents: 0 },
  });
  await tx.courtBooking.updateMany({
    where: { id: { in: coming.flatMap(({ id, status }) => (status === "CONFIRMED" ? [id] : [])) } },
    data: { arenaUntold: true },
  });
  await giveCourtsBack(tx, coming);
  await tx.courtBooking.updateMany({
    where: { athleteId },
    data: { label: pseudonym("Atleta", athleteId), contact: null, athleteId: null },
  });
}

async function leaveDayUses(tx: Transaction, athleteId: string, now: Date): Promise<void> {
  const given = { cancelledAt: now, cancelledBy: "CLIENT" as const, feeInCents: 0 };
  await tx.dayUse.updateMany({
    where: { athleteId, cancelledAt: null, requested: true },
    data: given,
  });
  await tx.dayUse.updateMany({
    where: { athleteId, cancelledAt: null, opensAt: { gt: now } },
    data: { ...given, arenaUntold: true },
  });
  await tx.dayUse.updateMany({
    where: { athleteId },
    data: { clientName: pseudonym("Atleta", athleteId), contact: null, athleteId: null },
  });
}
