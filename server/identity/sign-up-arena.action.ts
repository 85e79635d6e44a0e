import { randomBytes } from "node:crypto";
import type { ActionContext } from "../platform/context";
import { inTransaction, isUniqueViolation } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { hashPassword } from "../platform/password-hash";
import { countAttempt } from "../platform/rate-limit";
import { confirmationMail } from "./confirmation-mail.rules";
import { EmailTaken } from "./identity.errors";
import { tokenHash } from "./one-time-token.rules";
import { signUpArenaSchema } from "./sign-up.rules";

const confirmationHours = 24;

/**
 * An arena signs up: user, role, arena with its first court, confirmation link and mail, all or nothing.
 * @returns the address the confirmation was sent to.
 * @throws InvalidInput, EmailTaken, TooManyAttempts (10 sign-ups per hour and network address).
 */
export async function signUpArena(
  ctx: ActionContext,
  address: string,
  input: unknown,
): Promise<{ email: string }> {
  const data = parseInput(signUpArenaSchema, input);
  await countAttempt(ctx.db, { key: `sign-up:${address}`, points: 10, windowSeconds: 3600 }, ctx.now);
  await assertFree(ctx, data.email, data.cnpj);
  const passwordHash = await hashPassword(data.password);
  const token = randomBytes(32).toString("base64url");
  try {
    await inTransaction(ctx.db, async (tx) => {
      await tx.user.create({
        data: {
          email: data.email,
          name: data.responsibleName,
          passwordHash,
          createdAt: ctx.now,
          roles: { create: { role: "ARENA_MANAGER" } },
          arenas: {
            create: {
              name: data.arenaName,
              responsibleName: data.responsibleName,
              email: data.email,
              cnpj: data.cnpj,
              fullAddress: data.fullAddress,
              contactPhone: data.contactPhone,
              courts: { create: { number: 1, name: "Quadra 1" } },
            },
          },
          emailLinks: {
            create: {
              purpose: "CONFIRM_EMAIL",
              hash: tokenHash(token),
              createdAt: ctx.now,
              expiresAt: new Date(ctx.now.getTime() + confirmationHours * 3_600_000),
            },
          },
        },
      });
      const url = `${ctx.publicUrl}/confirmar-email?token=${token}`;
      await ctx.outbox.put(tx, confirmationMail(data.email, data.responsibleName, url));
    });
  } catch (error) {
    if (isUniqueViolation(error)) await assertFree(ctx, data.email, data.cnpj); // somebody was faster
    throw error;
  }
  return { email: data.email };
}

async function assertFree({ db }: ActionContext, email: string, cnpj: string): Promise<void> {
  if (await db.user.findUnique({ where: { email }, select: { id: true } })) throw new EmailTaken();
  if (await db.arena.findUnique({ where: { cnpj }, select: { id: true } }))
    throw new InvalidInput([{ path: ["cnpj"], message: "Este CNPJ já está cadastrado" }]);
}
