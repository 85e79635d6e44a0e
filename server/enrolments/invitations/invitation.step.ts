import type {
  Prisma,
  TournamentCategory,
  Athlete,
  Tournament,
} from "../../../prisma/generated/client/client";
import { nameToStrangers } from "../../athletes/display-name.rules";
import { newToken } from "../../identity/token.rules";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { countAttempt } from "../../platform/rate-limit";
import { momentAtPlace } from "../../platform/time/time-in-words.rules";
import { isAsked } from "../../tournaments/tournament-and-enrolment-status.rules";
import { enrollableIn, guestsAmong } from "../enrollable-athletes.loader";
import { invitationMail, invitationUrl, tournamentUrl } from "../enrolment-mails.rules";
import { countGuestLookUp } from "../guest-limit.step";
import { guestInvitationMail } from "../guest-mails.rules";
import { eventTitle, type OpenEnrolments } from "../open-enrolments.step";
import { paymentDeadline } from "../registration-terms.rules";
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

/** An athlete whom the organiser may invite, with their contact. */
export interface Guest {
  athleteId: string;
  /** As the organiser may see it: initials for minors. */
  name: string;
  email: string;
}

type Event = Pick<Tournament, "arenaId" | "federationId" | "openToOtherArenas">;

export const notEnrollable = ({ federationId }: Pick<Tournament, "federationId">) =>
  new RuleViolation(
    "ATHLETE_NOT_ELIGIBLE",
    federationId === null
      ? "Este atleta não pode ser inscrito: cadastre-o na arena primeiro."
      : "Este atleta não pode ser inscrito: não é de uma arena filiada à federação.",
  );

/** For an athlete in a federation's list: the federation may learn that the athlete has no address. */
export const notReachable = (name: string) =>
  new RuleViolation(
    "ATHLETE_NOT_ELIGIBLE",
    `${name} não tem e-mail para receber o convite. Peça à arena do atleta que complete o cadastro.`,
  );

/**
 * The ids of the athletes whom the organiser has to invite; the organiser's own athletes need no invitation. An arena
 * may invite any athlete, so each id counts against the rate limit like an e-mail lookup, and an unknown id gets the
 * same answer as an athlete who cannot be invited. A federation may invite only athletes whom it finds by name.
 * @param counted whether the athletes were looked up by e-mail, which has already counted.
 * @throws RuleViolation, TooManyAttempts
 */
export async function guestsToAsk(
  tx: Transaction,
  ctx: ActionContext,
  tournament: Event,
  athleteIds: readonly string[],
  { counted = false } = {},
): Promise<Map<string, Guest>> {
  const guests = new Map<string, Guest>();
  for (const athleteId of await guestsAmong(tx, ctx, tournament, athleteIds)) {
    const ofFederation = tournament.federationId !== null;
    if (!ofFederation && !tournament.openToOtherArenas) throw notEnrollable(tournament);
    if (!ofFederation && !counted) await countGuestLookUp(ctx);
    const athlete = await tx.athlete.findFirst({
      where: { AND: [{ id: athleteId }, enrollableIn(tournament)] },
      include: reachable,
    });
    const guest = athlete && guestOf(athlete, ctx.now);
    if (!guest)
      throw athlete && ofFederation
        ? notReachable(nameToStrangers(athlete, ctx.now))
        : notEnrollable(tournament);
    guests.set(athleteId, guest);
  }
  return guests;
}

/** Who invites: the federation of a championship, else the arena. */
export const organiserName = ({
  name,
  arena,
  federation,
}: {
  name: string;
  arena: { name: string } | null;
  federation: { name: string } | null;
}): string => federation?.name ?? arena?.name ?? name;

/** The relations needed to find an athlete's e-mail. */
export const reachable = {
  user: { select: { email: true, disabledAt: true } },
} satisfies Prisma.AthleteInclude;

type Reachable = Pick<Athlete, "id" | "fullName" | "birthDate" | "email"> & {
  user: { email: string; disabledAt: Date | null } | null;
};

/** Null for an athlete without a reachable e-mail: the invitation could never be accepted. */
export function guestOf({ id, email, user, ...person }: Reachable, now: Date): Guest | null {
  const address = user === null ? email : user.disabledAt === null ? user.email : null;
  if (address === null) return null;
  return { athleteId: id, name: nameToStrangers(person, now), email: address };
}

/** The fields of an enrolment whose places are held until an invitation is answered. */
export const heldForAnswer = (
  { now }: Pick<ActionContext, "now">,
  { tournament, timeZone }: OpenEnrolments,
) =>
  ({
    status: "INVITED",
    dueAt: paymentDeadline(now, tournament, timeZone),
    waitlistedAt: null,
  }) satisfies Prisma.EnrolmentUncheckedUpdateInput;

/**
 * Invites a guest by a mail with a link: to play with the athlete of the enrolment, or to play themselves if the
 * enrolment is theirs. Earlier invitations of the enrolment end; for two guests invited as a pair only the guest's own.
 * @param partner the other guest, when both are invited as a pair.
 * @throws TooManyAttempts (invitations per hour, one mail per minute and address).
 */
export async function askGuest(
  tx: Transaction,
  ctx: ActionContext,
  { tournament, timeZone }: OpenEnrolments,
  category: TournamentCategory | null,
  {
    enrolmentId,
    guest,
    partner = null,
    bySheet = false,
  }: { enrolmentId: string; guest: Guest; partner?: string | null; bySheet?: boolean },
): Promise<void> {
  if (bySheet) await countMailTo(ctx, guest.email);
  else await countInvitation(ctx, { partnerName: guest.name, partnerEmail: guest.email });
  const enrolment = await tx.enrolment.findUniqueOrThrow({
    where: { id: enrolmentId },
    include: {
      athlete: true,
      tournament: {
        select: { arena: { select: { name: true } }, federation: { select: { name: true } } },
      },
    },
  });
  const expiresAt = enrolment.dueAt ?? paymentDeadline(ctx.now, tournament, timeZone);
  const url = await writeInvitation(tx, ctx, {
    enrolmentId,
    invitedName: guest.name,
    invitedEmail: guest.email,
    guestId: guest.athleteId,
    askedById: ctx.viewer?.userId ?? null,
    expiresAt,
  });
  const event = {
    title: eventTitle(tournament, category),
    url: tournamentUrl(ctx.publicUrl, tournament.id),
  };
  await ctx.outbox.put(
    tx,
    guestInvitationMail(guest, {
      organiser: organiserName({ ...enrolment.tournament, name: tournament.name }),
      partner:
        enrolment.athleteId === guest.athleteId ? partner : nameToStrangers(enrolment.athlete, ctx.now),
      event,
      until: momentAtPlace(expiresAt, timeZone),
      url,
    }),
  );
}
