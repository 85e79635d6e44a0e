import type { ClassSession } from "../../../prisma/generated/client/client";
import { athleteAddresses } from "../../guardians/guardian.loader";
import { dependentsPath } from "../../identity/roles.rules";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { Mail } from "../../platform/mail/mail.rules";
import { inMs } from "../../platform/time/duration.rules";
import { shortDayInWords } from "../../platform/time/time-in-words.rules";
import { clockAt, dayAt, timeOfPlace } from "../../platform/time/time-zone.rules";
import { takesPlace } from "../class-kind-and-status.rules";
import { inTheWay, type InTheWay } from "../in-the-way.loader";
import { type Recorder, tellCredits } from "./credit-account.step";
import { defaultCreditRules } from "./credit.rules";
import { answerBy } from "./openings.rules";

export interface Taking {
  session: ClassSession;
  athleteId: string;
  timeZone: string;
}

/** For how many others who were asked a place is held now. */
export const placesHeld = (
  tx: Transaction,
  sessionId: string,
  athleteId: string,
  now: Date,
): Promise<number> =>
  tx.classWaiting.count({ where: { sessionId, athleteId: { not: athleteId }, askedUntil: { gt: now } } });

/** How many places a class has left. Expects it to be locked. */
export async function placesLeft(tx: Transaction, { id, maxStudents }: ClassSession): Promise<number> {
  const taken = await tx.sessionStudent.count({
    where: { sessionId: id, attendance: { in: [...takesPlace] } },
  });
  return maxStudents - taken;
}

/** The first conflicting class of each athlete at that time, at any arena. One statement. */
export async function elsewhere(
  tx: Transaction,
  session: ClassSession,
  athleteIds: readonly string[],
): Promise<ReadonlyMap<string, InTheWay>> {
  const ways = await inTheWay(tx, [{ ...session, courtId: null, athleteIds }]);
  const found = new Map<string, InTheWay>();
  for (const way of ways)
    if (way.taken === "ATHLETE" && way.athleteId !== null && !found.has(way.athleteId))
      found.set(way.athleteId, way);
  return found;
}

/**
 * Gives places in a class to athletes, pays for each with a credit, and removes them from the waiting list. Expects
 * enough free places. The number of statements does not depend on the number of athletes.
 * @returns the athletes who got a place: those with a credit for the class.
 */
export async function takePlaces(
  tx: Transaction,
  by: Recorder,
  { session, timeZone }: Pick<Taking, "session" | "timeZone">,
  athleteIds: readonly string[],
): Promise<string[]> {
  const { id: sessionId, startsAt, endsAt } = session;
  const event = { type: "BOOK" as const, sessionId, startsAt, day: dayAt(startsAt, timeZone) };
  const outcomes = await tellCredits(
    tx,
    by,
    athleteIds.map((athleteId) => ({ session, athleteId, timeZone, event })),
  );
  const placed = athleteIds.flatMap((athleteId, index) => {
    const outcome = outcomes[index];
    return outcome?.kind === "USES" ? [{ athleteId, creditId: outcome.creditId }] : [];
  });
  if (placed.length === 0) return [];
  await tx.$executeRaw`
    INSERT INTO presencas (id, aula_id, aluno_id, inicio, fim, situacao, credito_id, reposicao)
    SELECT gen_random_uuid(), ${sessionId}::uuid, x.aluno, ${startsAt}::timestamptz, ${endsAt}::timestamptz, 'inscrito'::presenca, x.credito, c.tipo = 'reposicao'
    FROM unnest(${placed.map((place) => place.athleteId)}::uuid[], ${placed.map((place) => place.creditId)}::uuid[]) AS x (aluno, credito)
      JOIN creditos_aulas c ON c.id = x.credito
    ON CONFLICT (aula_id, aluno_id) DO UPDATE SET situacao = 'inscrito', credito_id = excluded.credito_id,
      reposicao = excluded.reposicao, marcada_em = NULL, marcada_por = NULL`;
  const ids = placed.map((place) => place.athleteId);
  await tx.classWaiting.deleteMany({ where: { sessionId, athleteId: { in: ids } } });
  return ids;
}

