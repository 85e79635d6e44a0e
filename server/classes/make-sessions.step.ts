import { conflictsInWords } from "../courts/taken-in-words.rules";
import { occupy } from "../courts/occupy.step";
import type { Transaction } from "../platform/database";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { RuleViolation } from "../platform/errors";
import { inTheWay, wayInWords } from "./in-the-way.loader";
import type { SessionPlan } from "./session-plan";

/** Writes classes, the courts they take and the places of their students: three statements, however many. */
export async function makeSessions(tx: Transaction, plans: readonly SessionPlan[]): Promise<void> {
  if (plans.length === 0) return;
  await tx.classSession.createMany({
    data: plans.map(({ athleteIds: _athleteIds, originalDate, ...plan }) => ({
      ...plan,
      originalDate: dayToDatabase(originalDate),
    })),
  });
  await occupySessions(tx, plans);
  await tx.sessionStudent.createMany({
    data: plans.flatMap(({ id: sessionId, startsAt, endsAt, athleteIds }) =>
      athleteIds.map((athleteId) => ({ sessionId, startsAt, endsAt, athleteId })),
    ),
  });
}

/** The courts that these classes take; those without one take none. */
export const occupySessions = (
  tx: Transaction,
  sessions: readonly Pick<SessionPlan, "id" | "courtId" | "startsAt" | "endsAt">[],
): Promise<void> =>
  occupy(
    tx,
    sessions.flatMap(({ id: sessionId, courtId, startsAt, endsAt }) =>
      courtId === null ? [] : [{ kind: "CLASS" as const, sessionId, courtId, startsAt, endsAt }],
    ),
  );

const fieldOf = { COURT: "courtKey", TEACHER: "teacherKey", ATHLETE: "athleteIds" } as const;

/**
 * @param namesPeople whether the error may say who rents a court or teaches another class.
 * @throws RuleViolation that names the conflict, on the field concerned.
 */
export async function assertFree(
  tx: Transaction,
  plans: readonly SessionPlan[],
  timeZone: string,
  namesPeople = true,
): Promise<void> {
  const found = await inTheWay(tx, plans);
  const ways = namesPeople ? found : found.map((way) => ({ ...way, what: way.unnamed }));
  const [first] = ways;
  if (!first) return;
  throw new RuleViolation(
    `${first.taken}_TAKEN`,
    conflictsInWords(ways.map((way) => wayInWords(way, timeZone))),
    [fieldOf[first.taken]],
  );
}
