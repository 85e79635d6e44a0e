import { z } from "zod";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { orCourtTaken } from "../courts/occupancy.errors";
import { lockTournament } from "../tournaments/tournament.step";
import { announceMatches, placeMatches } from "../competition/matches/match.step";
import { loadSchedule, toInstant, toMinute, type ScheduleData } from "./schedule-data.loader";
import { conflictsOf } from "../sport/scheduling/schedule-conflicts.rules";
import { scheduleMatches, type Schedule } from "../sport/scheduling/schedule-matches.rules";
import { type Placement, slotMinutes } from "../sport/scheduling/schedule-plan.rules";
import { startTimesSchema, windowsFrom, type StartTime } from "../sport/scheduling/schedule-settings.rules";

export interface ScheduleRequest {
  /** No match before it; null for now. */
  from: Date | null;
  /** Unparsed start times of single days; null for when the courts open. */
  startTimes: unknown;
  /** Whether matches that have a place keep it, and only the others get one; pinned ones keep theirs in any case. */
  keepPlaced: boolean;
  /** False: only to be looked at. */
  apply: boolean;
  /** The revision of the preview: refused when something changed since; null to take it as it is. */
  expectedRevision: number | null;
}

/** What is wrong with a match that keeps its place. */
interface KeptConflict {
  matchId: string;
  reason: string;
}

export interface ProposedSchedule extends Schedule {
  conflicts: readonly KeptConflict[];
  from: Date;
  revision: number;
}

/**
 * Gives every match that is still to be played and not called yet a court and a time, or shows what it would give.
 * @throws InvalidInput, RuleViolation
 */
export function scheduleTournament(
  ctx: ActionContext,
  tournamentId: string,
  { from: asked, startTimes: typedTimes, keepPlaced, apply, expectedRevision }: ScheduleRequest,
): Promise<ProposedSchedule> {
  const from = asked ?? ctx.now;
  const { startTimes } = parseInput(startTimesInput, { startTimes: typedTimes ?? [] });
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
    // A preview's `from` comes back when it is applied: a start time that passed in between is still good.
    const windows = windowsAsked(data, startTimes, from < ctx.now ? from : ctx.now);
    const released = keepPlaced ? [] : data.planned.filter(({ matchId }) => !isPinned(data, matchId));
    const keeping = data.planned.filter((place) => !released.includes(place));
    const plan = scheduleMatches(
      { ...data.setting, windows },
      {
        kept: [...data.actual, ...keeping],
        notBefore: Math.ceil(from.getTime() / 60_000),
        slotMinutes,
      },
    );
    const schedule = { ...plan, from, conflicts: conflictsOfKept(data, keeping, plan.placed) };
    if (!apply) return { ...schedule, revision: tournament.revision };
    const changes = changed(released, schedule);
    await write(tx, changes, schedule);
    const revision = await announceMatches(ctx, tx, tournamentId, changes);
    return { ...schedule, revision };
  });
}

const startTimesInput = z.object({ startTimes: startTimesSchema });

function windowsAsked({ setting }: ScheduleData, startTimes: readonly StartTime[], notBefore: Date) {
  const found = windowsFrom(setting.windows, startTimes, {
    timeZone: setting.timeZone,
    notBefore: toMinute(notBefore),
  });
  if ("windows" in found) return found.windows;
  throw new InvalidInput(
    found.problems.map(({ index, field, message }) => ({
      path: ["startTimes", String(index), field],
      message,
    })),
  );
}

/** Each sentence once per match; the newly placed matches have no conflicts. */
function conflictsOfKept(
  { setting }: ScheduleData,
  kept: readonly Placement[],
  placed: readonly Placement[],
): KeptConflict[] {
  const ids = new Set(kept.map(({ matchId }) => matchId));
  const found = conflictsOf(setting, [...kept, ...placed]).filter(({ matchId }) => ids.has(matchId));
  const bySentence = new Map(
    found.map(({ matchId, reason }) => [`${matchId} ${reason}`, { matchId, reason }]),
  );
  return [...bySentence.values()];
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
