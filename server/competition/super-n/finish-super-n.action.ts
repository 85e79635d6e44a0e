import type { Tournament } from "../../../prisma/generated/client/client";
import { freeMatches } from "../../courts/occupy.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { loadBoard } from "../board/tournament-board.loader";
import { entersInPairs } from "../../sport/draws/category-format.rules";
import { settleSuperN } from "../classification/settle-super-n.step";
import { lockTournament } from "../../tournaments/lock-tournament.step";
import { assertStatus } from "../../tournaments/tournament.errors";
import { announceMatches } from "../matches/announce-matches.step";

/**
 * Ends a tournament that is a Super 8 early.
 * @throws RuleViolation unless it is a Super 8 under way and at least one match was played.
 */
export function finishSuper8(ctx: ActionContext, tournamentId: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    assertStatus(tournament, "IN_PROGRESS");
    const category = await tx.tournamentCategory.findFirst({ where: { tournamentId } });
    if (tournament.kind !== "SUPER8" || !category)
      throw new RuleViolation("NOT_A_SUPER8", "Só um Super 8 pode ser encerrado antes do último jogo.");
    await cancelRest(ctx, tx, tournament, category.id);
  });
}

/**
 * Ends one Super N of a tournament early: matches not played yet are cancelled, positions follow from averages per match.
 * @returns the tournament's id.
 * @throws RuleViolation unless it is a Super N under way and at least one match was played.
 */
export function finishSuperN(ctx: ActionContext, categoryId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.tournamentCategory.findUniqueOrThrow({
      where: { id: categoryId },
      select: { tournamentId: true },
    });
    const tournament = await lockTournament(tx, tournamentId);
    assertStatus(tournament, "IN_PROGRESS");
    const category = await tx.tournamentCategory.findUniqueOrThrow({ where: { id: categoryId } });
    if (entersInPairs(category))
      throw new RuleViolation("NOT_A_SUPER_N", "Só um Super N pode ser encerrado antes do último jogo.");
    if (category.settledAt !== null)
      throw new RuleViolation("CATEGORY_SETTLED", "Esta categoria já foi encerrada.");
    await cancelRest(ctx, tx, tournament, categoryId);
    return tournamentId;
  });
}

async function cancelRest(
  ctx: ActionContext,
  tx: Transaction,
  tournament: Tournament,
  categoryId: string,
): Promise<void> {
  const played = await tx.match.count({ where: { categoryId, status: "PLAYED" } });
  if (played === 0)
    throw new RuleViolation(
      "NOTHING_PLAYED",
      `Registre pelo menos um resultado antes de encerrar ${tournament.kind === "SUPER8" ? "o torneio" : "a categoria"}.`,
    );
  const cancelled = await tx.match.updateManyAndReturn({
    where: { categoryId, status: { in: ["SCHEDULED", "CALLED", "IN_PROGRESS"] } },
    data: { status: "CANCELLED" },
    select: { id: true },
  });
  const ids = cancelled.map(({ id }) => id);
  await freeMatches(tx, ids);
  await settleSuperN(ctx, tx, tournament, await loadBoard(tx, tournament.id), categoryId);
  await announceMatches(ctx, tx, tournament.id, ids);
}
