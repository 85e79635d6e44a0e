import type { ClassSession, SessionStudent } from "../../prisma/generated/client/client";
import { assertRunning } from "../arenas/arena.step";
import { orCourtTaken } from "../courts/occupancy.errors";
import { openPlace, type OpenPlace } from "../courts/occupy.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { dayAt } from "../platform/time/time-zone.rules";
import { AttendanceConflict } from "./attendance.errors";
import { attendanceTaken } from "./attendance.event";
import { assertAttend, assertOpen, lockSession } from "./class-sessions.step";
import { type marks as marked, takesPlace } from "./class-kind-and-status.rules";
import { attendanceSchema } from "./class.rules";
import { type CreditTelling, tellCredits } from "./credits/credit-account.step";
import { fillPlaces } from "./credits/class-places.step";
import { dropMakeUps, returnCredits, returning } from "./credits/held-credits.step";
import { inTheWay, wayInWords } from "./in-the-way.loader";
import { partsOfSeries } from "./class.loader";

interface Which {
  athleteId: string;
  /** Every week from this one on; without it only this one. */
  everyWeek: boolean;
}

/**
 * Adds a student to this class, or to it and all later ones. If two students race for the last place, one gets the
 * error.
 * @throws InvalidInput, RuleViolation if the class is full or the student has another class at that time.
 */
export async function addClassStudent(
  ctx: ActionContext,
  id: string,
  { athleteId, everyWeek }: Which,
): Promise<void> {
  const work = inTransaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, id);
    assertOpen(session);
    await assertRunning(tx, session.arenaId);
    await assertAttend(tx, session.arenaId, [athleteId]);
    const place = await openPlace(tx, session.arenaId);
    const sessions = everyWeek ? await followingSessions(tx, session) : [session];
    await assertPlaces(tx, sessions, athleteId, place);
    await assertNotElsewhere(tx, sessions, athleteId, place);
    const data = sessions.map(({ id: sessionId, startsAt, endsAt }) => ({
      sessionId,
      startsAt,
      endsAt,
      athleteId,
    }));
    const stored = await tx.sessionStudent.findMany({
      where: { sessionId: { in: data.map(({ sessionId }) => sessionId) }, athleteId },
      select: { id: true, sessionId: true, attendance: true },
    });
    const missed = stored.filter(({ attendance }) => attendance === "EXCUSED");
    await dropMakeUps(
      tx,
      ctx,
      { arenaId: session.arenaId, athleteId },
      missed.map(({ sessionId }) => sessionId),
    );
    await returnPaid(tx, ctx, sessions, athleteId, place);
    await tx.sessionStudent.updateMany({
      where: { id: { in: stored.map((row) => row.id) } },
      data: { attendance: "BOOKED", markedAt: null, markedById: null, creditId: null, isMakeUp: false },
    });
    await tx.classWaiting.deleteMany({
      where: { athleteId, sessionId: { in: data.map(({ sessionId }) => sessionId) } },
    });
    const known = new Set(stored.map(({ sessionId }) => sessionId));
    await tx.sessionStudent.createMany({ data: data.filter(({ sessionId }) => !known.has(sessionId)) });
    if (!everyWeek) return;
    const since = dayToDatabase(dayAt(session.startsAt, place.timeZone));
    await tx.classStudent.createMany({
      data: (await followingParts(tx, session)).map((weeklyClassId) => ({ weeklyClassId, athleteId, since })),
      skipDuplicates: true,
    });
  });
  await orCourtTaken(work, "O aluno acabou de entrar em outra aula neste horário.", "ATHLETE_TAKEN");
}

/**
 * Removes a student from this class, or from it and all later ones. Past classes stay.
 * @throws RuleViolation
 */
