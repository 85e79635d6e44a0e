import type { Transaction } from "../platform/database";
import { inMs } from "../platform/time/duration.rules";
import { creditsReturned } from "./credits/class-bought.event";
import type { Recorder } from "./credits/credit-account.step";
import { defaultCreditRules } from "./credits/credit.rules";

/** Deleting an account frees the places in upcoming classes; past classes stay, under a pseudonym. */
export async function leaveClasses(tx: Transaction, by: Recorder, athleteId: string): Promise<void> {
  await tx.classStudent.deleteMany({ where: { athleteId } });
  await tx.classWaiting.deleteMany({ where: { athleteId } });
  // Why the arena gave a credit may say something of the person.
  await tx.classCredit.updateMany({ where: { athleteId }, data: { boughtAs: null } });
  const left = await tx.sessionStudent.findMany({
    where: { athleteId, attendance: "BOOKED", startsAt: { gt: by.now } },
    select: { id: true, startsAt: true, creditId: true },
  });
  await tx.sessionStudent.deleteMany({ where: { id: { in: left.map(({ id }) => id) } } });
  const inTime = new Date(by.now.getTime() + inMs({ hours: defaultCreditRules.noticeHours }));
  const creditIds = left.flatMap(({ startsAt, creditId }) => (startsAt >= inTime ? (creditId ?? []) : []));
  if (creditIds.length > 0) await creditsReturned.happened(tx, by, { creditIds });
}

/**
 * Deletes the notes and report requests about an athlete. Expects the athlete's record to be locked, so that none are
 * added.
 */
export async function forgetProgress(tx: Transaction, athleteId: string): Promise<void> {
  await tx.progressNote.deleteMany({ where: { athleteId } });
  await tx.reportRequest.deleteMany({ where: { athleteId } });
}
