import type { MergeRequest } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { mergePlanOf, type LoadedPlan } from "./merge-plan.loader";

/**
 * What a yes does, told to whom the request asks, as it is now. The arena still may give no more than what whoever asked
 * for it manages.
 * @returns null where it can no longer be done: the record is gone, or somebody else's by now.
 */
export async function mergePlanForPerson(
  tx: Transaction,
  { keptId, otherId, arenaId, askedById, byAdmin }: MergeRequest,
  now: Date,
): Promise<LoadedPlan | null> {
  if (otherId === null) return null;
  const managed = await tx.arena.findMany({
    where: { OR: [{ ownerId: askedById }, { managers: { some: { userId: askedById, active: true } } }] },
    select: { id: true },
  });
  const plan = await mergePlanOf(tx, [keptId, otherId], {
    ownArenaIds: [arenaId, ...managed.map(({ id }) => id)],
    everywhere: byAdmin,
    toPerson: true,
    now,
  });
  return plan === null || plan === "TWO_ACCOUNTS" || plan.kept.id !== keptId ? null : plan;
}
