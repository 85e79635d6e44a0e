import type { Prisma, Tournament } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { dayFromDatabase, eachDay } from "../platform/time/calendar-day.rules";
import { spanOn } from "../platform/time/clock-time.rules";
import { isAdmin, type Viewer } from "../platform/viewer";
import { timeZoneOfPlace } from "../arenas/place-time.rules";
import { hoursOfArenas } from "../courts/arena-hours.loader";
import { type ArenaHours, spansOn } from "../courts/opening.rules";
import { occupanciesOn } from "../courts/court.loader";
import type { Board } from "../competition/board/tournament-board.loader";
import type { OccupationKind } from "../sport/scheduling/schedule-plan.rules";

const courtRows = { include: { arena: true } } satisfies Prisma.CourtDefaultArgs;
export type CourtRow = Prisma.CourtGetPayload<typeof courtRows>;
/** A period in which an enrolled athlete cannot play. */
export interface AbsenceRow extends Span {
  enrolment: Board["enrolments"][number];
  byAthlete: boolean;
}

export interface Span {
  startsAt: Date;
  endsAt: Date;
}
export interface CourtSpan extends Span {
  courtId: string;
}
export interface TakenRow extends CourtSpan {
  kind: OccupationKind;
  /** The renter's name, or the reason of the block. */
  label: string | null;
}
export type ClassRow = Prisma.WeeklyClassGetPayload<object>;
type HoursRow = Prisma.TournamentCourtHoursGetPayload<object>;

/** Everything a tournament's schedule is made of, as its rows say it. */
export interface ScheduleRows {
  tournament: Tournament;
  board: Board;
  /** The arena's; Brasília's for a championship. */
  timeZone: string;
  /** Courts that its organisers may use, and those that have matches of it, by venue and number. */
  courts: CourtRow[];
  /** Ids of the courts that may be used. */
  eligible: ReadonlySet<string>;
  /** The hours set for the tournament, or else the arena's opening hours on each day of the tournament. */
  hours: CourtSpan[];
  /** What else takes these courts, by start: of matches, those of other tournaments that are still to be played. */
  taken: TakenRow[];
  classes: ClassRow[];
  absences: AbsenceRow[];
}

/**
 * The courts a tournament may use: those of its arena and of the owner's other active arenas, or those of its
 * federation's arenas, and those that already have matches of it. Where several people manage an arena, each can choose
 * only courts of arenas that they manage.
 */
const eligibleCourts = (
  tournament: { id: string; federationId: string | null },
  arena: { id: string; ownerId: string | null } | null,
  viewer: Viewer | null,
): Prisma.CourtWhereInput | null => {
  if (tournament.federationId !== null)
    return {
      active: true,
      borrowedForId: null,
      arena: { federationId: tournament.federationId, active: true },
    };
  if (!arena) return null;
  const { ownerId } = arena;
  const managed = isAdmin(viewer) ? {} : { id: { in: [...(viewer?.ownedArenaIds ?? [])] } };
  return {
    active: true,
    arena: {
      OR: [{ id: arena.id }, ...(ownerId === null ? [] : [{ ownerId, active: true, ...managed }])],
    },
    OR: [{ borrowedForId: null }, { borrowedForId: tournament.id }],
  };
};

/**
 * A constant number of statements, however many tournaments, courts and matches.
 * @param boards of these tournaments.
 * @param viewer who plans: of other arenas only courts that they may offer, or that the tournament has already.
 */
