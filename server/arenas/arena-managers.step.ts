import { audit } from "../identity/audit.step";
import { dropRole, giveRole } from "../identity/roles.step";
import type { Entrusted } from "../identity/identity.event";
import { whoActs } from "../identity/management/management.loader";
import { withdrawInvitations } from "../identity/management/management-invitation.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { isAdmin } from "../platform/viewer";
import {
  arenaHandedOverMail,
  arenaSettingsUrl,
  arenaTakenOverMail,
  managerRemovedMail,
} from "./arena-mails.rules";
import { mostManagers } from "./arena-manager.rules";
import { lockArena } from "./arena.step";

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

/**
 * Guards against a membership that ended while this request waited for the arena's lock.
 * @throws RuleViolation
 */
export async function assertStillManages(
  tx: Transaction,
  { viewer }: Pick<ActionContext, "viewer">,
  { id: arenaId, ownerId }: { id: string; ownerId: string | null },
): Promise<void> {
  if (viewer === null || isAdmin(viewer) || ownerId === viewer.userId) return;
  const mine = await tx.arenaManager.count({ where: { arenaId, userId: viewer.userId, active: true } });
  if (mine === 0) throw new RuleViolation("NO_MANAGER", "Você já não cuida desta arena. Atualize a página.");
}

/**
 * Removes a manager from an arena. Refuses to remove the last manager who can sign in. Only the arena's owner can remove
 * the owner; the longest-serving manager then becomes the owner. The removed manager gets a mail unless they left by
 * themselves.
 * @returns the arena's id. @throws RuleViolation
 */
export async function removeManager(tx: Transaction, ctx: ActionContext, managerId: string): Promise<string> {
  const { arenaId } = await tx.arenaManager.findUniqueOrThrow({
    where: { id: managerId },
    select: { arenaId: true },
  });
  const arena = await lockArena(tx, arenaId);
  const { userId, active } = await tx.arenaManager.findUniqueOrThrow({ where: { id: managerId } });
  if (!active) throw new RuleViolation("NO_MANAGER", "Esta pessoa já não cuida da arena. Atualize a página.");
  await assertStillManages(tx, ctx, arena);
  const isOwn = userId === ctx.viewer?.userId;
  const next = await tx.arenaManager.findFirst({
    where: {
      arenaId,
      active: true,
      id: { not: managerId },
      // Who has never entered since they were invited may have been invited by a mistyped address.
      user: { disabledAt: null, temporaryPasswordUntil: null },
    },
    orderBy: [{ appointedOn: "asc" }, { id: "asc" }],
    include: { user: true },
  });
  if (next === null)
    throw new RuleViolation(
      "LAST_ARENA_MANAGER",
      isOwn
        ? `Você é a única pessoa que cuida da arena “${arena.name}”. Convide outra, e espere que ela entre, antes de sair.`
        : `É a única pessoa que cuida da arena “${arena.name}”. Convide outra, e espere que ela entre, antes de retirar esta.`,
    );
  if (userId === arena.ownerId) {
    if (!isOwn)
      throw new RuleViolation(
        "RESPONSIBLE",
        `É a pessoa responsável pela arena “${arena.name}”: só ela mesma sai, ou a administração da Praia passa a arena a outra pessoa.`,
      );
    await tx.arena.update({
      where: { id: arenaId },
      data: {
        ownerId: next.userId,
        responsibleName: next.user.name,
        email: next.user.email,
        version: { increment: 1 },
      },
    });
    await ctx.outbox.put(tx, arenaTakenOverMail(next.user, arena.name, arenaSettingsUrl(ctx.publicUrl)));
  }
  await dismissManagers(tx, arenaId, [userId]);
  await audit(tx, ctx, {
    action: "REMOVE_ARENA_MANAGER",
    subject: { kind: "ARENA", id: arenaId },
    changes: { before: { Pessoa: userId }, after: null },
  });
  if (isOwn) return arenaId;
  const user = await tx.user.findUnique({ where: { id: userId, disabledAt: null } });
  if (user) await ctx.outbox.put(tx, managerRemovedMail(user, arena.name, await whoActs(tx, ctx)));
  return arenaId;
}

/**
 * Handles an accepted invitation to own an arena, or to manage it with others.
 * @throws RuleViolation if the arena has the maximum number of managers by now.
 */
export async function acceptArena(
  tx: Transaction,
  ctx: ActionContext,
  { kind, userId, placeId, position }: Entrusted,
): Promise<void> {
  if (kind !== "ARENA") return;
  if (position === null) return takeOverArena(tx, ctx, userId, placeId);
  await lockArena(tx, placeId);
  const of = { userId, arenaId: placeId };
  if ((await tx.arenaManager.count({ where: { ...of, active: true } })) === 0)
    await assertRoomForManager(tx, placeId);
  await admitManager(tx, ctx, of);
}

/**
 * Transfers an arena to a new owner, and updates the name and address of its responsible person. The former owner loses
 * access and is notified; other managers are kept.
 * @param tell whether to notify the new owner; false if a mail about a new account has already said so.
 */
export async function takeOverArena(
  tx: Transaction,
  ctx: ActionContext,
  userId: string,
  arenaId: string,
  { tell = true } = {},
): Promise<void> {
  const { ownerId: before, name } = await lockArena(tx, arenaId);
  if (before === userId) return;
  const owner = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  await tx.arena.update({
    where: { id: arenaId },
    data: { ownerId: userId, responsibleName: owner.name, email: owner.email, version: { increment: 1 } },
  });
  await admitManager(tx, ctx, { userId, arenaId });
  await withdrawInvitations(tx, { placeId: arenaId }, ctx.now);
  if (tell) await ctx.outbox.put(tx, arenaTakenOverMail(owner, name, arenaSettingsUrl(ctx.publicUrl)));
  if (before === null) return;
  await dismissManagers(tx, arenaId, [before]);
  const former = await tx.user.findUnique({ where: { id: before, disabledAt: null } });
  if (former) await ctx.outbox.put(tx, arenaHandedOverMail(former, name, `${ctx.publicUrl}/conta`));
}
