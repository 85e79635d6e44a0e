import type { CourtOccupancyKind } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { isUuid } from "../platform/uuid.rules";
import { type ArenaHours, arenaHoursOf, hoursInWords, isOpenThroughout } from "./opening.rules";

/** An occupancy of a court from `startsAt` to `endsAt` (exclusive), and the id of the row that causes it. */
export interface NewOccupancy {
  kind: CourtOccupancyKind;
  courtId: string;
  startsAt: Date;
  endsAt: Date;
  /** For a rental or a block. */
  bookingId?: string;
  /** For a match. */
  matchId?: string;
  /** For a class. */
  sessionId?: string;
}

const stored = { CLASS: "aula", RENTAL: "locacao", BLOCK: "bloqueio", MATCH: "jogo" } as const;

/**
 * Occupies courts, in one statement. To move an occupancy, free it first.
 * @throws an overlap violation if a court is already occupied, see `orCourtTaken`.
 */
export async function occupy(tx: Transaction, taken: readonly NewOccupancy[]): Promise<void> {
  if (taken.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO ocupacoes_quadras (id, quadra_id, arena_id, motivo, inicio, fim, locacao_id, jogo_id, aula_id)
    SELECT gen_random_uuid(), quadra.id, quadra.arena_id, nova.motivo::motivo_ocupacao, nova.inicio, nova.fim, nova.locacao, nova.jogo, nova.aula
    FROM unnest(
      ${taken.map(({ courtId }) => courtId)}::uuid[], ${taken.map(({ kind }) => stored[kind])}::text[],
      ${taken.map(({ startsAt }) => startsAt.toISOString())}::timestamptz[],
      ${taken.map(({ endsAt }) => endsAt.toISOString())}::timestamptz[],
      ${taken.map(({ bookingId }) => bookingId ?? null)}::uuid[], ${taken.map(({ matchId }) => matchId ?? null)}::uuid[],
      ${taken.map(({ sessionId }) => sessionId ?? null)}::uuid[]
    ) AS nova (quadra, motivo, inicio, fim, locacao, jogo, aula)
    JOIN quadras quadra ON quadra.id = nova.quadra`;
}

/** Frees what matches take of their courts: they have lost their place, or are over. Those without one are left out. */
export async function freeMatches(tx: Transaction, matchIds: readonly string[]): Promise<void> {
  await tx.courtOccupancy.deleteMany({ where: { matchId: { in: [...matchIds] } } });
}

/** Frees what classes take of their courts: they are to move, or fall out. */
export async function freeSessions(tx: Transaction, sessionIds: readonly string[]): Promise<void> {
  await tx.courtOccupancy.deleteMany({ where: { sessionId: { in: [...sessionIds] } } });
}

/** Frees what a rental takes of its court: it is to move. */
export async function freeBooking(tx: Transaction, bookingId: string): Promise<void> {
  await tx.courtOccupancy.deleteMany({ where: { bookingId } });
}

/** Frees the courts of cancelled rentals, also for matches that overlapped them. */
export async function giveCourtsBack(
  tx: Transaction,
  bookings: readonly { id: string; courtId: string }[],
): Promise<void> {
  // Sorted, so that concurrent transactions lock courts in the same order and cannot deadlock.
  const courtIds = [...new Set(bookings.map(({ courtId }) => courtId))].sort();
  for (const courtId of courtIds) await lockCourt(tx, courtId);
  await tx.courtOccupancy.deleteMany({ where: { bookingId: { in: bookings.map(({ id }) => id) } } });
  for (const courtId of courtIds) await settleMatches(tx, courtId);
}

/**
 * Takes a court over the heads of the matches planned there: they keep their place, and their rows say that they overlap.
 * Expects the court to be locked.
 * @throws an overlap violation where something else than a match has it.
 */
export async function occupyOverMatches(tx: Transaction, taken: NewOccupancy): Promise<void> {
  const { courtId, startsAt, endsAt } = taken;
  await tx.courtOccupancy.updateMany({
    where: { courtId, kind: "MATCH", startsAt: { lt: endsAt }, endsAt: { gt: startsAt } },
    data: { insisted: true },
  });
  await occupy(tx, [taken]);
}

/**
 * After overlapping occupancies were deleted: clears the overlap exemption of matches that overlap nothing now, so that
 * they block the court again. Expects the court to be locked.
 */
export async function settleMatches(tx: Transaction, courtId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE ocupacoes_quadras AS jogo SET mesmo_assim = false
    WHERE jogo.quadra_id = ${courtId}::uuid AND jogo.mesmo_assim AND NOT EXISTS (
      SELECT FROM ocupacoes_quadras AS outra
      WHERE outra.arena_id = jogo.arena_id AND outra.quadra_id = jogo.quadra_id AND outra.id <> jogo.id
        AND tstzrange(outra.inicio, outra.fim, '[)') && tstzrange(jogo.inicio, jogo.fim, '[)'))`;
}

/** Whatever takes a court refers to it, so nothing is added to its calendar while it is locked. */
export async function lockCourt(tx: Transaction, courtId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM quadras WHERE id = ${courtId}::uuid FOR UPDATE`;
}

/** @throws InvalidInput */
export async function assertOpenCourt(tx: Transaction, arenaId: string, courtId: string): Promise<void> {
  const message = "Esta quadra não está aberta nesta arena";
  const open =
    isUuid(courtId) &&
    (await tx.court.count({ where: { id: courtId, arenaId, active: true, borrowedForId: null } })) > 0;
  if (!open) throw new InvalidInput([{ path: ["courtKey"], message }]);
}

/** When and by whose clocks an arena takes classes and rentals. */
export interface OpenPlace {
  timeZone: string;
  hours: ArenaHours;
}

/** It stays so, with its courts, until the transaction ends: settings wait. */
export async function openPlace(tx: Transaction, arenaId: string): Promise<OpenPlace> {
  await tx.$queryRaw`SELECT id FROM arenas WHERE id = ${arenaId}::uuid FOR SHARE`;
  const arena = await tx.arena.findUniqueOrThrow({
    where: { id: arenaId },
    include: { weekdayHours: true, specialDays: true },
  });
  return { timeZone: arena.timeZone, hours: arenaHoursOf(arena) };
}

/** @throws RuleViolation unless the arena is open at those times; it tells of the first that does not fit. */
export function assertWithinHours(
  spans: readonly { startsAt: Date; endsAt: Date }[],
  { hours }: OpenPlace,
): void {
  const outside = spans.find(({ startsAt, endsAt }) => !isOpenThroughout(hours, startsAt, endsAt));
  if (outside)
    throw new RuleViolation("OUTSIDE_OPENING_HOURS", hoursInWords(hours, outside.startsAt), ["startsAt"]);
}
