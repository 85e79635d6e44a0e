import { lockList } from "../arena-teachers/arena-teacher.step";
import { lockAccount } from "../../identity/account.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { closed, takeOverRecord } from "./take-over-record.step";
import { tellAnswer } from "./tell-teacher.step";

/**
 * Accepts or declines an invitation to teach. After accepting, the user teaches there with a record of their own.
 * Idempotent.
 * @throws RuleViolation if the invitation has another answer or was withdrawn, or on accepting while the arena is
 *   suspended.
 */
export async function answerTeachingInvitation(
  ctx: ActionContext,
  { invitationId, userId, accept }: { invitationId: string; userId: string; accept: boolean },
): Promise<void> {
  const status = accept ? "ACCEPTED" : "DECLINED";
  await inTransaction(ctx.db, async (tx) => {
    // Lock the user: an account that is being deleted or changes its address must not claim the record.
    const user = await lockAccount(tx, userId);
    const { teacherArena } = await tx.teachingInvitation.findUniqueOrThrow({
      where: { id: invitationId },
      include: { teacherArena: true },
    });
    if (accept) await lockList(tx, teacherArena.arenaId);
    await lockRecords(tx, userId, teacherArena.teacherId);
    await tx.$queryRaw`SELECT id FROM professores_arenas WHERE id = ${teacherArena.id}::uuid FOR UPDATE`;
    await tx.$queryRaw`SELECT id FROM convites_professores WHERE id = ${invitationId}::uuid FOR UPDATE`;
    const invitation = await tx.teachingInvitation.findUnique({
      where: { id: invitationId },
      include: { teacherArena: { include: { teacher: true } } },
    });
    if (invitation?.status === status) return;
    if (invitation?.status !== "PENDING" || invitation.email !== user.email || user.emailConfirmedAt === null)
      throw closed();
    const { teacher, ...link } = invitation.teacherArena;
    await tx.teachingInvitation.update({
      where: { id: invitationId },
      data: { status, answeredAt: ctx.now },
    });
    if (accept) await takeOverRecord(tx, user, link, ctx.now);
    // If declined, the mail names the person as the arena entered them, so as not to reveal the account's name.
    const person = accept ? user.name : teacher.fullName;
    await tellAnswer(tx, ctx, link.arenaId, { person, accepted: accept });
  });
}

/** Locks both records, so that no classes are scheduled with them during the merge. */
async function lockRecords(tx: Transaction, userId: string, teacherId: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM professores WHERE id = ${teacherId}::uuid OR user_id = ${userId}::uuid
    ORDER BY id FOR UPDATE`;
}
