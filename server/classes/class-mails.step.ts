import type { ClassSession } from "../../prisma/generated/client/client";
import { pseudonym } from "../athletes/display-name.rules";
import { athleteAddresses } from "../guardians/guardian.loader";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { listedBy } from "../platform/listed-by.rules";
import type { Mail } from "../platform/mail/mail.rules";
import { shortDayInWords } from "../platform/time/time-in-words.rules";
import { clockAt, dayAt, timeOfPlace } from "../platform/time/time-zone.rules";
import type { Fallen } from "./class-sessions.step";
import {
  type ClassAddressee,
  classesCancelledMail,
  classesChangedMail,
  classesTaughtMail,
  classesWithoutTeacherMail,
} from "./class-mails.rules";

export interface ClassTold {
  athleteId: string;
  name: string;
  email: string;
  /** For a guardian the student's name. */
  child: string | null;
  arena: string;
  category: string;
  teacher: string;
  court: string | null;
  reason: string | null;
  startsAt: Date;
  /** Whether they were on the waiting list. */
  waited: boolean;
}

/** Students and waiting athletes of these classes who can get mail, at each of their addresses. */
export const studentsTold = (
  tx: Transaction,
  { sessionIds, waiting }: Fallen,
): Promise<ClassTold[]> => tx.$queryRaw<ClassTold[]>`
  SELECT p.aluno_id::text AS "athleteId", p.espera AS waited, e.name, e.email, e.child, ar.nome_arena AS arena,
    a.categoria AS category, pr.nome_completo AS teacher, q.nome AS court, a.motivo_cancelamento AS reason, a.inicio AS "startsAt"
  FROM (
      SELECT aula_id, aluno_id, false AS espera FROM presencas
        WHERE aula_id = ANY(${[...sessionIds]}::uuid[]) AND situacao IN ('inscrito', 'cancelada')
      UNION ALL SELECT *, true FROM unnest(${waiting.map(({ sessionId }) => sessionId)}::uuid[], ${waiting.map(({ athleteId }) => athleteId)}::uuid[])
    ) AS p (aula_id, aluno_id, espera)
    JOIN aulas a ON a.id = p.aula_id JOIN alunos al ON al.id = p.aluno_id JOIN LATERAL ${athleteAddresses} e ON true
    JOIN arenas ar ON ar.id = a.arena_id JOIN professores pr ON pr.id = a.professor_id LEFT JOIN quadras q ON q.id = a.quadra_id
  ORDER BY p.aluno_id, e.email, a.inicio`;

/** One mail to each address of each student, however many of their classes. */
async function mailEach(
  tx: Transaction,
  { outbox }: Pick<ActionContext, "outbox">,
  fallen: Fallen,
  write: (to: ClassAddressee, classes: readonly ClassTold[]) => Mail,
): Promise<void> {
  if (fallen.sessionIds.length === 0) return;
  const byAddress = listedBy(
    await studentsTold(tx, fallen),
    ({ athleteId, email }) => `${athleteId} ${email}`,
  );
  const mails = [...byAddress.values()].map((classes) => {
    const [{ email, name, child }] = classes as [ClassTold];
    return write({ email, name, child }, classes);
  });
  await outbox.putAll(tx, mails);
}

const whenOf = ({ startsAt }: ClassTold, timeZone: string): string =>
  `${shortDayInWords(dayAt(startsAt, timeZone))} às ${clockAt(startsAt, timeZone)} (${timeOfPlace(timeZone)})`;

/** Sends each student of cancelled classes, and each athlete on their waiting lists, one mail with all of theirs. */
export const tellCancelled = (
  tx: Transaction,
  ctx: Pick<ActionContext, "outbox">,
  fallen: Fallen,
  timeZone: string,
): Promise<void> =>
  mailEach(tx, ctx, fallen, (to, classes) =>
    classesCancelledMail(to, {
      arena: classes[0]!.arena,
      reason: classes[0]!.reason ?? "",
      classes: classes.map((recipient) => fallenInWords(recipient, timeZone)),
    }),
  );

/** "Aula D: …"; for a guardian "Lara Costa, aula D: …". */
const classOf = ({ child, category }: ClassTold): string =>
  child === null ? `Aula ${category}` : `${child}, aula ${category}`;

/** "Aula D: ter., 07/04 às 19:00 (horário de Brasília)", plus a note for athletes who were on the waiting list. */
export const fallenInWords = (recipient: ClassTold, timeZone: string): string => {
  const waited = recipient.child === null ? ", em que você estava na fila" : ", com lugar na fila";
  return `${classOf(recipient)}: ${whenOf(recipient, timeZone)}${recipient.waited ? waited : ""}`;
};

export const tellChanged = (
  tx: Transaction,
  ctx: Pick<ActionContext, "outbox">,
  sessionIds: readonly string[],
  timeZone: string,
): Promise<void> =>
  mailEach(tx, ctx, { sessionIds, waiting: [] }, (to, classes) =>
    classesChangedMail(to, {
      arena: classes[0]!.arena,
      classes: classes.map(
        (changed) =>
          `${classOf(changed)}: ${whenOf(changed, timeZone)}, com ${changed.teacher}${changed.court === null ? "" : `, ${changed.court}`}`,
      ),
    }),
  );

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
 * Mails the owner of each arena the future classes that have no teacher because theirs left the platform. The mail names
 * the teacher as the calendar does afterwards.
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
