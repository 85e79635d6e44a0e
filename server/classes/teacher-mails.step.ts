import type { ClassSession } from "../../prisma/generated/client/client";
import { pseudonym } from "../athletes/display-name.rules";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { listedBy } from "../platform/listed-by.rules";
import { shortDayInWords } from "../platform/time/time-in-words.rules";
import { timeOfPlace } from "../platform/time/time-zone.rules";
import { clockAt, dayAt } from "../platform/time/zoned-time.rules";
import { classesTaughtMail, classesWithoutTeacherMail } from "./class-mails.rules";

type Before = Pick<ClassSession, "id" | "teacherId" | "startsAt" | "category">;

interface Now extends Before {
  court: string | null;
}

const taughtWhen = (
  { startsAt, category }: Pick<Before, "startsAt" | "category">,
  timeZone: string,
): string =>
  `Aula ${category}: ${shortDayInWords(dayAt(startsAt, timeZone))} às ${clockAt(startsAt, timeZone)} (${timeOfPlace(timeZone)})`;

/**
 * Sends each present and former teacher of changed classes one mail with all changes.
 * @param before the classes before them.
 */
export async function tellTeachers(
  tx: Transaction,
  { outbox }: Pick<ActionContext, "outbox">,
  before: readonly Before[],
  timeZone: string,
): Promise<void> {
  if (before.length === 0) return;
  const now = await tx.$queryRaw<Now[]>`
    SELECT a.id::text, a.professor_id::text AS "teacherId", a.inicio AS "startsAt", a.categoria AS category, q.nome AS court
    FROM aulas a LEFT JOIN quadras q ON q.id = a.quadra_id
    WHERE a.id = ANY(${before.map(({ id }) => id)}::uuid[]) ORDER BY a.inicio`;
  const teacherNow = new Map(now.map(({ id, teacherId }) => [id, teacherId]));
  const lost = before
    .filter(({ id, teacherId }) => teacherNow.get(id) !== teacherId)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const teacherIds = [...new Set([...now, ...lost].map(({ teacherId }) => teacherId))];
  const teachers = await tx.$queryRaw<{ id: string; name: string; email: string; arena: string }[]>`
    SELECT p.id::text, p.nome_completo AS name, coalesce(u.email, p.email) AS email, ar.nome_arena AS arena
    FROM professores p LEFT JOIN usuarios u ON u.id = p.user_id
      JOIN arenas ar ON ar.id = (SELECT arena_id FROM aulas WHERE id = ${before[0]!.id}::uuid)
    WHERE p.id = ANY(${teacherIds}::uuid[]) AND p.ativo AND coalesce(u.email, p.email) IS NOT NULL AND u.desativado_em IS NULL
    ORDER BY p.id`;
  const when = (one: Before) => taughtWhen(one, timeZone);
  for (const { id, arena, ...to } of teachers) {
    const isTheirs = ({ teacherId }: Before) => teacherId === id;
    const gives = now
      .filter(isTheirs)
      .map((one) => `${when(one)}${one.court === null ? "" : `, ${one.court}`}`);
    await outbox.put(tx, classesTaughtMail(to, { arena, gives, lost: lost.filter(isTheirs).map(when) }));
  }
}

interface TeacherTold extends Pick<Before, "startsAt" | "category"> {
  email: string;
  name: string;
  arena: string;
}

/** Who teaches these classes, and whom a mail reaches: one row for each class. */
export const teachersTold = (tx: Transaction, sessionIds: readonly string[]): Promise<TeacherTold[]> =>
  tx.$queryRaw<TeacherTold[]>`
    SELECT coalesce(u.email, p.email) AS email, p.nome_completo AS name, ar.nome_arena AS arena, a.inicio AS "startsAt", a.categoria AS category
    FROM aulas a JOIN professores p ON p.id = a.professor_id JOIN arenas ar ON ar.id = a.arena_id LEFT JOIN usuarios u ON u.id = p.user_id
    WHERE a.id = ANY(${[...sessionIds]}::uuid[]) AND p.ativo AND coalesce(u.email, p.email) IS NOT NULL AND u.desativado_em IS NULL
    ORDER BY a.inicio, a.id`;

export const taughtInWords = (session: TeacherTold, timeZone: string): string =>
  `${taughtWhen(session, timeZone)}, que você daria`;

interface OwnerTold extends Pick<Before, "startsAt" | "category"> {
  arenaId: string;
  arena: string;
  timeZone: string;
  email: string;
  name: string;
}

/**
 * Tells the owner of each arena which classes to come of a teacher who leaves the platform have nobody to give them. The
 * mail names the teacher as the calendar does from then on.
 */
export async function tellTeacherLeaves(
  tx: Transaction,
  { now, outbox, publicUrl }: Pick<ActionContext, "now" | "outbox" | "publicUrl">,
  teacherId: string,
): Promise<void> {
  const rows = await tx.$queryRaw<OwnerTold[]>`
    SELECT ar.id::text AS "arenaId", ar.nome_arena AS arena, ar.fuso_horario AS "timeZone", dono.email, ar.responsavel AS name,
      a.inicio AS "startsAt", a.categoria AS category
    FROM aulas a JOIN arenas ar ON ar.id = a.arena_id JOIN usuarios dono ON dono.id = ar.user_id AND dono.desativado_em IS NULL
    WHERE a.professor_id = ${teacherId}::uuid AND a.status <> 'cancelada' AND a.inicio > ${now}
    ORDER BY ar.id, a.inicio, a.id`;
  const byArena = listedBy(rows, ({ arenaId }) => arenaId);
  const mails = [...byArena.values()].map((classes) => {
    const [{ email, name, arena, timeZone }] = classes as [OwnerTold];
    return classesWithoutTeacherMail(
      { email, name },
      {
        arena,
        teacher: pseudonym("Professor", teacherId),
        classes: classes.map((one) => taughtWhen(one, timeZone)),
        url: `${publicUrl}/arena-calendar`,
      },
    );
  });
  await outbox.putAll(tx, mails);
}
