import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { orCourtTaken } from "../courts/court-taken.errors";
import { lockTournament } from "../tournaments/lock-tournament.step";
import { placeMatches } from "../competition/matches/place-matches.step";
import { announceMatches } from "../competition/matches/announce-matches.step";
import { loadSchedule, toInstant, type ScheduleData } from "./schedule-data.loader";
import { scheduleMatches, type Schedule } from "../sport/scheduling/schedule-matches.rules";
import type { Placement } from "../sport/scheduling/schedule-plan.rules";
import { slotMinutes } from "../sport/scheduling/schedule-plan.rules";

export interface ScheduleRequest {
  /** No match before it; null for now. */
  from: Date | null;
  /** Whether matches that have a place keep it, and only the others get one; pinned ones keep theirs in any case. */
  keepPlaced: boolean;
  /** False: only to be looked at. */
  apply: boolean;
  /** The revision of the preview: refused when something changed since; null to take it as it is. */
  expectedRevision: number | null;
}

export interface ProposedSchedule extends Schedule {
  from: Date;
  revision: number;
}

/**
 * Gives every match that is still to be played and not called yet a court and a time, or shows what it would give.
 * @throws RuleViolation
 */
export function scheduleTournament(
  ctx: ActionContext,
  tournamentId: string,
  { from: asked, keepPlaced, apply, expectedRevision }: ScheduleRequest,
): Promise<ProposedSchedule> {
  const from = asked ?? ctx.now;
  return inTransaction(ctx.db, async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    if (tournament.status === "FINISHED")
      throw new RuleViolation("TOURNAMENT_STATUS", "O torneio já foi finalizado.");
    if (expectedRevision !== null && tournament.revision !== expectedRevision)
      throw new RuleViolation(
        "SCHEDULE_CHANGED",
        "Os jogos mudaram desde a prévia. Confira a nova antes de aplicar.",
      );
    const data = await loadSchedule(tx, tournamentId, ctx);
    const open = data.board.matches.filter(({ status }) => status === "SCHEDULED");
    if (open.length === 0)
      throw new RuleViolation("NO_MATCHES", "Não há jogos para programar. Gere o chaveamento antes.");
    if (data.hours.length === 0)
      throw new RuleViolation("NO_COURT_HOURS", "Escolha antes as quadras e os horários do torneio.");
    const released = keepPlaced ? [] : data.planned.filter(({ matchId }) => !isPinned(data, matchId));
    const schedule = scheduleMatches(data.setting, {
      kept: [...data.actual, ...data.planned.filter((place) => !released.includes(place))],
      notBefore: Math.ceil(from.getTime() / 60_000),
      slotMinutes,
    });
    if (!apply) return { ...schedule, from, revision: tournament.revision };
    const changes = changed(released, schedule);
    await write(tx, changes, schedule);
    const revision = await announceMatches(ctx, tx, tournamentId, changes);
    return { ...schedule, from, revision };
  });
}

const isPinned = ({ board }: ScheduleData, matchId: string) => board.matchById.get(matchId)?.pinned === true;

const changed = (released: readonly Placement[], { placed, unplaced }: Schedule): string[] => [
  ...new Set([...placed, ...unplaced, ...released].map(({ matchId }) => matchId)),
];

function write(tx: Transaction, changes: readonly string[], { placed }: Schedule): Promise<void> {
  const places = placed.map(({ matchId, courtId, startsAt, endsAt }) => ({
    matchId,
    courtId,
    from: toInstant(startsAt),
    until: toInstant(endsAt),
  }));
  return orCourtTaken(
    placeMatches(tx, changes, places),
    "Uma destas quadras acabou de ser ocupada. Gere a programação de novo.",
  );
}
