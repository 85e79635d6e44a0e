import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { assertNotDrawn, openEnrolments, openForEntry, tournamentOfEnrolment } from "./open-enrolments.step";
import { moveUp, seekAgain } from "./places.step";
import { type EnrolPairChoice, type EnteredPair, enrolPairWithin } from "./enter-pair.step";

/**
 * Enters two athletes as a pair, as the organiser does: confirmed at once, both of them or none. Of the organiser's own
 * and a guest, the guest is asked, and two places are kept till they answer.
 * @throws InvalidInput, NotEligible, TooManyAttempts, RuleViolation
 */
export const enrolPair = (ctx: ActionContext, choice: EnrolPairChoice): Promise<EnteredPair> =>
  inTransaction(ctx.db, async (tx) => {
    const open = await openForEntry(tx, ctx, choice.tournamentId);
    const entered = await enrolPairWithin(tx, ctx, open, choice);
    await ctx.events.emit(tx, tournamentTopic(choice.tournamentId));
    return entered;
  });

/**
 * Two who seek a partner become a pair.
 * @throws InvalidInput, NotEligible, TooManyAttempts, RuleViolation
 */
export function formPair(
  ctx: ActionContext,
  enrolmentIds: readonly [string, string],
  overrideReason: string | null | undefined,
): Promise<EnteredPair> {
  return inTransaction(ctx.db, async (tx) => {
    const open = await openForEntry(tx, ctx, await tournamentOfEnrolment(tx, enrolmentIds[0]));
    const both = await tx.enrolment.findMany({ where: { id: { in: [...enrolmentIds] } } });
    const [first, second] = enrolmentIds.map((id) => both.find((row) => row.id === id));
    if (!first || !second || first.id === second.id)
      throw new RuleViolation("SAME_ATHLETE", "Uma dupla é formada por dois atletas.");
    if (first.tournamentId !== second.tournamentId || first.categoryId !== second.categoryId)
      throw new RuleViolation("OTHER_CATEGORY", "Os dois atletas precisam estar na mesma categoria.");
    const entered = await enrolPairWithin(tx, ctx, open, {
      tournamentId: open.tournament.id,
      categoryId: first.categoryId,
      athleteIds: [first.athleteId, second.athleteId],
      overrideReason,
    });
    await ctx.events.emit(tx, tournamentTopic(open.tournament.id));
    return entered;
  });
}

/** Splits a pair before the draw: both seek a partner again, and their places go to the first in the waiting list. */
export function splitPair(ctx: ActionContext, pairId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.pair.findUniqueOrThrow({
      where: { id: pairId },
      select: { tournamentId: true },
    });
    const open = await openEnrolments(tx, ctx, tournamentId);
    const pair = await tx.pair.findUnique({ where: { id: pairId } });
    if (!pair) return tournamentId; // already split by a concurrent request
    await assertNotDrawn(tx, pair.categoryId);
    await tx.pair.delete({ where: { id: pairId } });
    await seekAgain(tx, ctx, [pair.firstId, pair.secondId]);
    await moveUp(tx, ctx, open);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
}
