import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { withdrawTeachingInvitations } from "../invitations/invite.step";
import { tellTeachingEnded } from "../invitations/tell-teacher.step";
import { teachingEnds } from "../teacher.event";
import { lockTeacherArena } from "./arena-teacher.step";

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
