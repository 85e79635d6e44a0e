import type { z } from "zod";
import type { Arena } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { clockToDatabase } from "../platform/time/clock-time.rules";
import { arenaKeyOf, freeKey } from "./arena-name.rules";
import type { ArenaRecord } from "./arena-record.rules";
import { arenaSignedUp } from "./arena.event";
import type { arenaSettingsSchema } from "./arena.rules";

/** A key for the address of a new arena that no other has; two of one name that sign up together wait for each other. */
export async function freeArenaKey(tx: Transaction, name: string): Promise<string> {
  const wanted = arenaKeyOf(name);
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`arena-key:${wanted}`}, 0))::text`;
  const rows = await tx.arena.findMany({
    where: { OR: [{ pageKey: wanted }, { pageKey: { startsWith: `${wanted}-` } }] },
    select: { pageKey: true },
  });
  return freeKey(wanted, new Set(rows.map(({ pageKey }) => pageKey)));
}

/** Locks the row: of two who change it at once the second waits, and sees what the first did. */
export async function lockArena(tx: Transaction, id: string): Promise<Arena> {
  await tx.$queryRaw`SELECT id FROM arenas WHERE id = ${id}::uuid FOR UPDATE`;
  const arena = await tx.arena.findUnique({ where: { id } });
  if (!arena) throw new RuleViolation("ARENA_GONE", "Esta arena não existe mais.");
  return arena;
}

/** Creates an arena without an owner. @returns its id. */
export async function addArena(
  tx: Transaction,
  arena: ArenaRecord & Pick<Arena, "courtCount" | "hourlyRateInCents" | "dayUseInCents" | "createdAt">,
): Promise<string> {
  const { id: arenaId } = await tx.arena.create({
    data: { ...arena, pageKey: await freeArenaKey(tx, arena.name) },
    select: { id: true },
  });
  await arenaSignedUp.happened(tx, null, { arenaId });
  return arenaId;
}

/** Expects it to be locked. */
export async function changeArenaRecord(tx: Transaction, id: string, record: ArenaRecord): Promise<void> {
  await tx.arena.update({ where: { id }, data: { ...record, version: { increment: 1 } } });
}

/** To which federation it belongs from now on; null for none. Expects it to be locked. */
export async function setArenaFederation(
  tx: Transaction,
  id: string,
  federationId: string | null,
): Promise<void> {
  await tx.arena.update({ where: { id }, data: { federationId } });
}

/** Expects it to be locked. @param suspended since when and why; null for one that runs. */
export async function setArenaState(
  tx: Transaction,
  id: string,
  suspended: { at: Date; reason: string } | null,
): Promise<void> {
  await tx.arena.update({
    where: { id },
    data: {
      active: suspended === null,
      suspendedAt: suspended?.at ?? null,
      suspensionReason: suspended?.reason ?? null,
    },
  });
}

/** How its courts are rented from now on. Expects it to be locked. */
export async function setRentalTerms(
  tx: Transaction,
  id: string,
  terms: Pick<
    Arena,
    | "onlineRentals"
    | "rentalAudience"
    | "rentalMinMinutes"
    | "rentalStepMinutes"
    | "rentalHorizonDays"
    | "freeCancelHours"
    | "dayUsePlaces"
  >,
): Promise<void> {
  await tx.arena.update({ where: { id }, data: terms });
}

/** What the administration changes too. */
const ofRecord = ["name", "fullAddress", "email", "contactPhone"] as const;

/** Writes what is saved of an arena itself; who looks through what the administration keeps of it has to look again. */
export async function changeArena(
  tx: Transaction,
  arenaId: string,
  { opensAt, closesAt, ...settings }: z.output<typeof arenaSettingsSchema>,
  settingsSavedAt: Date,
): Promise<void> {
  await tx.arena.update({
    where: { id: arenaId },
    data: {
      ...settings,
      ...(opensAt === undefined ? {} : { opensAt: clockToDatabase(opensAt) }),
      ...(closesAt === undefined ? {} : { closesAt: clockToDatabase(closesAt) }),
      ...(settings.courtCount === undefined ? {} : { settingsSavedAt }),
      ...(ofRecord.some((field) => settings[field] !== undefined) ? { version: { increment: 1 } } : {}),
    },
  });
}

/** Of accounts that were never confirmed, the arenas on which nothing hangs. */
export async function forgetArenas(
  tx: Transaction,
  _ctx: null,
  { userIds }: { userIds: readonly string[] },
): Promise<void> {
  const none = { none: {} };
  await tx.arena.deleteMany({
    where: {
      ownerId: { in: [...userIds] },
      athletes: none,
      teachers: none,
      tournaments: none,
      rankings: none,
      charges: none,
      contracts: none,
    },
  });
}

/**
 * What a suspended arena takes nothing new with: athletes, enrolments, classes, rentals, charges. What runs may be finished.
 * It is not suspended before the transaction ends either.
 * @throws RuleViolation
 */
export async function assertRunning(tx: Transaction, arenaId: string): Promise<void> {
  const [arena] = await tx.$queryRaw<{ ativa: boolean }[]>`
    SELECT ativa FROM arenas WHERE id = ${arenaId}::uuid FOR SHARE`;
  if (!arena?.ativa)
    throw new RuleViolation(
      "ARENA_SUSPENDED",
      "A arena está suspensa e não recebe nada novo: atletas, inscrições, aulas, locações ou cobranças. Fale com a administração da Praia.",
    );
}

/** The same for what goes on by itself: it waits instead. */
export async function runsNow(tx: Transaction, arenaId: string): Promise<boolean> {
  return (await tx.arena.count({ where: { id: arenaId, active: true } })) > 0;
}
