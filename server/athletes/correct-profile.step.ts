import type { Athlete } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { profileCorrected } from "./athlete.event";
import { keepProfileChange } from "./keep-profile-change.step";
import { differenceOf, type Correction } from "./profile-change.rules";

/** Locks an athlete's record until the transaction ends, and returns it. */
export async function lockAthlete(tx: Transaction, athleteId: string): Promise<Athlete> {
  await tx.$queryRaw`SELECT id FROM alunos WHERE id = ${athleteId}::uuid FOR UPDATE`;
  return tx.athlete.findUniqueOrThrow({ where: { id: athleteId } });
}

/**
 * Corrects level, birth date and gender of a locked record; previous values are kept in the history.
 * @param byThemselves whether the athlete makes the correction, which has stricter rules.
 * @throws InvalidInput while an enrolment depends on them.
 */
export async function correctProfile(
  tx: Transaction,
  ctx: ActionContext,
  athlete: Athlete,
  correction: Correction,
  byThemselves = false,
): Promise<void> {
  const before = { ...athlete, birthDate: athlete.birthDate && dayFromDatabase(athlete.birthDate) };
  const change = differenceOf(before, correction);
  if (Object.keys(change).length === 0) return;
  await profileCorrected.happened(tx, ctx, { athlete, change, byThemselves });
  const { birthDate, ...rest } = change;
  const after = await tx.athlete.update({
    where: { id: athlete.id },
    data: { ...rest, ...(birthDate ? { birthDate: dayToDatabase(birthDate) } : {}) },
  });
  await keepProfileChange(tx, athlete, after, ctx.viewer?.userId ?? null);
}