export async function loadScheduleRows(
  db: Transaction,
  tournamentIds: readonly string[],
  boards: ReadonlyMap<string, Board>,
  viewer: Viewer | null,
): Promise<Map<string, ScheduleRows>> {
  const ids = [...tournamentIds];
  const tournaments = await db.tournament.findMany({ where: { id: { in: ids } }, include: { arena: true } });
  const stored = await db.tournamentCourtHours.findMany({
    where: { tournamentId: { in: ids } },
    orderBy: [{ startsAt: "asc" }, { courtId: "asc" }],
  });
  const playedOn = [...boards.values()].flatMap(({ matches }) =>
    matches.flatMap(({ courtId }) => courtId ?? []),
  );
  const used = [...new Set([...playedOn, ...stored.map(({ courtId }) => courtId)])];
  const courts = await db.court.findMany({
    where: {
      OR: [
        { id: { in: used } },
        ...tournaments.flatMap((tournament) => eligibleCourts(tournament, tournament.arena, viewer) ?? []),
      ],
    },
    orderBy: [{ arena: { name: "asc" } }, { arenaId: "asc" }, { number: "asc" }],
    ...courtRows,
  });
  const courtId = { in: courts.map(({ id }) => id) };

  const withoutHours = tournaments.filter(
    ({ id }) => !stored.some(({ tournamentId }) => tournamentId === id),
  );
  const openings = await openingsOf(db, withoutHours);
  const made = tournaments.map((tournament) => {
    const board = boards.get(tournament.id);
    const own = stored.filter(({ tournamentId }) => tournamentId === tournament.id);
    const has = new Set([
      ...own.map((one) => one.courtId),
      ...(board?.matches.flatMap((match) => match.courtId ?? []) ?? []),
    ]);
    return {
      tournament,
      board,
      has,
      hours: own.length > 0 ? own : openingHours(tournament, courts, openings),
    };
  });
  const span = spanOf(made.flatMap(({ hours, board }) => [...hours, ...plannedSpans(board)]));
  const occupancies = await occupanciesOn(db, courts, span);
  const bookingId = { in: occupancies.flatMap((taken) => taken.bookingId ?? []) };
  const bookings = await db.courtBooking.findMany({
    where: { id: bookingId },
    select: { id: true, label: true },
  });
  const labels = new Map(bookings.map(({ id, label }) => [id, label]));
  const classes = await db.weeklyClass.findMany({
    where: { courtId, active: true },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  const enrolmentId = { in: made.flatMap(({ board }) => board?.enrolments.map(({ id }) => id) ?? []) };
  const absences = await db.unavailability.findMany({
    where: { enrolmentId },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });

  return new Map(
    made.flatMap(({ tournament, board, has, hours }) => {
      if (!board) return [];
      const { id, arena } = tournament;
      const mayUse = courts.filter((court) => isEligible(court, tournament, has, viewer));
      const onThese = new Set([
        ...mayUse.map((court) => court.id),
        ...hours.map((one) => one.courtId),
        ...has,
      ]);
      const rows: ScheduleRows = {
        tournament,
        board,
        timeZone: timeZoneOfPlace(arena),
        courts: courts.filter((court) => onThese.has(court.id)),
        eligible: new Set(mayUse.map((court) => court.id)),
        hours,
        taken: occupancies.flatMap(({ courtId: on, matchId, bookingId: of, ...taken }) =>
          !onThese.has(on) || (matchId !== null && board.matchById.has(matchId))
            ? []
            : [{ ...taken, courtId: on, label: labels.get(of ?? "") ?? null }],
        ),
        classes: classes.filter((one) => one.courtId !== null && onThese.has(one.courtId)),
        absences: absences.flatMap(({ enrolmentId: of, startsAt, endsAt, byAthlete }) => {
          const enrolment = board.enrolments.find((one) => one.id === of);
          return enrolment ? [{ enrolment, startsAt, endsAt, byAthlete }] : [];
        }),
      };
      return [[id, rows]];
    }),
  );
}

type WithArena = Prisma.TournamentGetPayload<{ include: { arena: true } }>;

/** @param has ids of courts on which the tournament already has hours or matches, whichever organiser set them. */
function isEligible(
  court: CourtRow,
  { id, federationId, arena }: WithArena,
  has: ReadonlySet<string>,
  viewer: Viewer | null,
): boolean {
  if (!court.active) return false;
  if (court.borrowedForId !== null) return court.borrowedForId === id;
  if (federationId !== null) return court.arena.active && court.arena.federationId === federationId;
  // At a suspended arena too, what runs is played to its end.
  if (arena === null || court.arenaId === arena.id) return arena !== null;
  if (!court.arena.active || arena.ownerId === null || court.arena.ownerId !== arena.ownerId) return false;
  return has.has(court.id) || isAdmin(viewer) || (viewer?.ownedArenaIds.includes(court.arenaId) ?? false);
}

const daysOf = ({ startDate, endDate }: Pick<Tournament, "startDate" | "endDate">): string[] =>
  eachDay(dayFromDatabase(startDate), dayFromDatabase(endDate ?? startDate)).slice(0, 31);

/** When the arenas of these tournaments are open on their days, by arena. */
function openingsOf(
  db: Transaction,
  tournaments: readonly WithArena[],
): Promise<ReadonlyMap<string, ArenaHours>> {
  const arenas = new Map(tournaments.flatMap(({ arena }) => (arena ? [[arena.id, arena] as const] : [])));
  const days = tournaments.flatMap(daysOf).toSorted();
  return hoursOfArenas(db, [...arenas.values()], [days[0] ?? "", days.at(-1) ?? ""]);
}

/** Every court of its own arena, from opening to closing, on each of its days. */
function openingHours(
  { arena, ...tournament }: WithArena,
  courts: readonly CourtRow[],
  openings: ReadonlyMap<string, ArenaHours>,
): HoursRow[] {
  if (!arena) return [];
  const hours = openings.get(arena.id);
  if (!hours) return [];
  const own = courts.filter(
    ({ arenaId, active, borrowedForId }) => arenaId === arena.id && active && borrowedForId === null,
  );
  return daysOf(tournament).flatMap((day) =>
    spansOn(hours, day).flatMap(([starts, ends]) =>
      own.map(({ id: courtId }) => ({
        id: `${courtId}.${day}`,
        tournamentId: tournament.id,
        courtId,
        ...spanOn(day, { starts, ends }, arena.timeZone),
      })),
    ),
  );
}

function plannedSpans(board: Board | undefined): Span[] {
  return (board?.matches ?? []).flatMap(({ scheduledFor, scheduledUntil }) =>
    scheduledFor ? [{ startsAt: scheduledFor, endsAt: scheduledUntil ?? scheduledFor }] : [],
  );
}

/** From the first start to the last end; nothing of nothing. */
function spanOf(spans: readonly Span[]): Span {
  const first = spans[0] ?? { startsAt: new Date(0), endsAt: new Date(0) };
  return spans.reduce(
    (all, { startsAt, endsAt }) => ({
      startsAt: startsAt < all.startsAt ? startsAt : all.startsAt,
      endsAt: endsAt > all.endsAt ? endsAt : all.endsAt,
    }),
    first,
  );
}
