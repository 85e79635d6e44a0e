import { createHash } from "node:crypto";
import type { Transaction } from "../platform/database";
import type { RankingTerms } from "../sport/ranking/ranking-totals.rules";
import {
  lastDayOf,
  listInBytes,
  listOfRanked,
  listsBefore,
  type Joined,
  type ListRow,
} from "../sport/ranking/ranking-versions.rules";
import { publishedMonths, type CountedFact, type LatestMonth } from "./ranking-facts.loader";
import { rankedInDatabase } from "./standings.loader";

export interface DraftList {
  rows: ListRow<CountedFact>[];
  months: LatestMonth[];
  joined: Joined[];
  /** Hash of the list: it changes whenever the list would read differently. */
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
  const { months, joined } = await publishedMonths(tx, rankingId, []);
  const last = lastDayOf(month);
  const older = months.filter((one) => one.month < month);
  const day = last < today ? last : today;
  const rows = listOfRanked(
    await rankedInDatabase(tx, { rankingId, terms, day, at }),
    listsBefore(older, joined, at.getTime()),
  );
  const key = createHash("sha256")
    .update(`${rankingId} ${month} ${listInBytes(rows)}`)
    .digest("base64url");
  return { rows, months, joined, key };
}
