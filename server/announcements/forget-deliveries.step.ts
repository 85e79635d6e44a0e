import type { Transaction } from "../platform/database";

/** Cancels deliveries to a deleted account's addresses. */
export async function forgetDeliveriesTo(tx: Transaction, addresses: readonly string[]): Promise<void> {
  await tx.announcementDelivery.deleteMany({ where: { email: { in: [...addresses] } } });
}

/** Keeps how many have read an announcement once its old notices are deleted. */
export async function keepReadCounts(
  tx: Transaction,
  _ctx: null,
  { before }: { before: Date },
): Promise<void> {
  await tx.$executeRaw`UPDATE comunicados c SET lidos_antigos = c.lidos_antigos + n.lidos
    FROM (SELECT comunicado_id, count(*)::int AS lidos FROM avisos
      WHERE comunicado_id IS NOT NULL AND lido_em IS NOT NULL AND created_at < ${before} GROUP BY comunicado_id) n
    WHERE n.comunicado_id = c.id`;
}

/** After a restore: those whose time came after the backup was made have been sent since. @returns how many. */
export async function giveUpDueAnnouncements(tx: Transaction, now: Date): Promise<number> {
  const { count } = await tx.announcement.updateMany({
    where: { state: "SCHEDULED", sentAt: { lte: now } },
    data: { state: "NOT_SENT", notSentReason: "o sistema foi restaurado de uma cópia depois do horário" },
  });
  return count;
}
