import { Prisma, type RecordMerge, type User } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/**
 * Deletes what was asked of a person who leaves the platform, and what would bring merged records of theirs back, also those
 * that came to them by way of another record.
 */
export async function forgetMergeRequests(tx: Transaction, athleteId: string): Promise<void> {
  const merged = await tx.mergedRecord.findMany({ where: { athleteId }, select: { id: true } });
  const ids = { in: [athleteId, ...merged.map(({ id }) => id)] };
  const either = { OR: [{ keptId: ids }, { otherId: ids }] };
  await tx.mergeRequest.deleteMany({ where: either });
  await tx.recordMerge.deleteMany({ where: either });
}

/**
 * Deletes the journals of other people's merges that mention a departing user, for instance as the guardian of a minor.
 * The merges themselves are kept. The address only counts if it was verified.
 */
export async function forgetJournalsOf(
  tx: Transaction,
  { id, email, emailConfirmedAt }: Pick<User, "id" | "email" | "emailConfirmedAt">,
): Promise<void> {
  const texts = [`"user_id": "${id}"`, ...(emailConfirmedAt === null ? [] : [JSON.stringify(email)])];
  await tx.$executeRaw`UPDATE unioes_cadastros SET diario = NULL, nome_saiu = NULL
    WHERE diario IS NOT NULL AND EXISTS (SELECT 1 FROM unnest(${texts}::text[]) AS de(texto)
      WHERE strpos(lower(diario::text), lower(de.texto)) > 0)`;
}

/** Deletes the personal data of a merge that was undone or can no longer be; that it happened stays. */
export const forgetJournal = (
  tx: Transaction,
  id: string,
  undone: { undoneAt: Date; undoneById: string } | null = null,
): Promise<RecordMerge> =>
  tx.recordMerge.update({ where: { id }, data: { journal: Prisma.DbNull, ...undone } });
