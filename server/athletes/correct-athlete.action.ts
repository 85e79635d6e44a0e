import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { profileCorrected } from "./athlete.event";
import { keepProfileChange } from "./keep-profile-change.step";
import { correctAthleteSchema, differenceOf } from "./profile-change.rules";

/**
 * Who knows the athlete corrects level, birth date and gender, which stay as they are while an enrolment depends on them.
 * @throws InvalidInput
 */
export async function correctAthlete(ctx: ActionContext, athleteId: string, typed: unknown): Promise<void> {
  const correction = parseInput(correctAthleteSchema(dayAt(ctx.now, brasiliaTime)), typed);
  await inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM alunos WHERE id = ${athleteId}::uuid FOR UPDATE`;
    const athlete = await tx.athlete.findUniqueOrThrow({ where: { id: athleteId } });
    const before = { ...athlete, birthDate: athlete.birthDate && dayFromDatabase(athlete.birthDate) };
    const change = differenceOf(before, correction);
    if (Object.keys(change).length === 0) return;
    await profileCorrected.happened(tx, ctx, { athlete, change });
    const { birthDate, ...rest } = change;
    const after = await tx.athlete.update({
      where: { id: athleteId },
      data: { ...rest, ...(birthDate ? { birthDate: dayToDatabase(birthDate) } : {}) },
    });
    await keepProfileChange(tx, athlete, after, ctx.viewer?.userId ?? null);
  });
}
