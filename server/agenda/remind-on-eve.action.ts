import { dayUseWhen } from "../bookings/day-use/day-use.rules";
import { rentalWhen } from "../bookings/rental-when.rules";
import { athleteAddresses } from "../guardians/athlete-addresses.loader";
import { dependentsPath } from "../identity/roles.rules";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Database, type Transaction } from "../platform/database";
import { listedBy } from "../platform/listed-by.rules";
import { addDays, dayToDatabase } from "../platform/time/calendar-day.rules";
import { dayAt, clockAt, instantAt } from "../platform/time/zoned-time.rules";
import { eveMail } from "./agenda-mails.rules";
import { eveOf } from "./eve-hours.rules";
import type { Outbox } from "../platform/mail/outbox";

/** How many people are reminded per transaction. */
const batchSize = 100;
/** How many days a sent reminder is remembered, against duplicates. */
const rememberedDays = 7;

type Reminding = Pick<ActionContext, "now" | "outbox" | "publicUrl">;

/**
 * Mails a reminder of all classes, rentals and day uses of tomorrow, one mail per athlete, by day in the arena's time
 * zone. The sent reminders are recorded in the transaction of the mails, so that a crash or a concurrent run sends none
 * twice.
 * @returns the number of mails.
 */
export async function remindOnEve(db: Database, by: Reminding): Promise<number> {
  await db.eveReminder.deleteMany({
    where: { date: { lt: dayToDatabase(addDays(dayAt(by.now, "UTC"), -rememberedDays)) } },
  });
  const zones = await db.arena.findMany({
    where: { active: true, remindsOnEve: true },
    distinct: ["timeZone"],
    select: { timeZone: true },
    orderBy: { timeZone: "asc" },
  });
  let mails = 0;
  for (const { timeZone } of zones) {
    const day = eveOf(by.now, timeZone);
    if (day === null) continue;
    for (;;) {
      const batch = await inTransaction(db, (tx) => remindBatch(tx, by, { timeZone, day }));
      mails += batch.mails;
      if (batch.people < batchSize) break;
    }
  }
  return mails;
}

interface Tomorrow {
  arenaId: string;
  athleteId: string;
  email: string;
  name: string;
  /** For a guardian the athlete's name. */
  child: string | null;
  arena: string;
  startsAt: Date;
  endsAt: Date;
  isDayUse: boolean;
  /** Null for a rental and for day use. */
  category: string | null;
  teacher: string | null;
  court: string | null;
}

