import type { Teacher, TeacherArena, User } from "../../../prisma/generated/client/client";
import { lockAccount } from "../../identity/account.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { inviteTeacherSchema } from "../arena-teachers/arena-teacher.rules";
import { listedUnder, lockList, lockTeacherArena } from "../arena-teachers/arena-teacher.step";
import { teachingMoved } from "../teacher.event";
import { inviteToTeach, tellAnswer } from "./teaching-invitation.step";

/**
 * Links the record of an accepted invitation to the user. If the user has no record and no other arena uses this one,
 * it becomes the user's record; otherwise this arena's data and classes move to the user's own record. Records of other
 * arenas do not change, even with the same address.
 * @throws RuleViolation
 */
async function takeOverRecord(tx: Transaction, user: User, link: TeacherArena, now: Date): Promise<void> {
  const own = await tx.teacher.findUnique({ where: { userId: user.id } });
  if (own !== null && !own.active)
    throw new RuleViolation(
      "INACTIVE_ON_PLATFORM",
      "Seu cadastro de professor está inativo em toda a Praia. Fale com a administração.",
    );
  const named = await tx.teacher.findUniqueOrThrow({ where: { id: link.teacherId } });
  if (named.userId !== null && named.userId !== user.id) throw closed();
  if (own?.id !== named.id) {
    const elsewhere = await tx.teacherArena.count({ where: { teacherId: named.id, id: { not: link.id } } });
    if (own === null && elsewhere === 0) await claim(tx, user, named);
    else
      await moveTeaching(
        tx,
        link,
        own ?? (await makeOwn(tx, user, now)),
        elsewhere > 0 ? link.arenaId : null,
      );
  }
  await tx.teacherArena.update({ where: { id: link.id }, data: { active: true, email: null } });
}

const closed = (): RuleViolation =>
  new RuleViolation("INVITATION_CLOSED", "Este convite não vale mais. Se houve engano, fale com a arena.");

/** Another record may have the address, as one that another arena made: there it stays. */
async function freeAddress(tx: Transaction, { email }: User, ownId: string | null): Promise<string | null> {
  const others = await tx.teacher.count({
    where: { email, ...(ownId === null ? {} : { id: { not: ownId } }) },
  });
  return others > 0 ? null : email;
}

async function claim(tx: Transaction, user: User, { id }: Teacher): Promise<void> {
  await tx.teacher.update({
    where: { id },
    data: { userId: user.id, fullName: user.name, email: await freeAddress(tx, user, id) },
  });
}

const makeOwn = async (tx: Transaction, user: User, createdAt: Date): Promise<Teacher> =>
  tx.teacher.create({
    data: { userId: user.id, fullName: user.name, email: await freeAddress(tx, user, null), createdAt },
  });

/** @param arenaId null where the record is of this arena alone, and goes. */
async function moveTeaching(
  tx: Transaction,
  link: TeacherArena,
  own: Teacher,
  arenaId: string | null,
): Promise<void> {
  await teachingMoved.happened(tx, null, { fromId: link.teacherId, toId: own.id, arenaId });
  const before = await tx.teacherArena.findUnique({
    where: { teacherId_arenaId: { teacherId: own.id, arenaId: link.arenaId } },
  });
  if (before !== null) await carryOver(tx, before, link);
  await tx.teacherArena.update({ where: { id: link.id }, data: { teacherId: own.id } });
  // What the arena changed of its own; what the record said before goes with the record.
  await tx.teacherChange.updateMany({
    where: { teacherId: link.teacherId, arenaId: link.arenaId },
    data: { teacherId: own.id },
  });
  if (arenaId !== null) return;
  await tx.certification.updateMany({ where: { teacherId: link.teacherId }, data: { teacherId: own.id } });
  await tx.teacher.delete({ where: { id: link.teacherId } });
}

/** For a teacher who returns: copies data of the former row that the new one does not have. */
async function carryOver(tx: Transaction, before: TeacherArena, link: TeacherArena): Promise<void> {
  const hours = await tx.teachingHours.count({ where: { teacherArenaId: link.id } });
  if (hours === 0)
    await tx.teachingHours.updateMany({
      where: { teacherArenaId: before.id },
      data: { teacherArenaId: link.id },
    });
  await tx.teacherArena.delete({ where: { id: before.id } });
  await tx.teacherArena.update({
    where: { id: link.id },
    data: {
      phone: link.phone ?? before.phone,
      specialties: link.specialties.length > 0 ? link.specialties : before.specialties,
    },
  });
}

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

/**
 * 'Convidar': invites a teacher on the list. Without an account the arena gives the address; a former teacher with an
 * account is invited at the account's address, which the arena does not see.
 * @throws InvalidInput, RuleViolation, TooManyAttempts
 */
export async function inviteTeacher(ctx: ActionContext, id: string, typed: unknown): Promise<void> {
  const { email: said } = parseInput(inviteTeacherSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    const { link, teacher } = await lockTeacherArena(tx, id);
    if (!teacher.active)
      throw new RuleViolation("INACTIVE_ON_PLATFORM", "Este cadastro não está mais ativo na Praia.");
    const email =
      teacher.userId === null
        ? await addressFor(tx, link, teacher, said)
        : await addressOf(tx, link, teacher.userId);
    await inviteToTeach(tx, ctx, link, { email, name: teacher.fullName });
  });
}

/** @throws RuleViolation */
async function addressOf(tx: Transaction, { active }: TeacherArena, userId: string): Promise<string> {
  if (active) throw new RuleViolation("TEACHES_HERE", "Este professor já aceitou dar aulas na arena.");
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  if (user.disabledAt !== null)
    throw new RuleViolation("ACCOUNT_CLOSED", "Este professor não pode ser convidado agora.");
  return user.email;
}

/** The given address, or else the stored one. @throws InvalidInput */
async function addressFor(
  tx: Transaction,
  link: TeacherArena,
  teacher: Teacher,
  said: string | null,
): Promise<string> {
  const email = said ?? link.email ?? teacher.email;
  if (email === null) throw new InvalidInput([{ path: ["email"], message: "Informe o e-mail" }]);
  const listed = await listedUnder(tx, link.arenaId, email);
  if (listed !== null && listed.id !== link.id)
    throw new InvalidInput([
      { path: ["email"], message: `Este e-mail é de ${listed.teacher.fullName}, que já está na lista.` },
    ]);
  await tx.teacherArena.update({ where: { id: link.id }, data: { email } });
  return email;
}
