import type { Match } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { inTransaction, isOverlapViolation, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { later } from "../platform/time/duration.rules";
import { announceMatches } from "../competition/matches/announce-matches.step";
import { conflictsOfMove } from "../sport/scheduling/schedule-conflicts.rules";
import { loadSchedule, toInstant, toMinute } from "./schedule-data.loader";
import { assertAccepted } from "./schedule.errors";
import { lockMatch } from "./lock-match.step";

export interface Move {
  /** Null for both takes the match out of the schedule. */
  courtKey: string | null;
  startsAt: Date | null;
  /** The match's revision that was on the screen. */
  expectedRevision: number;
  /** Whether what is not hard may be broken. */
  acceptWarnings: boolean;
}

/**
 * Moves a match to another court and time, by hand.
 * @returns the tournament's id.
 * @throws InvalidInput, RuleViolation, ScheduleConflicts
 */
export async function moveMatch(ctx: ActionContext, matchId: string, move: Move): Promise<string> {
  const { courtKey, startsAt, expectedRevision, acceptWarnings } = move;
  if ((courtKey === null) !== (startsAt === null))
    throw new InvalidInput([
      courtKey === null
        ? { path: ["courtKey"], message: "Escolha a quadra" }
        : { path: ["startsAt"], message: "Escolha o horário" },
    ]);
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const match = await lockMatch(tx, matchId);
      const { tournamentId } = match;
      if (match.revision !== expectedRevision)
        throw new RuleViolation("MATCH_CHANGED", "Este jogo acabou de mudar. Confira e mova de novo.");
      if (match.status !== "SCHEDULED")
        throw new RuleViolation("MATCH_NOT_WAITING", whyNotMoved(match.status));
      if (match.pinned)
        throw new RuleViolation("MATCH_PINNED", "Este jogo está fixado. Solte o horário antes de movê-lo.");
      if (courtKey === null || startsAt === null) {
        await place(tx, matchId, null, null, 0);
      } else {
        const data = await loadSchedule(tx, tournamentId, ctx.now);
        const mayUse = data.eligible.has(courtKey) || data.hours.some((open) => open.courtId === courtKey);
        if (!mayUse)
          throw new InvalidInput([
            { path: ["courtKey"], message: "Esta quadra não está disponível para o torneio" },
          ]);
        const { matchMinutes } = data.tournament;
        const start = toMinute(startsAt);
        const target = { matchId, courtId: courtKey, startsAt: start, endsAt: start + matchMinutes };
        const others = [...data.actual, ...data.planned];
        assertAccepted(conflictsOfMove(data.setting, others, target), acceptWarnings);
        await place(tx, matchId, courtKey, toInstant(start), matchMinutes);
      }
      await announceMatches(ctx, tx, tournamentId, [matchId]);
      return tournamentId;
    });
  } catch (error) {
    if (isOverlapViolation(error))
      throw new RuleViolation("COURT_TAKEN", "Outro jogo acabou de ocupar esta quadra neste horário.");
    throw error;
  }
}

const whyNotMoved = (status: Match["status"]): string =>
  status === "PLAYED" || status === "CANCELLED"
    ? "O jogo já foi encerrado."
    : "O jogo já foi chamado. Desfaça a chamada antes de movê-lo.";

async function place(
  tx: Transaction,
  matchId: string,
  courtId: string | null,
  scheduledFor: Date | null,
  minutes: number,
): Promise<void> {
  const scheduledUntil = scheduledFor && later(scheduledFor, { minutes });
  await tx.match.update({ where: { id: matchId }, data: { courtId, scheduledFor, scheduledUntil } });
}
