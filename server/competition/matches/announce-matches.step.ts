import { nextRevision } from "../../tournaments/tournament-course.step";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";

/**
 * Says that these matches changed: every action that writes a match, its players, sets, court or time calls it once, last,
 * within its transaction and under the tournament's lock, and emits nothing itself. It counts the tournament's revision
 * up, stamps the matches with it and tells every process; those who follow the public page are then sent these matches
 * and no others, and whoever missed some asks for what came after the revision they have.
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
