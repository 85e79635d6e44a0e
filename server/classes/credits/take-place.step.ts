import type { ClassSession } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { inTheWay, type InTheWay } from "../in-the-way.loader";
import { takesPlace } from "../class-words.rules";
import { tellCredits, type Recorder } from "./credit-account.step";

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
