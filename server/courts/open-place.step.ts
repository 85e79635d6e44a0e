import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { arenaHoursOf, hoursInWords, type ArenaHours } from "./arena-hours.rules";
import { isOpenThroughout } from "./opening.rules";

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
