import { randomUUID } from "node:crypto";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import type { BarePicture } from "../platform/picture.rules";
import { lockArena } from "./write-arena.step";

/**
 * Puts a picture that was looked at in the place of the one before, which is gone; the last of two who send at once has it.
 * @returns its key.
 * @throws RuleViolation
 */
export async function storeLogo(
  ctx: ActionContext,
  arenaId: string,
  { mediaType, content }: BarePicture,
): Promise<string> {
  const kept = { mediaType, content, sentAt: ctx.now };
  const logoKey = randomUUID();
  await inTransaction(ctx.db, async (tx) => {
    await lockArena(tx, arenaId);
    await tx.arenaLogo.upsert({
      where: { arenaId },
      create: { arenaId, ...kept },
      update: kept,
      select: { arenaId: true },
    });
    await tx.arena.update({ where: { id: arenaId }, data: { logoKey }, select: { id: true } });
  });
  return logoKey;
}

/** @throws RuleViolation */
export async function removeLogo({ db }: ActionContext, arenaId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockArena(tx, arenaId);
    await tx.arenaLogo.deleteMany({ where: { arenaId } });
    await tx.arena.update({ where: { id: arenaId }, data: { logoKey: null }, select: { id: true } });
  });
}
