import { renameAccount } from "../../identity/account.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { correctTeacher } from "./correct-teacher.step";
import { updateTeacherProfileSchema } from "./teacher-record.rules";

/**
 * 'Meu Cadastro' by the teacher: the name, which is the account's too, and the phone at all arenas where they teach.
 * @throws InvalidInput
 */
export async function updateTeacherProfile(
  ctx: ActionContext,
  teacherId: string,
  typed: unknown,
): Promise<void> {
  const { fullName, phone } = parseInput(updateTeacherProfileSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM professores WHERE id = ${teacherId}::uuid FOR NO KEY UPDATE`;
    await tx.$queryRaw`SELECT id FROM professores_arenas WHERE professor_id = ${teacherId}::uuid ORDER BY id FOR UPDATE`;
    const { arenas: links, ...teacher } = await tx.teacher.findUniqueOrThrow({
      where: { id: teacherId },
      include: { arenas: { where: { active: true } } },
    });
    if (phone !== null && links.length === 0)
      throw new InvalidInput([
        { path: ["phone"], message: "O telefone fica na arena, e você não dá aulas em nenhuma agora." },
      ]);
    await correctTeacher(tx, ctx, { teacher, links }, { fullName, cpf: null, phone });
    if (teacher.userId !== null && fullName !== teacher.fullName)
      await renameAccount(tx, teacher.userId, fullName);
  });
}
