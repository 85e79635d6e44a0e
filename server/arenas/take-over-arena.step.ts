import type { Entrusted } from "../identity/identity.event";
import { withdrawInvitations } from "../identity/management/withdraw-invitations.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { arenaHandedOverMail, arenaSettingsUrl, arenaTakenOverMail } from "./arena-mails.rules";
import { admitManager, assertRoomForManager, dismissManagers } from "./arena-managers.step";
import { lockArena } from "./write-arena.step";

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
