import type { Tournament, TournamentCoupon } from "../../prisma/generated/client/client";
import { chargesOf } from "../billing/charge.loader";
import { closeEnrolmentCharges } from "../billing/enrolment-charge.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { countAttempt } from "../platform/rate-limit";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { dayAt } from "../platform/time/time-zone.rules";
import { couponCode, couponProblem, withCoupon } from "../tournaments/coupons/coupon.rules";
import { goneStatuses, hasPlace } from "../tournaments/tournament-and-enrolment-status.rules";
import {
  feeAt,
  freeNumber,
  hasMemberPrice,
  isSettled,
  type NewPrice,
  pricesAfterLeaving,
} from "../tournaments/entry-fees.rules";
import { organiserRuns } from "../tournaments/tournament.step";
import { running } from "./entry-fee.loader";
import type { OpenEnrolments } from "./open-enrolments.step";
import { oweFee } from "./places.step";

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

const refused = (message: string) => new InvalidInput([{ path: ["couponCode"], message }]);

/** A coupon is typed while one enters; an enrolment that exists already keeps its price. */
export const couponTooLate = () =>
  refused("O cupom vale na hora de se inscrever, e esta inscrição já existe com o seu preço");

/** Codes must not be found by trying. @throws TooManyAttempts (30 per hour and person). */
export async function countCoupon(
  { db, viewer, now }: Pick<ActionContext, "db" | "viewer" | "now">,
  typed: string | null | undefined,
): Promise<void> {
  if (typed?.trim())
    await countAttempt(db, { key: `coupon:${viewer?.userId ?? "?"}`, points: 30, windowSeconds: 3600 }, now);
}

/**
 * The coupon that an athlete types on enrolment. Expects the tournament's row to be locked, so that concurrent
 * enrolments cannot exceed the coupon's limit of uses.
 * @returns null where nothing is typed.
 * @throws InvalidInput
 */
export async function couponTyped(
  tx: Transaction,
  { tournament, today }: Pick<OpenEnrolments, "tournament" | "today">,
  typed: string | null | undefined,
): Promise<TournamentCoupon | null> {
  const code = couponCode(typed ?? "");
  if (code === "") return null;
  const coupon = await tx.tournamentCoupon.findUnique({
    where: { tournamentId_code: { tournamentId: tournament.id, code } },
  });
  if (!coupon) throw refused("Este cupom não existe neste torneio");
  const useCount = await tx.enrolment.count({
    where: { couponId: coupon.id, status: { notIn: [...goneStatuses] } },
  });
  const problem = couponProblem(
    {
      ended: coupon.endedAt !== null,
      lastDay: coupon.lastDay && dayFromDatabase(coupon.lastDay),
      maxUses: coupon.maxUses,
      useCount,
    },
    today,
  );
  if (problem !== null) throw refused(problem);
  return coupon;
}

/** @throws InvalidInput where there is nothing to pay: the use is kept for another one. */
export function assertCouponSaves(coupon: TournamentCoupon | null, feeInCents: number): void {
  if (coupon !== null && feeInCents === 0) throw refused("Esta inscrição é gratuita: não precisa de cupom");
}
