import type { Tournament } from "../../../prisma/generated/client/client";
import { timeZoneAt } from "../../arenas/arena-clock.loader";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { finalPositions } from "../../sport/standings/final-positions.rules";
import { superNPositions } from "../../sport/standings/super-n-positions.rules";
import { loadBoard, type Board } from "../board/tournament-board.loader";
import { drawnCategory, progressOfCategory } from "./drawn-category";
import { positionsSettled, type EarnedPosition } from "./positions-settled.event";
import { earnedBy } from "./settle-category.step";

/**
 * Awards the points of a category that had ended before a ranking was attached to it. They count from the day the event
 * ended, as if the ranking had been attached before. Expects the tournament's row to be locked.
 */
export async function awardLate(
  tx: Transaction,
  ctx: ActionContext,
  { tournament, categoryId }: { tournament: Tournament; categoryId: string },
): Promise<void> {
  const board = await loadBoard(tx, tournament.id);
  const category = board.categories.find(({ id }) => id === categoryId);
  if (!category?.settledAt) return;
  const timeZone = await timeZoneAt(tx, tournament.arenaId);
  const planned = dayFromDatabase(tournament.endDate ?? tournament.startDate);
  const ended = dayAt(category.settledAt, timeZone);
  await positionsSettled.happened(tx, ctx, {
    category,
    earned: earnedIn(board, categoryId),
    date: planned < ended ? planned : ended,
    today: dayAt(ctx.now, timeZone),
  });
}

/** The final positions of a settled category, recomputed from its results; empty for a cancelled category. */
function earnedIn(board: Board, categoryId: string): readonly EarnedPosition[] {
  const drawn = drawnCategory(board, categoryId);
  if (drawn) return earnedBy(board, finalPositions(drawn.plan, progressOfCategory(drawn)));
  const decided = board.matches.filter(
    (match) => match.categoryId === categoryId && match.status === "PLAYED",
  );
  return superNPositions(board.standings.get(categoryId) ?? [], decided);
}
