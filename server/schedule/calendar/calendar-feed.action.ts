import { newToken, tokenHash } from "../../identity/one-time-token.rules";
import type { ActionContext } from "../../platform/context";
import { RuleViolation } from "../../platform/errors";

/**
 * A secret link under which the person who is signed in finds all that they play, take, give and rent, for their phone to
 * come back to. One for a person, whatever their roles: a new one ends the one before.
 * @returns its address; it cannot be told again.
 * @throws RuleViolation for who is neither athlete nor teacher.
 */
export async function subscribeToCalendar(ctx: ActionContext): Promise<string> {
  const userId = ownCalendar(ctx);
  const token = newToken();
  const row = { hash: tokenHash(token), createdAt: ctx.now };
  await ctx.db.calendarFeed.upsert({ where: { userId }, create: { userId, ...row }, update: row });
  return `${ctx.publicUrl}/calendario/${token}.ics`;
}

/** Ends it, if there is one. @throws RuleViolation for who is neither athlete nor teacher. */
export async function unsubscribeFromCalendar(ctx: ActionContext): Promise<void> {
  await ctx.db.calendarFeed.deleteMany({ where: { userId: ownCalendar(ctx) } });
}

function ownCalendar({ viewer }: ActionContext): string {
  if (!viewer || (viewer.athleteId === null && viewer.teacherId === null))
    throw new RuleViolation(
      "NO_CALENDAR",
      "Só atletas e professores têm jogos, aulas e quadras para pôr na agenda.",
    );
  return viewer.userId;
}
