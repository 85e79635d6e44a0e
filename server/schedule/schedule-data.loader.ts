import { initials, isMinor } from "../athletes/display-name.rules";
import {
  athletesOf,
  type Board,
  type BoardMatch,
  boardOf,
  loadBoard,
} from "../competition/board/tournament-board.loader";
import { placeInDraw } from "../competition/matches/match.loader";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { valueBy } from "../platform/loaders";
import { dayFromDatabase, dayToDatabase, eachDay, weekdayNameOf } from "../platform/time/calendar-day.rules";
import { clockFromDatabase, spanOn } from "../platform/time/clock-time.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { mayMean, seedsAmong } from "../sport/draws/group-draw.rules";
import { readSource } from "../sport/draws/draw-plan.rules";
import type { LiveSchedule, MatchProgress } from "../sport/scheduling/live-schedule.rules";
import { matchLabel } from "../sport/scheduling/match-label.rules";
import type { Occupation, Placement, ScheduleMatch } from "../sport/scheduling/schedule-plan.rules";
import { courtWords } from "../sport/scheduling/schedule-words.rules";
import { decidingPhaseOf, minutesOfMatch } from "../sport/scores/rules-of-match.rules";
import type { SetFormatName } from "../sport/scores/match-format.rules";
import type { CategoryWithDraw } from "../tournaments/categories/categories.loader";
import {
  type ClassRow,
  type CourtSpan,
  loadScheduleRows,
  type ScheduleRows,
  type Span,
} from "./schedule-rows.loader";

interface MatchChain {
  /** Athletes who may come to a side that is not decided, by match. */
  possible: ReadonlyMap<string, readonly string[]>;
  /** Matches that decide who comes, by match. */
  follows: ReadonlyMap<string, readonly string[]>;
}

/** Who may come to each match and what it waits for, as the draw says; matches stand after those they follow. */
export function matchChain(board: Board): MatchChain {
  const possible = new Map<string, readonly string[]>();
  const follows = new Map<string, readonly string[]>();
  for (const category of board.categories) {
    const matches = board.matches.filter(({ categoryId }) => categoryId === category.id);
    const byNumber = new Map(matches.map((match) => [match.number, match]));
    for (const match of matches) {
      const before = new Set<string>();
      const athletes = new Set<string>();
      for (const side of [1, 2] as const) {
        const text = side === 1 ? match.source1 : match.source2;
        if (text === null) continue;
        const source = readSource(text);
        const undecided = athletesOf(match, side).length === 0 && match.status !== "PLAYED";
        if (source.kind === "GROUP_PLACE") {
          const isMeant = groupsMeant(category, source.group);
          for (const id of groupMatches(matches, isMeant)) before.add(id);
          if (undecided) for (const id of groupAthletes(board, category, isMeant)) athletes.add(id);
        }
        if (source.kind === "WINNER_OF" || source.kind === "LOSER_OF") {
          const origin = byNumber.get(source.match);
          if (!origin) continue;
          before.add(origin.id);
          if (undecided)
            for (const id of [
              ...origin.players.map(({ athleteId }) => athleteId),
              ...(possible.get(origin.id) ?? []),
            ])
              athletes.add(id);
        }
      }
      for (const { athleteId } of match.players) athletes.delete(athleteId);
      possible.set(match.id, [...athletes]);
      follows.set(match.id, [...before]);
    }
  }
  return { possible, follows };
}

type GroupFilter = (group: number | null) => boolean;

function groupsMeant({ draw }: CategoryWithDraw, letter: number): GroupFilter {
  const letters = draw && { lettersByResult: draw.lettersByResult, seeds: seedsAmong(draw.entries) };
  return (group) => letters !== null && group !== null && mayMean(letters, letter, group);
}

const groupMatches = (matches: readonly BoardMatch[], isMeant: GroupFilter): string[] =>
  matches.filter(({ stage, group }) => stage === "GROUP" && isMeant(group)).map(({ id }) => id);

function groupAthletes(board: Board, category: CategoryWithDraw, isMeant: GroupFilter): string[] {
  return (category.draw?.entries ?? [])
    .filter(({ group }) => isMeant(group))
    .flatMap(({ pairId }) => board.pairs.get(pairId)?.enrolments.map(({ athleteId }) => athleteId) ?? []);
}

export interface ScheduleData extends ScheduleRows, LiveSchedule {
  /** Places of the matches that wait for their time. */
  planned: Placement[];
  /** What holds a court or its players now, or did: as it really was. */
  actual: Placement[];
}

