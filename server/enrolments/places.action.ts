import { randomBytes } from "node:crypto";
import type { TournamentCategory, Enrolment } from "../../prisma/generated/client/client";
import { timeZoneAt } from "../arenas/arena-clock.loader";
import { paidAmong } from "../billing/charge.loader";
import { closeEnrolmentCharges, creditEnrolmentCharges } from "../billing/enrolment-charge.step";
import type { ActionContext } from "../platform/context";
import { type Database, inTransaction, type Transaction } from "../platform/database";
import { eachAlone } from "../platform/batches";
import { RuleViolation } from "../platform/errors";
import { emitEvent } from "../platform/events/event-bus";
import type { Outbox } from "../platform/mail/outbox";
import { addDays, dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { dayAt, instantAt } from "../platform/time/time-zone.rules";
import { latestPoints } from "../rankings/ranking-positions.loader";
import { recordPlacesAssigned } from "../tournaments/categories/category.step";
import { placeModeOf } from "../tournaments/categories/place-modes.rules";
import { goneStatuses, isAsked } from "../tournaments/tournament-and-enrolment-status.rules";
import { lockTournament, organiserRuns } from "../tournaments/tournament.step";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { mailExpired, mailPartnerFound, mailPartnerLeft, mailStillWaiting } from "./enrolment-mails.step";
import { repriceRemaining } from "./entry-fee.step";
import { endInvitations } from "./invitations/invitation.step";
import { categoryOf, rememberPartners } from "./leave.step";
import {
  assertNotDrawn,
  type EnrolmentParts,
  type OpenEnrolments,
  openForEntry,
  periodOf,
  withPartner,
} from "./open-enrolments.step";
import { assignedByItselfAt, assignmentProblem, orderByLots, orderByRanking } from "./place-order.rules";
import { readLine, readPlaces, type WaitingPlace } from "./places.loader";
import { moveUp, seekAgain } from "./places.step";

/**
 * "Definir vagas": gives the places of a category by its ranking or by lots, once enrolment has ended; in the order of
 * enrolment if the ranking was deleted. Wild cards stay kept. The waiting list continues in the same order. Idempotent: a
 * second request changes nothing.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function assignPlaces(ctx: ActionContext, categoryId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.tournamentCategory.findUniqueOrThrow({
      where: { id: categoryId },
      select: { tournamentId: true },
    });
    const open = await openForEntry(tx, ctx, tournamentId);
    const category = await tx.tournamentCategory.findUniqueOrThrow({ where: { id: categoryId } });
    if (category.placesAssignedAt !== null) return tournamentId;
    await assertNotDrawn(tx, categoryId);
    const problem = assignmentProblem(category, periodOf(open.tournament), open.today);
    if (problem !== null) throw new RuleViolation("PLACES_NOT_DUE", problem);
    await assignLocked(tx, ctx, open, category);
    return tournamentId;
  });
}

/**
 * Gives the places that no organiser has given by the morning after the last day of enrolment. Each category has its own
 * transaction. Idempotent, also when two processes run at once.
 * @returns in how many categories.
 * @throws AggregateError after all categories.
 */
export async function assignDuePlaces(db: Database, parts: EnrolmentParts): Promise<number> {
  const due = await db.tournamentCategory.findMany({
    where: {
      placeMode: { not: "ENTRY_ORDER" },
      placesAssignedAt: null,
      settledAt: null,
      draw: null,
      tournament: {
        status: { not: "FINISHED" },
        publishedAt: { not: null },
        registrationEndsOn: { lt: dayToDatabase(dayAt(parts.now, "UTC")) },
      },
    },
    select: { id: true, tournamentId: true },
    orderBy: { id: "asc" },
  });
  let assigned = 0;
  await eachAlone(db, due, async (category) => {
    if (await inTransaction(db, (tx) => assignIfDue(tx, parts, category))) assigned += 1;
  });
  return assigned;
}

/** The job skips a category without entries, because its enrolment may be reopened. */
const isEntered = async (tx: Transaction, categoryId: string): Promise<boolean> =>
  (await tx.enrolment.count({ where: { categoryId, status: { notIn: [...goneStatuses] } } })) > 0;

async function assignIfDue(
  tx: Transaction,
  parts: EnrolmentParts,
  { id, tournamentId }: Pick<TournamentCategory, "id" | "tournamentId">,
): Promise<boolean> {
  const tournament = await lockTournament(tx, tournamentId);
  const timeZone = await timeZoneAt(tx, tournament.arenaId);
  const open = { tournament, timeZone, today: dayAt(parts.now, timeZone) };
  const category = await tx.tournamentCategory.findFirst({ where: { id, draw: null, settledAt: null } });
  const { registrationEndsOn } = tournament;
  if (!category || registrationEndsOn === null || tournament.status === "FINISHED") return false;
  if (assignmentProblem(category, periodOf(tournament), open.today) !== null) return false;
  const at = instantAt(addDays(dayFromDatabase(registrationEndsOn), 1), assignedByItselfAt, timeZone);
  if (parts.now < at || !(await organiserRuns(tx, tournament)) || !(await isEntered(tx, id))) return false;
  await assignLocked(tx, parts, open, category);
  return true;
}

/** Expects the tournament's row to be locked, and the places not to be given yet. */
async function assignLocked(
  tx: Transaction,
  parts: EnrolmentParts,
  open: OpenEnrolments,
  category: TournamentCategory,
): Promise<void> {
  const { categories } = await readPlaces(tx, open.tournament);
  const line = await readLine(tx, open.tournament.id, categories);
  const waiting = line.filter(({ categoryId }) => categoryId === category.id);
  const placeMode = placeModeOf(category);
  const seed = placeMode === "LOTS" ? randomBytes(16).toString("hex") : null;
  // Without a ranking all have as many points, and the order is that of enrolment.
  const ranked = await withPoints(tx, placeMode === "RANKING" ? category.rankingId : null, waiting);
  const order = seed === null ? orderByRanking(ranked) : orderByLots(ranked, seed);
  await writeOrder(tx, parts.now, order, placeMode === "RANKING");
  await recordPlacesAssigned(tx, category.id, {
    placeMode,
    placesAssignedAt: parts.now,
    placesAssignedById: parts.viewer?.userId ?? null,
    placesSeed: seed,
  });
  await moveUp(tx, parts, open);
  await mailStillWaiting(tx, parts, open, { ...category, placeMode });
  await parts.events.emit(tx, tournamentTopic(open.tournament.id));
}

type RankedPlace = WaitingPlace & { points: number };

async function withPoints(
  tx: Transaction,
  rankingId: string | null,
  waiting: readonly WaitingPlace[],
): Promise<RankedPlace[]> {
  const athleteIds = waiting.flatMap(({ enrolments }) => enrolments.map(({ athleteId }) => athleteId));
  const points = rankingId === null ? null : await latestPoints(tx, rankingId, athleteIds);
  return waiting.map((place) => ({
    ...place,
    points: place.enrolments.reduce((sum, { athleteId }) => sum + (points?.get(athleteId) ?? 0), 0),
  }));
}

/** How long before the assignment the list begins, so that an enrolment made at the same time comes after it. */
const headStartMs = 60_000;

/** Numbers the entries, and puts them on the waiting list in that order. */
async function writeOrder(
  tx: Transaction,
  now: Date,
  order: readonly RankedPlace[],
  byRanking: boolean,
): Promise<void> {
  const rows = order.flatMap(({ enrolments, points }, index) =>
    enrolments.map(({ id }) => ({
      id,
      number: index + 1,
      points: byRanking ? points : null,
      since: new Date(now.getTime() - headStartMs - order.length + index).toISOString(),
    })),
  );
  if (rows.length === 0) return;
  await tx.$executeRaw`
    UPDATE inscricoes_torneios AS i
    SET ordem_vaga = o.ordem, pontos_vaga = o.pontos, lista_de_espera_em = o.desde
    FROM unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ number }) => number)}::int[],
      ${rows.map(({ points }) => points)}::int[], ${rows.map(({ since }) => since)}::timestamptz[]
    ) AS o (id, ordem, pontos, desde)
    WHERE i.id = o.id`;
}

/** Overdue enrolments. Drawn ones are left out: those athletes play and still owe the fee. */
const overdueAt = (now: Date) => ({
  status: { in: ["INVITED" as const, "AWAITING_PAYMENT" as const] },
  dueAt: { lt: now },
  OR: [
    { categoryId: null, tournament: { status: "REGISTRATION_OPEN" as const } },
    { category: { draw: null, settledAt: null }, tournament: { status: { not: "FINISHED" as const } } },
  ],
});

/**
 * Expires enrolments whose payment or invitation is overdue. The place goes to the first in the waiting list, and both
 * are notified. Each tournament has its own transaction, so that one that fails does not block the others. Idempotent,
 * also when two processes run at once.
 * @returns how many expired.
 * @throws AggregateError after all tournaments.
 */
export async function expireEnrolments(db: Database, parts: EnrolmentParts): Promise<number> {
  const tournaments = await db.enrolment.findMany({
    where: overdueAt(parts.now),
    distinct: ["tournamentId"],
    select: { tournamentId: true },
  });
  let expired = 0;
  await eachAlone(db, tournaments, async ({ tournamentId }) => {
    expired += await inTransaction(db, (tx) => expireIn(tx, parts, tournamentId));
  });
  return expired;
}

async function expireIn(tx: Transaction, parts: EnrolmentParts, tournamentId: string): Promise<number> {
  const tournament = await lockTournament(tx, tournamentId);
  const timeZone = await timeZoneAt(tx, tournament.arenaId);
  const open = { tournament, timeZone, today: dayAt(parts.now, timeZone) };
  const overdue = await tx.enrolment.findMany({
    where: { tournamentId, ...overdueAt(parts.now) },
    orderBy: { id: "asc" },
  });
  const owing = overdue.flatMap(({ id, status }) => (status === "AWAITING_PAYMENT" ? [id] : []));
  await closeEnrolmentCharges(tx, parts, owing);
  // Payments recorded on the charge lock only the charge: one may have come in since the enrolments were read.
  const paid = await paidAmong(tx, owing);
  const expiring = overdue.filter(({ id }) => !paid.has(id));
  if (expiring.length === 0) return 0;
  const late = new Set(expiring.map(({ id }) => id));
  for (const enrolment of expiring) await expire(tx, parts, open, enrolment, late);
  await moveUp(tx, parts, open);
  await parts.events.emit(tx, tournamentTopic(tournamentId));
  return expiring.length;
}

async function expire(
  tx: Transaction,
  parts: EnrolmentParts,
  open: OpenEnrolments,
  enrolment: Enrolment,
  late: ReadonlySet<string>,
): Promise<void> {
  const { id, status } = enrolment;
  const { partner, pairId } = await withPartner(tx, id);
  const category = await categoryOf(tx, enrolment);
  const guest = await guestAskedFor(tx, enrolment);
  if (guest !== null) {
    // The organiser entered them, and only sought a partner for them: they stay, and the places are free.
    await endInvitations(tx, id);
    await seekAgain(tx, parts, [id]);
    return mailPartnerFound(tx, parts, open, category, { enrolmentId: id, partner: guest, found: false });
  }
  await endInvitations(tx, id);
  await tx.unavailability.deleteMany({ where: { enrolmentId: id } });
  // Who invited may have paid for an earlier pair: without a place it is credit.
  if (status === "INVITED") await creditEnrolmentCharges(tx, parts, [id]);
  await tx.enrolment.update({
    where: { id },
    data: { status: "EXPIRED", awaitsConsent: false, dueAt: null }, // the wild card is back if they pay late
  });
  await repriceRemaining(tx, parts, open, enrolment.athleteId);
  await mailExpired(tx, parts, open, category, {
    enrolmentId: id,
    invited: status === "INVITED",
    asked: isAsked(enrolment),
  });
  if (pairId === null || !partner) return;
  await tx.pair.delete({ where: { id: pairId } });
  await rememberPartners(tx, id, partner.id);
  if (late.has(partner.id)) return; // the partner has expired too and is handled separately
  await seekAgain(tx, parts, [partner.id]);
  await mailPartnerLeft(tx, parts, open, category, { staying: partner.id, leaving: id });
}

/** The name of the guest whom the organiser invited as this athlete's partner; null without one. */
async function guestAskedFor(tx: Transaction, enrolment: Enrolment): Promise<string | null> {
  if (isAsked(enrolment)) return null;
  const invitation = await tx.pairInvitation.findFirst({
    where: { enrolmentId: enrolment.id, status: "PENDING", guestId: { not: null } },
    select: { invitedName: true },
  });
  return invitation?.invitedName ?? null;
}

export const expireEnrolmentsTask = "expire_enrolments";

/** Every few minutes: expires what was not paid or answered in time, and gives places by ranking or lots that are due. */
export const expireEnrolmentsJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    const parts: EnrolmentParts = {
      events: { emit: emitEvent },
      outbox,
      viewer: null,
      now: new Date(),
      publicUrl: publicUrl(),
    };
    try {
      await expireEnrolments(db, parts);
    } finally {
      await assignDuePlaces(db, parts);
    }
  };
