import type { ActionContext } from "../../platform/context";
import { inTransaction, isOverlapViolation, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { lockTournament } from "../lock-tournament.action";
import { touchMatches } from "../touch-matches.action";
import { loadSchedule, toInstant, type ScheduleData } from "./schedule-data.access";
import { scheduleMatches, type Schedule } from "./schedule-matches.rules";
import type { Placement } from "./schedule-plan.rules";
import { slotMinutes } from "./schedule-settings.rules";

export interface ScheduleRequest {
  /** No match before it; null for now. */
  from: Date | null;
  /** Whether matches that have a place keep it, and only the others get one. */
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
    const data = await loadSchedule(tx, tournamentId, ctx.now);
    const open = data.board.matches.filter(({ status }) => status === "SCHEDULED");
    if (open.length === 0)
      throw new RuleViolation("NO_MATCHES", "Não há jogos para programar. Gere o chaveamento antes.");
    if (data.hours.length === 0)
      throw new RuleViolation("NO_COURT_HOURS", "Escolha antes as quadras e os horários do torneio.");
    const schedule = scheduleMatches(data.setting, {
      kept: [...data.actual, ...(keepPlaced ? data.planned : [])],
      notBefore: Math.ceil(from.getTime() / 60_000),
      slotMinutes,
    });
    if (!apply) return { ...schedule, from, revision: tournament.revision };
    await write(tx, data, schedule, keepPlaced);
    const revision = await touchMatches(ctx, tx, tournamentId, changed(data, schedule, keepPlaced));
    return { ...schedule, from, revision };
  });
}

const changed = (data: ScheduleData, { placed, unplaced }: Schedule, keepPlaced: boolean): string[] => [
  ...new Set([
    ...placed.map(({ matchId }) => matchId),
    ...unplaced.map(({ matchId }) => matchId),
    ...(keepPlaced ? [] : data.planned.map(({ matchId }) => matchId)),
  ]),
];

/** All places are given up first, so that two matches may change theirs with each other. */
async function write(tx: Transaction, data: ScheduleData, schedule: Schedule, keepPlaced: boolean) {
  await tx.match.updateMany({
    where: { id: { in: changed(data, schedule, keepPlaced) } },
    data: { courtId: null, scheduledFor: null, scheduledUntil: null },
  });
  try {
    await placeAll(tx, schedule.placed);
  } catch (error) {
    if (isOverlapViolation(error))
      throw new RuleViolation(
        "COURT_TAKEN",
        "Outro torneio acabou de ocupar uma destas quadras. Gere a programação de novo.",
      );
    throw error;
  }
}

async function placeAll(tx: Transaction, placed: readonly Placement[]): Promise<void> {
  const ids = placed.map(({ matchId }) => matchId);
  const courts = placed.map(({ courtId }) => courtId);
  const starts = placed.map(({ startsAt }) => toInstant(startsAt).toISOString());
  const ends = placed.map(({ endsAt }) => toInstant(endsAt).toISOString());
  await tx.$executeRaw`
    UPDATE jogos SET quadra_id = p.quadra, data_jogo = p.inicio, data_jogo_fim = p.fim
    FROM unnest(${ids}::uuid[], ${courts}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[])
      AS p(jogo, quadra, inicio, fim)
    WHERE jogos.id = p.jogo`;
}
