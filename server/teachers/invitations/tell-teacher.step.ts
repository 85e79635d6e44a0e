import type { TeacherArena } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { teachingAnsweredMail, teachingEndedMail } from "./teaching-mails.rules";

/** Mails a teacher with an account. Teachers without one get no mails. */
export async function tellTeachingEnded(
  tx: Transaction,
  { outbox }: Pick<ActionContext, "outbox">,
  { teacherId, arenaId }: TeacherArena,
): Promise<void> {
  const { user } = await tx.teacher.findUniqueOrThrow({ where: { id: teacherId }, include: { user: true } });
  if (user === null || user.disabledAt !== null) return;
  const arena = await tx.arena.findUniqueOrThrow({ where: { id: arenaId } });
  await outbox.put(tx, teachingEndedMail(user, { arena: arena.name }));
}

/** Mails the owner of the inviting arena. */
export async function tellAnswer(
  tx: Transaction,
  { outbox, publicUrl }: Pick<ActionContext, "outbox" | "publicUrl">,
  arenaId: string,
  answer: { person: string; accepted: boolean },
): Promise<void> {
  const arena = await tx.arena.findUniqueOrThrow({ where: { id: arenaId }, include: { owner: true } });
  if (arena.owner === null || arena.owner.disabledAt !== null) return;
  const url = `${publicUrl}/arena-teachers`;
  await outbox.put(tx, teachingAnsweredMail(arena.owner, { ...answer, arena: arena.name, url }));
}
