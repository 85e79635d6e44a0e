import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { updateArenaTeacherSchema } from "./arena-teacher.rules";
import { lockTeacherArena } from "./arena-teacher.step";
import { writeHours } from "./write-hours.step";

/**
 * 'Alterar Cadastro': phone, specialties and hours as the arena keeps them, and the name as long as the record is nobody's own.
 * @throws InvalidInput, RuleViolation
 */
export async function updateArenaTeacher(ctx: ActionContext, id: string, typed: unknown): Promise<void> {
  const { fullName, hours, phone, specialties } = parseInput(updateArenaTeacherSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    const { link, teacher } = await lockTeacherArena(tx, id);
    if (!link.active)
      throw new RuleViolation(
        "INACTIVE",
        "Este professor não dá mais aulas na arena, e o cadastro não muda.",
      );
    if (fullName && fullName !== teacher.fullName) {
      if (teacher.userId !== null)
        throw new RuleViolation("HAS_ACCOUNT", "O professor tem conta na Praia: o nome só ele muda.", [
          "fullName",
        ]);
      await tx.teacher.update({ where: { id: teacher.id }, data: { fullName } });
    }
    await tx.teacherArena.update({ where: { id }, data: { phone, specialties } });
    await writeHours(tx, id, hours);
  });
}
