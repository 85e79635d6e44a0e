import type { User } from "../../prisma/generated/client/client";
import { pseudonym } from "../athletes/display-name.rules";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";

/** A teacher's record follows the address of their account, where it had the same. */
export async function changeTeacherAddress(
  tx: Transaction,
  _ctx: null,
  { user, email }: { user: User; email: string },
): Promise<void> {
  // An unclaimed record may already have the new address: it keeps it, and this record gets none.
  const others = await tx.teacher.count({ where: { email } });
  await tx.teacher.updateMany({
    where: { userId: user.id, email: user.email },
    data: { email: others > 0 ? null : email },
  });
}

/** Anonymises a teacher. Classes and commissions stay, under a pseudonym. */
export async function anonymiseTeacher(tx: Transaction, teacherId: string): Promise<void> {
  await tx.teacher.update({
    where: { id: teacherId },
    data: {
      userId: null,
      fullName: pseudonym("Professor", teacherId),
      email: null,
      cpf: null,
      active: false,
    },
  });
  await tx.teacherChange.deleteMany({ where: { teacherId } });
  await tx.teachingHours.deleteMany({ where: { teacherArena: { teacherId } } });
  await tx.teachingInvitation.deleteMany({ where: { teacherArena: { teacherId } } });
  await tx.teacherArena.updateMany({
    where: { teacherId },
    data: { active: false, email: null, phone: null, specialties: [] },
  });
  await tx.certification.deleteMany({ where: { teacherId } });
}

/**
 * Deletes the invitations sent to the addresses of a forgotten person. Unclaimed records stay with the arenas, without
 * the person's contacts.
 */
export async function forgetTeachingInvitationsTo(
  tx: Transaction,
  addresses: readonly string[],
): Promise<void> {
  const email = { in: [...addresses] };
  await tx.teachingInvitation.deleteMany({ where: { email } });
  await tx.teacherChange.deleteMany({
    where: { arenaId: { not: null }, teacher: { userId: null, arenas: { some: { email } } } },
  });
  await tx.teacherArena.updateMany({ where: { email }, data: { email: null, phone: null } });
  await tx.teacher.updateMany({ where: { userId: null, email }, data: { email: null } });
}

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
