import { writeAthletePositions } from "../../enrolments/final-positions.step";
import type { Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { Board } from "../board/tournament-board.loader";
import { isToPlay } from "../../sport/scores/match-status.rules";
import { endCategory } from "./end-category.step";
import { superNPositions } from "../../sport/standings/super-n-positions.rules";

/**
 * Writes the final positions of a Super N once no match is left to play, and rewrites them after a correction. Expects
 * the tournament's row to be locked.
 * @param board as the last result left it.
 */
export async function settleSuperN(
  ctx: ActionContext,
  tx: Transaction,
  tournament: Tournament,
  board: Board,
  categoryId: string,
): Promise<void> {
  const category = board.categories.find(({ id }) => id === categoryId);
  const matches = board.matches.filter((match) => match.categoryId === categoryId);
  if (!category || matches.some(({ status }) => isToPlay(status))) return;
  const decided = matches.filter(({ status }) => status === "PLAYED");
  const positions = superNPositions(board.standings.get(categoryId) ?? [], decided);
  await writeAthletePositions(tx, categoryId, positions);
  await endCategory(ctx, tx, tournament, category, { settled: true, earned: positions });
}
