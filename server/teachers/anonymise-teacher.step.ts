import { pseudonym } from "../athletes/display-name.rules";
import type { Transaction } from "../platform/database";

/** A person asked to be forgotten who taught: classes and commissions stay, under a pseudonym. */
export async function anonymiseTeacher(tx: Transaction, teacherId: string): Promise<void> {
  await tx.teacher.update({
    where: { id: teacherId },
    data: {
      userId: null,
      fullName: pseudonym("Professor", teacherId),
      email: `excluido-${teacherId}@excluido.invalid`,
      active: false,
    },
  });
  await tx.teacherArena.updateMany({ where: { teacherId }, data: { active: false } });
  await tx.certification.deleteMany({ where: { teacherId } });
}
