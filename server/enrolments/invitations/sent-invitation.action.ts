import type { PairInvitation } from "../../../prisma/generated/client/client";
import { initials, isMinor } from "../../athletes/display-name.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { entersInPairs } from "../../sport/draws/draw-plan.rules";
import { isAsked } from "../../tournaments/tournament-and-enrolment-status.rules";
import { assertOrganiserRuns } from "../../tournaments/tournament.step";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { invitePartnerSchema } from "../enrolment-input.rules";
import { hasRoom } from "../enrolment-state.rules";
import { type Enrolled, enterWith } from "../enrolment.action";
import { assertEligible, assertPeriod, holdForPartner, mustAnswerFirst } from "../enter-by-oneself.step";
import { standingIn } from "../enter.step";
import { categoryOf } from "../leave.step";
import {
  assertNotDrawn,
  openEnrolments,
  type OpenEnrolments,
  openForEntry,
  tournamentOfEnrolment,
  withPartner,
} from "../open-enrolments.step";
import { readPlaces } from "../places.loader";
import { joinLine } from "../places.step";
import { askedTogether, letGo } from "./answer-as-guest.step";
import {
  askGuest,
  assertInvitable,
  countInvitation,
  createInvitation,
  guestsToAsk,
  type Invited,
} from "./invitation.step";

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
async function askPartner(ctx: ActionContext, enrolmentId: string, partner: Invited): Promise<Enrolled> {
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

const closed = () =>
  new RuleViolation("INVITATION_CLOSED", "Este convite já não espera resposta. Convide de novo.");

/**
 * Asks the same person once more, by a new link: the one before serves no longer. A guest whom the organiser asked has
 * till the same instant to answer.
 * @throws NotEligible, TooManyAttempts, RuleViolation
 */
export async function resendInvitation(ctx: ActionContext, invitationId: string): Promise<Enrolled> {
  const { enrolmentId, invitedName, invitedEmail, guestId, status } =
    await ctx.db.pairInvitation.findUniqueOrThrow({ where: { id: invitationId } });
  if (status !== "PENDING") throw closed();
  if (guestId !== null) return askGuestAgain(ctx, invitationId);
  return askPartner(ctx, enrolmentId, { partnerName: invitedName, partnerEmail: invitedEmail });
}

function askGuestAgain(ctx: ActionContext, invitationId: string): Promise<Enrolled> {
  return inTransaction(ctx.db, async (tx) => {
    const { open, invitation } = await openSent(tx, ctx, invitationId);
    const { enrolmentId, guestId, status } = invitation;
    if (status !== "PENDING" || guestId === null) throw closed();
    await assertOrganiserRuns(tx, open.tournament);
    const enrolment = await tx.enrolment.findUniqueOrThrow({ where: { id: enrolmentId } });
    await assertNotDrawn(tx, enrolment.categoryId);
    const guest = (await guestsToAsk(tx, ctx, open.tournament, [guestId], { counted: true })).get(guestId);
    if (!guest) throw closed(); // meanwhile an athlete of the arena: entered without being asked
    const partner = (await askedTogether(tx, enrolment))?.invitedName ?? null;
    await askGuest(tx, ctx, open, await categoryOf(tx, enrolment), { enrolmentId, guest, partner });
    await ctx.events.emit(tx, tournamentTopic(open.tournament.id));
    return { enrolmentId, invitationUrl: null };
  });
}

/** As it is under the tournament's lock: of an answer and what the sender does only one happens. */
async function openSent(
  tx: Transaction,
  ctx: ActionContext,
  invitationId: string,
): Promise<{ open: OpenEnrolments; invitation: PairInvitation }> {
  const read = (): Promise<PairInvitation> =>
    tx.pairInvitation.findUniqueOrThrow({ where: { id: invitationId } });
  const { enrolmentId } = await read();
  const open = await openEnrolments(tx, ctx, await tournamentOfEnrolment(tx, enrolmentId));
  return { open, invitation: await read() };
}

/**
 * Asks no longer. The places stay kept for whom the athlete asks next, as long as they would have been; those kept for
 * the organiser's guest are free. Twice changes nothing.
 * @returns whose it was.
 * @throws RuleViolation once it was answered.
 */
export function withdrawInvitation(
  ctx: ActionContext,
  invitationId: string,
): Promise<Pick<Enrolled, "enrolmentId">> {
  return inTransaction(ctx.db, async (tx) => {
    const { open, invitation } = await openSent(tx, ctx, invitationId);
    const { enrolmentId, guestId, status } = invitation;
    if (status === "CANCELLED") return { enrolmentId };
    if (status !== "PENDING") throw closed();
    await tx.pairInvitation.update({ where: { id: invitationId }, data: { status: "CANCELLED" } });
    if (guestId !== null) await letGo(tx, ctx, open, enrolmentId, guestId);
    await ctx.events.emit(tx, tournamentTopic(open.tournament.id));
    return { enrolmentId };
  });
}
