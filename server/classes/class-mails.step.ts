import { athleteAddresses } from "../guardians/athlete-addresses.loader";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { listedBy } from "../platform/listed-by.rules";
import type { Mail } from "../platform/mail/mail.rules";
import { shortDayInWords } from "../platform/time/time-in-words.rules";
import { timeOfPlace } from "../platform/time/time-zone.rules";
import { clockAt, dayAt } from "../platform/time/zoned-time.rules";
import type { Fallen } from "./cancel-sessions.step";
import { classesCancelledMail, classesChangedMail, type ClassAddressee } from "./class-mails.rules";

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
