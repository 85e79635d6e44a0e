import { freeMatches } from "../../courts/occupy.step";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { athletesOf, type BoardMatch } from "../board/tournament-board.loader";
import type { SettledResult } from "../../sport/scores/match-result.rules";
import { scoreWithAwarded } from "../../sport/scores/score-in-words.rules";

/** Who played, as their history keeps it: pairs may change later. */
export const sidesForHistory = (match: BoardMatch) => ({
  side1: athletesOf(match, 1).join(","),
  side2: athletesOf(match, 2).join(","),
});

/**
 * Writes a settled result into the match and its history. Expects the tournament's row to be locked.
 * @param reason why it was corrected; null when no reason was given.
 * @param notes undefined keeps the current notes.
 */
export async function writeMatchResult(
  ctx: ActionContext,
  tx: Transaction,
  match: BoardMatch,
  settled: SettledResult,
  { reason, notes }: { reason: string | null; notes: string | null | undefined },
): Promise<void> {
  const matchId = match.id;
  const winnerSide = settled.winner === null ? null : settled.winner + 1;
  await tx.matchSet.deleteMany({ where: { matchId } });
  await tx.matchSet.createMany({
    data: settled.sets.map(({ games, tiebreak, played }, index) => ({
      matchId,
      number: index + 1,
      gamesSide1: games[0],
      gamesSide2: games[1],
      tieBreakSide1: tiebreak?.[0] ?? null,
      tieBreakSide2: tiebreak?.[1] ?? null,
      playedGamesSide1: played?.games[0] ?? null,
      playedGamesSide2: played?.games[1] ?? null,
      playedTieBreakSide1: played?.tiebreak?.[0] ?? null,
      playedTieBreakSide2: played?.tiebreak?.[1] ?? null,
    })),
  });
  await tx.match.update({
    where: { id: matchId },
    data: {
      status: "PLAYED",
      outcome: settled.outcome,
      winnerSide,
      version: { increment: 1 },
      playedAt: match.playedAt ?? ctx.now,
      ...(notes === undefined ? {} : { notes }),
    },
  });
  await freeMatches(tx, [matchId]);
  await tx.matchResultRecord.create({
    data: {
      matchId,
      version: match.version + 1,
      outcome: settled.outcome,
      winnerSide,
      score: scoreWithAwarded(settled.sets),
      ...sidesForHistory(match),
      reason,
      recordedById: ctx.viewer?.userId ?? null,
      recordedAt: ctx.now,
    },
  });
}
