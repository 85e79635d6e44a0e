import { todayAtArena } from "../../arenas/arena-clock.loader";
import { lockArenaAthlete } from "../../athletes/arena-athletes/arena-athlete.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import type { Mail } from "../../platform/mail/mail.rules";
import { parseInput } from "../../platform/parse-input";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { ownStudentSince } from "../students-called.access";
import { reportRequestSchema } from "./progress.rules";

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
