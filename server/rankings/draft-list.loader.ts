import { createHash } from "node:crypto";
import type { Transaction } from "../platform/database";
import type { RankingTerms } from "../sport/ranking/ranking-totals.rules";
import {
  factsAsOf,
  lastDayOf,
  listInBytes,
  listOf,
  listsBefore,
  type Joined,
  type ListRow,
} from "../sport/ranking/ranking-versions.rules";
import { factsOf, publishedMonths, type LatestMonth, type StoredFact } from "./ranking-facts.loader";

export interface DraftList {
  rows: ListRow<StoredFact>[];
  months: LatestMonth[];
  joined: Joined[];
  /** Other wherever somebody would read the list otherwise. */
  key: string;
}

/**
 * A list as it would be published: what was entered until now, on the month's last day or, while it runs, today.
 * @param month its first day. @param today YYYY-MM-DD.
 */
export async function draftList(
  tx: Transaction,
  {
    rankingId,
    terms,
    month,
    today,
    at,
  }: {
    rankingId: string;
    terms: RankingTerms;
    month: string;
    today: string;
    at: Date;
  },
): Promise<DraftList> {
  const facts = await factsOf(tx, rankingId);
  const { months, joined } = await publishedMonths(tx, rankingId, facts);
  const last = lastDayOf(month);
  const older = months.filter((one) => one.month < month);
  const rows = listOf(
    factsAsOf(facts, at.getTime()),
    last < today ? last : today,
    terms,
    listsBefore(older, joined, at.getTime()),
  );
  const key = createHash("sha256")
    .update(`${rankingId} ${month} ${listInBytes(rows)}`)
    .digest("base64url");
  return { rows, months, joined, key };
}
