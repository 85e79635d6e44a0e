import { dayUseWhen } from "../../bookings/day-use/day-use.rules";
import { rentalWhen } from "../../bookings/rental-words.rules";
import { athleteAddresses } from "../../guardians/guardian.loader";
import { dependentsPath } from "../../identity/roles.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Database, type Transaction } from "../../platform/database";
import { listedBy } from "../../platform/listed-by.rules";
import { addDays, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, clockAt, dayAt, instantAt } from "../../platform/time/time-zone.rules";
import { eachAlone } from "../../platform/batches";
import { eveMail, eveOf, isEvening } from "./eve-reminder.rules";
import type { Outbox } from "../../platform/mail/outbox";

/** How many people are reminded per transaction. */
const batchSize = 100;
/** How many days a sent reminder is remembered, against duplicates. */
const rememberedDays = 7;

/** What servers of the last release store as the item: everything at the arena. */
const everything = "00000000-0000-0000-0000-000000000000";

type Reminding = Pick<ActionContext, "now" | "outbox" | "publicUrl">;

/**
 * Mails a reminder of all classes, rentals, day uses and matches of tomorrow at all places, one mail per athlete, by day in
 * the time zone of the place. What is added later, or gets another time, is mailed once more in the evening. Each item is recorded in the
 * transaction of the mails, so that a crash or a concurrent run reminds of none twice.
 * @returns the number of mails.
 * @throws AggregateError after all time zones
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
  // Championships go by Brasília's clocks, also without an arena there.
  const all = new Set([brasiliaTime, ...zones.map(({ timeZone }) => timeZone)]);
  await eachAlone(db, all, async (timeZone) => {
    const day = eveOf(by.now, timeZone);
    if (day === null) return;
    for (;;) {
      const batch = await inTransaction(db, (tx) => remindBatch(tx, by, { timeZone, day }));
      mails += batch.mails;
      if (batch.people < batchSize) break;
    }
  });
  return mails;
}

interface Tomorrow {
  itemId: string;
  kind: "CLASS" | "RENTAL" | "DAY_USE" | "MATCH";
  arenaId: string | null;
  athleteId: string;
  email: string;
  name: string;
  /** For a guardian the athlete's name. */
  child: string | null;
  /** Whether the athlete was already reminded of something of that day. */
  reminded: boolean;
  /** The name of the arena, or of the venue of a match. */
  place: string | null;
  startsAt: Date;
  /** Null for a match. */
  endsAt: Date | null;
  /** Of a class, or of a match. */
  category: string | null;
  /** Of a class the teacher, of a match the tournament. */
  title: string | null;
  /** For a match alone. */
  tournamentId: string | null;
  court: string | null;
}

