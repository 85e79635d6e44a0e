import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { isAdmin } from "../../platform/viewer";
import { correctTeacher } from "../record/correct-teacher.step";
import { updateArenaTeacherSchema } from "./arena-teacher.rules";
import { lockTeacherArena } from "./arena-teacher.step";
import { writeHours } from "./write-hours.step";

/**
 * 'Alterar Cadastro': changes the arena's phone, specialties and hours of a teacher, and name and CPF of the record. A
 * teacher with an account gets a mail about the changes.
 * @throws InvalidInput, RuleViolation
 */
export async function updateArenaTeacher(ctx: ActionContext, id: string, typed: unknown): Promise<void> {
  const { fullName, cpf, hours, phone, specialties } = parseInput(updateArenaTeacherSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    const { link, teacher } = await lockTeacherArena(tx, id);
    if (!link.active)
      throw new RuleViolation(
        "INACTIVE",
        "Este professor não dá mais aulas na arena, e o cadastro não muda.",
      );
    if (
      cpf !== null &&
      teacher.userId !== null &&
      teacher.userId === ctx.viewer?.userId &&
      !isAdmin(ctx.viewer)
    )
      throw new InvalidInput([
        { path: ["cpf"], message: "O próprio CPF só outra pessoa da arena ou a administração corrige" },
      ]);
    await correctTeacher(tx, ctx, { teacher, links: [link] }, { fullName: fullName ?? null, cpf, phone });
    await tx.teacherArena.update({ where: { id }, data: { specialties } });
    await writeHours(tx, id, hours);
  });
}
