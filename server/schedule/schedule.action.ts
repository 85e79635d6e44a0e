import type { Match } from "../../prisma/generated/client/client";
import { loadBoard } from "../competition/board/tournament-board.loader";
import { announceMatches, pin, placeMatches } from "../competition/matches/match.step";
import { orCourtTaken } from "../courts/occupancy.errors";
import { addVenueCourts, removeVenueCourts } from "../courts/court.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { spanOn } from "../platform/time/clock-time.rules";
import { merged } from "../sport/scheduling/schedule-plan.rules";
import { conflictsOfMove } from "../sport/scheduling/schedule-conflicts.rules";
import {
  type ScheduleSettings,
  scheduleSettingsSchema,
  venueSchema,
} from "../sport/scheduling/schedule-settings.rules";
import { courtWords } from "../sport/scheduling/schedule-words.rules";
import { changeTournament, lockTournament } from "../tournaments/tournament.step";
import { lockMatch } from "./lock-match.step";
import { loadSchedule, toInstant, toMinute } from "./schedule-data.loader";
import { loadScheduleRows } from "./schedule-rows.loader";
import { assertAccepted } from "./schedule.errors";

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

/** An arena's own courts are at most 50. */
const firstNumber = 101;

/**
 * Gives a tournament so many courts at a venue besides its arena, 0 to take the venue away. The same name, however it is
 * written, is the same venue.
 * @throws InvalidInput, RuleViolation
 */
export function setVenue(ctx: ActionContext, tournamentId: string, input: unknown): Promise<void> {
  const { name, courtCount } = parseInput(venueSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const { status, arenaId } = await lockTournament(tx, tournamentId);
    if (status === "FINISHED") throw new RuleViolation("TOURNAMENT_STATUS", "O torneio já foi finalizado.");
    if (arenaId === null)
      throw new RuleViolation(
        "CHAMPIONSHIP_VENUES",
        "Em campeonato valem as quadras das arenas filiadas à federação.",
      );
    // Two tournaments of one arena number their courts one after the other.
    const [arena] = await tx.$queryRaw<{ nome_arena: string }[]>`
      SELECT nome_arena FROM arenas WHERE id = ${arenaId}::uuid FOR UPDATE`;
    if (sameName(arena?.nome_arena ?? "", name))
      throw new InvalidInput([{ path: ["name"], message: "As quadras da arena já fazem parte do torneio" }]);
    const all = await tx.court.findMany({
      where: { arenaId, number: { gte: firstNumber } },
      orderBy: { number: "asc" },
    });
    const own = all.filter(
      (court) => court.borrowedForId === tournamentId && sameName(court.venue ?? "", name),
    );
    await takeAway(
      tx,
      own.slice(courtCount).map(({ id }) => id),
    );
    const last = all.at(-1)?.number ?? firstNumber - 1;
    const missing = Math.max(0, courtCount - own.length);
    await addVenueCourts(
      tx,
      Array.from({ length: missing }, (_, index) => ({
        arenaId,
        number: last + 1 + index,
        name: `Quadra ${own.length + 1 + index}`,
        venue: own[0]?.venue ?? name,
        borrowedForId: tournamentId,
      })),
    );
    await announceMatches(ctx, tx, tournamentId, []);
  });
}

const sameName = (a: string, b: string) =>
  a.localeCompare(b, "pt-BR", { sensitivity: "base", ignorePunctuation: true }) === 0;

async function takeAway(tx: Transaction, courtIds: readonly string[]): Promise<void> {
  const taken = await tx.match.findFirst({
    where: { courtId: { in: [...courtIds] } },
    select: { court: { select: { name: true, venue: true } } },
  });
  if (taken?.court)
    throw new RuleViolation(
      "COURT_IN_USE",
      `Há jogos na ${courtWords(taken.court.name, taken.court.venue)}. Mude-os de quadra antes.`,
    );
  await removeVenueCourts(tx, courtIds);
}

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