async function remindBatch(
  tx: Transaction,
  { now, outbox, publicUrl }: Reminding,
  { timeZone, day }: { timeZone: string; day: string },
): Promise<{ people: number; mails: number }> {
  const [from, until] = [day, addDays(day, 1)].map((one) => instantAt(one, "00:00", timeZone));
  const rows = await tx.$queryRaw<Tomorrow[]>`
    WITH marcado AS (
      SELECT a.id, 'CLASS' AS tipo, a.arena_id, p.aluno_id, a.inicio, a.fim, a.categoria, pr.nome_completo AS titulo, NULL::uuid AS torneio_id, a.quadra_id, ar.nome_arena AS local
        FROM aulas a JOIN presencas p ON p.aula_id = a.id AND p.situacao = 'inscrito' JOIN professores pr ON pr.id = a.professor_id
        JOIN arenas ar ON ar.id = a.arena_id AND ar.ativa AND ar.lembrar_vespera AND ar.fuso_horario = ${timeZone}
        WHERE a.inicio >= ${from!} AND a.inicio < ${until!} AND a.status <> 'cancelada'
      UNION ALL
      SELECT l.id, 'RENTAL', q.arena_id, l.aluno_id, l.inicio, l.fim, NULL, NULL, NULL, l.quadra_id, ar.nome_arena
        FROM locacoes l JOIN quadras q ON q.id = l.quadra_id
        JOIN arenas ar ON ar.id = q.arena_id AND ar.ativa AND ar.lembrar_vespera AND ar.fuso_horario = ${timeZone}
        WHERE l.inicio >= ${from!} AND l.inicio < ${until!} AND l.status = 'confirmada' AND l.aluno_id IS NOT NULL
      UNION ALL
      SELECT d.id, 'DAY_USE', d.arena_id, d.aluno_id, d.abre, d.fecha, NULL, NULL, NULL, NULL, ar.nome_arena
        FROM day_uses d JOIN arenas ar ON ar.id = d.arena_id AND ar.ativa AND ar.lembrar_vespera AND ar.fuso_horario = ${timeZone}
        WHERE d.dia = ${day}::date AND d.cancelado_em IS NULL AND NOT d.pedido AND d.aluno_id IS NOT NULL
      UNION ALL
      SELECT j.id, 'MATCH', t.arena_id, ja.aluno_id, j.data_jogo, NULL, c.nome, t.nome, t.id, j.quadra_id,
        coalesce(q.local, CASE WHEN q.arena_id IS DISTINCT FROM t.arena_id THEN da.nome_arena END, t.local_realizacao, ar.nome_arena)
        FROM jogos j JOIN jogos_atletas ja ON ja.jogo_id = j.id JOIN torneios t ON t.id = j.torneio_id
        LEFT JOIN categorias_campeonato c ON c.id = j.categoria_id LEFT JOIN quadras q ON q.id = j.quadra_id
        LEFT JOIN arenas da ON da.id = q.arena_id LEFT JOIN arenas ar ON ar.id = t.arena_id
        WHERE j.data_jogo >= ${from!} AND j.data_jogo < ${until!} AND j.status = 'agendado' AND t.publicado_em IS NOT NULL
          AND coalesce(ar.ativa AND ar.lembrar_vespera, true) AND coalesce(ar.fuso_horario, ${brasiliaTime}) = ${timeZone}
    ), novo AS (
      SELECT m.*, EXISTS (SELECT FROM lembretes_vespera e LEFT JOIN arenas x ON x.id = e.arena_id WHERE e.aluno_id = m.aluno_id
        AND e.dia = ${day}::date AND coalesce(x.fuso_horario, ${brasiliaTime}) = ${timeZone}) AS lembrado
      FROM marcado m WHERE NOT EXISTS (
        SELECT FROM lembretes_vespera e WHERE e.aluno_id = m.aluno_id AND e.dia = ${day}::date AND (e.item_id = m.id AND coalesce(e.inicio, m.inicio) = m.inicio
          OR e.arena_id = m.arena_id AND m.tipo <> 'MATCH' AND e.item_id IN (e.arena_id, ${everything}::uuid)))
    ), lembrar AS (
      SELECT n.*, para.name, para.email, para.child, dense_rank() OVER (ORDER BY n.aluno_id) AS pessoa
      FROM novo n JOIN alunos al ON al.id = n.aluno_id JOIN LATERAL ${athleteAddresses} para ON true
      WHERE NOT n.lembrado OR ${isEvening(now, timeZone)})
    SELECT r.id::text AS "itemId", r.tipo AS kind, r.arena_id::text AS "arenaId", r.aluno_id::text AS "athleteId", r.email, r.name, r.child,
      r.lembrado AS reminded, r.local AS place, r.inicio AS "startsAt", r.fim AS "endsAt", r.categoria AS category, r.titulo AS title,
      r.torneio_id::text AS "tournamentId", q.nome AS court
    FROM lembrar r LEFT JOIN quadras q ON q.id = r.quadra_id WHERE r.pessoa <= ${batchSize} ORDER BY r.aluno_id, r.inicio, r.id`;
  const people = new Set(rows.map(({ athleteId }) => athleteId)).size;
  if (people === 0) return { people, mails: 0 };
  // Another run that has reminded meanwhile stored the same time.
  const mine = await tx.$queryRaw<{ athleteId: string; itemId: string }[]>`
    INSERT INTO lembretes_vespera (arena_id, aluno_id, item_id, dia, inicio)
    SELECT DISTINCT ON (aluno_id, item_id) arena_id, aluno_id, item_id, ${day}::date, inicio
    FROM unnest(${rows.map(({ arenaId }) => arenaId)}::uuid[], ${rows.map(({ athleteId }) => athleteId)}::uuid[],
      ${rows.map(({ itemId }) => itemId)}::uuid[], ${rows.map(({ startsAt }) => startsAt)}::timestamptz[])
      AS lembrado (arena_id, aluno_id, item_id, inicio)
    ON CONFLICT (aluno_id, dia, item_id) DO UPDATE SET inicio = EXCLUDED.inicio
      WHERE lembretes_vespera.inicio IS DISTINCT FROM EXCLUDED.inicio
    RETURNING aluno_id::text AS "athleteId", item_id::text AS "itemId"`;
  const isMine = new Set(mine.map(({ athleteId, itemId }) => `${athleteId} ${itemId}`));
  const byAddress = listedBy(
    rows.filter(({ athleteId, itemId }) => isMine.has(`${athleteId} ${itemId}`)),
    ({ email }) => email.toLowerCase(),
  );
  const mails = [...byAddress.values()].map((theirs) => {
    // An athlete who is a guardian too has one mail for both, about themselves first.
    const [{ email, name, child, athleteId }] = theirs.toSorted(
      (one, other) => Number(one.child !== null) - Number(other.child !== null),
    ) as [Tomorrow];
    const lines = theirs.map((one) => lineOf(one, timeZone));
    const matches = theirs.filter(({ kind }) => kind === "MATCH");
    const hasBooking = matches.length < theirs.length;
    const ofOwn = hasBooking ? `/athlete-classes/${athleteId}` : `/torneio/${matches[0]?.tournamentId ?? ""}`;
    const eve = {
      email,
      name,
      lines,
      hasBooking,
      isGuardian: child !== null,
      isAddition: theirs.every(({ reminded }) => reminded),
      hasMatch: matches.length > 0,
    };
    return eveMail(eve, { day, url: publicUrl + (child === null ? ofOwn : dependentsPath) });
  });
  await outbox.putAll(tx, mails);
  return { people, mails: mails.length };
}

