import { createBlock, removeBlock } from "../bookings/take-court.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { orCourtTaken } from "../courts/court-taken.errors";
import { lockCourt, occupyOverMatches, settleMatches } from "../courts/occupy.step";
import { lockTournament } from "../tournaments/lock-tournament.step";
import { announceMatches } from "../competition/matches/announce-matches.step";
import { courtBlockSchema } from "../sport/scheduling/schedule-settings.rules";

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
  const { startsAt, endsAt, label } = parseInput(courtBlockSchema, input);
  const taken = { courtId: courtKey, kind: "BLOCK", startsAt, endsAt } as const;
  const work = inTransaction(ctx.db, async (tx) => {
    await lockTournament(tx, tournamentId);
    await lockCourt(tx, courtKey);
    const bookingId = await createBlock(tx, { courtId: courtKey, startsAt, endsAt, label });
    await occupyOverMatches(tx, { ...taken, bookingId });
    await announceMatches(ctx, tx, tournamentId, []);
  });
  await orCourtTaken(work, "A quadra já tem uma aula, uma locação ou um bloqueio neste período.");
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
    await lockCourt(tx, courtKey);
    await removeBlock(tx, courtKey, startsAt);
    await settleMatches(tx, courtKey);
    await announceMatches(ctx, tx, tournamentId, []);
  });
}
