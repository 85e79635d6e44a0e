import { initials, isMinor } from "../../athletes/display-name.rules";
import type { ActionContext } from "../../platform/context";
import { RuleViolation } from "../../platform/errors";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { enterWith, type Enrolled } from "../enrol-in-tournament.action";
import { standingIn } from "../enter.step";
import { askPartner } from "./invite-partner.action";

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
