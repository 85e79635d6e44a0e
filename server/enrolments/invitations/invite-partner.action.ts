import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { entersInPairs } from "../../sport/draws/category-format.rules";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { type Enrolled, enterWith } from "../enrol-in-tournament.action";
import { assertEligible, assertPeriod, holdForPartner, mustAnswerFirst } from "../enter-by-oneself.step";
import { invitePartnerSchema } from "../enrolment-input.rules";
import { hasRoom } from "../enrolment-state.rules";
import { isAsked } from "../../tournaments/enrolment-status.rules";
import { assertNotDrawn, openForEntry, tournamentOfEnrolment, withPartner } from "../open-enrolments.step";
import { joinLine } from "../places.step";
import { readPlaces } from "../places.loader";
import { assertInvitable, countInvitation, createInvitation, type Invited } from "./create-invitation.step";
import { initials, isMinor } from "../../athletes/display-name.rules";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { standingIn } from "../enter.step";

/**
 * Invites another partner, or the same one again; the earlier link becomes invalid. Places that are already held keep
 * their deadline. An athlete who was only seeking a partner now gets two places, or joins the waiting list.
 * @throws InvalidInput, NotEligible, TooManyAttempts, RuleViolation
 */
export const invitePartner = async (
  ctx: ActionContext,
  enrolmentId: string,
  typed: unknown,
): Promise<Enrolled> => askPartner(ctx, enrolmentId, parseInput(invitePartnerSchema, typed));

/** Like `invitePartner`, with input that is already validated. */
export async function askPartner(
  ctx: ActionContext,
  enrolmentId: string,
  partner: Invited,
): Promise<Enrolled> {
  assertInvitable(ctx, partner);
  await countInvitation(ctx, partner);
  return inTransaction(ctx.db, async (tx) => {
    const open = await openForEntry(tx, ctx, await tournamentOfEnrolment(tx, enrolmentId));
    const { own, partner: current } = await withPartner(tx, enrolmentId);
    if (isAsked(own)) throw mustAnswerFirst();
    if (current) throw new RuleViolation("HAS_PARTNER", "Você já tem dupla nesta categoria.");
    const places = await readPlaces(tx, open.tournament);
    const category = places.categories.find(({ id }) => id === own.categoryId) ?? null;
    if (!entersInPairs(category)) throw new RuleViolation("NO_PAIRS", "Nesta categoria cada um joga por si.");
    await assertNotDrawn(tx, own.categoryId);
    if (own.status === "SEEKING_PARTNER") {
      assertPeriod(open);
      await assertEligible(tx, ctx, open, category, [
        { athleteId: own.athleteId, excused: own.overriddenAt !== null, isReader: true },
      ]);
      const wanted = { categoryId: own.categoryId, seats: 2 } as const;
      if (hasRoom(places.capacity, places.taken, places.awaited, wanted))
        await holdForPartner(tx, ctx, open, enrolmentId);
      else await joinLine(tx, [enrolmentId], ctx.now);
    } else if (own.status !== "INVITED" && own.status !== "WAITLISTED") {
      throw new RuleViolation("NOT_ENROLLED", "Esta inscrição não está mais aberta. Inscreva-se de novo.");
    }
    const invitationUrl = await createInvitation(tx, ctx, open, category, { enrolmentId, ...partner });
    await ctx.events.emit(tx, tournamentTopic(open.tournament.id));
    return { enrolmentId, invitationUrl };
  });
}

/**
 * Invites an athlete who seeks a partner. The platform sends the mail, so the inviter never sees the address.
 * @throws NotEligible, TooManyAttempts, RuleViolation
 */
export async function proposePair(
  ctx: ActionContext,
  athleteId: string,
  seekerEnrolmentId: string,
): Promise<Enrolled> {
  const { tournamentId, categoryId, status, athlete } = await ctx.db.enrolment.findUniqueOrThrow({
    where: { id: seekerEnrolmentId },
    include: { athlete: { include: { user: { select: { email: true, disabledAt: true } } } } },
  });
  if (athlete.id === athleteId) throw new RuleViolation("OWN_ENROLMENT", "Esta inscrição é sua.");
  if (status !== "SEEKING_PARTNER")
    throw new RuleViolation("NOT_SEEKING", "Este atleta já não procura dupla nesta categoria.");
  const partnerEmail = athlete.user && !athlete.user.disabledAt ? athlete.user.email : athlete.email;
  if (partnerEmail === null)
    throw new RuleViolation(
      "NO_ADDRESS",
      "Este atleta não tem e-mail cadastrado. Peça ao organizador para formar a dupla.",
    );
  const birthDate = athlete.birthDate && dayFromDatabase(athlete.birthDate);
  const minor = isMinor(birthDate, dayAt(ctx.now, brasiliaTime));
  const partner = { partnerName: minor ? initials(athlete.fullName) : athlete.fullName, partnerEmail };
  const own = await standingIn(ctx.db, tournamentId, categoryId, athleteId);
  return own
    ? askPartner(ctx, own.id, partner)
    : enterWith(ctx, athleteId, { tournamentId, categoryId }, partner);
}
