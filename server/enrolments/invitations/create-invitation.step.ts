import type { Prisma, TournamentCategory } from "../../../prisma/generated/client/client";
import { nameToStrangers } from "../../athletes/display-name.rules";
import { newToken } from "../../identity/one-time-token.rules";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import { countAttempt } from "../../platform/rate-limit";
import { isAsked } from "../../tournaments/enrolment-status.rules";
import { invitationMail, invitationUrl, tournamentUrl } from "../enrolment-mails.rules";
import { eventTitle, type OpenEnrolments } from "../open-enrolments.step";
import { paymentDeadline } from "../payment-terms.rules";
import { momentAtPlace } from "../../platform/time/time-in-words.rules";
import { invitationHash } from "./invitation-token.rules";

export interface Invited {
  partnerName: string | null;
  partnerEmail: string | null;
}

/** @throws InvalidInput when athletes invite themselves. */
export function assertInvitable({ viewer }: Pick<ActionContext, "viewer">, { partnerEmail }: Invited): void {
  if (partnerEmail !== null && partnerEmail === viewer?.email)
    throw new InvalidInput([{ path: ["partnerEmail"], message: "Informe o e-mail da sua dupla, não o seu" }]);
}

/**
 * Rate limit: an invitation may send mail to a person who never asked for it.
 * @throws TooManyAttempts (30 per hour and person, one per minute and address).
 */
export async function countInvitation(ctx: ActionContext, { partnerEmail }: Invited): Promise<void> {
  const invitations = { key: `invite:${ctx.viewer?.userId}`, points: 30, windowSeconds: 3600 };
  await countAttempt(ctx.db, invitations, ctx.now);
  if (partnerEmail !== null) await countMailTo(ctx, partnerEmail);
}

/**
 * Counted separately from account mails: an invitation neither waits for a sign-up mail nor blocks a password reset.
 * @throws TooManyAttempts (one per minute and address).
 */
export const countMailTo = (ctx: ActionContext, email: string): Promise<void> =>
  countAttempt(ctx.db, { key: `invited:${email}`, points: 1, windowSeconds: 60 }, ctx.now);

/**
 * Invites a partner; an earlier invitation is withdrawn. An invitation by e-mail also mails the link, and only the
 * owner of that address can accept it. The result does not reveal whether the address has an account.
 * @returns the link to answer at; only its hash is stored.
 */
export async function createInvitation(
  tx: Transaction,
  ctx: ActionContext,
  { tournament, timeZone }: OpenEnrolments,
  category: TournamentCategory | null,
  { enrolmentId, partnerName, partnerEmail }: Invited & { enrolmentId: string },
): Promise<string> {
  const enrolment = await tx.enrolment.findUniqueOrThrow({
    where: { id: enrolmentId },
    include: { athlete: { select: { fullName: true, birthDate: true } } },
  });
  const expiresAt = enrolment.dueAt ?? paymentDeadline(ctx.now, tournament, timeZone);
  const url = await writeInvitation(tx, ctx, {
    enrolmentId,
    invitedName: partnerName,
    invitedEmail: partnerEmail,
    expiresAt,
  });
  if (partnerEmail !== null)
    await ctx.outbox.put(
      tx,
      invitationMail(
        { email: partnerEmail, name: partnerName },
        {
          inviter: nameToStrangers(enrolment.athlete, ctx.now),
          event: {
            title: eventTitle(tournament, category),
            url: tournamentUrl(ctx.publicUrl, tournament.id),
          },
          until: momentAtPlace(expiresAt, timeZone),
          url,
        },
      ),
    );
  return url;
}

/**
 * Writes an invitation. Earlier invitations of the enrolment end; for two guests invited as a pair, only the one to the
 * same athlete.
 * @returns the link to answer at; only its hash is stored.
 */
export async function writeInvitation(
  tx: Transaction,
  { now, publicUrl }: Pick<ActionContext, "now" | "publicUrl">,
  invitation: Omit<Prisma.PairInvitationUncheckedCreateInput, "tokenHash">,
): Promise<string> {
  const { enrolmentId, guestId = null } = invitation;
  const { status, awaitsConsent } = await tx.enrolment.findUniqueOrThrow({
    where: { id: enrolmentId },
    select: { status: true, awaitsConsent: true },
  });
  if (guestId !== null && isAsked({ status, awaitsConsent }))
    await tx.pairInvitation.updateMany({
      where: { enrolmentId, guestId, status: "PENDING" },
      data: { status: "CANCELLED" },
    });
  else await endInvitations(tx, enrolmentId);
  const token = newToken();
  await tx.pairInvitation.create({
    data: { ...invitation, tokenHash: invitationHash(token), createdAt: now },
  });
  return invitationUrl(publicUrl, token);
}

/** Withdraws the pending invitations of these enrolments. */
export async function endInvitations(tx: Transaction, ...enrolmentIds: string[]): Promise<void> {
  await tx.pairInvitation.updateMany({
    where: { enrolmentId: { in: enrolmentIds }, status: "PENDING" },
    data: { status: "CANCELLED" },
  });
}
