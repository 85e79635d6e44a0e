import { assertRunning } from "../../arenas/running-arena.step";
import { lockAthlete } from "../../athletes/correct-profile.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import type { AthleteLevel } from "../../sport/athlete-level.rules";
import { lockNote } from "./lock-note.step";
import { mostProgressNotes, progressNoteSchema } from "./progress.rules";

interface About {
  arenaId: string;
  athleteId: string;
  teacherId: string;
}

/**
 * A teacher writes a note about a student and may suggest a level. A new suggestion replaces the teacher's unanswered
 * one.
 * @param key idempotency key: the same key twice is a double click.
 * @returns the note's id.
 * @throws InvalidInput, RuleViolation
 */
export async function writeProgressNote(
  ctx: ActionContext,
  about: About,
  { key, ...typed }: { key: string } & object,
): Promise<string> {
  const note = parseInput(progressNoteSchema, typed);
  const { arenaId, athleteId, teacherId } = about;
  return inTransaction(ctx.db, async (tx) => {
    await assertRunning(tx, arenaId);
    const { level, status } = await lockAthlete(tx, athleteId);
    const same = await tx.progressNote.findUnique({ where: { teacherId_key: { teacherId, key } } });
    if (same) {
      if (same.athleteId === athleteId && same.arenaId === arenaId) return same.id;
      throw new RuleViolation("ALREADY_WRITTEN", "Esta anotação já foi salva para outro aluno.");
    }
    if (status === "INACTIVE")
      throw new RuleViolation("INACTIVE_ON_PLATFORM", "O cadastro deste atleta está inativo na Praia.");
    if ((await tx.progressNote.count({ where: { arenaId, athleteId } })) >= mostProgressNotes)
      throw new RuleViolation(
        "TOO_MANY_NOTES",
        "Este atleta já tem 500 anotações nesta arena. Remova alguma antiga antes de escrever outra.",
      );
    if (note.suggestedLevel !== null) await suggest(tx, about, note.suggestedLevel, level);
    const { id } = await tx.progressNote.create({
      data: { ...about, ...note, key, suggestion: note.suggestedLevel && "WAITING", writtenAt: ctx.now },
    });
    await tx.reportRequest.deleteMany({ where: about });
    return id;
  });
}

/**
 * The author edits a note. A different level counts as a new suggestion; the same level keeps its answer.
 * @throws InvalidInput, RuleViolation if the note no longer exists.
 */
export async function correctProgressNote(ctx: ActionContext, id: string, typed: object): Promise<void> {
  const corrected = parseInput(progressNoteSchema, typed);
  await inTransaction(ctx.db, async (tx) => {
    const { note, level } = await lockNote(tx, id);
    await assertRunning(tx, note.arenaId);
    const { suggestedLevel } = corrected;
    const another = suggestedLevel !== note.suggestedLevel;
    if (another && suggestedLevel !== null) await suggest(tx, note, suggestedLevel, level);
    await tx.progressNote.update({
      where: { id },
      data: {
        ...corrected,
        correctedAt: ctx.now,
        ...(another ? { suggestion: suggestedLevel && "WAITING", answeredAt: null, answeredById: null } : {}),
      },
    });
  });
}

/** Deletes a note with its suggestion. Idempotent. @returns the athlete's id. */
export async function removeProgressNote(ctx: ActionContext, id: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { note } = await lockNote(tx, id);
    await tx.progressNote.delete({ where: { id } });
    return note.athleteId;
  });
}

/** @throws InvalidInput where the athlete has that level. */
async function suggest(
  tx: Transaction,
  { arenaId, athleteId, teacherId }: About,
  suggested: AthleteLevel,
  level: AthleteLevel,
): Promise<void> {
  if (suggested === level)
    throw new InvalidInput([{ path: ["suggestedLevel"], message: "Este já é o nível do atleta" }]);
  await tx.progressNote.updateMany({
    where: { arenaId, athleteId, teacherId, suggestion: "WAITING" },
    data: { suggestion: "REPLACED" },
  });
}
