import type { Tournament } from "../../prisma/generated/client/client";
import { chargesOf } from "../billing/charge.loader";
import { closeEnrolmentCharges } from "../billing/enrolment-charge.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { dayAt } from "../platform/time/zoned-time.rules";
import { withCoupon } from "../tournaments/coupons/coupon.rules";
import { hasPlace } from "../tournaments/enrolment-status.rules";
import {
  feeAt,
  freeNumber,
  hasMemberPrice,
  isSettled,
  pricesAfterLeaving,
  type NewPrice,
} from "../tournaments/entry-fees.rules";
import { organiserRuns } from "../tournaments/organiser-runs.step";
import type { OpenEnrolments } from "./open-enrolments.step";
import { oweFee } from "./places.step";
import { running } from "./prices-if-cancelled.loader";

/** The number that the next category of an athlete has. */
export async function nextNumber(tx: Transaction, tournamentId: string, athleteId: string): Promise<number> {
  const rows = await tx.enrolment.findMany({
    where: { tournamentId, athleteId, ...running },
    select: { categoryNumber: true },
  });
  return freeNumber(rows.map(({ categoryNumber }) => categoryNumber));
}

/**
 * Whether an athlete gets the price for the arena's own athletes. Evaluated on every calculation of a fee, so that an
 * athlete who has left the arena pays the normal price.
 */
export async function isMemberNow(
  tx: Transaction,
  tournament: Pick<Tournament, "arenaId" | "memberFeeInCents" | "memberDiscountPercent">,
  athleteId: string,
): Promise<boolean> {
  const { arenaId } = tournament;
  if (arenaId === null || !hasMemberPrice(tournament)) return false;
  const found = await tx.arenaAthlete.findFirst({
    where: { arenaId, athleteId, active: true, athlete: { status: "ACTIVE" } },
    select: { id: true },
  });
  return found !== null;
}

/**
 * Call after an athlete leaves a category or accepts a guest invitation. The open enrolments that remain take the
 * category numbers that became free (first, second category …) and get the price of that number on the day of entry.
 * Enrolments with any payment, or with a price that was set by hand, keep their price.
 */
export async function repriceRemaining(
  tx: Transaction,
  parts: Pick<ActionContext, "now" | "viewer">,
  { tournament, timeZone }: Pick<OpenEnrolments, "tournament" | "timeZone">,
  athleteId: string,
): Promise<NewPrice[]> {
  const found = await tx.enrolment.findMany({
    where: { tournamentId: tournament.id, athleteId, ...running },
    orderBy: [{ enrolledAt: "asc" }, { id: "asc" }],
    include: { category: true, coupon: true },
  });
  if (found.length === 0) return [];
  const charges = await chargesOf(
    tx,
    found.map(({ id }) => id),
  );
  const isMember = await isMemberNow(tx, tournament, athleteId);
  const rows = found.map((row) => ({
    ...row,
    number: row.categoryNumber,
    settled: isSettled(row, charges.get(row.id)),
  }));
  const { changes } = pricesAfterLeaving(rows, ({ category, coupon, enrolledAt }, number) =>
    withCoupon(feeAt(tournament, category, { number, day: dayAt(enrolledAt, timeZone), isMember }), coupon),
  );
  const changed: NewPrice[] = [];
  for (const { row, number, fee } of changes) {
    const { feeInCents, reason: feeReason } = fee;
    const enrolment = await tx.enrolment.update({
      where: { id: row.id },
      data: { categoryNumber: number, feeInCents, feeReason },
    });
    const charge = charges.get(row.id);
    const isOwed = charge?.status === "PENDING";
    if (isOwed && feeInCents === 0) {
      // What was paid of the former price is credit now: nothing is owed that it could pay.
      await closeEnrolmentCharges(tx, parts, [row.id]);
      if (row.status === "AWAITING_PAYMENT")
        await tx.enrolment.update({ where: { id: row.id }, data: { status: "ENROLLED", dueAt: null } });
    } else if (
      isOwed ||
      // A place that was free costs something now.
      (row.feeInCents === 0 &&
        hasPlace(row.status) &&
        row.status !== "INVITED" &&
        (await organiserRuns(tx, tournament)))
    ) {
      const owed = { ...enrolment, dueOn: charge?.dueOn ?? null };
      await oweFee(tx, parts, tournament, row.category, owed);
    }
    if (row.feeInCents !== feeInCents)
      changed.push({ name: row.category?.name ?? tournament.name, feeInCents });
  }
  return changed;
}

/** The same for all athletes of a category that the organiser cancelled. @returns the new prices by athlete. */
export async function repriceAll(
  tx: Transaction,
  parts: Pick<ActionContext, "now" | "viewer">,
  open: Pick<OpenEnrolments, "tournament" | "timeZone">,
  athleteIds: readonly string[],
): Promise<Map<string, NewPrice[]>> {
  const others = await tx.enrolment.findMany({
    where: { tournamentId: open.tournament.id, athleteId: { in: [...athleteIds] }, ...running },
    distinct: ["athleteId"],
    orderBy: { athleteId: "asc" },
    select: { athleteId: true },
  });
  const changed = new Map<string, NewPrice[]>();
  for (const { athleteId } of others)
    changed.set(athleteId, await repriceRemaining(tx, parts, open, athleteId));
  return changed;
}
