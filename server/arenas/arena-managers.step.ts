import { dropRole } from "../identity/drop-role.step";
import { giveRole } from "../identity/give-role.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { mostManagers } from "./arena-manager.rules";

/** Expects the arena to be locked. @throws RuleViolation if the arena has the maximum number of managers. */
export async function assertRoomForManager(tx: Transaction, arenaId: string): Promise<void> {
  if ((await tx.arenaManager.count({ where: { arenaId, active: true } })) >= mostManagers)
    throw new RuleViolation("TOO_MANY_MANAGERS", `Uma arena tem no máximo ${mostManagers} gestores.`);
}

/** Makes a user a manager of an arena as of today, or reactivates them. An active manager keeps their start date. */
export async function admitManager(
  tx: Transaction,
  { now }: Pick<ActionContext, "now">,
  of: { userId: string; arenaId: string },
): Promise<void> {
  const appointed = { active: true, appointedOn: dayToDatabase(dayAt(now, brasiliaTime)) };
  const { count } = await tx.arenaManager.updateMany({ where: { ...of, active: false }, data: appointed });
  if (count === 0)
    await tx.arenaManager.upsert({
      where: { userId_arenaId: of },
      create: { ...of, ...appointed },
      update: {},
    });
  await giveRole(tx, of.userId, "ARENA_MANAGER", now);
}

/**
 * Removes managers from an arena, and the manager role from those who have no other arena. Expects the arena to be locked.
 */
export async function dismissManagers(
  tx: Transaction,
  arenaId: string,
  userIds: readonly string[],
): Promise<void> {
  const userId = { in: [...userIds] };
  await tx.arenaManager.updateMany({ where: { arenaId, userId }, data: { active: false } });
  const rows = await tx.arenaManager.findMany({ where: { userId, active: true }, select: { userId: true } });
  const owned = await tx.arena.findMany({ where: { ownerId: userId }, select: { ownerId: true } });
  const still = new Set([...rows.map((row) => row.userId), ...owned.map(({ ownerId }) => ownerId)]);
  await dropRole(
    tx,
    userIds.filter((id) => !still.has(id)),
    "ARENA_MANAGER",
  );
}

/** Ends all management of a user whose account is deleted. Expects that the user owns no arena. */
export async function leaveArenas(tx: Transaction, userId: string): Promise<void> {
  await tx.arenaManager.updateMany({ where: { userId }, data: { active: false } });
}
