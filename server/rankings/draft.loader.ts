import type { Ranking, RankingVersion } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { dayFromDatabase, firstOfMonth } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import {
  changeOf,
  listsBefore,
  recordAt,
  type ListRow,
  type Standing,
} from "../sport/ranking/ranking-versions.rules";
import { draftList, type DraftList } from "./draft-list.loader";
import { monthsToPublish } from "./publication.rules";
import { standingsOf, type CountedFact } from "./ranking-facts.loader";
import { instantOf } from "./instant.loader";

/** A row of a list that is not out yet, as cursors know it. */
export interface DraftRow {
  /** The athlete's id. */
  id: string;
  position: number;
  rankingId: string;
  row: ListRow<CountedFact>;
}

/** A list as it would be published now. */
export interface Draft {
  ranking: Ranking;
  /** Its first day, YYYY-MM-DD. */
  month: string;
  /** What is sent back to publish what was read. */
  key: string;
  rows: DraftRow[];
  /** Who would be listed without a position, the most points first; the athletes' ids. */
  unplaced: string[];
  /** Who stood in the list before and is not in this one. */
  leaving: string[];
  /** The months of which a list can be published, the latest first. */
  open: string[];
}

/**
 * Five statements, however many stand in it; one of them sums all points.
 * @param asked any day of the month; null for the one that runs.
 * @param of.since what it is compared with; null for nothing, and without it the list of the month before.
 */
export async function loadDraft(
  ctx: ActionContext,
  ranking: Ranking,
  asked: string | null,
  of: { since?: RankingVersion | null } = {},
): Promise<Draft> {
  const { id: rankingId, window, bestResults, unaffiliated } = ranking;
  const today = dayAt(ctx.now, brasiliaTime);
  const month = firstOfMonth(asked ?? today);
  const at = await instantOf(ctx.db);
  const terms = { window, bestResults, unaffiliated };
  const draft = await draftList(ctx.db, { rankingId, terms, month, today, at });
  const { months, joined, key } = draft;
  const nameOf = recordAt(joined, at.getTime());
  const { rows, before } =
    of.since === undefined
      ? { rows: draft.rows, before: months.findLast((one) => one.month < month)?.rows }
      : comparedWith(
          of.since === null ? [] : await standingsOf(ctx.db, of.since.id),
          draft,
          of.since === null ? "" : dayFromDatabase(of.since.month),
          at,
        );
  const placed = rows.flatMap((row) => (row.position === null ? [] : [{ row, position: row.position }]));
  const standing = new Set(placed.map(({ row }) => nameOf(row.athleteId)));
  return {
    ranking,
    month,
    key,
    rows: placed.map(({ row, position }) => ({ id: personOf(row), position, rankingId, row })),
    unplaced: rows.filter(({ position }) => position === null).map(personOf),
    leaving: [...new Set(stoodIn(before ?? []).map(nameOf))].filter((id) => !standing.has(id)),
    open: monthsToPublish(months.at(-1)?.month ?? null, today),
  };
}

const personOf = ({ counted, athleteId }: ListRow<CountedFact>): string => counted[0]?.personId ?? athleteId;

const stoodIn = (rows: readonly Standing[]): string[] =>
  rows.filter(({ position }) => position !== null).map(({ athleteId }) => athleteId);

/** The same rows, each compared with where they stood in a list of that month. */
function comparedWith(
  before: readonly Standing[],
  { rows, months, joined }: DraftList,
  month: string,
  at: Date,
) {
  const older = months.filter((one) => one.month < month);
  const { places, stood } = listsBefore([...older, { rows: before }], joined, at.getTime());
  return {
    rows: rows.map((row) => ({
      ...row,
      change:
        row.position === null
          ? row.change
          : changeOf(row.position, places.get(row.athleteId), stood.has(row.athleteId)),
    })),
    before,
  };
}