/** Begins with the name of a guardian's child. */
const lineOf = (one: Tomorrow, timeZone: string): string =>
  one.child === null ? itemLine(one, timeZone) : `${one.child}, ${itemLine(one, timeZone)}`;

/**
 * Place and kind of each: "Arena Praia: aula D às 19:00, com Lia, Quadra 2", "Arena Praia: locação, Quadra 2, qui., 27/11,
 * das 19:00 às 20:00 (…)", "Arena Mar: jogo às 09:20, Etapa de verão, Feminino C, Quadra 1".
 */
function itemLine(item: Tomorrow, timeZone: string): string {
  const { kind, place, startsAt, endsAt, category, title, court } = item;
  const clock = clockAt(startsAt, timeZone);
  const where = court === null ? "" : `, ${court}`;
  if (kind === "MATCH") {
    const of = [title, category].filter((part) => part).join(", ");
    return `${place ?? "Local a definir"}: jogo às ${clock}, ${of}${where}`;
  }
  if (kind === "CLASS")
    return `${place ?? ""}: aula ${category ?? ""} às ${clock}, com ${title ?? "a arena"}${where}`;
  const until = endsAt ?? startsAt;
  return kind === "DAY_USE"
    ? `${place ?? ""}: ${dayUseWhen({ opensAt: startsAt, closesAt: until, timeZone })}`
    : `${place ?? ""}: locação, ${rentalWhen({ court: court ?? "Quadra", startsAt, endsAt: until, timeZone })}`;
}

export const remindOnEveTask = "remind_on_eve";

/** Every quarter of an hour: what someone has tomorrow and was not reminded of yet. */
export const remindOnEveJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    await remindOnEve(db, { now: new Date(), outbox, publicUrl: publicUrl() });
  };
