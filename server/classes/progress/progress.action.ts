import type { ProgressNote } from "../../../prisma/generated/client/client";
import { todayAtArena } from "../../arenas/arena-clock.loader";
import { assertRunning } from "../../arenas/arena.step";
import { lockArenaAthlete } from "../../athletes/arena-athletes/arena-athlete.step";
import { correctProfile, lockAthlete } from "../../athletes/athlete-profile.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import type { Mail } from "../../platform/mail/mail.rules";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { type AthleteLevel, athleteLevelLabel } from "../../sport/athlete-level.rules";
import { ownStudentSince } from "../class.access";
import { mostProgressNotes, progressNoteSchema, reportRequestSchema } from "./progress.rules";

/**
 * Locks the athlete's record before the note, in the same order as all other writers.
 * @throws RuleViolation if the note is gone.
 */
async function lockNote(tx: Transaction, id: string): Promise<{ note: ProgressNote; level: AthleteLevel }> {
  const found = await tx.progressNote.findUnique({ where: { id }, select: { athleteId: true } });
  if (found) {
    const { level } = await lockAthlete(tx, found.athleteId);
    const note = await tx.progressNote.findUnique({ where: { id } });
    if (note) return { note, level };
  }
  throw new RuleViolation("NOTE_GONE", "Esta anotação foi removida.");
}

/**
 * An arena asks a teacher for a report on a student: a progress note by a day. There is one open request for each teacher and
 * student; asking again changes its day, and the same day twice changes nothing. The teacher gets one mail.
 * @throws InvalidInput, RuleViolation
 */
export async function askReport(
  ctx: ActionContext,
  arenaAthleteId: string,
  typed: { teacherKey: unknown; dueOn: unknown },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { link, athlete } = await lockArenaAthlete(tx, arenaAthleteId);
    const { arenaId, athleteId } = link;
    const today = await todayAtArena(tx, arenaId, ctx.now);
    const { teacherKey: teacherId, dueOn } = parseInput(reportRequestSchema(today), typed);
    if (!link.active || athlete.status === "INACTIVE")
      throw new RuleViolation("INACTIVE", "Este atleta está inativo nesta arena.");
    const teacher = await teacherAsked(tx, ctx, { arenaId, athleteId, teacherId });
    if (!teacher)
      throw new RuleViolation(
        "NOT_TAUGHT",
        "Este professor não dá aula a este atleta nesta arena, ou não tem conta na Praia.",
        ["teacherKey"],
      );
    const about = { athleteId_arenaId_teacherId: { athleteId, arenaId, teacherId } };
    const asked = await tx.reportRequest.findUnique({ where: about });
    const day = dayToDatabase(dueOn);
    if (asked?.dueOn.getTime() === day.getTime()) return;
    await tx.reportRequest.upsert({
      where: about,
      create: { athleteId, arenaId, teacherId, dueOn: day, askedAt: ctx.now },
      update: { dueOn: day, askedAt: ctx.now },
    });
    // A request is mailed once; another day is seen among the pending actions.
    if (asked) return;
    const { name, email, arena } = teacher;
    const url = `${ctx.publicUrl}/user-profile/${teacherId}`;
    await ctx.outbox.put(
      tx,
      reportAskedMail({ name, email }, { arena, student: athlete.fullName, dueOn, url }),
    );
  });
}

/** Cancels a request; does nothing if the note has been written. */
export async function cancelReportRequest(
  ctx: ActionContext,
  { arenaAthleteId, teacherKey: teacherId }: { arenaAthleteId: string; teacherKey: string },
): Promise<void> {
  const { arenaId, athleteId } = await ctx.db.arenaAthlete.findUniqueOrThrow({
    where: { id: arenaAthleteId },
  });
  await ctx.db.reportRequest.deleteMany({ where: { arenaId, athleteId, teacherId } });
}

interface TeacherAsked {
  name: string;
  /** Of their account. */
  email: string;
  arena: string;
}

/** The teacher, if they have an account, teach at the arena and list the athlete among their own students there. */
async function teacherAsked(
  tx: Transaction,
  { now }: Pick<ActionContext, "now">,
  { arenaId, athleteId, teacherId }: { arenaId: string; athleteId: string; teacherId: string },
): Promise<TeacherAsked | undefined> {
  const [teacher] = await tx.$queryRaw<TeacherAsked[]>`
    SELECT p.nome_completo AS name, u.email, r.nome_arena AS arena
    FROM professores p JOIN professores_arenas v ON v.professor_id = p.id AND v.ativo JOIN arenas r ON r.id = v.arena_id
      JOIN usuarios u ON u.id = p.user_id AND u.desativado_em IS NULL
    WHERE p.id = ${teacherId}::uuid AND p.ativo AND v.arena_id = ${arenaId}::uuid AND EXISTS (
      SELECT FROM presencas s JOIN aulas a ON a.id = s.aula_id
      WHERE s.aluno_id = ${athleteId}::uuid AND s.inicio >= ${ownStudentSince(now)} AND a.arena_id = v.arena_id AND a.professor_id = p.id)`;
  return teacher;
}

const reportAskedMail = (
  { name, email }: { name: string; email: string },
  { arena, student, dueOn, url }: { arena: string; student: string; dueOn: string; url: string },
): Mail => ({
  to: email,
  bell: true,
  subject: `Relatório pedido: ${student}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    `A ${arena} pede um relatório sobre ${student} até ${dateInDigits(dueOn)}.`,
    "Escreva uma anotação de progresso: o pedido fica em “Ações Pendentes” até lá.",
  ],
  action: { label: "Ver o pedido", url },
});

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
