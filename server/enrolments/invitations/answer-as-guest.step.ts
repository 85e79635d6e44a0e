import type { Enrolment, PairInvitation, TournamentCategory } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { entersInPairs } from "../../sport/draws/category-format.rules";
import { leave } from "../leave.step";
import { repriceRemaining } from "../entry-fee.step";
import { reasonsAgainst, type CandidateId } from "../eligible.loader";
import { enrollableIn } from "../enrollable-athletes.loader";
import type { Exception } from "../enter.step";
import { NotEligible } from "../enrolment.errors";
import type { OpenEnrolments } from "../open-enrolments.step";
import { givePlaces, moveUp, seekAgain } from "../places.step";
import { mailGuestAnswered, mailPartnerFound } from "../enrolment-mails.step";

/**
 * Guests are still welcome, and the rules let them in as on the day they were asked: what a profile does not tell the
 * organiser knew, and an exception made for the pair holds for both.
 * @returns the exception to write down for the guest; nothing where none is needed.
 * @throws NotEligible, RuleViolation
 */
export async function assertStillWelcome(
  tx: Transaction,
  { tournament }: OpenEnrolments,
  category: TournamentCategory | null,
  guest: CandidateId,
  partner: Enrolment | null,
): Promise<Exception> {
  const found = await tx.athlete.count({
    where: { AND: [{ id: guest.athleteId }, enrollableIn(tournament)] },
  });
  if (found === 0)
    throw new RuleViolation(
      "INVITATION_CLOSED",
      "Este torneio já não recebe atletas de outras arenas. Fale com a organização.",
    );
  const candidates = partner
    ? [guest, { athleteId: partner.athleteId, excused: partner.overriddenAt !== null }]
    : [guest];
  const refusals = (await reasonsAgainst(tx, tournament, category, candidates)).filter(
    ({ unknown }) => !unknown,
  );
  if (refusals.length === 0) return {};
  const { overrideReason = null, overriddenById = null, overriddenAt = null } = partner ?? {};
  if (overrideReason === null || overriddenAt === null) throw new NotEligible(refusals);
  return { overrideReason, overriddenById, overriddenAt };
}

/** A guest who was asked to play says yes: with the place that was kept, or among those who seek a partner. */
export async function takeKeptPlace(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  category: TournamentCategory | null,
  own: Enrolment,
): Promise<void> {
  await assertStillWelcome(
    tx,
    open,
    category,
    { athleteId: own.athleteId, excused: own.overriddenAt !== null, isReader: true },
    null,
  );
  if (entersInPairs(category)) await seekAgain(tx, ctx, [own.id]);
  else await givePlaces(tx, ctx, open, category, [own], { vouched: true });
  // Meanwhile the guest may have entered other categories.
  await repriceRemaining(tx, ctx, open, own.athleteId);
}

/** A guest says no: what was kept for them goes to who is first in line, and the organiser is told. */
export async function giveKeptPlaceBack(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  category: TournamentCategory | null,
  { enrolmentId, guestId, askedById, invitedName }: PairInvitation,
): Promise<void> {
  const guest = invitedName ?? "A pessoa convidada";
  await letGo(tx, ctx, open, enrolmentId, guestId);
  const { athleteId } = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
  if (athleteId !== guestId)
    await mailPartnerFound(tx, ctx, open, category, { enrolmentId, partner: guest, found: false });
  await mailGuestAnswered(tx, ctx, open, category, { askedById, guest, accepted: false });
}

/** Nobody waits for the guest any more: they are out, and who should have played with them seeks somebody else. */
export async function letGo(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  enrolmentId: string,
  guestId: string | null,
): Promise<void> {
  const { athleteId } = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
  if (athleteId === guestId) await leave(tx, ctx, open, enrolmentId);
  else await seekAgain(tx, ctx, [enrolmentId]);
  await moveUp(tx, ctx, open);
}
