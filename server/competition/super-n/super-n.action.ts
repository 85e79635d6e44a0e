import type { Tournament } from "../../../prisma/generated/client/client";
import { freeMatches } from "../../courts/occupy.step";
import { tradeDrawNumbers } from "../../enrolments/drawn-enrolments.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { entersInPairs } from "../../sport/draws/draw-plan.rules";
import { hasBegun } from "../../sport/draws/draw-start.rules";
import { mixedOnly, playsInMixedPairs } from "../../sport/super-n/plan-super-n.rules";
import { lockTournament } from "../../tournaments/tournament.step";
import { assertStatus } from "../../tournaments/tournament.errors";
import { lockBoard } from "../board/lock-board.step";
import { loadBoard } from "../board/tournament-board.loader";
import { settleSuperN } from "../classification/category-progress.step";
import { announceMatches } from "../matches/match.step";

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

/**
 * Two athletes of a Super N trade numbers before its first ball, and with them all partners, rivals and matches; their
 * lots stay with them.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function swapNumbers(
  ctx: ActionContext,
  categoryId: string,
  enrolmentIds: readonly string[],
): Promise<string> {
  const [one = "", other = ""] = enrolmentIds;
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category, board, matches } = await lockBoard(tx, categoryId);
    if (entersInPairs(category))
      throw new RuleViolation("NO_NUMBERS", "Aqui jogam duplas: troque duas duplas de lugar.");
    const drawn = board.enrolments.filter(
      (enrolment) => enrolment.categoryId === categoryId && enrolment.drawNumber !== null,
    );
    const first = drawn.find(({ id }) => id === one);
    const second = drawn.find(({ id }) => id === other);
    if (!first || !second || enrolmentIds.length !== 2)
      throw new RuleViolation("NOT_IN_DRAW", "Escolha dois atletas deste sorteio.", ["enrolmentIds"]);
    if (one === other)
      throw new RuleViolation("SAME_ATHLETE", "Escolha dois atletas diferentes.", ["enrolmentIds"]);
    if (matches.some(hasBegun))
      throw new RuleViolation(
        "ALREADY_BEGUN",
        "O primeiro jogo desta categoria já começou: os números não trocam mais.",
      );
    const sides = matches.flatMap(({ players }) =>
      [1, 2].map((side) =>
        players.flatMap((player) =>
          player.side === side ? [board.athletes.get(player.athleteId)?.gender ?? null] : [],
        ),
      ),
    );
    if (playsInMixedPairs(sides) && first.athlete.gender !== second.athlete.gender)
      throw new RuleViolation("MIXED_PAIRS", mixedOnly, ["enrolmentIds"]);

    await tradeDrawNumbers(tx, first, second);

    const traded = new Map([
      [first.athleteId, second.athleteId],
      [second.athleteId, first.athleteId],
    ]);
    const moved = matches.filter(({ players }) => players.some(({ athleteId }) => traded.has(athleteId)));
    const ids = moved.map(({ id }) => id);
    await tx.matchPlayer.deleteMany({ where: { matchId: { in: ids } } });
    await tx.matchPlayer.createMany({
      data: moved.flatMap(({ players }) =>
        players.map((player) => ({ ...player, athleteId: traded.get(player.athleteId) ?? player.athleteId })),
      ),
    });
    await announceMatches(ctx, tx, tournament.id, ids);
    return tournament.id;
  });
}
