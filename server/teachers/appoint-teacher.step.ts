import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";

/**
 * Makes a user a teacher at these arenas, in addition to those where they already teach.
 * @returns false if nothing changes.
 * @throws RuleViolation if another teacher's record has the user's address.
 */
export async function appointTeacher(
  tx: Transaction,
  user: User,
  arenaIds: readonly string[],
  now: Date,
): Promise<boolean> {
  const teacher = await recordOf(tx, user, now);
  const there = { teacherId: teacher.id, arenaId: { in: [...arenaIds] } };
  const active = await tx.teacherArena.findMany({ where: { ...there, active: true } });
  if (teacher.userId === user.id && teacher.active && active.length === arenaIds.length) return false;
  await tx.teacher.update({ where: { id: teacher.id }, data: { active: true, userId: user.id } });
  await tx.teacherArena.updateMany({ where: there, data: { active: true } });
  await tx.teacherArena.createMany({
    data: arenaIds.map((arenaId) => ({ teacherId: teacher.id, arenaId })),
    skipDuplicates: true,
  });
  return true;
}

async function recordOf(tx: Transaction, user: User, now: Date) {
  const own = await tx.teacher.findUnique({ where: { userId: user.id } });
  if (own) return own;
  const registered = await tx.teacher.findUnique({ where: { email: user.email } });
  if (registered?.userId)
    throw new RuleViolation("TEACHER_ADDRESS_TAKEN", "Outro professor usa este e-mail.", ["email"]);
  if (registered) return registered;
  return tx.teacher.create({
    data: {
      userId: user.id,
      fullName: user.name,
      email: user.email,
      active: false,
      createdAt: now,
    },
  });
}

/** Ends teaching at all arenas; past classes stay. */
export async function retireTeacher(tx: Transaction, userId: string): Promise<void> {
  await tx.teacherArena.updateMany({ where: { teacher: { userId } }, data: { active: false } });
  await tx.teacher.updateMany({ where: { userId }, data: { active: false } });
}
