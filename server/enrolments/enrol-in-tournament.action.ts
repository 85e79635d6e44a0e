import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { entersInPairs } from "../sport/draws/category-format.rules";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { reasonsAgainst, type Entrant } from "./eligible.access";
import { enterAnew, standingIn } from "./enrol-athlete.action";
import { enrolWithPartnerSchema } from "./enrolment-input.rules";
import { hasRoom } from "./enrolment-state.rules";
import { isAsked } from "./enrolment-status.rules";
import { NotEligible } from "./enrolment.errors";
import { heldForAnswer } from "./invitations/ask-guest.action";
import {
  assertInvitable,
  countInvitation,
  createInvitation,
  type Invited,
} from "./invitations/create-invitation.action";
import {
  assertNotDrawn,
  chosenCategory,
  openEnrolments,
  periodOf,
  type OpenEnrolments,
} from "./open-enrolments.action";
import { givePlaces, joinLine } from "./places.action";
import { readPlaces } from "./places.access";
import { registrationProblem } from "./registration-period.rules";

export interface EnrolChoice {
  tournamentId: string;
  categoryId: string | null;
  partnerName?: string | null | undefined;
  partnerEmail?: string | null | undefined;
  seekPartner?: boolean | null | undefined;
}

export interface Enrolled {
  enrolmentId: string;
  /** Where the partner answers, to be sent to them; null when nobody was asked. */
  invitationUrl: string | null;
}

/**
 * Athletes enrol themselves: alone in a Super N, else with a partner whom they ask, or seeking one. Without a free place
 * they join the line.
 * @throws InvalidInput, NotEligible, TooManyAttempts, RuleViolation
 */
export async function enrolInTournament(
  ctx: ActionContext,
  athleteId: string,
  { tournamentId, categoryId, ...typed }: EnrolChoice,
): Promise<Enrolled> {
  const categories = await ctx.db.tournamentCategory.findMany({ where: { tournamentId } });
  const wanted = categoryId === null && categories.length === 1 ? categories[0]?.id : categoryId;
  if (!entersInPairs(categories.find(({ id }) => id === wanted)))
    return enter(ctx, athleteId, { tournamentId, categoryId }, null);
  const { seekPartner, ...partner } = parseInput(enrolWithPartnerSchema, typed);
  if (seekPartner) return enter(ctx, athleteId, { tournamentId, categoryId }, "SEEKS");
  return enterWith(ctx, athleteId, { tournamentId, categoryId }, partner);
}

/** Enters a category and asks somebody at once. */
export async function enterWith(
  ctx: ActionContext,
  athleteId: string,
  where: Pick<EnrolChoice, "tournamentId" | "categoryId">,
  partner: Invited,
): Promise<Enrolled> {
  assertInvitable(ctx, partner);
  await countInvitation(ctx, partner);
  return enter(ctx, athleteId, where, partner);
}

/** @param partner null: everybody plays for themselves. */
function enter(
  ctx: ActionContext,
  athleteId: string,
  { tournamentId, categoryId }: Pick<EnrolChoice, "tournamentId" | "categoryId">,
  partner: Invited | "SEEKS" | null,
): Promise<Enrolled> {
  return inTransaction(ctx.db, async (tx) => {
    const open = await openEnrolments(tx, ctx, tournamentId);
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
    await assertEligible(tx, open, category, [{ athleteId }]);
    const enrolment = await enterAnew(tx, ctx.now, open, category, athleteId, { status: "SEEKING_PARTNER" });
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

/** Two places are kept until whoever was asked answers, or the time is up. */
export async function holdForPartner(
  tx: Transaction,
  ctx: Pick<ActionContext, "now">,
  open: OpenEnrolments,
  enrolmentId: string,
): Promise<void> {
  await tx.enrolment.update({
    where: { id: enrolmentId },
    data: heldForAnswer(ctx, open),
  });
}

/** Whoever the organiser asked says yes or no to that before anything else. */
export const mustAnswerFirst = () =>
  new RuleViolation(
    "ASKED_BY_ORGANISER",
    "A organização convidou você para esta categoria: responda primeiro a este convite.",
  );

/** @throws RuleViolation outside the days on which athletes enrol themselves. */
export function assertPeriod({ tournament, today }: OpenEnrolments): void {
  const problem = registrationProblem(periodOf(tournament), today);
  if (problem !== null) throw new RuleViolation("REGISTRATION_CLOSED", problem);
}

/** @throws NotEligible also for what a profile does not tell: it can be completed. */
export async function assertEligible(
  tx: Transaction,
  { tournament }: OpenEnrolments,
  category: Parameters<typeof reasonsAgainst>[2],
  entrants: readonly Entrant[],
): Promise<void> {
  const reasons = await reasonsAgainst(tx, tournament, category, entrants);
  if (reasons.length > 0) throw new NotEligible(reasons);
}
