import type { Match } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { orCourtTaken } from "../courts/court-taken.errors";
import { placeMatches } from "../competition/matches/place-matches.step";
import { announceMatches } from "../competition/matches/announce-matches.step";
import { conflictsOfMove } from "../sport/scheduling/schedule-conflicts.rules";
import { loadSchedule, toInstant, toMinute } from "./schedule-data.loader";
import { assertAccepted } from "./schedule.errors";
import { lockMatch } from "./lock-match.step";
import { pin } from "../competition/matches/match-course.step";

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
  const work = inTransaction(ctx.db, async (tx) => {
    const match = await lockMatch(tx, matchId);
    const { tournamentId } = match;
    if (match.revision !== expectedRevision)
      throw new RuleViolation("MATCH_CHANGED", "Este jogo acabou de mudar. Confira e mova de novo.");
    if (match.status !== "SCHEDULED") throw new RuleViolation("MATCH_NOT_WAITING", whyNotMoved(match.status));
    if (match.pinned)
      throw new RuleViolation("MATCH_PINNED", "Este jogo está fixado. Solte o horário antes de movê-lo.");
    if (courtKey === null || startsAt === null) {
      await placeMatches(tx, [matchId], []);
    } else {
      const data = await loadSchedule(tx, tournamentId, ctx);
      const mayUse = data.eligible.has(courtKey) || data.hours.some((open) => open.courtId === courtKey);
      if (!mayUse)
        throw new InvalidInput([
          { path: ["courtKey"], message: "Esta quadra não está disponível para o torneio" },
        ]);
      const start = toMinute(startsAt);
      const minutes = data.setting.matches.find(({ id }) => id === matchId)?.minutes;
      const end = start + (minutes ?? data.tournament.matchMinutes);
      const target = { matchId, courtId: courtKey, startsAt: start, endsAt: end };
      const others = [...data.actual, ...data.planned];
      assertAccepted(conflictsOfMove(data.setting, others, target), acceptWarnings);
      const place = { matchId, courtId: courtKey, from: toInstant(start), until: toInstant(end) };
      await placeMatches(tx, [matchId], [place]);
    }
    await announceMatches(ctx, tx, tournamentId, [matchId]);
    return tournamentId;
  });
  return orCourtTaken(
    work,
    "Esta quadra acabou de ser ocupada neste horário. Escolha outro lugar para o jogo.",
  );
}

const whyNotMoved = (status: Match["status"]): string =>
  status === "PLAYED" || status === "CANCELLED"
    ? "O jogo já foi encerrado."
    : "O jogo já foi chamado. Desfaça a chamada antes de movê-lo.";

/**
 * Pins or unpins a match. A pinned match keeps its court and time, against moves by hand and automatic rescheduling.
 * @returns the tournament's id.
 * @throws RuleViolation
 */
export function pinMatch(ctx: ActionContext, matchId: string, pinned: boolean): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId, status, courtId, scheduledFor } = await lockMatch(tx, matchId);
    if (status !== "SCHEDULED")
      throw new RuleViolation("MATCH_NOT_WAITING", "Só um jogo que ainda não foi chamado pode ser fixado.");
    if (pinned && (courtId === null || scheduledFor === null))
      throw new RuleViolation("MATCH_NOT_PLACED", "Dê quadra e horário ao jogo antes de fixá-lo.");
    await pin(tx, matchId, pinned);
    await announceMatches(ctx, tx, tournamentId, [matchId]);
    return tournamentId;
  });
}
