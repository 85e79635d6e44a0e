import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { assertStatus, lockTournament } from "../lock-tournament.action";
import { settleSuper8 } from "../super8/finish-super8.action";
import { touchMatches } from "../touch-matches.action";
import { matchResultSchema, settleResult } from "./match-result.rules";
import { VersionConflict } from "./match.errors";

/**
 * Writes a result, or corrects the one that stands. Whoever looked at an older version is told instead of winning;
 * the last result finishes the tournament, and a later correction settles its positions anew.
 * @param expectedVersion the match's version when the person looked at it.
 * @returns the tournament's id.
 * @throws InvalidInput, VersionConflict, RuleViolation
 */
export function recordMatchResult(
  ctx: ActionContext,
  matchId: string,
  expectedVersion: number,
  input: unknown,
): Promise<string> {
  const typed = parseInput(matchResultSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.match.findUniqueOrThrow({
      where: { id: matchId },
      select: { tournamentId: true },
    });
    const tournament = await lockTournament(tx, tournamentId);
    assertStatus(tournament, "IN_PROGRESS", "FINISHED");
    const match = await tx.match.findUniqueOrThrow({ where: { id: matchId } });
    if (match.version !== expectedVersion) throw new VersionConflict(matchId);
    if (match.status === "CANCELLED")
      throw new RuleViolation(
        "MATCH_CANCELLED",
        "O torneio foi encerrado antes deste jogo: ele não pode mais receber placar.",
      );
    const settled = settleResult({ matchFormat: "ONE_SET", setFormat: tournament.setFormat }, typed);
    if ("message" in settled) throw new InvalidInput([{ path: ["games"], message: settled.message }]);
    await tx.matchSet.deleteMany({ where: { matchId } });
    await tx.matchSet.createMany({
      data: settled.sets.map(({ games, tiebreak }, index) => ({
        matchId,
        number: index + 1,
        gamesSide1: games[0],
        gamesSide2: games[1],
        tieBreakSide1: tiebreak?.[0] ?? null,
        tieBreakSide2: tiebreak?.[1] ?? null,
      })),
    });
    await tx.match.update({
      where: { id: matchId },
      data: {
        status: "PLAYED",
        outcome: settled.outcome,
        winnerSide: settled.winner === null ? null : settled.winner + 1,
        version: { increment: 1 },
        playedAt: match.playedAt ?? ctx.now,
      },
    });
    if (tournament.kind === "SUPER8") await settleSuper8(tx, ctx.now, tournamentId);
    await touchMatches(ctx, tx, tournamentId, [matchId]);
    return tournamentId;
  });
}
