import { Prisma, type RecordMerge } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/** Deletes what was asked of a person who leaves the platform, and what would bring merged records of theirs back. */
export async function forgetMergeRequests(tx: Transaction, athleteId: string): Promise<void> {
  const either = { OR: [{ keptId: athleteId }, { otherId: athleteId }] };
  await tx.mergeRequest.deleteMany({ where: either });
  await tx.recordMerge.deleteMany({ where: either });
}

/** Deletes the personal data of a merge that was undone or can no longer be; that it happened stays. */
export const forgetJournal = (
  tx: Transaction,
  id: string,
  undone: { undoneAt: Date; undoneById: string } | null = null,
): Promise<RecordMerge> =>
  tx.recordMerge.update({ where: { id }, data: { journal: Prisma.DbNull, ...undone } });
