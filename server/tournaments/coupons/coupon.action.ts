import { todayAtArena } from "../../arenas/arena-clock.loader";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { optionalDayToDatabase } from "../../platform/time/calendar-day.rules";
import { lockTournament } from "../tournament.step";
import { assertStatus } from "../tournament.errors";
import { mostCoupons, newCouponSchema } from "./coupon.rules";

/**
 * Makes a code with which athletes pay less for an enrolment.
 * @throws InvalidInput, RuleViolation once the tournament is over.
 */
export function createCoupon(ctx: ActionContext, tournamentId: string, input: unknown): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    assertStatus(tournament, "REGISTRATION_OPEN", "IN_PROGRESS");
    const today = await todayAtArena(tx, tournament.arenaId, ctx.now);
    const { lastDay, ...coupon } = parseInput(newCouponSchema(today), input);
    const others = await tx.tournamentCoupon.findMany({ where: { tournamentId }, select: { code: true } });
    if (others.some(({ code }) => code === coupon.code))
      throw new InvalidInput([{ path: ["code"], message: "Já existe um cupom com este código" }]);
    if (others.length >= mostCoupons)
      throw new RuleViolation("TOO_MANY_COUPONS", `Um torneio tem no máximo ${mostCoupons} cupons.`);
    await tx.tournamentCoupon.create({
      data: { tournamentId, ...coupon, lastDay: optionalDayToDatabase(lastDay), createdAt: ctx.now },
    });
  });
}

/** No new uses from now on; who has it keeps the price. Twice changes nothing. @returns the tournament's id. */
export function endCoupon(ctx: ActionContext, couponId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.tournamentCoupon.findUniqueOrThrow({ where: { id: couponId } });
    await lockTournament(tx, tournamentId);
    await tx.tournamentCoupon.updateMany({
      where: { id: couponId, endedAt: null },
      data: { endedAt: ctx.now },
    });
    return tournamentId;
  });
}
