import type { Enrolment, Prisma, Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import { releaseEnrolmentCharge } from "../billing/enrolment-charge.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { entersInPairs } from "../sport/draws/draw-plan.rules";
import { mostParticipants } from "../sport/event-size.rules";
import { placesUndecided } from "../tournaments/categories/place-modes.rules";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { reasonsAgainst, type CandidateId } from "./eligibility.loader";
import { enrollableIn } from "./enrollable-athletes.loader";
import { overrideSchema } from "./enrolment-input.rules";
import { hasRoom } from "./enrolment-state.rules";
import { withCoupon } from "../tournaments/coupons/coupon.rules";
import { feeAt } from "../tournaments/entry-fees.rules";
import { goneStatuses, isGone } from "../tournaments/tournament-and-enrolment-status.rules";
import { NotEligible } from "./enrolment.errors";
import { assertCouponSaves, couponTyped, isMemberNow, nextNumber } from "./entry-fee.step";
import { assertNotDrawn, chosenCategory, openForEntry, type OpenEnrolments } from "./open-enrolments.step";
import {
  askGuest,
  guestsToAsk,
  heldForAnswer,
  notEnrollable,
  type Guest,
} from "./invitations/invitation.step";
import { givePlaces, joinLine } from "./places.step";
import { readPlaces, type Places } from "./places.loader";

export interface EnrolAthleteChoice {
  tournamentId: string;
  /** Null where the tournament has one only. */
  categoryId?: string | null | undefined;
  athleteId: string;
  overrideReason?: string | null | undefined;
}

/** The same as part of a larger transaction. @returns the enrolment's id. */
export async function enrolWithin(
  tx: Transaction,
  ctx: ActionContext,
  { tournamentId, categoryId, athleteId, overrideReason }: EnrolAthleteChoice,
): Promise<string> {
  const override = parseInput(overrideSchema, { overrideReason });
  const open = await openForEntry(tx, ctx, tournamentId);
  const places = await readPlaces(tx, open.tournament);
  const category = chosenCategory(places.categories, categoryId);
  await assertNotDrawn(tx, category?.id ?? null);
  const inPairs = entersInPairs(category);
  if (!inPairs) assertPlace(places, open.tournament, category, 1);
  const guest = (await guestsToAsk(tx, ctx, open.tournament, [athleteId])).get(athleteId);
  await assertMayPlay(tx, open.tournament, athleteId, category?.id);
  const exception = await decideEligibility(
    tx,
    ctx,
    open,
    category,
    [{ athleteId }],
    override.overrideReason,
  );
  const enrolment = await enterAlone(tx, ctx, open, category, { athleteId, exception, guest });
  await ctx.events.emit(tx, tournamentTopic(tournamentId));
  return enrolment.id;
}

interface Alone {
  athleteId: string;
  exception?: Exception;
  /** The guest to invite; absent for the organiser's own athletes. */
  guest?: Guest | undefined;
  bySheet?: boolean;
}

/** Enters one eligible athlete without a partner. */
export async function enterAlone(
  tx: Transaction,
  ctx: ActionContext,
  open: OpenEnrolments,
  category: TournamentCategory | null,
  { athleteId, exception = {}, guest, bySheet = false }: Alone,
): Promise<Enrolment> {
  const inPairs = entersInPairs(category);
  const enrolment = await createOrResetEnrolment(tx, ctx.now, open, category, athleteId, {
    ...(guest
      ? { ...heldForAnswer(ctx, open), awaitsConsent: true }
      : { status: inPairs ? ("SEEKING_PARTNER" as const) : ("ENROLLED" as const) }),
    ...exception,
  });
  if (guest) await askGuest(tx, ctx, open, category, { enrolmentId: enrolment.id, guest, bySheet });
  else if (!inPairs && placesUndecided(category)) await joinLine(tx, [enrolment.id], ctx.now);
  else if (!inPairs) await givePlaces(tx, ctx, open, category, [enrolment], { vouched: true });
  return enrolment;
}

/** Who admitted an ineligible athlete, when and why; empty when the athlete is eligible. */
export type Exception =
  | { overrideReason: string; overriddenById: string | null; overriddenAt: Date }
  | Record<string, never>;

/**
 * Checks an athlete against the category's rules and applies the organiser's override.
 * @returns the exception to store; empty when none is needed.
 * @throws NotEligible when the athlete is ineligible and no override reason is given.
 */
export async function decideEligibility(
  tx: Transaction,
  { now, viewer }: Pick<ActionContext, "now" | "viewer">,
  { tournament }: Pick<OpenEnrolments, "tournament">,
  category: TournamentCategory | null,
  candidates: readonly CandidateId[],
  overrideReason: string | null,
): Promise<Exception> {
  const reasons = await reasonsAgainst(tx, { now }, tournament, category, candidates, viewer);
  const refusals = reasons.filter(({ unknown }) => !unknown); // the organiser vouches for missing profile data
  if (refusals.length === 0) return {};
  if (overrideReason === null || refusals.some(({ code }) => code === "ARENA"))
    throw new NotEligible(refusals);
  return { overrideReason, overriddenById: viewer?.userId ?? null, overriddenAt: now };
}

const asNew = {
  dueAt: null,
  waitlistedAt: null,
  awaitsConsent: false,
  cancelledAt: null,
  formerPartnerId: null,
  finalPosition: null,
  positionReason: null,
  overrideReason: null,
  overriddenById: null,
  overriddenAt: null,
  categoryNumber: 1,
  feeReason: null,
  couponId: null,
  wildCardAt: null,
  placeOrder: null,
  placePoints: null,
} satisfies Prisma.EnrolmentUncheckedUpdateInput;

/**
 * Enrols an athlete in a category at today's price. Re-enrolling resets the existing row.
 * @param typedCoupon the coupon code that the athlete typed.
 * @throws InvalidInput for a coupon that cannot be used.
 */
export async function createOrResetEnrolment(
  tx: Transaction,
  now: Date,
  { tournament, today }: Pick<OpenEnrolments, "tournament" | "today">,
  category: TournamentCategory | null,
  athleteId: string,
  place: Omit<Prisma.EnrolmentUncheckedCreateInput, "tournamentId" | "athleteId">,
  typedCoupon: string | null = null,
): Promise<Enrolment> {
  const coupon = await couponTyped(tx, { tournament, today }, typedCoupon);
  const number = await nextNumber(tx, tournament.id, athleteId);
  const isMember = await isMemberNow(tx, tournament, athleteId);
  const fee = feeAt(tournament, category, { number, day: today, isMember });
  assertCouponSaves(coupon, fee.feeInCents);
  const { feeInCents, reason } = withCoupon(fee, coupon);
  return writeRow(tx, tournament.id, athleteId, {
    categoryId: category?.id ?? null,
    categoryNumber: number,
    feeInCents,
    feeReason: reason,
    couponId: coupon?.id ?? null,
    enrolledAt: now,
    ...place,
  });
}

/** The same with a place that is decided already. @returns the enrolment's id. */
export const writePlace = async (...place: Parameters<typeof writeRow>): Promise<string> =>
  (await writeRow(...place)).id;

/**
 * Creates the enrolment; an athlete who had cancelled gets the same row, reset. Expects the tournament's row to be
 * locked.
 * @throws RuleViolation at the upper limit of enrolments per tournament, with or without a place.
 */
async function writeRow(
  tx: Transaction,
  tournamentId: string,
  athleteId: string,
  place: Omit<Prisma.EnrolmentUncheckedCreateInput, "tournamentId" | "athleteId">,
): Promise<Enrolment> {
  const former = await tx.enrolment.findFirst({
    where: { tournamentId, athleteId, categoryId: place.categoryId ?? null },
    select: { id: true },
  });
  const data = { ...asNew, ...place };
  if (former) {
    await releaseEnrolmentCharge(tx, former.id);
    return tx.enrolment.update({ where: { id: former.id }, data });
  }
  if ((await tx.enrolment.count({ where: { tournamentId } })) >= mostParticipants)
    throw new RuleViolation("TOURNAMENT_FULL", "O torneio chegou ao limite de 2.000 inscrições.");
  return tx.enrolment.create({ data: { tournamentId, athleteId, ...data } });
}

/**
 * Where places are given later by ranking or lots, the enrolment joins the waiting list and needs no free place.
 * @throws RuleViolation when there are too few free places, or the category has a waiting list.
 */
export function assertPlace(
  { capacity, taken, kept, awaited }: Places,
  { maxParticipants }: Pick<Tournament, "maxParticipants">,
  category: TournamentCategory | null,
  seats: 1 | 2,
): void {
  const categoryId = category?.id ?? null;
  if (placesUndecided(category)) return;
  if (hasRoom(capacity, taken, awaited, { categoryId, seats })) return;
  const limit = category?.maxParticipants ?? maxParticipants;
  const forWildCards = kept.get(categoryId) ?? 0;
  const used = (taken.get(categoryId) ?? 0) - forWildCards;
  throw new RuleViolation(
    "TOURNAMENT_FULL",
    limit === null
      ? "Há atletas na lista de espera antes deste."
      : `O torneio está completo: ${used} de ${limit} vagas ocupadas${forWildCards === 0 ? "" : ` e ${forWildCards} guardadas para convites`}.`,
  );
}

/**
 * @param categoryId where the same athlete may not be twice; undefined: anywhere in the tournament.
 * @throws RuleViolation unless the athlete is active, of this arena or welcome from elsewhere, in a championship of an
 *   affiliated arena, and not in yet.
 */
export async function assertMayPlay(
  tx: Transaction,
  tournament: Pick<Tournament, "id" | "arenaId" | "federationId" | "openToOtherArenas">,
  athleteId: string,
  categoryId?: string,
): Promise<void> {
  const athlete = await tx.athlete.findFirst({
    where: { AND: [{ id: athleteId }, enrollableIn(tournament)] },
    select: { id: true },
  });
  if (!athlete) throw notEnrollable(tournament);
  const enrolled = await tx.enrolment.findFirst({
    where: {
      tournamentId: tournament.id,
      athleteId,
      status: { notIn: [...goneStatuses] },
      ...(categoryId === undefined ? {} : { OR: [{ categoryId }, { categoryId: null }] }),
    },
    select: { id: true },
  });
  if (enrolled) throw new RuleViolation("ALREADY_ENROLLED", "Este atleta já está inscrito neste torneio.");
}

/** The current enrolment of an athlete in a category; null without one. */
export async function standingIn(
  tx: Transaction,
  tournamentId: string,
  categoryId: string | null,
  athleteId: string,
): Promise<Enrolment | null> {
  const found = await tx.enrolment.findFirst({ where: { tournamentId, categoryId, athleteId } });
  return found && !isGone(found.status) ? found : null;
}