export async function removeClassStudent(
  ctx: ActionContext,
  id: string,
  { athleteId, everyWeek }: Which,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, id);
    assertOpen(session);
    const sessions = everyWeek ? await followingSessions(tx, session) : [session];
    await returnPaid(tx, ctx, sessions, athleteId, await openPlace(tx, session.arenaId));
    const { count } = await tx.sessionStudent.deleteMany({
      where: { sessionId: { in: sessions.map((one) => one.id) }, athleteId, attendance: "BOOKED" },
    });
    if (count === 0) throw new RuleViolation("NOT_A_STUDENT", "Este aluno não está mais na aula.");
    if (everyWeek)
      await tx.classStudent.deleteMany({
        where: { weeklyClassId: { in: await followingParts(tx, session) }, athleteId },
      });
    await fillPlaces(
      tx,
      ctx,
      sessions.map((one) => one.id),
    );
  });
}

/** The arena gives or takes the place itself: what the athlete paid it with comes back. */
async function returnPaid(
  tx: Transaction,
  ctx: ActionContext,
  sessions: readonly ClassSession[],
  athleteId: string,
  { timeZone }: OpenPlace,
): Promise<void> {
  const paid = await tx.sessionStudent.findMany({
    where: {
      sessionId: { in: sessions.map(({ id }) => id) },
      athleteId,
      attendance: "BOOKED",
      creditId: { not: null },
    },
    select: { sessionId: true },
  });
  const ids = new Set(paid.map(({ sessionId }) => sessionId));
  const places = sessions.filter(({ id }) => ids.has(id));
  await returnCredits(
    tx,
    ctx,
    places.map((session) => ({ session, athleteId, timeZone })),
  );
}

/** This one and the later ones of its series that are still open; the lock on the series keeps them so. */
async function followingSessions(tx: Transaction, session: ClassSession): Promise<ClassSession[]> {
  if (session.weeklyClassId === null) return [session];
  return tx.classSession.findMany({
    where: {
      weeklyClassId: { in: await followingParts(tx, session) },
      originalDate: { gte: session.originalDate },
      status: { not: "CANCELLED" },
      attendedAt: null,
    },
    orderBy: { startsAt: "asc" },
  });
}

/** The parts of its series that are not over by then. */
async function followingParts(
  tx: Transaction,
  { weeklyClassId, originalDate }: ClassSession,
): Promise<string[]> {
  if (weeklyClassId === null) return [];
  const parts = await partsOfSeries(tx, weeklyClassId);
  return parts
    .filter(({ id, endsOn }) => id === weeklyClassId || endsOn === null || endsOn >= originalDate)
    .map(({ id }) => id);
}

async function assertPlaces(
  tx: Transaction,
  sessions: readonly ClassSession[],
  athleteId: string,
  { timeZone }: OpenPlace,
): Promise<void> {
  const taken = await tx.sessionStudent.groupBy({
    by: ["sessionId"],
    where: {
      sessionId: { in: sessions.map(({ id }) => id) },
      athleteId: { not: athleteId },
      attendance: { in: [...takesPlace] },
    },
    _count: true,
  });
  const counts = new Map(taken.map(({ sessionId, _count }) => [sessionId, _count]));
  const full = sessions.find(({ id, maxStudents }) => (counts.get(id) ?? 0) >= maxStudents);
  if (full) {
    const on = dateInDigits(dayAt(full.startsAt, timeZone));
    throw new RuleViolation("CLASS_FULL", `A aula de ${on} já está cheia.`, ["athleteId"]);
  }
}

async function assertNotElsewhere(
  tx: Transaction,
  sessions: readonly ClassSession[],
  athleteId: string,
  { timeZone }: OpenPlace,
): Promise<void> {
  const ways = await inTheWay(
    tx,
    sessions.map((session) => ({ ...session, courtId: null, athleteIds: [athleteId] })),
  );
  const [way] = ways.filter(({ taken }) => taken === "ATHLETE");
  if (way) throw new RuleViolation("ATHLETE_TAKEN", wayInWords(way, timeZone), ["athleteId"]);
}

type Mark = (typeof marked)[number];

/** Attendance can be taken from this long before the start. */
const earliestMs = 30 * 60_000;

