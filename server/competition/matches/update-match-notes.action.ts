import { z } from "zod";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { lockTournament } from "../../tournaments/lock-tournament.step";
import { announceMatches } from "./announce-matches.step";
import { matchNotes } from "../../sport/scores/match-result.rules";

const typedNotes = z.object({ notes: matchNotes });

/**
 * What is noted beside a match, whether or not it has a result: the result and its version stay as they are.
 * @returns the tournament's id.
 * @throws InvalidInput
 */
export function updateMatchNotes(
  ctx: ActionContext,
  matchId: string,
  typed: { notes: unknown },
): Promise<string> {
  const { notes } = parseInput(typedNotes, typed);
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.match.findUniqueOrThrow({
      where: { id: matchId },
      select: { tournamentId: true },
    });
    await lockTournament(tx, tournamentId);
    await tx.match.update({ where: { id: matchId }, data: { notes } });
    await announceMatches(ctx, tx, tournamentId, [matchId]);
    return tournamentId;
  });
}
