import type { ActionContext } from "../platform/context";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { signUp } from "../identity/sign-up.action";
import { arenaSignedUp } from "./arena.event";
import { freeArenaKey } from "./free-arena-key.step";
import { signUpArenaSchema } from "./sign-up-arena.rules";

/**
 * An arena signs up with its manager and its first court.
 * @returns the address the confirmation was sent to.
 * @throws InvalidInput, RuleViolation, EmailTaken, TooManyAttempts
 */
export async function signUpArena(
  ctx: ActionContext,
  network: string,
  input: unknown,
): Promise<{ email: string }> {
  const { arenaName, cnpj, fullAddress, email, contactPhone, responsibleName, password } = parseInput(
    signUpArenaSchema,
    input,
  );
  return signUp(
    ctx,
    network,
    { email, name: responsibleName, password, role: "ARENA_MANAGER" },
    {
      async assertFree(db) {
        if (await db.arena.findUnique({ where: { cnpj }, select: { id: true } }))
          throw new InvalidInput([{ path: ["cnpj"], message: "Este CNPJ já está cadastrado" }]);
      },
      async record(tx, ownerId) {
        const { id: arenaId } = await tx.arena.create({
          data: {
            ownerId,
            name: arenaName,
            responsibleName,
            email,
            cnpj,
            fullAddress,
            contactPhone,
            pageKey: await freeArenaKey(tx, arenaName),
            managers: {
              create: { userId: ownerId, appointedOn: dayToDatabase(dayAt(ctx.now, brasiliaTime)) },
            },
          },
        });
        await arenaSignedUp.happened(tx, null, { arenaId });
        return undefined;
      },
    },
  );
}