export const toMinute = (instant: Date): number => Math.floor(instant.getTime() / 60_000);
export const toInstant = (minute: number): Date => new Date(minute * 60_000);
const toInterval = ({ startsAt, endsAt }: Span) => ({
  startsAt: toMinute(startsAt),
  endsAt: toMinute(endsAt),
});

/** The same for one tournament, inside an action that holds its lock. */
export async function loadSchedule(
  tx: Transaction,
  tournamentId: string,
  { now, viewer }: Pick<ActionContext, "now" | "viewer">,
): Promise<ScheduleData> {
  const boards = new Map([[tournamentId, await loadBoard(tx, tournamentId)]]);
  const rows = (await loadScheduleRows(tx, [tournamentId], boards, viewer)).get(tournamentId);
  if (!rows) throw new Error(`there is no tournament ${tournamentId}`);
  return toSchedule(rows, now);
}

export const scheduleOf = valueBy<ScheduleData>(
  async (ctx, ids) => {
    const boards = await Promise.all(ids.map(async (id) => [id, await boardOf(ctx).load(id)] as const));
    const rows = await loadScheduleRows(ctx.db, ids, new Map(boards), ctx.viewer);
    return new Map([...rows].map(([id, found]) => [id, toSchedule(found, ctx.now)]));
  },
  (id) => new Error(`there is no tournament ${id}`),
);

interface PlannedPlay {
  readonly matchMinutes: number;
  readonly finalAfterThirdPlace: boolean;
  readonly setFormat: SetFormatName;
}

/** What of a tournament takes courts and people: its matches as the schedule takes them, and how far each is. */
export function playOf(board: Board, tournament: PlannedPlay) {
  const chain = matchChain(board);
  const severalCategories = board.categories.length > 1;
  const categories = new Map(board.categories.map((category) => [category.id, category]));
  const minutesOf = (match: BoardMatch) =>
    minutesOfMatch(placeInDraw(board, match), categories.get(match.categoryId ?? "") ?? null, tournament);
  const thirdPlaceBefore = (match: BoardMatch): string[] => {
    const category = categories.get(match.categoryId ?? "");
    if (!tournament.finalAfterThirdPlace || !category) return [];
    if (match.stage !== "MAIN" || decidingPhaseOf(placeInDraw(board, match), category.drawFormat) !== "FINAL")
      return [];
    return board.matches.flatMap(({ id, categoryId, stage }) =>
      categoryId === category.id && stage === "THIRD_PLACE" ? [id] : [],
    );
  };
  // A match that was decided without being played takes no court time.
  const taking = board.matches.filter(
    ({ status, outcome, playedAt }) =>
      status !== "CANCELLED" && (status !== "PLAYED" || (outcome !== "BYE" && playedAt !== null)),
  );
  const matches = taking.map((match): ScheduleMatch => {
    const category = categories.get(match.categoryId ?? "")?.name ?? "";
    return {
      id: match.id,
      label: matchLabel(match, severalCategories ? category : null),
      category,
      athleteIds: match.players.map(({ athleteId }) => athleteId),
      possibleAthleteIds: chain.possible.get(match.id) ?? [],
      minutes: minutesOf(match),
      follows: [...(chain.follows.get(match.id) ?? []), ...thirdPlaceBefore(match)],
      earliestStart: null,
    };
  });
  const progress = new Map(taking.map((match) => [match.id, progressOf(match, minutesOf(match))]));
  return { taking, matches, progress, minutesOf };
}

function toSchedule(rows: ScheduleRows, now: Date): ScheduleData {
  const { tournament, board, courts, timeZone } = rows;
  const { minRestMinutes } = tournament;
  const { taking, matches, progress, minutesOf } = playOf(board, tournament);
  const today = dayAt(now, brasiliaTime);
  const used = new Set([
    ...rows.hours.map(({ courtId }) => courtId),
    ...board.matches.flatMap(({ courtId }) => courtId ?? []),
  ]);
  const severalVenues =
    new Set(courts.flatMap((court) => (used.has(court.id) ? placeOf(court) : []))).size > 1;
  const setting = {
    matches,
    courts: courts.map(({ id, name, arena, venue }) => ({
      id,
      label: courtWords(name, severalVenues ? (venue ?? arena.name) : null),
      venue: placeOf({ arenaId: arena.id, venue }),
    })),
    windows: rows.hours.map(({ courtId, ...span }) => ({ courtId, ...toInterval(span) })),
    occupations: occupationsOf(rows),
    unavailabilities: rows.absences.map(({ enrolment, ...span }) => ({
      athleteId: enrolment.athleteId,
      ...toInterval(span),
    })),
    minRestMinutes,
    travelMinutes,
    athleteNames: new Map(
      [...board.athletes.values()].map(({ id, fullName, birthDate }) => [
        id,
        isMinor(birthDate && dayFromDatabase(birthDate), today) ? initials(fullName) : fullName,
      ]),
    ),
    timeZone,
  };
  return {
    ...rows,
    setting,
    progress,
    planned: taking.flatMap(({ id, status }) => {
      const planned = progress.get(id)?.planned;
      return status === "SCHEDULED" && planned ? [planned] : [];
    }),
    actual: taking.flatMap((match) => actualOf(match, minutesOf(match), toMinute(now)) ?? []),
  };
}

