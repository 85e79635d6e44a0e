import type { User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { pseudonym } from "../athletes/display-name.rules";

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
