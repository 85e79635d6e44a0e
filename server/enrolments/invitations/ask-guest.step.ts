import type {
  Athlete,
  Prisma,
  Tournament,
  TournamentCategory,
} from "../../../prisma/generated/client/client";
import { nameToStrangers } from "../../athletes/display-name.rules";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { enrollableIn, guestsAmong } from "../enrollable-athletes.loader";
import { tournamentUrl } from "../enrolment-mails.rules";
import { guestInvitationMail } from "../guest-mails.rules";
import { countGuestLookUp } from "../guest-limit.step";
import { eventTitle, type OpenEnrolments } from "../open-enrolments.step";
import { paymentDeadline } from "../payment-terms.rules";
import { momentAtPlace } from "../../platform/time/time-in-words.rules";
import { countInvitation, countMailTo, writeInvitation } from "./create-invitation.step";

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
