import { randomUUID } from "node:crypto";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import type { BarePicture } from "../platform/picture.rules";
import type { ArenaPicture } from "./arena-logo.rules";
import { lockArena } from "./write-arena.step";

/**
 * Puts a picture that was looked at in the place of the one before, which is gone; the last of two who send at once has it.
 * @returns its key.
 * @throws RuleViolation
 */
export async function storePicture(
  ctx: ActionContext,
  arenaId: string,
  which: ArenaPicture,
  { mediaType, content }: BarePicture,
): Promise<string> {
  const kept = { mediaType, content, sentAt: ctx.now };
  const wanted = {
    where: { arenaId },
    create: { arenaId, ...kept },
    update: kept,
    select: { arenaId: true },
  } as const;
  const key = randomUUID();
  await inTransaction(ctx.db, async (tx) => {
    await lockArena(tx, arenaId);
    await (which === "LOGO" ? tx.arenaLogo.upsert(wanted) : tx.arenaCover.upsert(wanted));
    await tx.arena.update({
      where: { id: arenaId },
      data: which === "LOGO" ? { logoKey: key } : { coverKey: key },
      select: { id: true },
    });
  });
  return key;
}

/** @throws RuleViolation */
export async function removePicture(
  { db }: ActionContext,
  arenaId: string,
  which: ArenaPicture,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockArena(tx, arenaId);
    const gone = { where: { arenaId } };
    await (which === "LOGO" ? tx.arenaLogo.deleteMany(gone) : tx.arenaCover.deleteMany(gone));
    await tx.arena.update({
      where: { id: arenaId },
      data: which === "LOGO" ? { logoKey: null } : { coverKey: null },
      select: { id: true },
    });
  });
}
