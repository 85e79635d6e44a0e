import type { MergeRequest } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { mergePlanOf, type LoadedPlan } from "./merge-plan.loader";

/**
 * The current effect of accepting a merge request, for the person who is asked. Covers only what the user who asked may
 * merge now.
 * @returns null if the merge is no longer possible: a record is gone, or belongs to another account by now.
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