async function remindBatch(
  tx: Transaction,
  { outbox, publicUrl }: Reminding,
  { timeZone, day }: { timeZone: string; day: string },
): Promise<{ people: number; mails: number }> {
  const [from, until] = [day, addDays(day, 1)].map((one) => instantAt(one, "00:00", timeZone));
  const rows = await tx.$queryRaw<Tomorrow[]>`
    WITH marcado AS (
      SELECT a.arena_id, p.aluno_id, a.inicio, a.fim, a.categoria, pr.nome_completo AS professor, a.quadra_id, false AS day_use
        FROM aulas a JOIN presencas p ON p.aula_id = a.id AND p.situacao = 'inscrito' JOIN professores pr ON pr.id = a.professor_id
        WHERE a.inicio >= ${from!} AND a.inicio < ${until!} AND a.status <> 'cancelada'
      UNION ALL
      SELECT q.arena_id, l.aluno_id, l.inicio, l.fim, NULL, NULL, l.quadra_id, false FROM locacoes l JOIN quadras q ON q.id = l.quadra_id
        WHERE l.inicio >= ${from!} AND l.inicio < ${until!} AND l.status = 'confirmada' AND l.aluno_id IS NOT NULL
      UNION ALL
      SELECT d.arena_id, d.aluno_id, d.abre, d.fecha, NULL, NULL, NULL, true FROM day_uses d
        WHERE d.dia = ${day}::date AND d.cancelado_em IS NULL AND NOT d.pedido AND d.aluno_id IS NOT NULL
    ), lembrado AS (
      SELECT m.*, ar.nome_arena AS arena, para.name, para.email, para.child,
        dense_rank() OVER (ORDER BY m.aluno_id) AS pessoa
      FROM marcado m JOIN arenas ar ON ar.id = m.arena_id AND ar.ativa AND ar.lembrar_vespera AND ar.fuso_horario = ${timeZone}
        JOIN alunos al ON al.id = m.aluno_id JOIN LATERAL ${athleteAddresses} para ON true
      WHERE NOT EXISTS (
        SELECT FROM lembretes_vespera e WHERE e.arena_id = m.arena_id AND e.aluno_id = m.aluno_id AND e.dia = ${day}::date))
    SELECT r.arena_id::text AS "arenaId", r.aluno_id::text AS "athleteId", r.email, r.name, r.child, r.arena, r.inicio AS "startsAt", r.fim AS "endsAt", r.day_use AS "isDayUse",
      r.categoria AS category, r.professor AS teacher, q.nome AS court
    FROM lembrado r LEFT JOIN quadras q ON q.id = r.quadra_id WHERE r.pessoa <= ${batchSize} ORDER BY r.aluno_id, r.inicio`;
  const people = new Set(rows.map(({ athleteId }) => athleteId)).size;
  if (people === 0) return { people, mails: 0 };
  const mine = await tx.eveReminder.createManyAndReturn({
    data: rows.map(({ arenaId, athleteId }) => ({ arenaId, athleteId, date: dayToDatabase(day) })),
    skipDuplicates: true,
    select: { arenaId: true, athleteId: true },
  });
  const isMine = new Set(mine.map(({ arenaId, athleteId }) => `${arenaId} ${athleteId}`));
  const byAddress = listedBy(
    rows.filter(({ arenaId, athleteId }) => isMine.has(`${arenaId} ${athleteId}`)),
    ({ email }) => email.toLowerCase(),
  );
  const mails = [...byAddress.values()].map((theirs) => {
    // An athlete who is a guardian too has one mail for both, about themselves first.
    const [{ email, name, child, athleteId }] = theirs.toSorted(
      (one, other) => Number(one.child !== null) - Number(other.child !== null),
    ) as [Tomorrow];
    const lines = theirs.map((one) => lineOf(one, timeZone));
    const path = child === null ? `/athlete-classes/${athleteId}` : dependentsPath;
    return eveMail({ email, name, lines, isGuardian: child !== null }, { day, url: publicUrl + path });
  });
  await outbox.putAll(tx, mails);
  return { people, mails: mails.length };
}

/** Begins with the name of a guardian's child. */
const lineOf = (one: Tomorrow, timeZone: string): string =>
  one.child === null ? bookingLine(one, timeZone) : `${one.child}, ${bookingLine(one, timeZone)}`;

/** "Arena Praia: aula D às 19:00, com Lia, Quadra 2", "Arena Praia: Quadra 2, qui., 27/11, das 19:00 às 20:00 (…)". */
function bookingLine(
  { arena, isDayUse, category, teacher, court, startsAt, endsAt }: Tomorrow,
  timeZone: string,
): string {
  if (isDayUse) return `${arena}: ${dayUseWhen({ opensAt: startsAt, closesAt: endsAt, timeZone })}`;
  if (category === null)
    return `${arena}: ${rentalWhen({ court: court ?? "Quadra", startsAt, endsAt, timeZone })}`;
  const where = court === null ? "" : `, ${court}`;
  return `${arena}: aula ${category} às ${clockAt(startsAt, timeZone)}, com ${teacher ?? "a arena"}${where}`;
}

export const remindOnEveTask = "remind_on_eve";

/** Every quarter of an hour: who has something tomorrow and was not reminded yet. */
export const remindOnEveJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    await remindOnEve(db, { now: new Date(), outbox, publicUrl: publicUrl() });
  };
