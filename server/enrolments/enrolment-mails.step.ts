import type { Prisma, Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import { nameToStrangers } from "../athletes/display-name.rules";
import type { Transaction } from "../platform/database";
import { momentAtPlace } from "../platform/time/time-in-words.rules";
import { byPlaceMode } from "../tournaments/categories/place-modes.rules";
import { afterLeavingInWords, type NewPrice } from "../tournaments/entry-fees.rules";
import {
  cancelledMail,
  categoryCancelledMail,
  expiredMail,
  invitationAnsweredMail,
  movedUpMail,
  newDeadlineMail,
  paidWithoutPlaceMail,
  partnerLeftMail,
  placeRestoredMail,
  stillWaitingMail,
  tournamentUrl,
  type Addressee,
  type EventInMail,
} from "./enrolment-mails.rules";
import { guestAnsweredMail, partnerFoundMail } from "./guest-mails.rules";
import { eventTitle, type EnrolmentParts, type OpenEnrolments } from "./open-enrolments.step";

const addressed = {
  athlete: {
    select: {
      fullName: true,
      birthDate: true,
      email: true,
      user: { select: { email: true, disabledAt: true } },
    },
  },
  charge: true,
} satisfies Prisma.EnrolmentInclude;
type Addressed = Prisma.EnrolmentGetPayload<{ include: typeof addressed }>;

/** What has gone back of what was paid; null where nothing had been paid. */
const refundOf = (charge: Addressed["charge"]): number | null => {
  if (charge === null) return null;
  if (charge.creditInCents > 0) return charge.creditInCents;
  return wasPaid(charge) ? charge.refundedInCents : null;
};

const wasPaid = (charge: Addressed["charge"]): boolean => (charge?.paidAt ?? null) !== null;

type Category = Pick<TournamentCategory, "name"> | null;

const eventOf = ({ publicUrl }: EnrolmentParts, tournament: Tournament, category: Category): EventInMail => ({
  title: eventTitle(tournament, category),
  url: tournamentUrl(publicUrl, tournament.id),
});

/** The e-mail of the account, or else the one recorded by an arena; null without either. */
function addresseeOf({ athlete }: Addressed): Addressee | null {
  const { user, fullName: name } = athlete;
  if (user?.disabledAt) return null;
  const email = user?.email ?? athlete.email;
  return email === null ? null : { email, name };
}

const rowsOf = (tx: Transaction, ids: readonly string[]): Promise<Addressed[]> =>
  tx.enrolment.findMany({ where: { id: { in: [...ids] } }, include: addressed });

async function mailEach(
  tx: Transaction,
  parts: EnrolmentParts,
  ids: readonly string[],
  write: (to: Addressee, row: Addressed) => Parameters<EnrolmentParts["outbox"]["put"]>[1],
): Promise<void> {
  for (const row of await rowsOf(tx, ids)) {
    const to = addresseeOf(row);
    if (to) await parts.outbox.put(tx, write(to, row));
  }
}

/** They have left the line and have a place. */
export async function mailMovedUp(
  tx: Transaction,
  parts: EnrolmentParts,
  { tournament, timeZone }: OpenEnrolments,
  category: Category,
  enrolmentIds: readonly string[],
): Promise<void> {
  const event = eventOf(parts, tournament, category);
  await mailEach(tx, parts, enrolmentIds, (to, { dueAt, status }) =>
    movedUpMail(to, {
      event,
      until: dueAt && momentAtPlace(dueAt, timeZone),
      invited: status === "INVITED",
    }),
  );
}

/** Places were given by ranking or lots: notifies those who stay on the waiting list of their position. */
export async function mailStillWaiting(
  tx: Transaction,
  parts: EnrolmentParts,
  { tournament }: OpenEnrolments,
  category: Pick<TournamentCategory, "id" | "name" | "placeMode">,
): Promise<void> {
  const event = eventOf(parts, tournament, category);
  const waiting = await tx.enrolment.findMany({
    where: { categoryId: category.id, status: "WAITLISTED", placeOrder: { not: null } },
    orderBy: { placeOrder: "asc" },
    select: { id: true, placeOrder: true },
  });
  const orders = [...new Set(waiting.map(({ placeOrder }) => placeOrder))];
  const positions = new Map(waiting.map(({ id, placeOrder }) => [id, orders.indexOf(placeOrder) + 1]));
  const how = byPlaceMode[category.placeMode];
  await mailEach(tx, parts, [...positions.keys()], (to, { id }) =>
    stillWaitingMail(to, { event, position: positions.get(id) ?? 1, how }),
  );
}

/** Notifies athletes whose payment deadline was brought forward. */
export async function mailNewDeadline(
  tx: Transaction,
  parts: EnrolmentParts,
  { tournament, timeZone }: Pick<OpenEnrolments, "tournament" | "timeZone">,
  category: Category,
  enrolmentIds: readonly string[],
): Promise<void> {
  const event = eventOf(parts, tournament, category);
  await mailEach(tx, parts, enrolmentIds, (to, { dueAt }) =>
    newDeadlineMail(to, { event, until: momentAtPlace(dueAt ?? parts.now, timeZone) }),
  );
}

/** Their payment came after the place was lost, and they have it back; of a pair both. */
export async function mailPlaceRestored(
  tx: Transaction,
  parts: EnrolmentParts,
  { tournament, timeZone }: OpenEnrolments,
  category: Category,
  enrolmentIds: readonly string[],
): Promise<void> {
  const event = eventOf(parts, tournament, category);
  await mailEach(tx, parts, enrolmentIds, (to, { dueAt, status }) =>
    placeRestoredMail(to, {
      event,
      until: dueAt && momentAtPlace(dueAt, timeZone),
      seeksPartner: status === "SEEKING_PARTNER",
    }),
  );
}

/** Their payment came after the place was lost, and there is none any more: the organiser gives it back. */
export async function mailPaidWithoutPlace(
  tx: Transaction,
  parts: EnrolmentParts,
  { tournament }: OpenEnrolments,
  category: Category,
  enrolmentId: string,
): Promise<void> {
  const event = eventOf(parts, tournament, category);
  await mailEach(tx, parts, [enrolmentId], (to, { charge }) =>
    paidWithoutPlaceMail(to, { event, creditInCents: charge?.creditInCents ?? 0 }),
  );
}

/** An enrolment expired. @param invited if it waited for an answer. @param asked if for the athlete's own answer. */
export async function mailExpired(
  tx: Transaction,
  parts: EnrolmentParts,
  { tournament }: OpenEnrolments,
  category: Category,
  { enrolmentId, ...why }: { enrolmentId: string; invited: boolean; asked: boolean },
): Promise<void> {
  const event = eventOf(parts, tournament, category);
  await mailEach(tx, parts, [enrolmentId], (to, { charge }) =>
    expiredMail(to, { event, ...why, creditInCents: charge?.creditInCents ?? 0 }),
  );
}

/** Who played at their side is out. */
export async function mailPartnerLeft(
  tx: Transaction,
  parts: EnrolmentParts,
  { tournament }: OpenEnrolments,
  category: Category,
  { staying, leaving }: { staying: string; leaving: string },
): Promise<void> {
  const event = eventOf(parts, tournament, category);
  const [left] = await rowsOf(tx, [leaving]);
  await mailEach(tx, parts, [staying], (to, { charge }) =>
    partnerLeftMail(to, {
      event,
      partner: left ? nameToStrangers(left.athlete, parts.now) : "Sua dupla",
      paid: wasPaid(charge),
    }),
  );
}

/** The organiser took them out. */
export async function mailCancelled(
  tx: Transaction,
  parts: EnrolmentParts,
  { tournament }: OpenEnrolments,
  category: Category,
  enrolmentId: string,
): Promise<void> {
  const event = eventOf(parts, tournament, category);
  await mailEach(tx, parts, [enrolmentId], (to, { charge }) =>
    cancelledMail(to, { event, refundInCents: refundOf(charge) }),
  );
}

/** Their category is not played. */
export async function mailCategoryCancelled(
  tx: Transaction,
  parts: EnrolmentParts,
  { tournament }: OpenEnrolments,
  category: Category,
  enrolmentIds: readonly string[],
  newPrices: ReadonlyMap<string, readonly NewPrice[]>,
): Promise<void> {
  const event = eventOf(parts, tournament, category);
  await mailEach(tx, parts, enrolmentIds, (to, { charge, athleteId }) =>
    categoryCancelledMail(to, {
      event,
      refundInCents: refundOf(charge),
      otherPrices: afterLeavingInWords(newPrices.get(athleteId) ?? [], 0),
    }),
  );
}

/** Notifies the inviter of their partner's answer. @param partner the name to show. */
export async function mailInvitationAnswered(
  tx: Transaction,
  parts: EnrolmentParts,
  { tournament }: OpenEnrolments,
  category: Category,
  { enrolmentId, partner, accepted }: { enrolmentId: string; partner: string; accepted: boolean },
): Promise<void> {
  const event = eventOf(parts, tournament, category);
  await mailEach(tx, parts, [enrolmentId], (to) => invitationAnsweredMail(to, { event, partner, accepted }));
}

/** Notifies the athlete whom the organiser sought a partner for: the guest has accepted or declined. */
export async function mailPartnerFound(
  tx: Transaction,
  parts: EnrolmentParts,
  { tournament }: OpenEnrolments,
  category: Category,
  { enrolmentId, partner, found }: { enrolmentId: string; partner: string; found: boolean },
): Promise<void> {
  const event = eventOf(parts, tournament, category);
  await mailEach(tx, parts, [enrolmentId], (to) => partnerFoundMail(to, { event, partner, found }));
}

/** Notifies the organiser who invited a guest of the answer. */
export async function mailGuestAnswered(
  tx: Transaction,
  parts: EnrolmentParts,
  { tournament }: OpenEnrolments,
  category: Category,
  { askedById, guest, accepted }: { askedById: string | null; guest: string; accepted: boolean },
): Promise<void> {
  if (askedById === null) return;
  const asker = await tx.user.findUnique({ where: { id: askedById, disabledAt: null } });
  if (!asker) return;
  const event = eventOf(parts, tournament, category);
  await parts.outbox.put(tx, guestAnsweredMail(asker, { event, guest, accepted }));
}
