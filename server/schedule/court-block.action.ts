import type { ActionContext } from "../platform/context";
import { canManageArena } from "../arenas/arena.access";
import { inTransaction, isOverlapViolation } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { lockTournament } from "../tournaments/lock-tournament.step";
import { announceMatches } from "../competition/matches/announce-matches.step";
import { courtBlockSchema } from "../sport/scheduling/schedule-settings.rules";

/** Whether somebody may block a court: it is of an arena they manage. */
export async function canBlockCourt(courtKey: string, { db, viewer }: ActionContext): Promise<boolean> {
  const court = await db.court.findUnique({ where: { id: courtKey }, select: { arenaId: true } });
  return court !== null && canManageArena(court.arenaId, viewer);
}

/**
 * Takes a court out of use for a while: rain, a broken net, an event. Matches planned there keep their place and say what
 * is wrong.
 * @throws InvalidInput, RuleViolation
 */
export async function blockCourt(
  ctx: ActionContext,
  tournamentId: string,
  courtKey: string,
  input: unknown,
): Promise<void> {
  const block = parseInput(courtBlockSchema, input);
  try {
    await inTransaction(ctx.db, async (tx) => {
      await lockTournament(tx, tournamentId);
      await tx.courtBooking.create({ data: { courtId: courtKey, kind: "BLOCK", ...block } });
      await announceMatches(ctx, tx, tournamentId, []);
    });
  } catch (error) {
    if (isOverlapViolation(error))
      throw new RuleViolation("COURT_TAKEN", "A quadra já tem uma locação ou um bloqueio neste período.");
    throw error;
  }
}

/** Takes a block away; what is not there any more is gone already. */
export function unblockCourt(
  ctx: ActionContext,
  tournamentId: string,
  courtKey: string,
  startsAt: Date,
): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    await lockTournament(tx, tournamentId);
    await tx.courtBooking.deleteMany({ where: { courtId: courtKey, startsAt, kind: "BLOCK" } });
    await announceMatches(ctx, tx, tournamentId, []);
  });
}
