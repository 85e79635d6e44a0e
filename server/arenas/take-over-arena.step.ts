import type { Entrusted } from "../identity/identity.event";
import { withdrawInvitations } from "../identity/management/withdraw-invitations.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { arenaHandedOverMail, arenaTakenOverMail } from "./arena-mails.rules";
import { admitManager, assertRoomForManager, dismissManagers } from "./arena-managers.step";
import { arenaSettingsUrl } from "./arena-paths.rules";
import { lockArena } from "./write-arena.step";

/**
 * Whoever was asked to have an arena, or to manage it with others, says yes.
 * @throws RuleViolation where it has as many managers as it may by now.
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
 * An arena is somebody else's from now on, and says so where it names who is responsible. Who had it before has it no
 * longer, and is told; who else manages it goes on.
 * @param tell whether the new owner is told as well: who was given an account for it knows already.
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
