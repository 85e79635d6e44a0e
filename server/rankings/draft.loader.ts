import type { Ranking } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { firstOfMonth } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { recordAt, type ListRow } from "../sport/ranking/ranking-versions.rules";
import { draftList } from "./draft-list.loader";
import { monthsToPublish } from "./publication.rules";
import type { StoredFact } from "./ranking-facts.loader";
import { instantOf } from "./instant.loader";

/** A row of a list that is not out yet, as cursors know it. */
export interface DraftRow {
  /** The athlete's id. */
  id: string;
  position: number;
  rankingId: string;
  row: ListRow<StoredFact>;
}

/** A list as it would be published now. */
export interface Draft {
  ranking: Ranking;
  /** Its first day, YYYY-MM-DD. */
  month: string;
  /** What is sent back to publish what was read. */
  key: string;
  rows: DraftRow[];
  /** Who stood in the list before and is not in this one. */
  leaving: string[];
  /** The months of which a list can be published, the latest first. */
  open: string[];
}

/** @param asked any day of the month; null for the one that runs. Five statements, however many stand in it. */
export async function loadDraft(ctx: ActionContext, ranking: Ranking, asked: string | null): Promise<Draft> {
  const { id: rankingId, window, bestResults } = ranking;
  const today = dayAt(ctx.now, brasiliaTime);
  const month = firstOfMonth(asked ?? today);
  const at = await instantOf(ctx.db);
  const terms = { window, bestResults };
  const { rows, months, joined, key } = await draftList(ctx.db, { rankingId, terms, month, today, at });
  const before = months.findLast((one) => one.month < month);
  const nameOf = recordAt(joined, at.getTime());
  const standing = new Set(rows.map(({ athleteId }) => nameOf(athleteId)));
  return {
    ranking,
    month,
    key,
    rows: rows.map((row) => ({
      id: row.counted[0]?.personId ?? row.athleteId,
      position: row.position,
      rankingId,
      row,
    })),
    leaving: [...new Set((before?.rows ?? []).map(({ athleteId }) => nameOf(athleteId)))].filter(
      (id) => !standing.has(id),
    ),
    open: monthsToPublish(months.at(-1)?.month ?? null, today),
  };
}