/** Tells apart where courts lie: at their arena, or at a venue it has elsewhere. */
export const placeOf = ({ arenaId, venue }: { arenaId: string; venue: string | null }): string =>
  venue === null ? arenaId : `${arenaId} ${venue}`;

/** From one venue to another. */
export const travelMinutes = 30;

function progressOf(match: BoardMatch, minutes: number): MatchProgress {
  const { id: matchId, courtId, scheduledFor, scheduledUntil, calledAt, startedAt, status, playedAt } = match;
  const begins = scheduledFor ?? calledAt ?? startedAt;
  const startsAt = begins && toMinute(begins);
  const onCourt = status === "CALLED" || status === "IN_PROGRESS";
  return {
    matchId,
    planned:
      courtId !== null && startsAt !== null
        ? {
            matchId,
            courtId,
            startsAt,
            endsAt: scheduledUntil ? toMinute(scheduledUntil) : startsAt + minutes,
          }
        : null,
    calledAt: onCourt && calledAt ? toMinute(calledAt) : null,
    startedAt: startedAt && toMinute(startedAt),
    endedAt: status === "PLAYED" && playedAt ? toMinute(playedAt) : null,
  };
}

function actualOf(match: BoardMatch, minutes: number, now: number): Placement | null {
  const { id: matchId, status, calledAt, startedAt, playedAt } = match;
  const courtId = match.courtId ?? "";
  if (status === "PLAYED" && playedAt) {
    const endsAt = toMinute(playedAt);
    const startsAt = Math.min(startedAt ? toMinute(startedAt) : endsAt - minutes, endsAt - 1);
    return { matchId, courtId, startsAt, endsAt };
  }
  if (status !== "CALLED" && status !== "IN_PROGRESS") return null;
  const startsAt = toMinute(startedAt ?? calledAt ?? new Date(now * 60_000));
  return { matchId, courtId, startsAt, endsAt: Math.max(startsAt + minutes, now) };
}

/**
 * The weekly classes on each day of the tournament's hours. Days for which sessions were already created are left out,
 * because the sessions occupy the court themselves.
 */
export function classSpans({ classes, courts, hours }: ScheduleRows): CourtSpan[] {
  const zones = new Map(courts.map(({ id, arena }) => [id, arena.timeZone]));
  return classes.flatMap(({ courtId, weekday, startsAt, endsAt, ...series }) => {
    const timeZone = zones.get(courtId ?? "");
    if (courtId === null || timeZone === undefined) return [];
    const days = new Set(
      hours.flatMap((open) =>
        eachDay(dayAt(open.startsAt, timeZone), dayAt(open.endsAt, timeZone)).slice(0, 31),
      ),
    );
    return [...days]
      .filter((day) => weekdayNameOf(day) === weekday && isReckoned(dayToDatabase(day), series))
      .map((day) => ({
        courtId,
        ...spanOn(day, { starts: clockFromDatabase(startsAt), ends: clockFromDatabase(endsAt) }, timeZone),
      }));
  });
}

const isReckoned = (
  day: Date,
  { startsOn, endsOn, sessionsUntil }: Pick<ClassRow, "startsOn" | "endsOn" | "sessionsUntil">,
): boolean =>
  (sessionsUntil === null || sessionsUntil < day) &&
  (startsOn === null || startsOn <= day) &&
  (endsOn === null || endsOn >= day);

function occupationsOf(rows: ScheduleRows): Occupation[] {
  const as = (kind: Occupation["kind"]) => (span: CourtSpan) => ({
    courtId: span.courtId,
    kind,
    ...toInterval(span),
  });
  return [...classSpans(rows).map(as("CLASS")), ...rows.taken.map((taken) => as(taken.kind)(taken))];
}