interface Placed {
  email: string;
  name: string;
  /** For a guardian the athlete's name. */
  child: string | null;
  arena: string;
  /** "Aula D, ter., 07/04 às 19:00 (horário de Brasília)" */
  about: string;
  /** Of their classes; for a guardian of the dependents. */
  url: string;
}

/** A waiting athlete got a place with one of their credits. */
const placedMail = ({ email, name, child, arena, about, url }: Placed): Mail => ({
  to: email,
  bell: true,
  subject: `${child ?? "Você"} entrou na aula da ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    child === null ? "Abriu uma vaga, e ela é sua:" : `Abriu uma vaga, e ela é de ${child}:`,
    about,
    `Um crédito ${child === null ? "seu" : `de ${child}`} ficou reservado. Se não puder ir, saia da aula até 12 horas antes e ele volta.`,
  ],
  action: { label: child === null ? "Ver minhas aulas" : "Ver meus dependentes", url },
});

/** A place is free too shortly before the class to fill it automatically: it is held until the athlete's deadline. */
const askedMail = ({ email, name, child, arena, about, url }: Placed, until: string): Mail => ({
  to: email,
  bell: true,
  subject: `Tem uma vaga na aula da ${arena}: confirme até ${until}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    `Abriu uma vaga na aula que ${child ?? "você"} espera:`,
    about,
    `Ela fica guardada para ${child ?? "você"} até ${until}. Confirme até lá; depois a vaga passa para o próximo da fila.`,
    "Falta menos de 12 horas para a aula, então quem confirma e não vai não tem o crédito de volta.",
  ],
  action: { label: "Confirmar a vaga", url },
});

type Teller = Pick<ActionContext, "outbox" | "publicUrl">;

interface Addressee extends Pick<Placed, "email" | "name" | "child" | "arena"> {
  athleteId: string;
  category: string;
  startsAt: Date;
  timeZone: string;
}

const tell =
  (write: (placed: Placed) => Mail) =>
  async (
    tx: Transaction,
    { outbox, publicUrl }: Teller,
    sessionId: string,
    athleteIds: readonly string[],
  ) => {
    const recipients = await tx.$queryRaw<Addressee[]>`
      SELECT al.id::text AS "athleteId", e.name, e.email, e.child, r.nome_arena AS arena,
        a.categoria AS category, a.inicio AS "startsAt", r.fuso_horario AS "timeZone"
      FROM aulas a JOIN arenas r ON r.id = a.arena_id JOIN alunos al ON al.id = ANY(${[...athleteIds]}::uuid[])
        JOIN LATERAL ${athleteAddresses} e ON true
      WHERE a.id = ${sessionId}::uuid ORDER BY al.id, e.email`;
    const mails = recipients.map(({ athleteId, category, startsAt, timeZone, ...to }) => {
      const on = `${shortDayInWords(dayAt(startsAt, timeZone))} às ${clockAt(startsAt, timeZone)}`;
      const about = `Aula ${category}, ${on} (${timeOfPlace(timeZone)})`;
      const path = to.child === null ? `/athlete-classes/${athleteId}` : dependentsPath;
      return write({ ...to, about, url: publicUrl + path });
    });
    await outbox.putAll(tx, mails);
  };

const tellPlaced = tell(placedMail);
/** @param until the clock by which they have to answer. */
const tellAsked = (until: string) => tell((placed) => askedMail(placed, until));

export type Filling = Recorder & Pick<ActionContext, "outbox" | "publicUrl">;

/**
 * Gives free places to athletes on the waiting list, in order, if they have a credit and no other class at that time.
 * After the cancellation deadline, placing an athlete would risk the credit: instead the first in line is asked to
 * confirm, and the place is held until their deadline; then the next is asked. Expects the classes to be locked.
 */
