import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { isAdmin } from "../../platform/viewer";
import { correctTeacher } from "../record/correct-teacher.step";
import { updateArenaTeacherSchema } from "./arena-teacher.rules";
import { lockTeacherArena } from "./arena-teacher.step";
import { writeHours } from "./write-hours.step";
import { withdrawTeachingInvitations } from "../invitations/invite.step";
import { tellTeachingEnded } from "../invitations/tell-teacher.step";
import { teachingEnds } from "../teacher.event";

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

/**
 * Deactivates or reactivates a teacher at an arena, which sees only the name of former teachers. A teacher with an
 * account returns by accepting an invitation. Idempotent.
 * @throws RuleViolation while they have upcoming classes, or while the arena is suspended.
 */
export async function setTeachingActive(ctx: ActionContext, id: string, active: boolean): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { link, teacher } = await lockTeacherArena(tx, id);
    if (link.active === active) return;
    if (active) {
      if (teacher.userId !== null)
        throw new RuleViolation(
          "HAS_ACCOUNT",
          "Este professor tem conta na Praia: convide-o de novo, e ele responde.",
        );
      if (!teacher.active)
        throw new RuleViolation("INACTIVE_ON_PLATFORM", "Este cadastro não está mais ativo na Praia.");
    } else {
      const { arenaId, teacherId } = link;
      await teachingEnds.happened(tx, ctx, { arenaId, teacherId, name: teacher.fullName });
      await withdrawTeachingInvitations(tx, id, ctx.now);
      await tellTeachingEnded(tx, ctx, link);
    }
    await tx.teacherArena.update({ where: { id }, data: { active } });
  });
}