/**
 * 'Chamada': records who was present. The last mark of a student counts. Sending the same marks again changes nothing,
 * so that an offline phone may retry. If any mark is based on a stale one (`seen`), all marks are rejected.
 * @param takenBy the user who took the attendance, if a device queued it offline; null for the user who sends it.
 * @throws InvalidInput, AttendanceConflict, RuleViolation if the class has not started or is cancelled, or if another
 *   user took the attendance.
 */
export async function takeAttendance(
  ctx: ActionContext,
  id: string,
  input: unknown,
  takenBy: string | null,
): Promise<void> {
  const marks = parseInput(attendanceSchema, input);
  if (takenBy !== null && takenBy !== ctx.viewer?.userId)
    throw new RuleViolation(
      "OTHER_ACCOUNT",
      "Esta chamada foi marcada por outra conta neste aparelho. Entre com a conta que a marcou.",
    );
  const work = inTransaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, id);
    if (session.status === "CANCELLED")
      throw new RuleViolation("CLASS_CANCELLED", "Esta aula foi cancelada e não tem chamada.");
    if (session.startsAt.getTime() - earliestMs > ctx.now.getTime())
      throw new RuleViolation("TOO_EARLY", "A chamada abre meia hora antes da aula.");
    const last = new Map(marks.map(({ athleteId, attendance }) => [athleteId, attendance]));
    const stored = await tx.sessionStudent.findMany({ where: { sessionId: id } });
    const known = new Map(stored.map(({ athleteId, attendance }) => [athleteId, attendance]));
    if (
      marks.some(({ athleteId, attendance, seen }) => {
        const stands = known.get(athleteId);
        return seen !== null && stands !== seen && stands !== attendance;
      })
    )
      throw new AttendanceConflict(id);
    if ([...last.keys()].some((athleteId) => !known.has(athleteId)))
      throw new RuleViolation("NOT_A_STUDENT", "Um destes alunos não está mais na aula. Atualize a página.");
    await tellMarks(tx, ctx, session, stored, last);
    for (const attendance of new Set(last.values())) {
      const athleteIds = [...last].flatMap(([athleteId, mark]) =>
        mark === attendance && known.get(athleteId) !== attendance ? [athleteId] : [],
      );
      if (athleteIds.length > 0)
        await tx.sessionStudent.updateMany({
          where: { sessionId: id, athleteId: { in: athleteIds } },
          data: { attendance, markedAt: ctx.now, markedById: ctx.viewer?.userId ?? null },
        });
    }
    await tx.classSession.update({ where: { id }, data: { attendedAt: session.attendedAt ?? ctx.now } });
    await attendanceTaken.happened(tx, ctx, { sessionId: id });
  });
  // A student who had cancelled may have another class at this time by now.
  await orCourtTaken(work, "Um destes alunos está em outra aula neste horário.", "ATHLETE_TAKEN");
}

/** Settles credits by mark: present uses the credit, absent loses it, excused gets it back. */
async function tellMarks(
  tx: Transaction,
  ctx: ActionContext,
  session: ClassSession,
  stored: readonly SessionStudent[],
  marks: ReadonlyMap<string, Mark>,
): Promise<void> {
  const paid = stored.filter(({ creditId, athleteId, attendance }) => {
    const mark = marks.get(athleteId);
    return creditId !== null && mark !== undefined && mark !== attendance;
  });
  if (paid.length === 0) return;
  const { timeZone } = await openPlace(tx, session.arenaId);
  const cameBack = paid.filter(({ attendance }) => attendance === "EXCUSED");
  // Their credit was returned when they were excused, so a student who came all the same attends without a credit.
  await tx.sessionStudent.updateMany({
    where: { id: { in: cameBack.map(({ id }) => id) } },
    data: { creditId: null, isMakeUp: false },
  });
  const events = paid.flatMap(({ athleteId, attendance: was }): CreditTelling[] => {
    const attendance = marks.get(athleteId)!;
    if (was === "EXCUSED" || attendance === "BOOKED") return [];
    const at = { session, athleteId, timeZone };
    if (attendance === "EXCUSED") return [returning(at)];
    return [{ ...at, event: { type: "MARK", sessionId: session.id, attendance } }];
  });
  await tellCredits(tx, ctx, events);
}
