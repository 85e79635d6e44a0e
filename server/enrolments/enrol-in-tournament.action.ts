import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { entersInPairs } from "../sport/draws/category-format.rules";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { createOrResetEnrolment, standingIn } from "./enter.step";
import { enrolWithPartnerSchema } from "./enrolment-input.rules";
import { hasRoom } from "./enrolment-state.rules";
import { isAsked } from "../tournaments/enrolment-status.rules";
import {
  assertInvitable,
  countInvitation,
  createInvitation,
  type Invited,
} from "./invitations/create-invitation.step";
import { assertNotDrawn, chosenCategory, openForEntry } from "./open-enrolments.step";
import { givePlaces, joinLine } from "./places.step";
import { readPlaces } from "./places.loader";
import { countCoupon } from "./use-coupon.step";
import { holdForPartner, mustAnswerFirst, assertPeriod, assertEligible } from "./enter-by-oneself.step";

export interface EnrolChoice {
  tournamentId: string;
  categoryId: string | null;
  partnerName?: string | null | undefined;
  partnerEmail?: string | null | undefined;
  seekPartner?: boolean | null | undefined;
  /** To pay less. */
  couponCode?: string | null | undefined;
}

type Where = Pick<EnrolChoice, "tournamentId" | "categoryId" | "couponCode">;

export interface Enrolled {
  enrolmentId: string;
  /** The invitation link to send to the partner; null when no partner was asked. */
  invitationUrl: string | null;
}

/**
 * Athletes enrol themselves: alone in a Super N, otherwise with an invited partner or seeking one. Without a free place
 * they join the waiting list.
 * @throws InvalidInput, NotEligible, TooManyAttempts, RuleViolation
 */
export async function enrolInTournament(
  ctx: ActionContext,
  athleteId: string,
  { tournamentId, categoryId, couponCode, ...typed }: EnrolChoice,
): Promise<Enrolled> {
  const where = { tournamentId, categoryId, couponCode };
  await countCoupon(ctx, couponCode);
  const categories = await ctx.db.tournamentCategory.findMany({ where: { tournamentId } });
  const wanted = categoryId === null && categories.length === 1 ? categories[0]?.id : categoryId;
  if (!entersInPairs(categories.find(({ id }) => id === wanted))) return enter(ctx, athleteId, where, null);
  const { seekPartner, ...partner } = parseInput(enrolWithPartnerSchema, typed);
  if (seekPartner) return enter(ctx, athleteId, where, "SEEKS");
  return enterWith(ctx, athleteId, where, partner);
}

/** Enters a category and invites a partner in the same step. */
export async function enterWith(
  ctx: ActionContext,
  athleteId: string,
  where: Where,
  partner: Invited,
): Promise<Enrolled> {
  assertInvitable(ctx, partner);
  await countInvitation(ctx, partner);
  return enter(ctx, athleteId, where, partner);
}

/** @param partner null in an individual category. */
function enter(
  ctx: ActionContext,
  athleteId: string,
  { tournamentId, categoryId, couponCode = null }: Where,
  partner: Invited | "SEEKS" | null,
): Promise<Enrolled> {
  return inTransaction(ctx.db, async (tx) => {
    const open = await openForEntry(tx, ctx, tournamentId);
    assertPeriod(open);
    const places = await readPlaces(tx, open.tournament);
    const category = chosenCategory(places.categories, categoryId);
    if (entersInPairs(category) === (partner === null))
      throw new RuleViolation(
        "FORMAT_CHANGED",
        "O formato desta categoria mudou agora há pouco. Atualize a página para se inscrever.",
      );
    await assertNotDrawn(tx, category?.id ?? null);
    const standing = await standingIn(tx, tournamentId, category?.id ?? null, athleteId);
    if (standing && isAsked(standing)) throw mustAnswerFirst();
    if (standing) throw new RuleViolation("ALREADY_ENROLLED", "Você já está inscrito nesta categoria.");
    await assertEligible(tx, ctx, open, category, [{ athleteId, isReader: true }]);
    const enrolment = await createOrResetEnrolment(
      tx,
      ctx.now,
      open,
      category,
      athleteId,
      { status: "SEEKING_PARTNER" },
      couponCode,
    );
    const { id } = enrolment;
    let invitationUrl: string | null = null;
    if (partner !== "SEEKS") {
      const wanted = { categoryId: enrolment.categoryId, seats: partner === null ? 1 : 2 } as const;
      if (!hasRoom(places.capacity, places.taken, places.awaited, wanted)) await joinLine(tx, [id], ctx.now);
      else if (partner === null) await givePlaces(tx, ctx, open, category, [enrolment]);
      else await holdForPartner(tx, ctx, open, id);
      if (partner !== null)
        invitationUrl = await createInvitation(tx, ctx, open, category, { enrolmentId: id, ...partner });
    }
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return { enrolmentId: id, invitationUrl };
  });
}
