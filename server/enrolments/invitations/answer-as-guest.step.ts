import type { Enrolment, PairInvitation, TournamentCategory } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { entersInPairs } from "../../sport/draws/draw-plan.rules";
import { leave } from "../leave.step";
import { repriceRemaining } from "../entry-fee.step";
import { reasonsAgainst, type CandidateId } from "../eligibility.loader";
import { enrollableIn } from "../enrollable-athletes.loader";
import type { Exception } from "../enter.step";
import { NotEligible } from "../enrolment.errors";
import type { OpenEnrolments } from "../open-enrolments.step";
import { givePlaces, joinLine, moveUp, seekAgain } from "../places.step";
import { holdsForGuests } from "../../tournaments/categories/place-modes.rules";
import { readPlaces } from "../places.loader";
import { hasRoom } from "../enrolment-state.rules";
import { isAsked } from "../../tournaments/tournament-and-enrolment-status.rules";
import { endInvitations, heldForAnswer } from "./invitation.step";
import { mailGuestAnswered, mailPartnerFound } from "../enrolment-mails.step";

/**
 * Checks that a guest may still enter, by the rules as of the invitation: missing profile data is accepted because the
 * organiser vouched for it, and an exception made for the pair covers both athletes.
 * @returns the exception to store for the guest; empty when none is needed.
 * @throws NotEligible, RuleViolation
 */
export async function assertStillWelcome(
  tx: Transaction,
  ctx: Pick<ActionContext, "now">,
  { tournament }: OpenEnrolments,
  category: TournamentCategory | null,
  guest: CandidateId,
  partner: Enrolment | null,
): Promise<Exception> {
  // Athletes of any arena may enter a championship by themselves, so an affiliation that has ended does not matter.
  const welcome = tournament.federationId === null ? enrollableIn(tournament) : { status: "ACTIVE" as const };
  const found = await tx.athlete.count({ where: { AND: [{ id: guest.athleteId }, welcome] } });
  if (found === 0)
    throw new RuleViolation(
      "INVITATION_CLOSED",
      tournament.federationId === null
        ? "Este torneio já não recebe atletas de outras arenas. Fale com a organização."
        : "Seu cadastro de atleta está inativo. Fale com a sua arena.",
    );
  const candidates = partner
    ? [guest, { athleteId: partner.athleteId, excused: partner.overriddenAt !== null }]
    : [guest];
  const refusals = (await reasonsAgainst(tx, ctx, tournament, category, candidates)).filter(
    ({ unknown }) => !unknown,
  );
  if (refusals.length === 0) return {};
  const { overrideReason = null, overriddenById = null, overriddenAt = null } = partner ?? {};
  if (overrideReason === null || overriddenAt === null) throw new NotEligible(refusals);
  return { overrideReason, overriddenById, overriddenAt };
}

/** The other guest of two whom the organiser invited as a pair, by the enrolment of the first; null without one. */
export const askedTogether = (
  tx: Transaction,
  { id: enrolmentId, athleteId }: Pick<Enrolment, "id" | "athleteId">,
): Promise<PairInvitation | null> =>
  tx.pairInvitation.findFirst({
    where: { enrolmentId, status: "PENDING", guestId: { not: null }, NOT: { guestId: athleteId } },
  });

/**
 * Of two guests invited as a pair one has accepted: two places are held until the other answers. Without free places
 * the enrolment joins the waiting list.
 */
async function holdForOther(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  own: Enrolment,
): Promise<void> {
  const { capacity, taken, awaited } = await readPlaces(tx, open.tournament);
  if (!hasRoom(capacity, taken, awaited, { categoryId: own.categoryId, seats: 2 })) {
    await joinLine(tx, [own.id], ctx.now);
    return;
  }
  const held = { ...heldForAnswer(ctx, open), awaitsConsent: false };
  await tx.enrolment.update({ where: { id: own.id }, data: held });
  await tx.pairInvitation.updateMany({
    where: { enrolmentId: own.id, status: "PENDING", expiresAt: { lt: held.dueAt } },
    data: { expiresAt: held.dueAt },
  });
}

