import { createOwnAthlete } from "../../athletes/own-athlete.step";
import { accountFor } from "../../identity/account-for.step";
import { changesOf, hiddenValue } from "../../identity/audit.rules";
import { audit } from "../../identity/audit.step";
import { giveRole } from "../../identity/roles.step";
import { newAccessFor } from "../../identity/management/management.loader";
import type { ActionContext } from "../../platform/context";
import { inTransaction, whileFree, type Transaction } from "../../platform/database";
import { InvalidInput } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { athleteLevelLabel } from "../../sport/athlete-level.rules";
import { newAthleteSchema, type NewAthlete } from "./new-athlete.rules";
import { roleWithAccountMail } from "./role-assignments.rules";

/**
 * Creates an athlete with an account, and mails the temporary password.
 * @returns the user's id.
 * @throws InvalidInput if the address or the CPF is in use already.
 */
export async function createAthlete(ctx: ActionContext, input: unknown): Promise<string> {
  const athlete = parseInput(newAthleteSchema(dayAt(ctx.now, brasiliaTime)), input);
  const { email, ...profile } = athlete;
  await assertFree(ctx.db, athlete);
  const access = await newAccessFor(ctx, email);
  const work = inTransaction(ctx.db, async (tx) => {
    const { user, password } = await accountFor(tx, ctx.now, { email, name: profile.fullName }, access);
    if (password === null) throw accountTaken();
    await assertNoAthlete(tx, athlete);
    await createOwnAthlete(tx, { userId: user.id, email, ...profile, createdAt: ctx.now });
    await giveRole(tx, user.id, "ATHLETE", ctx.now);
    await ctx.outbox.put(tx, roleWithAccountMail(user, "ATHLETE", { password, publicUrl: ctx.publicUrl }));
    await audit(tx, ctx, {
      action: "CREATE_ATHLETE",
      subject: { kind: "USER", id: user.id },
      changes: changesOf({}, { Cadastro: hiddenValue, Nível: athleteLevelLabel[profile.level] }),
    });
    return user.id;
  });
  return whileFree(work, () => assertFree(ctx.db, athlete));
}

/** @throws InvalidInput */
async function assertFree(db: Pick<Transaction, "user" | "athlete">, athlete: NewAthlete): Promise<void> {
  await assertNoAthlete(db, athlete);
  const user = await db.user.findUnique({ where: { email: athlete.email } });
  if (user?.emailConfirmedAt) throw accountTaken();
}

/** @throws InvalidInput */
async function assertNoAthlete(db: Pick<Transaction, "athlete">, { email, cpf }: NewAthlete): Promise<void> {
  const athletes = await db.athlete.findMany({ where: { OR: [{ email }, { cpf }] } });
  if (athletes.some((one) => one.email === email))
    throw taken("email", "Já existe um atleta com este e-mail. Para dar acesso a ele, use “Atribuir Role”");
  if (athletes.length > 0) throw taken("cpf", "Este CPF já está cadastrado");
}

const taken = (path: string, message: string) => new InvalidInput([{ path: [path], message }]);

const accountTaken = () =>
  taken("email", "Já existe uma conta com este e-mail. Para torná-la de atleta, use “Atribuir Role”");
