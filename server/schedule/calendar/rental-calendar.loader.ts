import { arenaPagePath } from "../../arenas/arena-key.rules";
import type { BookingStatus } from "../../bookings/rental-words.rules";
import type { Database } from "../../platform/database";
import { prepared, sql, storedWords } from "../../platform/prepared";
import type { CalendarEvent } from "./calendar-file";
import type { CalendarReach } from "./calendar-reach.rules";

interface RentalRow {
  id: string;
  startsAt: Date;
  endsAt: Date;
  status: string;
  /** Null for day use. */
  courtName: string | null;
  arenaName: string;
  address: string;
  timeZone: string;
  pageKey: string;
}

/** @param $1 the athlete. @param $2, $3 from when until when, null for ever. @param $4 how many of a kind at most. @param $5 whether only those that stand. */
const readRentals = prepared(
  sql`SELECT x.id, x.inicio, x.fim, x.status, x.quadra, a.nome_arena, a.endereco_completo, a.fuso_horario, a.chave_pagina
    FROM (
      (SELECT l.id, l.inicio, l.fim, l.status::text AS status, q.nome AS quadra, q.arena_id FROM locacoes l JOIN quadras q ON q.id = l.quadra_id
        WHERE l.tipo = 'locacao' AND l.aluno_id = $1::uuid AND l.inicio >= $2 AND ($3::timestamptz IS NULL OR l.inicio < $3)
          AND NOT ($5::boolean AND l.status = 'cancelada') ORDER BY l.inicio, l.id LIMIT $4)
      UNION ALL
      (SELECT id, abre, fecha, CASE WHEN cancelado_em IS NOT NULL THEN 'cancelada' WHEN pedido THEN 'pedida' ELSE 'confirmada' END, NULL, arena_id
        FROM day_uses WHERE aluno_id = $1::uuid AND abre >= $2 AND ($3::timestamptz IS NULL OR abre < $3)
          AND NOT ($5::boolean AND cancelado_em IS NOT NULL) ORDER BY abre, id LIMIT $4)
    ) x JOIN arenas a ON a.id = x.arena_id ORDER BY x.inicio, x.id`,
  ([id, startsAt, endsAt, status, courtName, arenaName, address, timeZone, pageKey]) =>
    ({ id, startsAt, endsAt, status, courtName, arenaName, address, timeZone, pageKey }) as RentalRow,
);

const statusOf = storedWords<BookingStatus>("BookingStatus");
const states = { REQUESTED: "TENTATIVE", CONFIRMED: "CONFIRMED", CANCELLED: "CANCELLED" } as const;

/**
 * The courts and the days an athlete asked for themselves, also while the arena has not answered, and those given back. One
 * statement.
 */
export async function rentalsOfAthlete(
  db: Database,
  athleteId: string,
  { since, until, most, onlyStanding }: CalendarReach,
): Promise<CalendarEvent[]> {
  const rows = await readRentals(db, athleteId, since, until, most, onlyStanding);
  return rows.map((row) => {
    const { id, startsAt, endsAt, courtName, arenaName, address, timeZone, pageKey } = row;
    const status = statusOf[row.status]!;
    const [kind, what] = courtName === null ? ["day-use", "Day Use"] : ["locacao", "Locação"];
    return {
      uid: `${kind}-${id}@praia`,
      startsAt,
      endsAt,
      timeZone,
      title: `${courtName ?? what}, ${arenaName}`,
      lines: [status === "REQUESTED" ? `${what}: aguarda a resposta da arena` : what],
      note: null,
      location: [courtName, arenaName, address].filter(Boolean).join(", "),
      path: arenaPagePath(pageKey),
      state: states[status],
    };
  });
}
