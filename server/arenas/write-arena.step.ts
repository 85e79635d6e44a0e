import type { Arena } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { arenaSignedUp } from "./arena.event";
import type { ArenaRecord } from "./arena-record.rules";
import { freeArenaKey } from "./free-arena-key.step";
import type { z } from "zod";
import { clockToDatabase } from "../platform/time/clock-time.rules";
import type { arenaSettingsSchema } from "./arena.rules";

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
