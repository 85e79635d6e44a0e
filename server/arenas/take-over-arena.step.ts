import { dropRole } from "../identity/drop-role.step";
import type { Entrusted } from "../identity/identity.event";
import { giveRole } from "../identity/give-role.step";
import { withdrawInvitations } from "../identity/management/withdraw-invitations.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { arenaHandedOverMail, arenaTakenOverMail } from "./arena-mails.rules";
import { arenaSettingsUrl } from "./arena-paths.rules";
import { lockArena } from "./write-arena.step";

/** Whom the administration has asked to have an arena says yes. */
export async function acceptArena(tx: Transaction, ctx: ActionContext, entrusted: Entrusted): Promise<void> {
  if (entrusted.kind === "ARENA") await takeOverArena(tx, ctx, entrusted.userId, entrusted.placeId);
}

/**
 * An arena is somebody else's from now on, and says so where it names who is responsible. Who had it before has it no
 * longer, and is told.
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
  await giveRole(tx, userId, "ARENA_MANAGER", ctx.now);
  await withdrawInvitations(tx, { placeId: arenaId }, ctx.now);
  if (tell) await ctx.outbox.put(tx, arenaTakenOverMail(owner, name, arenaSettingsUrl(ctx.publicUrl)));
  if (before === null) return;
  if ((await tx.arena.count({ where: { ownerId: before } })) === 0)
    await dropRole(tx, [before], "ARENA_MANAGER");
  const former = await tx.user.findUnique({ where: { id: before, disabledAt: null } });
  if (former) await ctx.outbox.put(tx, arenaHandedOverMail(former, name, `${ctx.publicUrl}/conta`));
}
