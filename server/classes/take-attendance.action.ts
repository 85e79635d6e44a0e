import type { ClassSession, SessionStudent } from "../../prisma/generated/client/client";
import { orCourtTaken } from "../courts/court-taken.errors";
import { openPlace } from "../courts/open-place.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { AttendanceConflict } from "./attendance.errors";
import { attendanceTaken } from "./attendance.event";
import { attendanceSchema } from "./class.rules";
import type { marks as marked } from "./class-words.rules";
import { tellCredits, type CreditTelling } from "./credits/credit-account.step";
import { returning } from "./credits/return-credits.step";
import { lockSession } from "./lock-session.step";

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
