import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { lockTournament } from "./lock-tournament.step";
import { tournamentTopic } from "./tournament-topic.rules";
import { tournamentRemoved } from "./tournament.event";

/**
 * Deletes a tournament with its categories, if it has no active enrolment and never had a charge.
 * @throws RuleViolation
 */
export function deleteTournament(ctx: ActionContext, id: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const { status } = await lockTournament(tx, id);
    if (status !== "REGISTRATION_OPEN")
      throw new RuleViolation("ALREADY_DRAWN", "Depois do sorteio, o torneio não pode mais ser excluído.");
    await tournamentRemoved.happened(tx, ctx, { tournamentId: id });
    await tx.tournament.delete({ where: { id } });
    await ctx.events.emit(tx, tournamentTopic(id));
  });
}
