import type { ProgressNote } from "../../../prisma/generated/client/client";
import { lockAthlete } from "../../athletes/correct-profile.step";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import type { AthleteLevel } from "../../sport/athlete-level.rules";

/**
 * Locks the athlete's record before the note, in the same order as all other writers.
 * @throws RuleViolation if the note is gone.
 */
export async function lockNote(
  tx: Transaction,
  id: string,
): Promise<{ note: ProgressNote; level: AthleteLevel }> {
  const found = await tx.progressNote.findUnique({ where: { id }, select: { athleteId: true } });
  if (found) {
    const { level } = await lockAthlete(tx, found.athleteId);
    const note = await tx.progressNote.findUnique({ where: { id } });
    if (note) return { note, level };
  }
  throw new RuleViolation("NOTE_GONE", "Esta anotação foi removida.");
}
