import { randomBytes } from "node:crypto";
import { writeSeeds } from "../../enrolments/drawn-enrolments.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { latestPoints } from "../../rankings/ranking-positions.loader";
import { hasBegun, settingsOf } from "../../sport/draws/draw-start.rules";
import { seedsFromRanking, usualSeeds } from "../../sport/draws/seeds-from-ranking.rules";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";
import { assertOfPairs, assertUndrawn, lockBoard } from "../board/lock-board.step";
import { announceMatches } from "../matches/match.step";
import { pairsToDraw, seedingRankings } from "./draw-entries.loader";
import { playersOf } from "./match-players";

/**
 * Seeds pairs by hand.
 * @param pairIds the first seed first; pairs that are not listed lose their seed.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function setSeeds(
  ctx: ActionContext,
  categoryId: string,
  pairIds: readonly string[],
): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category, board } = await lockBoard(tx, categoryId);
    assertOfPairs(category);
    assertUndrawn(category);
    const own = new Set(pairsToDraw(board, categoryId).map(({ id }) => id));
    if (new Set(pairIds).size < pairIds.length || pairIds.some((id) => !own.has(id)))
      throw new RuleViolation(
        "NOT_IN_CATEGORY",
        "Escolha cada cabeça de chave uma só vez, entre as duplas desta categoria.",
        ["pairIds"],
      );
    await writeSeeds(tx, categoryId, pairIds);
    await ctx.events.emit(tx, tournamentTopic(tournament.id));
    return tournament.id;
  });
}

/**
 * Seeds as many pairs as the format usually has, by the points of both athletes in the latest published list of the
 * ranking.
 * @returns the tournament's id.
 * @throws RuleViolation when the ranking belongs neither to the organiser nor to the arena's federation, or when no
 *   athlete has points in it.
 */
export function seedFromRanking(ctx: ActionContext, categoryId: string, rankingId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category, board } = await lockBoard(tx, categoryId);
    assertOfPairs(category);
    assertUndrawn(category);
    const ranking = await tx.ranking.findFirst({
      where: { AND: [{ id: rankingId }, seedingRankings(tournament)] },
    });
    if (!ranking) throw new RuleViolation("RANKING_UNKNOWN", "Escolha um ranking da lista.", ["rankingId"]);
    const pairs = pairsToDraw(board, categoryId);
    const points = await latestPoints(
      tx,
      rankingId,
      pairs.flatMap(({ enrolments }) => enrolments.map(({ athleteId }) => athleteId)),
    );
    const ranked = pairs.map(({ id, enrolments }) => ({
      id,
      points: enrolments.map(({ athleteId }) => points.get(athleteId) ?? 0),
    }));
    const count = usualSeeds(pairs.length, settingsOf(category));
    const seeds = seedsFromRanking(ranked, count, randomBytes(16).toString("hex"));
    if (seeds.length === 0)
      throw new RuleViolation("NOBODY_RANKED", "Nenhuma dupla desta categoria tem pontos neste ranking.", [
        "rankingId",
      ]);
    await writeSeeds(tx, categoryId, seeds);
    await ctx.events.emit(tx, tournamentTopic(tournament.id));
    return tournament.id;
  });
}

/**
 * Two pairs of a category trade places before its first ball; their lots stay with them.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function swapDrawEntries(
  ctx: ActionContext,
  categoryId: string,
  pairIds: readonly string[],
): Promise<string> {
  const [one = "", other = ""] = pairIds;
  return inTransaction(ctx.db, async (tx) => {
    const { tournament, category, board, matches } = await lockBoard(tx, categoryId);
    assertOfPairs(category);
    const entries = category.draw?.entries ?? [];
    const first = entries.find(({ pairId }) => pairId === one);
    const second = entries.find(({ pairId }) => pairId === other);
    if (!first || !second || pairIds.length !== 2)
      throw new RuleViolation("NOT_IN_DRAW", "Escolha duas duplas deste chaveamento.", ["pairIds"]);
    if (one === other) throw new RuleViolation("SAME_PAIR", "Escolha duas duplas diferentes.", ["pairIds"]);
    if (matches.some(hasBegun))
      throw new RuleViolation(
        "ALREADY_BEGUN",
        "O primeiro jogo desta categoria já começou: as duplas não trocam mais de lugar.",
      );
    for (const [entry, place] of [
      [first, second],
      [second, first],
    ] as const)
      await tx.drawEntry.update({
        where: { drawId_pairId: { drawId: entry.drawId, pairId: entry.pairId } },
        data: { group: place.group, seat: place.seat },
      });
    const moved = matches.filter(({ pair1Id, pair2Id }) =>
      [pair1Id, pair2Id].some((id) => id === one || id === other),
    );
    const ids = moved.map(({ id }) => id);
    await tx.$executeRaw`
      UPDATE jogos SET
        dupla_1_id = CASE dupla_1_id WHEN ${one}::uuid THEN ${other}::uuid WHEN ${other}::uuid THEN ${one}::uuid ELSE dupla_1_id END,
        dupla_2_id = CASE dupla_2_id WHEN ${one}::uuid THEN ${other}::uuid WHEN ${other}::uuid THEN ${one}::uuid ELSE dupla_2_id END,
        origem_lado_1 = CASE origem_lado_1 WHEN ${`E:${one}`} THEN ${`E:${other}`} WHEN ${`E:${other}`} THEN ${`E:${one}`} ELSE origem_lado_1 END,
        origem_lado_2 = CASE origem_lado_2 WHEN ${`E:${one}`} THEN ${`E:${other}`} WHEN ${`E:${other}`} THEN ${`E:${one}`} ELSE origem_lado_2 END
      WHERE id = ANY(${ids}::uuid[])`;
    const traded = (id: string | null) => (id === one ? other : id === other ? one : id);
    await tx.matchPlayer.deleteMany({ where: { matchId: { in: ids } } });
    await tx.matchPlayer.createMany({
      data: moved.flatMap(({ id, pair1Id, pair2Id }) =>
        playersOf({ id, pair1Id: traded(pair1Id), pair2Id: traded(pair2Id) }, board),
      ),
    });
    await announceMatches(ctx, tx, tournament.id, ids);
    return tournament.id;
  });
}
