import { todayAtArena } from "../arenas/arena-clock.loader";
import { assertRunning } from "../arenas/running-arena.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { lockTournament } from "./lock-tournament.step";
import { tournamentTopic } from "./tournament-topic.rules";

/**
 * Makes a tournament of a draft. One that is published already stays as it is, for who clicks twice.
 * @throws RuleViolation when it would have begun before today, or its arena is suspended.
 */
export function publishTournament(ctx: ActionContext, id: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const { arenaId, startDate, publishedAt } = await lockTournament(tx, id);
    if (publishedAt !== null) return;
    if (arenaId !== null) await assertRunning(tx, arenaId);
    if (dayFromDatabase(startDate) < (await todayAtArena(tx, arenaId, ctx.now)))
      throw new RuleViolation(
        "START_IN_THE_PAST",
        "A data de início já passou: mude-a em Configurações e publique de novo.",
      );
    await tx.tournament.update({ where: { id }, data: { publishedAt: ctx.now } });
    await ctx.events.emit(tx, tournamentTopic(id));
  });
}
