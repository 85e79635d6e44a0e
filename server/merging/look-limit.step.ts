import type { ActionContext } from "../platform/context";
import { countAttempt } from "../platform/rate-limit";
import { isAdmin } from "../platform/viewer";
import { lookLimit } from "./merge-request.rules";

/**
 * Before it is told whether somebody has to say yes for a record that nobody has made theirs.
 * @throws TooManyAttempts (40 per hour and person).
 */
export async function countLook(
  { db, viewer, now }: ActionContext,
  linkIds: readonly string[],
): Promise<void> {
  if (viewer === null || isAdmin(viewer)) return;
  const unclaimed = await db.arenaAthlete.count({
    where: { id: { in: [...linkIds] }, athlete: { userId: null, email: { not: null } } },
  });
  if (unclaimed > 0) await countAttempt(db, lookLimit(viewer.userId), now);
}
