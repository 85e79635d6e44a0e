import type { TeacherArena } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { daysAfterDecline, isDeclinedLately, isSentLately } from "../../platform/invitation-pace.rules";
import { countAttempt } from "../../platform/rate-limit";
import {
  addressLimit,
  arenaLimit,
  teachingAnsweredMail,
  teachingEndedMail,
  teachingInvitationMail,
} from "./teaching-invitation.rules";

/** Sign-in or sign-up page that redirects to the page where the invitation is answered. */
const answerUrl = (publicUrl: string): string => `${publicUrl}/auth-athlete?voltar=%2Fconta`;

/**
 * Invites an address to claim a teacher's record on the arena's list. Withdraws an open invitation to another address.
 * Expects the list to be locked.
 * @throws RuleViolation if the address has declined recently, TooManyAttempts
 */
export async function inviteToTeach(
  tx: Transaction,
  ctx: ActionContext,
  { id: teacherArenaId, arenaId }: TeacherArena,
  to: { email: string; name: string },
): Promise<void> {
  const { now } = ctx;
  const { email } = to;
  const open = await tx.teachingInvitation.findFirst({ where: { teacherArenaId, status: "PENDING" } });
  if (open?.email === email && isSentLately(open.sentAt, now)) return;
  await assertNotDeclinedLately(tx, arenaId, email, now);
  await countAttempt(tx, arenaLimit(arenaId), now);
  await countAttempt(tx, addressLimit(email), now);
  const sent = { sentAt: now, invitedById: ctx.viewer?.userId ?? null };
  if (open?.email === email) await tx.teachingInvitation.update({ where: { id: open.id }, data: sent });
  else {
    await withdrawTeachingInvitations(tx, teacherArenaId, now);
    await tx.teachingInvitation.create({ data: { teacherArenaId, email, ...sent } });
  }
  const { name: arena } = await tx.arena.findUniqueOrThrow({ where: { id: arenaId } });
  await ctx.outbox.put(tx, teachingInvitationMail(to, { arena, url: answerUrl(ctx.publicUrl) }));
}

/** Withdraws the open invitation for a record. */
export async function withdrawTeachingInvitations(
  tx: Transaction,
  teacherArenaId: string,
  now: Date,
): Promise<void> {
  await tx.teachingInvitation.updateMany({
    where: { teacherArenaId, status: "PENDING" },
    data: { status: "WITHDRAWN", answeredAt: now },
  });
}

async function assertNotDeclinedLately(
  tx: Transaction,
  arenaId: string,
  email: string,
  now: Date,
): Promise<void> {
  const last = await tx.teachingInvitation.findFirst({
    where: { email, status: "DECLINED", teacherArena: { arenaId } },
    orderBy: [{ answeredAt: "desc" }, { id: "desc" }],
  });
  if (last && isDeclinedLately(last.answeredAt, now))
    throw new RuleViolation(
      "REFUSED_LATELY",
      `Esta pessoa recusou o convite. Você pode convidá-la de novo depois de ${daysAfterDecline} dias; se houve engano, fale com ela.`,
      ["email"],
    );
}

/** Mails a teacher with an account. Teachers without one get no mails. */
export async function tellTeachingEnded(
  tx: Transaction,
  { outbox }: Pick<ActionContext, "outbox">,
  { teacherId, arenaId }: TeacherArena,
): Promise<void> {
  const { user } = await tx.teacher.findUniqueOrThrow({ where: { id: teacherId }, include: { user: true } });
  if (user === null || user.disabledAt !== null) return;
  const arena = await tx.arena.findUniqueOrThrow({ where: { id: arenaId } });
  await outbox.put(tx, teachingEndedMail(user, { arena: arena.name }));
}

/** Mails the owner of the inviting arena. */
export async function tellAnswer(
  tx: Transaction,
  { outbox, publicUrl }: Pick<ActionContext, "outbox" | "publicUrl">,
  arenaId: string,
  answer: { person: string; accepted: boolean },
): Promise<void> {
  const arena = await tx.arena.findUniqueOrThrow({ where: { id: arenaId }, include: { owner: true } });
  if (arena.owner === null || arena.owner.disabledAt !== null) return;
  const url = `${publicUrl}/arena-teachers`;
  await outbox.put(tx, teachingAnsweredMail(arena.owner, { ...answer, arena: arena.name, url }));
}
