import { renameAccount } from "../identity/rename-account.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { correctProfile, lockAthlete } from "./correct-profile.step";
import { keepProfileChange } from "./keep-profile-change.step";
import { notOwnToSay, updateProfileSchema } from "./own-profile.rules";

/**
 * 'Alterar Cadastro' by the athlete: name, phone and notes freely, and level, birth date and gender only while nothing
 * depends on them. The e-mail is changed through confirmation, and the CPF never.
 * @throws InvalidInput
 */
export async function updateProfile(ctx: ActionContext, athleteId: string, typed: unknown): Promise<void> {
  const today = dayAt(ctx.now, brasiliaTime);
  const { fullName, phone, notes, ...correction } = parseInput(updateProfileSchema(today), typed);
  await inTransaction(ctx.db, async (tx) => {
    const athlete = await lockAthlete(tx, athleteId);
    const before = { ...athlete, birthDate: athlete.birthDate && dayFromDatabase(athlete.birthDate) };
    const others = notOwnToSay(before, correction, today);
    if (others.length > 0) throw new InvalidInput(others);
    await correctProfile(tx, ctx, athlete, correction, true);
    const after = await tx.athlete.update({ where: { id: athleteId }, data: { fullName, phone, notes } });
    const named = { ...after, fullName: athlete.fullName, phone: athlete.phone };
    await keepProfileChange(tx, named, after, ctx.viewer?.userId ?? null);
    if (athlete.userId !== null && fullName !== athlete.fullName)
      await renameAccount(tx, athlete.userId, fullName);
  });
}
