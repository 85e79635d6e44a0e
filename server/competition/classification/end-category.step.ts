import { settle } from "../../tournaments/categories/category-course.step";
import { finishTournament, resumeTournament } from "../../tournaments/tournament-course.step";
import type { Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { todayAtArena } from "../../arenas/arena-clock.loader";
import type { CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import { goneStatuses } from "../../tournaments/enrolment-status.rules";
import { positionsSettled, type EarnedPosition } from "./positions-settled.event";

/**
 * Marks a category as over, or as open again, and gives its points; the tournament is finished when all its categories
 * are settled. Expects its row to be locked.
 */
export async function endCategory(
  ctx: ActionContext,
  tx: Transaction,
  tournament: Tournament,
  category: CategoryWithDraw,
  {
    settled,
    earned,
  }: {
    settled: boolean;
    earned: readonly EarnedPosition[];
  },
): Promise<void> {
  await settle(tx, category.id, settled ? (category.settledAt ?? ctx.now) : null);
  await finishOrReopen(tx, ctx.now, tournament.id);
  const today = await todayAtArena(tx, tournament.arenaId, ctx.now);
  const planned = dayFromDatabase(tournament.endDate ?? tournament.startDate);
  await positionsSettled.happened(tx, ctx, {
    category,
    earned,
    date: planned < today ? planned : today,
    today,
  });
}

/** The tournament is over once each category was played or cancelled, and goes on where one is not. Expects its row to be locked. */
export async function finishOrReopen(tx: Transaction, now: Date, tournamentId: string): Promise<void> {
  const open = await tx.tournamentCategory.count({
    where: {
      tournamentId,
      settledAt: null,
      OR: [{ draw: { isNot: null } }, { enrolments: { some: { status: { notIn: [...goneStatuses] } } } }],
    },
  });
  if (open === 0) await finishTournament(tx, tournamentId, now);
  else await resumeTournament(tx, tournamentId);
}
