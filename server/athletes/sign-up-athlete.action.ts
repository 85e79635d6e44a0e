import type { ActionContext } from "../platform/context";
import { isUniqueViolation } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { signUp } from "../identity/sign-up.action";
import { createOwnAthlete } from "./own-athlete.step";
import { signUpAthleteSchema } from "./sign-up-athlete.rules";

/**
 * An athlete signs up and gets a record of their own. An existing record that an arena created with this address is not
 * changed: once the address is confirmed, its owner is asked whether that record is theirs.
 * @returns the address the confirmation was sent to.
 * @throws InvalidInput, RuleViolation, EmailTaken, TooManyAttempts
 */
export async function signUpAthlete(
  ctx: ActionContext,
  network: string,
  input: unknown,
): Promise<{ email: string }> {
  const today = dayAt(ctx.now, brasiliaTime);
  const { email, password, ...profile } = parseInput(signUpAthleteSchema(today), input);
  const write = () =>
    signUp(
      ctx,
      network,
      { email, name: profile.fullName, password, role: "ATHLETE" },
      {
        async assertFree(db) {
          if (profile.cpf === null) return;
          const holder = await db.athlete.findUnique({
            where: { cpf: profile.cpf },
            select: { email: true, userId: true },
          });
          if (holder && (holder.userId !== null || holder.email !== email))
            throw new InvalidInput([{ path: ["cpf"], message: "Este CPF já está cadastrado" }]);
        },
        async record(tx, userId) {
          const registered = await tx.athlete.findUnique({ where: { email }, select: { userId: true } });
          if (registered) return { ...profile };
          await createOwnAthlete(tx, { ...profile, userId, email, createdAt: ctx.now });
          return undefined;
        },
      },
    );
  try {
    return await write();
  } catch (error) {
    // An arena registered the address at this moment: the second time the record is seen.
    if (isUniqueViolation(error)) return write();
    throw error;
  }
}
