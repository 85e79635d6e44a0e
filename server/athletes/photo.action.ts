import { randomUUID } from "node:crypto";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import type { BarePicture } from "../platform/picture.rules";
import { activeGuardianships, isThatAthlete } from "./athlete.access";
import { lockAthlete } from "./correct-profile.step";
import { photoRemovedMail } from "./photo.rules";

/** Replaces the photo; the last of two who send at once has it. @returns its key. */
export async function storePhoto(
  { db, now }: ActionContext,
  athleteId: string,
  { mediaType, content }: BarePicture,
): Promise<string> {
  const key = randomUUID();
  const kept = { key, mediaType, content, sentAt: now };
  await inTransaction(db, async (tx) => {
    await lockAthlete(tx, athleteId);
    await tx.athletePhoto.upsert({
      where: { athleteId },
      create: { athleteId, ...kept },
      update: kept,
      select: { athleteId: true },
    });
    await tx.athlete.update({ where: { id: athleteId }, data: { photoKey: key }, select: { id: true } });
  });
  return key;
}

/** Idempotent. A removal by another person is kept in the profile's history, and the athlete gets a mail. */
export async function removePhoto(ctx: ActionContext, athleteId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { photoKey } = await lockAthlete(tx, athleteId);
    if (photoKey === null) return;
    await tx.athletePhoto.deleteMany({ where: { athleteId } });
    await tx.athlete.update({ where: { id: athleteId }, data: { photoKey: null }, select: { id: true } });
    if (isThatAthlete(athleteId, ctx)) return;
    const changedById = ctx.viewer?.userId ?? null;
    await tx.profileChange.create({ data: { athleteId, changedById, photoRemoved: true } });
    await mailRemoval(tx, ctx, athleteId);
  });
}

async function mailRemoval(tx: Transaction, ctx: ActionContext, athleteId: string): Promise<void> {
  const byId = ctx.viewer?.userId ?? null;
  const reached = { select: { id: true, email: true, name: true, disabledAt: true } };
  const { fullName, user, guardianships } = await tx.athlete.findUniqueOrThrow({
    where: { id: athleteId },
    select: {
      fullName: true,
      user: reached,
      guardianships: { where: activeGuardianships(ctx.now), select: { user: reached } },
    },
  });
  const remover =
    byId === null ? null : await tx.user.findUnique({ where: { id: byId }, select: { name: true } });
  const about = {
    by: remover?.name ?? "A administração",
    url: `${ctx.publicUrl}/user-profile/${athleteId}`,
  };
  const isReached = (person: { id: string; disabledAt: Date | null }) =>
    person.disabledAt === null && person.id !== byId;
  await ctx.outbox.putAll(tx, [
    ...(user && isReached(user) ? [photoRemovedMail({ email: user.email, name: fullName }, about)] : []),
    ...guardianships.flatMap(({ user: guardian }) =>
      guardian && isReached(guardian) ? [photoRemovedMail(guardian, { ...about, child: fullName })] : [],
    ),
  ]);
}