/**
 * Of two guests invited as a pair the second accepts before the first. The second's enrolment then waits for the
 * first's answer, and the enrolment that was held for the first ends.
 * @returns the second's enrolment.
 */
export async function answerBeforePartner(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  category: TournamentCategory | null,
  { invitation, first, own }: { invitation: PairInvitation; first: Enrolment; own: Enrolment },
): Promise<Enrolment> {
  await endInvitations(tx, own.id);
  await tx.pairInvitation.update({
    where: { id: invitation.id },
    data: { status: "ACCEPTED", enrolmentId: own.id },
  });
  await tx.pairInvitation.updateMany({
    where: { enrolmentId: first.id, guestId: first.athleteId, status: "PENDING" },
    data: { enrolmentId: own.id },
  });
  await leave(tx, ctx, open, first.id);
  await holdForOther(tx, ctx, open, own);
  await repriceRemaining(tx, ctx, open, own.athleteId);
  await mailGuestAnswered(tx, ctx, open, category, {
    askedById: invitation.askedById,
    guest: invitation.invitedName ?? "A pessoa convidada",
    accepted: true,
  });
  return own;
}

/**
 * A guest accepts: they get the place that was held for them, or seek a partner, or wait for the other guest who was
 * invited with them. Where places go by ranking or lots, they join the waiting list if it has begun or nothing is free.
 */
export async function takeKeptPlace(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  category: TournamentCategory | null,
  own: Enrolment,
): Promise<void> {
  await assertStillWelcome(
    tx,
    ctx,
    open,
    category,
    { athleteId: own.athleteId, excused: own.overriddenAt !== null, isReader: true },
    null,
  );
  if (await askedTogether(tx, own)) await holdForOther(tx, ctx, open, own);
  else if (entersInPairs(category)) await seekAgain(tx, ctx, [own.id]);
  else if (!holdsForGuests(category) && !(await isRoomFor(tx, open, own)))
    await joinLine(tx, [own.id], ctx.now);
  else await givePlaces(tx, ctx, open, category, [own], { vouched: true });
  // Meanwhile the guest may have entered other categories.
  await repriceRemaining(tx, ctx, open, own.athleteId);
}

/** Whether an athlete gets a place at once: one is free, and the waiting list is empty. */
async function isRoomFor(
  tx: Transaction,
  { tournament }: OpenEnrolments,
  { categoryId }: Pick<Enrolment, "categoryId">,
): Promise<boolean> {
  const { capacity, taken, awaited } = await readPlaces(tx, tournament);
  return hasRoom(capacity, taken, awaited, { categoryId, seats: 1 });
}

/** A guest declines: the place held for them goes to the first in the waiting list, and the organiser is notified. */
export async function giveKeptPlaceBack(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  category: TournamentCategory | null,
  { enrolmentId, guestId, askedById, invitedName }: PairInvitation,
): Promise<void> {
  const guest = invitedName ?? "A pessoa convidada";
  const before = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
  await letGo(tx, ctx, open, enrolmentId, guestId);
  const { athleteId } = before;
  if (athleteId !== guestId && !isAsked(before))
    await mailPartnerFound(tx, ctx, open, category, { enrolmentId, partner: guest, found: false });
  await mailGuestAnswered(tx, ctx, open, category, { askedById, guest, accepted: false });
}

/**
 * Releases a guest: their enrolment ends, and their intended partner goes back to seeking one. A partner who was also
 * only invited, and has not answered yet, stays invited without a partner.
 */
export async function letGo(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  enrolmentId: string,
  guestId: string | null,
): Promise<void> {
  const enrolment = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
  if (enrolment.athleteId === guestId) await leave(tx, ctx, open, enrolmentId);
  else if (!isAsked(enrolment)) await seekAgain(tx, ctx, [enrolmentId]);
  await moveUp(tx, ctx, open);
}
