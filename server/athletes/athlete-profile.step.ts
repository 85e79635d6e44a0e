import type { Athlete } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { minors } from "./athlete.access";
import { profileCorrected } from "./athlete.event";
import { type Correction, differenceOf } from "./profile-change.rules";

type Profile = Pick<Athlete, "id" | "level" | "birthDate" | "gender" | "fullName" | "phone" | "cpf">;

/**
 * Records a change of a profile, with previous and new values and the author, unless nothing changed. For the CPF it
 * records only the fact: arenas read this history, and the number is visible only to the person.
 */
export async function keepProfileChange(
  tx: Transaction,
  before: Profile,
  after: Profile,
  changedById: string | null,
): Promise<void> {
  const changed = {
    ...(before.level === after.level ? {} : { levelBefore: before.level, levelAfter: after.level }),
    ...(before.birthDate?.getTime() === after.birthDate?.getTime()
      ? {}
      : { birthDateBefore: before.birthDate, birthDateAfter: after.birthDate }),
    ...(before.gender === after.gender ? {} : { genderBefore: before.gender, genderAfter: after.gender }),
    ...(before.fullName === after.fullName ? {} : { nameBefore: before.fullName, nameAfter: after.fullName }),
    ...(before.phone === after.phone ? {} : { phoneBefore: before.phone, phoneAfter: after.phone }),
    ...(before.cpf === after.cpf ? {} : { cpfChanged: true }),
  };
  if (Object.keys(changed).length === 0) return;
  await tx.profileChange.create({ data: { athleteId: after.id, changedById, ...changed } });
}

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

/**
 * Closes the public pages of minors whose guardianship ended, so that another guardian decides again. Athletes who have come
 * of age decide on their own page.
 */
export async function closePublicPages(
  tx: Transaction,
  athleteIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.athlete.updateMany({
    where: { id: { in: [...athleteIds] }, publicSince: { not: null }, ...minors(now) },
    data: { publicSince: null },
  });
}
