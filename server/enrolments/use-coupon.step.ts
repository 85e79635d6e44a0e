import type { TournamentCoupon } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { countAttempt } from "../platform/rate-limit";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { couponCode, couponProblem } from "../tournaments/coupons/coupon.rules";
import { goneStatuses } from "../tournaments/enrolment-status.rules";
import type { OpenEnrolments } from "./open-enrolments.step";

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
