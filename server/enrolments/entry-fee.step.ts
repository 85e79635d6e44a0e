import type { Prisma, Tournament } from "../../prisma/generated/client/client";
import { chargesOf } from "../billing/charge.loader";
import { dropEnrolmentCharges } from "../billing/enrolment-charge.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { dayAt } from "../platform/time/zoned-time.rules";
import { goneStatuses, hasPlace } from "../tournaments/enrolment-status.rules";
import { feeAt, freeNumber, hasMemberPrice, renumbered } from "../tournaments/entry-fees.rules";
import { organiserRuns } from "../tournaments/organiser-runs.step";
import type { OpenEnrolments } from "./open-enrolments.step";
import { oweFee } from "./places.step";

/** Without what a guest was only asked for: it counts with the yes. */
const running = {
  status: { notIn: [...goneStatuses] },
  NOT: { status: "INVITED", awaitsConsent: true },
} satisfies Prisma.EnrolmentWhereInput;

/** The number that the next category of an athlete has. */
export async function nextNumber(tx: Transaction, tournamentId: string, athleteId: string): Promise<number> {
  const rows = await tx.enrolment.findMany({
    where: { tournamentId, athleteId, ...running },
    select: { categoryNumber: true },
  });
  return freeNumber(rows.map(({ categoryNumber }) => categoryNumber));
}

/**
 * Whether an athlete pays the price for the arena's own: asked whenever a fee is reckoned, so that who has left the
 * arena meanwhile pays as everybody.
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
 * An athlete has left a category, or has said yes to one: the open enrolments that remain move up to the numbers that
 * became free, and are priced by them as on the day of entry. What was paid, even in part, and what somebody charged otherwise keeps its price.
 */
export async function repriceRemaining(
  tx: Transaction,
  parts: Pick<ActionContext, "now" | "viewer">,
  { tournament, timeZone }: Pick<OpenEnrolments, "tournament" | "timeZone">,
  athleteId: string,
): Promise<void> {
  const rows = await tx.enrolment.findMany({
    where: { tournamentId: tournament.id, athleteId, ...running },
    orderBy: [{ enrolledAt: "asc" }, { id: "asc" }],
    include: { category: true },
  });
  if (rows.length === 0) return;
  const charges = await chargesOf(
    tx,
    rows.map(({ id }) => id),
  );
  const numbers = renumbered(
    rows.map(({ id, categoryNumber: number, feeInCents }) => {
      const charge = charges.get(id);
      const settled =
        charge !== undefined &&
        charge.status !== "CANCELLED" &&
        (charge.status !== "PENDING" || charge.receivedInCents > 0 || charge.amountInCents !== feeInCents);
      return { id, number, settled };
    }),
  );
  const isMember = await isMemberNow(tx, tournament, athleteId);
  for (const row of rows) {
    const number = numbers.get(row.id);
    if (number === undefined || number === row.categoryNumber) continue;
    const { feeInCents, reason: feeReason } = feeAt(tournament, row.category, {
      number,
      day: dayAt(row.enrolledAt, timeZone),
      isMember,
    });
    const enrolment = await tx.enrolment.update({
      where: { id: row.id },
      data: { categoryNumber: number, feeInCents, feeReason },
    });
    const charge = charges.get(row.id);
    const isOwed = charge?.status === "PENDING";
    if (isOwed && feeInCents === 0) {
      await dropEnrolmentCharges(tx, parts, [row.id]);
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
  }
}
