import { forgetInvitationsTo, forgetUnavailabilities } from "../enrolments/forget-athlete.step";
import { leaveFederations } from "../federations/leave-federations.step";
import { closeAccount } from "../identity/close-account.step";
import { forgetMailsTo } from "../platform/mail/forget-mails";
import { endCalendarFeed } from "../schedule/calendar/end-calendar-feed.step";
import { endAppointments } from "../scoring/end-appointments.step";
import { anonymiseAthlete } from "../athletes/anonymise-athlete.step";
import { athleteRecordsOf } from "../athletes/athlete.access";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { forgetAddresses } from "../platform/rate-limit";
import type { Viewer } from "../platform/viewer";
import { anonymiseTeacher } from "../teachers/anonymise-teacher.step";
import { leaveOpenTournaments } from "../enrolments/leave-open-tournaments.step";
import { deleteAccountSchema } from "../identity/account.rules";
import { checkPassword } from "../identity/check-password.action";
import { assertPasswordStands } from "../identity/password-stands.step";
import { accountDeletedMail } from "../identity/identity-mails.rules";

/**
 * Somebody asks to be forgotten (LGPD): account and person become anonymous at once. What they won stays under a
 * pseudonym, what they paid stays for the years the law asks for.
 * @throws InvalidInput, TooManyAttempts, RuleViolation while others depend on the account.
 */
export async function deleteAccount(ctx: ActionContext, viewer: Viewer, input: unknown): Promise<void> {
  const { password } = parseInput(deleteAccountSchema, input);
  const user = await checkPassword(ctx, viewer, { password, field: "password" });
  await inTransaction(ctx.db, async (tx) => {
    await assertPasswordStands(tx, user, "password");
    await assertDispensable(tx, user.id);
    const athletes = await tx.athlete.findMany({ where: athleteRecordsOf(user), select: { id: true } });
    const teacher = await tx.teacher.findUnique({ where: { userId: user.id }, select: { id: true } });
    for (const athlete of athletes) {
      await leaveOpenTournaments(ctx, tx, athlete.id);
      await endCalendarFeed(tx, athlete.id);
      await forgetUnavailabilities(tx, athlete.id);
      await anonymiseAthlete(tx, athlete.id);
    }
    if (teacher) await anonymiseTeacher(tx, teacher.id);
    await leaveFederations(tx, user.id);
    await endAppointments(tx, user.id);
    const addresses = await closeAccount(tx, user, ctx.now);
    await forgetInvitationsTo(tx, addresses);
    await forgetMailsTo(tx, addresses);
    await forgetAddresses(tx, addresses);
    await ctx.outbox.put(tx, accountDeletedMail(user));
  });
}

/** @throws RuleViolation */
async function assertDispensable(tx: Transaction, userId: string): Promise<void> {
  const arena = await tx.arena.findFirst({ where: { ownerId: userId }, select: { name: true } });
  if (arena)
    throw new RuleViolation(
      "OWNS_ARENA",
      `Sua conta é a responsável pela arena “${arena.name}”. Peça à administração para passá-la a outra pessoa antes de excluir a conta.`,
    );
  // The federation's row is locked, so that its last two people cannot leave at once.
  await tx.$queryRaw`SELECT id FROM federacoes WHERE id IN
    (SELECT federacao_id FROM federacao_usuarios WHERE user_id = ${userId}::uuid AND ativo) ORDER BY id FOR UPDATE`;
  const federation = await tx.federation.findFirst({
    where: {
      members: { some: { userId, active: true }, none: { userId: { not: userId }, active: true } },
    },
    select: { name: true },
  });
  if (federation)
    throw new RuleViolation(
      "LAST_FEDERATION_MEMBER",
      `Sua conta é a única da federação “${federation.name}”. Peça à administração para incluir outra pessoa antes de excluir a conta.`,
    );
  const admins = await tx.$queryRaw<{ user_id: string }[]>`
    SELECT r.user_id::text FROM user_roles r JOIN usuarios u ON u.id = r.user_id
    WHERE r.role = 'admin' AND u.desativado_em IS NULL FOR UPDATE OF u`;
  if (admins.length === 1 && admins[0]?.user_id === userId)
    throw new RuleViolation(
      "LAST_ADMIN",
      "Sua conta é a única da administração. Dê o papel a outra pessoa antes de excluir a conta.",
    );
}