export async function fillPlaces(tx: Transaction, by: Filling, sessionIds: readonly string[]): Promise<void> {
  const waiting = await tx.classWaiting.findMany({
    where: { sessionId: { in: [...sessionIds] }, athlete: { status: "ACTIVE" } },
    orderBy: { order: "asc" },
  });
  if (waiting.length === 0) return;
  const sessions = await tx.classSession.findMany({
    where: { id: { in: waiting.map(({ sessionId }) => sessionId) } },
    include: { arena: { select: { active: true, timeZone: true } } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  for (const { arena, ...session } of sessions) {
    const inLine = waiting.filter(({ sessionId }) => sessionId === session.id);
    if (arena.active) await fillClass(tx, by, { session, timeZone: arena.timeZone }, inLine);
  }
}

interface InLine {
  athleteId: string;
  askedUntil: Date | null;
}

async function fillClass(
  tx: Transaction,
  by: Filling,
  taking: Pick<Taking, "session" | "timeZone">,
  inLine: readonly InLine[],
): Promise<void> {
  const { session } = taking;
  if (session.status === "CANCELLED" || session.attendedAt !== null || session.startsAt <= by.now) return;
  let free = await placesLeft(tx, session);
  if (free <= 0) return;
  const isLate =
    session.startsAt.getTime() - by.now.getTime() < inMs({ hours: defaultCreditRules.noticeHours });
  if (isLate) return askNext(tx, by, taking, inLine, free);
  let next = await whoCanCome(
    tx,
    taking,
    inLine.map(({ athleteId }) => athleteId),
  );
  // If a credit was used elsewhere in the meantime, the place goes to the next in line.
  while (free > 0 && next.length > 0) {
    const placed = await takePlaces(tx, by, taking, next.slice(0, free));
    await tellPlaced(tx, by, session.id, placed);
    next = next.slice(free);
    free -= placed.length;
  }
}

/** Asks one athlete for each free place that is not held. An athlete who was asked before is not asked again. */
async function askNext(
  tx: Transaction,
  by: Filling,
  taking: Pick<Taking, "session" | "timeZone">,
  inLine: readonly InLine[],
  free: number,
): Promise<void> {
  const { session, timeZone } = taking;
  const held = inLine.filter(({ askedUntil }) => askedUntil !== null && askedUntil > by.now).length;
  const next = inLine.filter(({ askedUntil }) => askedUntil === null).map(({ athleteId }) => athleteId);
  if (free <= held || next.length === 0) return;
  const asked = (await whoCanCome(tx, taking, next, Boolean(session.priceInCents))).slice(0, free - held);
  if (asked.length === 0) return;
  const askedUntil = answerBy(session.startsAt, by.now);
  await tx.classWaiting.updateMany({
    where: { sessionId: session.id, athleteId: { in: asked } },
    data: { askedUntil },
  });
  await tellAsked(clockAt(askedUntil, timeZone))(tx, by, session.id, asked);
}

/**
 * Athletes in line who can take a place, in order: active at the arena, with a credit for that day (unless the class
 * can be paid for), and with no other class at that time. Two statements.
 */
async function whoCanCome(
  tx: Transaction,
  { session, timeZone }: Pick<Taking, "session" | "timeZone">,
  inLine: readonly string[],
  canPay = false,
): Promise<string[]> {
  const able = await tx.$queryRaw<{ athleteId: string }[]>`
    SELECT aluno_id::text AS "athleteId" FROM alunos_arenas aluno
    WHERE arena_id = ${session.arenaId}::uuid AND aluno_id = ANY(${[...inLine]}::uuid[]) AND ativo AND (${canPay} OR EXISTS (
      SELECT FROM creditos_aulas c CROSS JOIN LATERAL (
        SELECT para, vale_ate FROM lancamentos_creditos WHERE credito_id = c.id ORDER BY ordem DESC LIMIT 1) ultimo
      WHERE c.arena_id = aluno.arena_id AND c.aluno_id = aluno.aluno_id AND ultimo.para = 'disponivel'
        AND ${dayAt(session.startsAt, timeZone)}::date BETWEEN c.vale_de AND ultimo.vale_ate))`;
  const ids = new Set(able.map(({ athleteId }) => athleteId));
  const busy = await elsewhere(tx, session, [...ids]);
  return inLine.filter((id) => ids.has(id) && !busy.has(id));
}
