import type { Court, CourtOccupancyKind } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { valueBy } from "../platform/loaders";

/** A court by its row's id; one statement, however many. */
export const courtOf = valueBy<Court>(
  async ({ db }, ids) => {
    const rows = await db.court.findMany({ where: { id: { in: ids } } });
    return new Map(rows.map((row) => [row.id, row]));
  },
  (id) => new Error(`there is no court ${id}`),
);

export interface OccupancyRow {
  courtId: string;
  kind: CourtOccupancyKind;
  startsAt: Date;
  /** What begins then does not overlap. */
  endsAt: Date;
  bookingId: string | null;
  matchId: string | null;
}

/** What takes these courts at some time of a span, by start. One statement, however many courts. */
export function occupanciesOn(
  db: Transaction,
  courts: readonly { id: string; arenaId: string }[],
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<OccupancyRow[]> {
  return db.$queryRaw<OccupancyRow[]>`
    SELECT ocupacao.quadra_id::text AS "courtId", ocupacao.inicio AS "startsAt", ocupacao.fim AS "endsAt",
      ocupacao.locacao_id::text AS "bookingId", ocupacao.jogo_id::text AS "matchId",
      CASE ocupacao.motivo WHEN 'aula' THEN 'CLASS' WHEN 'locacao' THEN 'RENTAL' WHEN 'bloqueio' THEN 'BLOCK' ELSE 'MATCH' END AS kind
    FROM unnest(${courts.map(({ arenaId }) => arenaId)}::uuid[], ${courts.map(({ id }) => id)}::uuid[]) AS pedida (arena, quadra)
    JOIN ocupacoes_quadras ocupacao ON ocupacao.arena_id = pedida.arena AND ocupacao.quadra_id = pedida.quadra
      AND tstzrange(ocupacao.inicio, ocupacao.fim, '[)') && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz, '[)')
    ORDER BY ocupacao.inicio, ocupacao.quadra_id, ocupacao.id`;
}

const arenaNames = valueBy(
  async ({ db }, ids) => {
    const arenas = await db.arena.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    return new Map(arenas.map(({ id, name }) => [id, name]));
  },
  () => "",
);

/** Where a court lies, by the name of its arena or of a venue elsewhere. */
export const venueOf = (
  { arenaId, venue }: { arenaId: string; venue: string | null },
  ctx: ActionContext,
): Promise<string> | string => venue ?? arenaNames(ctx).load(arenaId);
