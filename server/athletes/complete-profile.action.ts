import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { completeProfileSchema } from "./athlete.rules";
import { keepProfileChange } from "./keep-profile-change.step";

const settled = (path: string, attends: boolean) =>
  new InvalidInput([
    {
      path: [path],
      message: attends
        ? "Já informado: peça à sua arena para corrigir no seu perfil"
        : "Já informado: entre em uma arena e peça a ela para corrigir",
    },
  ]);

/**
 * Athletes fill in missing profile fields that categories require. Existing values are changed only by their arena:
 * otherwise an athlete could choose a category first and a matching birth date afterwards.
 * @throws InvalidInput
 */
export async function completeProfile(ctx: ActionContext, athleteId: string, typed: unknown): Promise<void> {
  const { birthDate, gender } = parseInput(completeProfileSchema(dayAt(ctx.now, brasiliaTime)), typed);
  await inTransaction(ctx.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM alunos WHERE id = ${athleteId}::uuid FOR UPDATE`;
    const athlete = await tx.athlete.findUniqueOrThrow({
      where: { id: athleteId },
      include: { arenas: { where: { active: true }, take: 1 } },
    });
    const attends = athlete.arenas.length > 0;
    const known = athlete.birthDate && dayFromDatabase(athlete.birthDate);
    if (birthDate !== null && known !== null && known !== birthDate) throw settled("birthDate", attends);
    if (gender !== null && athlete.gender !== null && athlete.gender !== gender)
      throw settled("gender", attends);
    const after = await tx.athlete.update({
      where: { id: athleteId },
      data: {
        ...(birthDate === null ? {} : { birthDate: dayToDatabase(birthDate) }),
        ...(gender === null ? {} : { gender }),
      },
    });
    await keepProfileChange(tx, athlete, after, ctx.viewer?.userId ?? null);
  });
}
