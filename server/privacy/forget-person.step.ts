import type { User } from "../../prisma/generated/client/client";
import { forgetDeliveriesTo } from "../announcements/announcement.step";
import { anonymiseAthlete, forgetAddressOf } from "../athletes/own-athlete.step";
import { leaveArenas } from "../arenas/arena-managers.step";
import { forgetBankTexts } from "../billing/bank/bank-line.step";
import { forgetBoletos } from "../billing/boletos/boleto.step";
import { endPlansOf } from "../billing/plans/monthly-plan.step";
import { leaveBookings } from "../bookings/athlete-bookings.step";
import { leaveClasses, forgetProgress } from "../classes/classes-of-person.step";
import { tellTeacherLeaves } from "../classes/class-mails.step";
import {
  forgetInvitationsTo,
  forgetUnavailabilities,
  leaveOpenTournaments,
} from "../enrolments/athlete-enrolments.step";
import { leaveFederations, membersBeside } from "../federations/federation.step";
import { forgetGuardianInvitationsTo, forgetGuardiansOf, leaveChildren } from "../guardians/guardian.step";
import { isLastAdmin, lockAdmins } from "../identity/roles.step";
import { closeAccount } from "../identity/account.step";
import { accountDeletedMail } from "../identity/identity-mails.rules";
import { forgetNotices } from "../notices/notice.step";
import { forgetJournalsOf, forgetMergeRequests } from "../merging/merging.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { forgetMailsTo } from "../platform/mail/outbox";
import { forgetAddresses } from "../platform/rate-limit";
import { endCalendarFeed } from "../schedule/calendar/end-calendar-feed.step";
import { endAppointments } from "../scoring/end-appointments.step";
import { anonymiseTeacher, forgetTeachingInvitationsTo } from "../teachers/teacher.step";

/** Who asks for the deletion, which determines the wording of the errors. */
type Asking = "self" | "administration";

/**
 * Anonymises the account and the person at once. Titles are kept under a pseudonym, and payments for the years that the
 * law requires.
 * @throws RuleViolation while others depend on the account.
 */
export async function forgetPerson(
  tx: Transaction,
  ctx: ActionContext,
  user: User,
  asking: Asking,
): Promise<void> {
  await assertDispensable(tx, user, asking);
  // First, because it waits for a concurrent undo of a merge, whose restored rows have to be erased too.
  await forgetJournalsOf(tx, user);
  const athlete = await tx.athlete.findUnique({
    where: { userId: user.id },
    select: { id: true, cpf: true },
  });
  const teacher = await tx.teacher.findUnique({ where: { userId: user.id }, select: { id: true } });
  if (athlete) {
    await leaveOpenTournaments(ctx, tx, athlete.id);
    await leaveClasses(tx, ctx, athlete.id);
    await leaveBookings(tx, ctx, athlete.id);
    await endPlansOf(tx, ctx, athlete.id);
    await forgetUnavailabilities(tx, athlete.id);
    await forgetMergeRequests(tx, athlete.id);
    await forgetGuardiansOf(tx, athlete.id);
    await anonymiseAthlete(tx, athlete.id);
    await forgetBankTexts(tx, athlete.id);
    await forgetBoletos(tx, athlete, ctx.now);
    await forgetProgress(tx, athlete.id);
  }
  if (user.emailConfirmedAt !== null) await forgetAddressOf(tx, user.email);
  if (teacher) {
    await tellTeacherLeaves(tx, ctx, teacher.id);
    await anonymiseTeacher(tx, teacher.id);
  }
  await leaveChildren(tx, user.id, ctx.now);
  await endCalendarFeed(tx, user.id);
  await leaveFederations(tx, user.id);
  await leaveArenas(tx, user.id);
  await endAppointments(tx, user.id);
  const addresses = await closeAccount(tx, user, ctx.now);
  await forgetInvitationsTo(tx, addresses);
  await forgetTeachingInvitationsTo(tx, addresses);
  await forgetGuardianInvitationsTo(tx, addresses);
  await forgetDeliveriesTo(tx, addresses);
  await forgetMailsTo(tx, addresses);
  await forgetNotices(tx, [user.id]);
  await forgetAddresses(tx, addresses);
  await ctx.outbox.put(tx, accountDeletedMail(user));
}

/** @throws RuleViolation */
async function assertDispensable(tx: Transaction, user: User, asking: Asking): Promise<void> {
  const { id: userId } = user;
  const own = asking === "self";
  // Locks the arenas, so that a concurrent manager who leaves cannot hand one over to this account.
  await tx.$queryRaw`SELECT id FROM arenas WHERE id IN
    (SELECT arena_id FROM gestores_arenas WHERE user_id = ${userId}::uuid AND ativo) ORDER BY id FOR UPDATE`;
  const arena = await tx.arena.findFirst({ where: { ownerId: userId }, select: { name: true } });
  if (arena)
    throw new RuleViolation(
      "OWNS_ARENA",
      own
        ? `Sua conta é a responsável pela arena “${arena.name}”. Peça à administração para passá-la a outra pessoa antes de excluir a conta.`
        : `Esta conta é a responsável pela arena “${arena.name}”. Passe a arena a outra pessoa antes de excluir a conta.`,
    );
  // Locks the federations, so that the last two members cannot leave at the same time.
  await tx.$queryRaw`SELECT id FROM federacoes WHERE id IN
    (SELECT federacao_id FROM federacao_usuarios WHERE user_id = ${userId}::uuid AND ativo) ORDER BY id FOR UPDATE`;
  const federation = await tx.federation.findFirst({
    where: { members: { some: { userId, active: true }, none: membersBeside(user) } },
    select: { name: true },
  });
  if (federation)
    throw new RuleViolation(
      "LAST_FEDERATION_MEMBER",
      own
        ? `Sua conta é a única da federação “${federation.name}”. Peça à administração para incluir outra pessoa, e espere que ela entre, antes de excluir a conta.`
        : `Esta conta é a única da federação “${federation.name}”. Inclua outra pessoa, e espere que ela entre, antes de excluir a conta.`,
    );
  await lockAdmins(tx);
  if (await isLastAdmin(tx, userId))
    throw new RuleViolation(
      "LAST_ADMIN",
      own
        ? "Sua conta é a única da administração. Dê o papel a outra pessoa antes de excluir a conta."
        : "Esta conta é a única da administração. Dê o papel a outra pessoa antes de excluí-la.",
    );
}
