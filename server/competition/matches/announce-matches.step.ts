import { nextRevision } from "../../tournaments/tournament-course.step";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";

/**
 * Publishes that these matches changed. Every action that writes a match, its players, sets, court or time calls it
 * once as its last step, within its transaction and under the tournament's lock, and emits no event itself. It
 * increments the tournament's revision, stamps the matches with it and notifies every process. Clients on the public
 * page receive only these matches; a client that missed a revision queries the changes since its own.
 * @param matchIds of this tournament, also when only their time or court changed; "all" after a draw.
 * @returns the tournament's new revision.
 */
export async function announceMatches(
  ctx: ActionContext,
  tx: Transaction,
  tournamentId: string,
  matchIds: readonly string[] | "all",
): Promise<number> {
  const revision = await nextRevision(tx, tournamentId);
  await tx.match.updateMany({
    where: { tournamentId, ...(matchIds === "all" ? {} : { id: { in: [...matchIds] } }) },
    data: { revision },
  });
  await ctx.events.emit(tx, tournamentTopic(tournamentId));
  return revision;
}
