import { newToken, tokenHash } from "../../identity/one-time-token.rules";
import type { ActionContext } from "../../platform/context";
import { RuleViolation } from "../../platform/errors";

/**
 * A secret link under which the athlete who is signed in finds all their matches, for their phone to come back to. A new
 * one ends the one before.
 * @returns its address; it cannot be told again.
 * @throws RuleViolation for who plays nowhere.
 */
export async function subscribeToCalendar(ctx: ActionContext): Promise<string> {
  const athleteId = ownAthlete(ctx);
  const token = newToken();
  const row = { hash: tokenHash(token), createdAt: ctx.now };
  await ctx.db.calendarFeed.upsert({
    where: { athleteId },
    create: { athleteId, ...row },
    update: row,
  });
  return `${ctx.publicUrl}/calendario/${token}.ics`;
}

/** Ends it, if there is one. @throws RuleViolation for who plays nowhere. */
export async function unsubscribeFromCalendar(ctx: ActionContext): Promise<void> {
  await ctx.db.calendarFeed.deleteMany({ where: { athleteId: ownAthlete(ctx) } });
}

function ownAthlete({ viewer }: ActionContext): string {
  if (!viewer?.athleteId)
    throw new RuleViolation("NOT_AN_ATHLETE", "Só atletas têm jogos para pôr na agenda.");
  return viewer.athleteId;
}
