import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { monthInWords } from "../platform/time/time-in-words.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { draftList } from "./draft-list.loader";
import { monthsToPublish } from "./publication.rules";
import { instantOf } from "./instant.loader";
import { lockRanking, writeVersion } from "./write-version.step";

export interface Publishing {
  rankingId: string;
  /** YYYY-MM-01. */
  month: string;
  /** The key of the draft that the user read; null for the job, which reads none. */
  key: string | null;
  publishedById: string | null;
}

/**
 * Publishes a month's list exactly as the user read it. Concurrent calls wait for the lock, and the second is rejected.
 * @returns the version's id. @throws RuleViolation
 */
export async function publishMonth(
  tx: Transaction,
  { rankingId, month, key, publishedById }: Publishing,
  now: Date,
): Promise<string> {
  await lockRanking(tx, rankingId);
  const { window, bestResults, unaffiliated, active } = await tx.ranking.findUniqueOrThrow({
    where: { id: rankingId },
  });
  if (!active)
    throw new RuleViolation("RANKING_STOPPED", "Este ranking está encerrado. Reabra antes de publicar.");
  const closedAt = await instantOf(tx);
  const today = dayAt(now, brasiliaTime);
  const terms = { window, bestResults, unaffiliated };
  const draft = await draftList(tx, { rankingId, terms, month, today, at: closedAt });
  const named = monthInWords(month);
  if (draft.months.some((one) => one.month === month))
    throw new RuleViolation(
      "ALREADY_PUBLISHED",
      `A lista de ${named} já foi publicada. O que mudou entra como correção.`,
    );
  if (!monthsToPublish(draft.months.at(-1)?.month ?? null, today).includes(month))
    throw new RuleViolation(
      "MONTH_NOT_OPEN",
      `A lista de ${named} não pode ser publicada: escolha um mês já terminado, depois do último publicado.`,
      ["month"],
    );
  if (key !== null && key !== draft.key)
    throw new RuleViolation(
      "LIST_CHANGED",
      "A lista mudou enquanto você lia. Confira de novo antes de publicar.",
    );
  return writeVersion(tx, { rankingId, month, rows: draft.rows, terms, closedAt, publishedById });
}
