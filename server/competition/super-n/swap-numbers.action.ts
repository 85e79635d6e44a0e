import { tradeDrawNumbers } from "../../enrolments/draw-numbers.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { entersInPairs } from "../../sport/draws/category-format.rules";
import { lockBoard } from "../board/lock-board.step";
import { hasBegun } from "../../sport/draws/first-ball.rules";
import { announceMatches } from "../matches/announce-matches.step";
import { mixedOnly, playsInMixedPairs } from "../../sport/super-n/plan-super-n.rules";

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
