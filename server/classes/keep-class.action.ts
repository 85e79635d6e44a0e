import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { assertOpen, lockSession } from "./lock-session.step";

/**
 * 'Manter assim mesmo': this class is given although it has fewer students than its minimum, also should another one leave.
 * Kept twice it is kept once.
 * @throws RuleViolation
 */
export async function keepClass(ctx: ActionContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, id);
    assertOpen(session);
    if (session.status === "KEPT") return;
    if (session.minStudents === null)
      throw new RuleViolation("CLASS_WITHOUT_MINIMUM", "Esta aula não tem mínimo de alunos.");
    if (session.startsAt <= ctx.now) throw new RuleViolation("CLASS_BEGUN", "Esta aula já começou.");
    await tx.classSession.update({
      where: { id },
      data: { status: "KEPT", keptById: ctx.viewer?.userId ?? null },
    });
  });
}
