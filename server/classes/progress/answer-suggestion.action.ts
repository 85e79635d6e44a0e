import { assertRunning } from "../../arenas/running-arena.step";
import { correctProfile, lockAthlete } from "../../athletes/correct-profile.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { athleteLevelLabel, type AthleteLevel } from "../../sport/athlete-level.rules";
import { lockNote } from "./lock-note.step";

/**
 * 'Aceitar' corrects the athlete's level and records author and time; 'Agora não' leaves it. Idempotent.
 * @param level the suggested level that the user saw.
 * @throws RuleViolation while an enrolment depends on the level, or if another level is suggested by now.
 */
export async function answerLevelSuggestion(
  ctx: ActionContext,
  id: string,
  { level, accept }: { level: AthleteLevel; accept: boolean },
): Promise<void> {
  const work = inTransaction(ctx.db, async (tx) => {
    const { note } = await lockNote(tx, id);
    await assertRunning(tx, note.arenaId);
    const { suggestedLevel, suggestion } = note;
    const answer = accept ? "ACCEPTED" : "DECLINED";
    if (suggestedLevel === null || suggestion === "REPLACED")
      throw new RuleViolation("NO_SUGGESTION", "O professor já trocou esta sugestão. Atualize a página.");
    if (suggestedLevel !== level)
      throw new RuleViolation(
        "OTHER_LEVEL",
        `O professor mudou a sugestão: agora é ${athleteLevelLabel[suggestedLevel]}. Confira antes de responder.`,
      );
    if (suggestion === answer) return;
    if (suggestion !== "WAITING")
      throw new RuleViolation(
        "ALREADY_ANSWERED",
        "Outra pessoa já respondeu esta sugestão. Atualize a página.",
      );
    if (accept) {
      const athlete = await lockAthlete(tx, note.athleteId);
      await correctProfile(tx, ctx, athlete, { level, birthDate: null, gender: null });
    }
    await tx.progressNote.update({
      where: { id },
      data: { suggestion: answer, answeredAt: ctx.now, answeredById: ctx.viewer?.userId ?? null },
    });
  });
  await work.catch((error: unknown) => {
    // There is no form field here to attach the error to.
    if (!(error instanceof InvalidInput)) throw error;
    throw new RuleViolation("PLACE_DEPENDS", `${error.message}.`);
  });
}
