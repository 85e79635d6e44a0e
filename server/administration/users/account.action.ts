import { audit } from "../../identity/audit.step";
import { endSessionsOf } from "../../identity/session.step";
import { guessKeysOf } from "../../identity/guess-limit.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { forgetLimitsOf } from "../../platform/rate-limit";
import { changesOf } from "../../identity/audit.rules";
import type { Addressee } from "../../identity/identity-mails.rules";
import { lockAccount, renameAccount } from "../../identity/account.step";
import { personName } from "../../identity/person.rules";
import { RuleViolation } from "../../platform/errors";
import type { Mail } from "../../platform/mail/mail.rules";
import { parseInput } from "../../platform/parse-input";
import { z } from "zod";

/** Ends all sessions of an account. @returns the number of sessions ended. */
export async function endUserSessions(ctx: ActionContext, userId: string): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const ended = await endSessionsOf(tx, userId, ctx.now);
    if (ended === 0) return 0;
    await audit(tx, ctx, {
      action: "END_SESSIONS",
      subject: { kind: "USER", id: userId },
      changes: { before: { "Sessões abertas": ended }, after: null },
    });
    return ended;
  });
}

/** Wrong passwords do not keep the account's owner waiting any longer. */
export async function unlockSignIn(ctx: ActionContext, userId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    if ((await forgetLimitsOf(tx, guessKeysOf(email))) === 0) return;
    await audit(tx, ctx, { action: "UNLOCK_SIGN_IN", subject: { kind: "USER", id: userId } });
  });
}

const accountNameSchema = z.object({ name: personName });

/**
 * Changes the name of an account, by its user or by an admin. Not for athletes and teachers, because their records have
 * names of their own. Writes an audit entry, and notifies the user by mail if an admin made the change.
 * @throws InvalidInput, RuleViolation if the user has such a record.
 */
export async function correctAccountName(ctx: ActionContext, userId: string, typed: unknown): Promise<void> {
  const { name } = parseInput(accountNameSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    const user = await lockAccount(tx, userId);
    const athletes = await tx.athlete.count({ where: { userId } });
    if (athletes > 0)
      throw new RuleViolation(
        "NAME_OF_A_RECORD",
        "O nome fica no cadastro de atleta. Corrija-o em “Alterar Cadastro”.",
        ["name"],
      );
    const teachers = await tx.teacher.count({ where: { userId } });
    if (teachers > 0)
      throw new RuleViolation(
        "NAME_OF_A_RECORD",
        "O nome fica no cadastro de professor. Corrija-o em “Meu Cadastro”.",
        ["name"],
      );
    if (user.name === name) return;
    await renameAccount(tx, userId, name);
    const changes = changesOf({ Nome: user.name }, { Nome: name }, ["Nome"]);
    await audit(tx, ctx, { action: "CORRECT_NAME", subject: { kind: "USER", id: userId }, changes });
    if (ctx.viewer?.userId !== userId)
      await ctx.outbox.put(tx, nameCorrectedMail({ ...user, name }, ctx.publicUrl));
  });
}

const nameCorrectedMail = (to: Addressee, publicUrl: string): Mail => ({
  to: to.email,
  bell: true,
  subject: "Seu nome foi corrigido",
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    "A administração da Praia corrigiu o nome da sua conta. Se não estiver certo, corrija-o em “Minha conta”.",
  ],
  action: { label: "Abrir minha conta", url: `${publicUrl}/conta` },
});
