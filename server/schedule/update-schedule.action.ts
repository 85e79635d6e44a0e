import { changeTournament } from "../tournaments/tournament-course.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { spanOn } from "../platform/time/day-span.rules";
import { loadBoard } from "../competition/board/tournament-board.loader";
import { lockTournament } from "../tournaments/lock-tournament.step";
import { announceMatches } from "../competition/matches/announce-matches.step";
import { merged } from "../sport/scheduling/intervals.rules";
import { toInstant, toMinute } from "./schedule-data.loader";
import { loadScheduleRows } from "./schedule-rows.loader";
import { scheduleSettingsSchema, type ScheduleSettings } from "../sport/scheduling/schedule-settings.rules";

/**
 * How long a match takes, how long its athletes rest, and which courts the tournament has from when until when. Matches
 * keep their places; those that no longer fit say so.
 * @throws InvalidInput, RuleViolation
 */
export function updateSchedule(ctx: ActionContext, tournamentId: string, input: unknown): Promise<void> {
  const settings = parseInput(scheduleSettingsSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    if (tournament.status === "FINISHED")
      throw new RuleViolation("TOURNAMENT_STATUS", "O torneio já foi finalizado.");
    const { matchMinutes, minRestMinutes, finalAfterThirdPlace, hours } = settings;
    await changeTournament(tx, tournamentId, {
      matchMinutes,
      minRestMinutes,
      ...(finalAfterThirdPlace === null ? {} : { finalAfterThirdPlace }),
    });
    if (hours !== null) await replaceHours(tx, ctx, tournamentId, hours);
    await announceMatches(ctx, tx, tournamentId, []);
  });
}

/** Hours of one court that touch or overlap become one row. */
async function replaceHours(
  tx: Transaction,
  { viewer }: Pick<ActionContext, "viewer">,
  tournamentId: string,
  hours: NonNullable<ScheduleSettings["hours"]>,
): Promise<void> {
  const boards = new Map([[tournamentId, await loadBoard(tx, tournamentId)]]);
  const rows = (await loadScheduleRows(tx, [tournamentId], boards, viewer)).get(tournamentId);
  if (!rows) throw new Error(`there is no tournament ${tournamentId}`);
  // On one clock for all courts, the one they are shown on: saved again as they are read, hours stay what they were.
  const { eligible, timeZone } = rows;
  const spans = hours.map(({ courtKey, day, from, until }, index) => {
    if (!eligible.has(courtKey))
      throw new InvalidInput([
        {
          path: ["hours", String(index), "courtKey"],
          message: "Esta quadra não está disponível para o torneio",
        },
      ]);
    const { startsAt, endsAt } = spanOn(day, { starts: from, ends: until }, timeZone);
    return { courtId: courtKey, startsAt: toMinute(startsAt), endsAt: toMinute(endsAt) };
  });
  await tx.tournamentCourtHours.deleteMany({ where: { tournamentId } });
  await tx.tournamentCourtHours.createMany({
    data: [...eligible].flatMap((courtId) =>
      merged(spans.filter((span) => span.courtId === courtId)).map(({ startsAt, endsAt }) => ({
        tournamentId,
        courtId,
        startsAt: toInstant(startsAt),
        endsAt: toInstant(endsAt),
      })),
    ),
  });
}
