import type { ActionContext } from "../platform/context";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { signUp } from "../identity/sign-up.action";
import { signUpFederationSchema } from "./sign-up-federation.rules";

/**
 * A federation signs up with the person responsible for it. It can prepare everything at once; nothing of it is public
 * until an admin activates it.
 * @returns the address the confirmation was sent to.
 * @throws InvalidInput, RuleViolation, EmailTaken, TooManyAttempts
 */
export async function signUpFederation(
  ctx: ActionContext,
  network: string,
  input: unknown,
): Promise<{ email: string }> {
  const { name, acronym, email, responsibleName, password } = parseInput(signUpFederationSchema, input);
  return signUp(
    ctx,
    network,
    { email, name: responsibleName, password, role: "FEDERATION_MANAGER" },
    {
      async assertFree(db) {
        if (await db.federation.findUnique({ where: { acronym }, select: { id: true } }))
          throw new InvalidInput([{ path: ["acronym"], message: "Esta sigla já está cadastrada" }]);
      },
      async record(tx, userId) {
        const appointedOn = dayToDatabase(dayAt(ctx.now, brasiliaTime));
        await tx.federation.create({
          data: {
            name,
            acronym,
            email,
            responsibleName,
            active: false,
            createdAt: ctx.now,
            members: { create: { userId, position: "Responsável", appointedOn } },
          },
        });
        return undefined;
      },
    },
  );
}
