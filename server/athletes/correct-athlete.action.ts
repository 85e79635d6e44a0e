import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { correctProfile, lockAthlete } from "./correct-profile.step";
import { correctAthleteSchema } from "./profile-change.rules";

/**
 * Who knows the athlete corrects level, birth date and gender, which stay as they are while an enrolment depends on them.
 * @throws InvalidInput
 */
export async function correctAthlete(ctx: ActionContext, athleteId: string, typed: unknown): Promise<void> {
  const correction = parseInput(correctAthleteSchema(dayAt(ctx.now, brasiliaTime)), typed);
  await inTransaction(ctx.db, async (tx) =>
    correctProfile(tx, ctx, await lockAthlete(tx, athleteId), correction),
  );
}
