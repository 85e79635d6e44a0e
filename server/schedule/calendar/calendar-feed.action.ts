import { newToken, tokenHash } from "../../identity/token.rules";
import type { ActionContext } from "../../platform/context";
import { RuleViolation } from "../../platform/errors";

/**
 * Creates a secret link to the signed-in user's calendar feed, for phones to poll: matches, classes taken and given,
 * and court rentals. There is one link per user, across all roles; a new link revokes the old one.
 * @returns the address; it cannot be shown again.
 * @throws RuleViolation when the user is neither athlete nor teacher.
 */
export async function subscribeToCalendar(ctx: ActionContext): Promise<string> {
  const userId = ownCalendar(ctx);
  const token = newToken();
  const row = { hash: tokenHash(token), createdAt: ctx.now };
  await ctx.db.calendarFeed.upsert({ where: { userId }, create: { userId, ...row }, update: row });
  return `${ctx.publicUrl}/calendario/${token}.ics`;
}

/** Revokes the link, if there is one. @throws RuleViolation when the user is neither athlete nor teacher. */
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
