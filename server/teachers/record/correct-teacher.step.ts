import type { Teacher, TeacherArena } from "../../../prisma/generated/client/client";
import { recordCorrectedMail } from "../../athletes/profile-change.rules";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";

/** What the record says from now on; null for name and CPF leaves them. The phone is what each of the arenas keeps. */
interface TeacherCorrection {
  fullName: string | null;
  cpf: string | null;
  phone: string | null;
}

/**
 * Corrects a teacher's record and their phone at the given arenas. Keeps the previous values with the author and time
 * of the correction. Mails the teacher if another user made it.
 * @param teacher the current record, locked.
 * @param links rows of the arenas whose phone is corrected, locked.
 */
export async function correctTeacher(
  tx: Transaction,
  ctx: ActionContext,
  { teacher, links }: { teacher: Teacher; links: readonly TeacherArena[] },
  { fullName, cpf, phone }: TeacherCorrection,
): Promise<void> {
  const renamed = fullName !== null && fullName !== teacher.fullName;
  const cpfChanged = cpf !== null && cpf !== teacher.cpf;
  const called = links.filter((link) => link.phone !== phone);
  const changedById = ctx.viewer?.userId ?? null;
  const change = { teacherId: teacher.id, changedById, changedAt: ctx.now };
  if (renamed || cpfChanged) {
    await tx.teacher.update({
      where: { id: teacher.id },
      data: { ...(renamed ? { fullName } : {}), ...(cpfChanged ? { cpf } : {}) },
    });
    const name = renamed ? { nameBefore: teacher.fullName, nameAfter: fullName } : {};
    await tx.teacherChange.create({ data: { ...change, ...name, cpfChanged } });
  }
  if (called.length > 0) {
    await tx.teacherArena.updateMany({ where: { id: { in: called.map(({ id }) => id) } }, data: { phone } });
    await tx.teacherChange.createMany({
      data: called.map((link) => ({
        ...change,
        arenaId: link.arenaId,
        phoneBefore: link.phone,
        phoneAfter: phone,
      })),
    });
  }
  const what = [
    ...(renamed ? ["nome"] : []),
    ...(called.length > 0 ? ["telefone"] : []),
    ...(cpfChanged ? ["CPF"] : []),
  ];
  if (what.length > 0) await tellCorrected(tx, ctx, teacher, what.join(", "));
}

/** Mails the teacher, unless they have no account or made the correction themselves. */
async function tellCorrected(
  tx: Transaction,
  ctx: ActionContext,
  { id, userId }: Teacher,
  what: string,
): Promise<void> {
  const byId = ctx.viewer?.userId ?? null;
  if (userId === null || userId === byId) return;
  const person = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  if (person.disabledAt !== null) return;
  const by = byId === null ? null : await tx.user.findUnique({ where: { id: byId }, select: { name: true } });
  const url = `${ctx.publicUrl}/user-profile/${id}/professor`;
  await ctx.outbox.put(
    tx,
    recordCorrectedMail(person, { what, by: by?.name ?? "A administração", url, teaching: true }),
  );
}
