import { inTransaction, type Database } from "../platform/database";
import type { Outbox } from "../platform/mail/outbox";
import { StartupError } from "../platform/errors";
import { hashPassword } from "../platform/password-hash";
import { adminsInUse, giveRole, lockAdmins } from "./roles.step";
import { endEmailLinks } from "./email-link.step";
import { passwordSchema } from "./password.rules";
import { temporaryPasswordMail } from "./identity-mails.rules";
import { newTemporaryPassword, temporaryPasswordUntil } from "./temporary-password.rules";

/** From the configuration. Without a password a random one is mailed. */
export interface FirstAdmin {
  email: string;
  password: string | null;
}

/**
 * Creates the first admin of a platform: a new account with a temporary password, or the role for an existing account.
 * If several servers start at once, only one of them creates it.
 * @returns what was done; null if there was an admin.
 * @throws StartupError if the configured password violates the password rules.
 */
export async function bootstrapAdmin(
  { db, outbox, publicUrl, now }: { db: Database; outbox: Outbox; publicUrl: string; now: Date },
  { email, password }: FirstAdmin,
): Promise<"created" | "promoted" | null> {
  if (await hasAdmin(db, now)) return null;
  const typed = password ?? newTemporaryPassword();
  const { error } = passwordSchema.safeParse(typed);
  if (error) throw new StartupError(`Configuração inválida em ADMIN_PASSWORD: ${error.issues[0]?.message}.`);
  const passwordHash = await hashPassword(typed);
  return inTransaction(db, async (tx) => {
    await lockAdmins(tx);
    if (await hasAdmin(tx, now)) return null;
    const user = await tx.user.findUnique({ where: { email } });
    // An unconfirmed account may belong to a stranger who knows its password. An account with an expired temporary
    // password cannot sign in.
    const isShut = user?.temporaryPasswordUntil && user.temporaryPasswordUntil <= now;
    if (user?.emailConfirmedAt && !user.disabledAt && !isShut) {
      await giveRole(tx, user.id, "ADMIN", now);
      return "promoted";
    }
    const access = {
      passwordHash,
      emailConfirmedAt: now,
      disabledAt: null,
      temporaryPasswordUntil: temporaryPasswordUntil(now),
    };
    const { id: userId } = user
      ? await tx.user.update({ where: { id: user.id }, data: access })
      : await tx.user.create({ data: { ...access, email, name: "Administração", createdAt: now } });
    await endEmailLinks(tx, userId, now);
    await giveRole(tx, userId, "ADMIN", now);
    if (password === null) {
      const to = { email, name: "administração da Praia" };
      await outbox.put(tx, temporaryPasswordMail(to, typed, `${publicUrl}/auth`));
    }
    return "created";
  });
}

const hasAdmin = async (db: Pick<Database, "userRole">, now: Date): Promise<boolean> =>
  (await db.userRole.findFirst({ where: adminsInUse(now) })) !== null;
