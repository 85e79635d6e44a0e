import { inTransaction, type Database } from "../platform/database";
import type { Outbox } from "../platform/mail/outbox";
import { StartupError } from "../platform/startup-error";
import { hashPassword } from "../platform/password-hash";
import { endEmailLinks } from "./email-link.step";
import { passwordSchema } from "./password.rules";
import { temporaryPasswordMail } from "./identity-mails.rules";
import { newTemporaryPassword, temporaryPasswordUntil } from "./temporary-password.rules";

/** From the configuration. Without a password a random one is mailed. */
export interface FirstAdmin {
  email: string;
  password: string | null;
}

const lock = 7_262_403;

/**
 * On a platform without any admin, makes one: a new account with a temporary password, or the role for an account that
 * is there already. Of servers that start together, one does.
 * @returns what was done; null when there was an admin.
 * @throws StartupError when the password is none that a person could have chosen.
 */
export async function bootstrapAdmin(
  { db, outbox, publicUrl, now }: { db: Database; outbox: Outbox; publicUrl: string; now: Date },
  { email, password }: FirstAdmin,
): Promise<"created" | "promoted" | null> {
  if (await hasAdmin(db)) return null;
  const typed = password ?? newTemporaryPassword();
  const { error } = passwordSchema.safeParse(typed);
  if (error) throw new StartupError(`Configuração inválida em ADMIN_PASSWORD: ${error.issues[0]?.message}.`);
  const passwordHash = await hashPassword(typed);
  return inTransaction(db, async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${lock})::text`;
    if (await hasAdmin(tx)) return null;
    const user = await tx.user.findUnique({ where: { email } });
    // An account that nobody has confirmed may be a stranger's, who knows its password and waits.
    if (user?.emailConfirmedAt && !user.disabledAt) {
      await tx.userRole.create({ data: { userId: user.id, role: "ADMIN" } });
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
    await tx.userRole.upsert({
      where: { userId_role: { userId, role: "ADMIN" } },
      create: { userId, role: "ADMIN" },
      update: {},
    });
    if (password === null) {
      const to = { email, name: "administração da Praia" };
      await outbox.put(tx, temporaryPasswordMail(to, typed, `${publicUrl}/auth`));
    }
    return "created";
  });
}

const hasAdmin = async (db: Pick<Database, "userRole">): Promise<boolean> =>
  (await db.userRole.findFirst({ where: { role: "ADMIN", user: { disabledAt: null } } })) !== null;
