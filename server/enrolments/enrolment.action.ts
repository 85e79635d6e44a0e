import { chargesOf } from "../billing/charge.loader";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayFromDatabase, optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { entersInPairs } from "../sport/draws/draw-plan.rules";
import { isAsked, isGone } from "../tournaments/tournament-and-enrolment-status.rules";
import { changeTournament, lockTournament } from "../tournaments/tournament.step";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { assertStatus } from "../tournaments/tournament.errors";
import { bringForwardDeadlines } from "./places-after-change.step";
import { enrollableIn } from "./enrollable-athletes.loader";
import { enrolWithPartnerSchema } from "./enrolment-input.rules";
import { mailCancelled } from "./enrolment-mails.step";
import { hasRoom } from "./enrolment-state.rules";
import { assertEligible, assertPeriod, holdForPartner, mustAnswerFirst } from "./enter-by-oneself.step";
import { createOrResetEnrolment, type EnrolAthleteChoice, enrolWithin, standingIn } from "./enter.step";
import { countGuestLookUp } from "./guest-limit.step";
import { findGuestSchema } from "./guest.rules";
import {
  assertInvitable,
  countInvitation,
  createInvitation,
  type Invited,
} from "./invitations/invitation.step";
import { categoryOf, leave } from "./leave.step";
import {
  assertNotDrawn,
  chosenCategory,
  openEnrolments,
  openForEntry,
  tournamentOfEnrolment,
  withPartner,
} from "./open-enrolments.step";
import { readPlaces } from "./places.loader";
import { givePlaces, joinLine, moveUp } from "./places.step";
import { updateRegistrationSchema } from "./registration-settings.rules";
import { countCoupon } from "./entry-fee.step";

/**
 * Changes when and on which terms athletes enrol; absent fields stay unchanged. Payment deadlines that are already set
 * stay, unless registration now ends before them.
 * @throws InvalidInput, RuleViolation once the tournament has started.
 */
export function updateRegistration(ctx: ActionContext, tournamentId: string, input: unknown): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const stored = await lockTournament(tx, tournamentId);
    assertStatus(stored, "REGISTRATION_OPEN");
    const { _max } = await tx.tournamentCategory.aggregate({
      where: { tournamentId },
      _max: { feeInCents: true },
    });
    const { registrationStartsOn, registrationEndsOn, earlyUntil, ...change } = parseInput(
      updateRegistrationSchema({
        kind: stored.kind,
        isChampionship: stored.federationId !== null,
        memberFeeInCents: stored.memberFeeInCents,
        memberDiscountPercent: stored.memberDiscountPercent,
        maxParticipants: stored.maxParticipants,
        startDate: dayFromDatabase(stored.startDate),
        registrationStartsOn: stored.registrationStartsOn && dayFromDatabase(stored.registrationStartsOn),
        registrationEndsOn: stored.registrationEndsOn && dayFromDatabase(stored.registrationEndsOn),
        highestFeeInCents: _max.feeInCents ?? stored.feeInCents,
      }),
      input,
    );
    const tournament = await changeTournament(tx, tournamentId, {
      ...change,
      ...(registrationStartsOn === undefined
        ? {}
        : { registrationStartsOn: optionalDayToDatabase(registrationStartsOn) }),
      ...(registrationEndsOn === undefined
        ? {}
        : { registrationEndsOn: optionalDayToDatabase(registrationEndsOn) }),
      ...(earlyUntil === undefined ? {} : { earlyUntil: optionalDayToDatabase(earlyUntil) }),
    });
    await bringForwardDeadlines(tx, ctx, tournament);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
  });
}

/**
 * Enters an athlete, as the organiser does: confirmed at once where one enters alone, among those who seek a partner where
 * people enter two by two. A guest is asked, and enters with their yes.
 * @throws InvalidInput, NotEligible, TooManyAttempts, RuleViolation when it has started, is full, or the athlete plays
 *   already.
 */
export const enrolAthlete = (ctx: ActionContext, choice: EnrolAthleteChoice): Promise<string> =>
  inTransaction(ctx.db, (tx) => enrolWithin(tx, ctx, choice));

/**
 * Finds an athlete of another arena for a tournament that is open to them. Takes only the exact e-mail and is
 * rate-limited: a search by name would expose the athletes of every arena to anyone who opens a tournament.
 * @returns the athlete's id.
 * @throws InvalidInput, RuleViolation, TooManyAttempts (30 look-ups per hour and person).
 */
export async function findGuest(ctx: ActionContext, tournamentId: string, input: unknown): Promise<string> {
  const { email } = parseInput(findGuestSchema, input);
  const tournament = await ctx.db.tournament.findUniqueOrThrow({ where: { id: tournamentId } });
  assertStatus(tournament, "REGISTRATION_OPEN", "IN_PROGRESS");
  if (tournament.federationId !== null)
    throw new RuleViolation(
      "NOT_OPEN_TO_GUESTS",
      "Em campeonato só entram atletas das arenas filiadas: busque pelo nome.",
    );
  if (!tournament.openToOtherArenas)
    throw new RuleViolation(
      "NOT_OPEN_TO_GUESTS",
      "Este torneio é só para atletas da arena. Em Configurações é possível abri-lo a atletas de outras arenas.",
    );
  await countGuestLookUp(ctx);
  const guest = await ctx.db.athlete.findFirst({
    where: { AND: [{ email }, enrollableIn(tournament)] },
    select: { id: true },
  });
  if (!guest)
    throw new RuleViolation("GUEST_NOT_FOUND", "Nenhum atleta encontrado com este e-mail.", ["email"]);
  return guest.id;
}

interface EnrolChoice {
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

interface CancelledEnrolment {
  tournamentId: string;
  enrolmentId: string;
  /** What the event's rule gives back; 0 where nothing was paid. */
  refundInCents: number;
}

/**
 * Cancels an enrolment before the draw. The first enrolment in the waiting list gets the place, and the partner goes
 * back to seeking a partner. Idempotent.
 * @param byOrganiser whether to notify the athlete. A guest who was only asked is not notified: the invitation link
 *   already shows the cancellation.
 * @throws RuleViolation after the draw, when the athlete can only be replaced.
 */
export function cancelEnrolment(
  ctx: ActionContext,
  enrolmentId: string,
  { byOrganiser }: { byOrganiser: boolean },
): Promise<CancelledEnrolment> {
  return inTransaction(ctx.db, async (tx) => {
    const tournamentId = await tournamentOfEnrolment(tx, enrolmentId);
    const open = await openEnrolments(tx, ctx, tournamentId);
    const { own } = await withPartner(tx, enrolmentId);
    if (isGone(own.status))
      return {
        tournamentId,
        enrolmentId,
        refundInCents: (await chargesOf(tx, [enrolmentId])).get(enrolmentId)?.refundedInCents ?? 0,
      };
    await assertNotDrawn(tx, own.categoryId);
    const refundInCents = await leave(tx, ctx, open, enrolmentId);
    if (byOrganiser && !isAsked(own)) {
      const category = await categoryOf(tx, own);
      await mailCancelled(tx, ctx, open, category, enrolmentId);
    }
    await moveUp(tx, ctx, open);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return { tournamentId, enrolmentId, refundInCents };
  });
}
