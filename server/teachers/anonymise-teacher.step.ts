import { pseudonym } from "../athletes/display-name.rules";
import type { Transaction } from "../platform/database";

/** A person asked to be forgotten who taught: classes and commissions stay, under a pseudonym. */
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
 * Somebody is forgotten: who asked them to teach, by one of their addresses. Records that nobody has claimed stay the
 * arenas' own, without what reached the person.
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
