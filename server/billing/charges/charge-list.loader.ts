import type { Charge } from "../../../prisma/generated/client/client";
import { searchPatterns } from "../../platform/search.rules";
import type { Database } from "../../platform/database";
import type { DayPlace } from "../../platform/day-place.rules";
import { columnsOf, prepared, sql } from "../../platform/prepared";
import { type ChargeStanding, type ServiceType, storedService } from "../charge-words.rules";
import { lateSince } from "../late-fees.rules";
import { kindsHolding, storedChargeKind, type ChargeKind } from "./charge-kind.rules";

/** Filters of the charge list; null means all. */
export interface ChargesAsked {
  /** Matches the payer's name or the label of the kind. */
  search?: string | null;
  service?: ServiceType | null;
  kind?: ChargeKind | null;
  /** Days of the service, YYYY-MM-DD, both included. */
  from?: string | null;
  to?: string | null;
}

/** Filters plus the owner of the charges: the receiver, the payer, or both. */
export interface ChargeFilter extends ChargesAsked {
  arenaId: string | null;
  /** The federation that is paid; it finds its charges also by the championship and category they name. */
  federationId?: string | null;
  athleteId: string | null;
  /** Only of these receivers; null for all. */
  receivers: { arenaIds: readonly string[]; federationIds: readonly string[] } | null;
  /** YYYY-MM-DD, where who asks reads it. */
  today: string;
}

/** In centavos; a Float may hold more than an Int of the API. */
export interface ChargeTotals {
  count: number;
  /** Number of charges by status; overdue charges do not count as pending here. */
  ofStanding: Readonly<Record<ChargeStanding, number>>;
  receivedInCents: number;
  /** Open, late or not. */
  pendingInCents: number;
  /** Part of it. */
  overdueInCents: number;
  /** Credit of closed charges, to be refunded to the payers. */
  toRefundInCents: number;
}

/** Matches each payer's name once. OFFSET 0 is an optimisation fence: without it the planner would scan all names. */
const payersCalled = sql`SELECT id FROM (
    SELECT n.id, n.nome_completo FROM (SELECT DISTINCT aluno_id FROM faturamento WHERE ($1::uuid IS NULL OR arena_id = $1)
      AND ($11::uuid IS NULL OR federacao_id = $11) AND ($3::date IS NULL OR data_servico >= $3) AND ($4::date IS NULL OR data_servico <= $4)) d
    JOIN alunos n ON n.id = d.aluno_id OFFSET 0) pagantes WHERE busca_de(nome_completo) LIKE ALL ($7)`;

/**
 * $1 the arena or null, $2 the athlete or null, $3 and $4 the first and last day or null, $5 the service or null, $6 the
 * kind or null, $7 search patterns from searchPatterns, or null, $8 kinds whose label matches, $9 and $10 arenas and
 * federations whose charges may be seen, null for all, $11 the federation or null.
 */
const found = sql`FROM faturamento f LEFT JOIN alunos p ON p.id = f.aluno_id
  WHERE ($1::uuid IS NULL OR f.arena_id = $1) AND ($2::uuid IS NULL OR f.aluno_id = $2)
    AND ($3::date IS NULL OR f.data_servico >= $3) AND ($4::date IS NULL OR f.data_servico <= $4)
    AND ($5::text IS NULL OR f.tipo_servico = $5::tipo_servico) AND ($6::text IS NULL OR f.tipo_cobranca = $6::tipo_cobranca)
    AND ($7::text[] IS NULL OR f.aluno_id IN (${payersCalled}) OR f.tipo_cobranca::text = ANY($8::text[])
      OR f.aluno_id IS NULL AND busca_de(f.cliente) LIKE ALL ($7)
      OR $11::uuid IS NOT NULL AND busca_de(f.descricao) LIKE ALL ($7))
    AND ($11::uuid IS NULL OR f.federacao_id = $11)
    AND ($9::uuid[] IS NULL OR f.arena_id = ANY($9) OR f.federacao_id = ANY($10::uuid[]))`;

const valuesOf = (filter: ChargeFilter) =>
  [
    filter.arenaId,
    filter.athleteId,
    filter.from ?? null,
    filter.to ?? null,
    filter.service ? storedService[filter.service] : null,
    filter.kind ? storedChargeKind[filter.kind] : null,
    searchPatterns(filter.search),
    kindsHolding(filter.search).map((kind) => storedChargeKind[kind]),
    filter.receivers?.arenaIds ?? null,
    filter.receivers?.federationIds ?? null,
    filter.federationId ?? null,
  ] as const;

const readTotals = prepared(
  sql`SELECT count(*)::int, count(*) FILTER (WHERE f.status_pagamento = 'pago')::int,
      count(*) FILTER (WHERE f.status_pagamento = 'cancelado' AND f.credito_centavos = 0)::int,
      count(*) FILTER (WHERE f.status_pagamento = 'reembolsado' AND f.credito_centavos = 0)::int,
      count(*) FILTER (WHERE f.status_pagamento IN ('cancelado', 'reembolsado') AND f.credito_centavos > 0)::int,
      count(*) FILTER (WHERE f.status_pagamento = 'pendente' AND NOT coalesce(f.vencimento <= $12::date, false))::int,
      count(*) FILTER (WHERE f.status_pagamento = 'pendente' AND f.vencimento <= $12::date)::int,
      coalesce(sum(f.recebido_centavos - f.reembolsado_centavos) FILTER (WHERE f.status_pagamento <> 'cancelado'), 0)::float8,
      coalesce(sum(f.valor - f.recebido_centavos + f.encargos_centavos) FILTER (WHERE f.status_pagamento = 'pendente'), 0)::float8,
      coalesce(sum(f.valor - f.recebido_centavos + f.encargos_centavos)
        FILTER (WHERE f.status_pagamento = 'pendente' AND f.vencimento <= $12::date), 0)::float8,
      coalesce(sum(f.credito_centavos) FILTER (WHERE f.status_pagamento IN ('cancelado', 'reembolsado')), 0)::float8
    ${found}`,
  (columns): ChargeTotals => {
    const [count = 0, PAID = 0, CANCELLED = 0, REFUNDED = 0, TO_REFUND = 0, PENDING = 0, OVERDUE = 0] =
      columns.map(Number);
    const [received, open, late, toRefund] = columns.slice(7).map(Number);
    return {
      count,
      ofStanding: { PAID, CANCELLED, REFUNDED, TO_REFUND, PENDING, OVERDUE },
      receivedInCents: received ?? 0,
      pendingInCents: open ?? 0,
      overdueInCents: late ?? 0,
      toRefundInCents: toRefund ?? 0,
    };
  },
);

/** Over all that is found, whatever page of it is shown. One statement. */
export async function chargeTotals(db: Database, filter: ChargeFilter): Promise<ChargeTotals> {
  const [totals] = await readTotals(db, ...valuesOf(filter), lateSince(filter.today));
  if (!totals) throw new Error("an aggregate has one row");
  return totals;
}

const charge = columnsOf<Charge>("Charge");

/** A charge with the payer's name. */
export interface ChargeRow extends Charge {
  payer: string | null;
}

/** $12 latest due date that is late; $13 status or null; $14 to $17 cursors; $18 limit. */
const reading = (order: "ASC" | "DESC") =>
  prepared(
    sql`SELECT ${charge.of("f")}, coalesce(p.nome_completo, f.cliente) ${found}
        AND ($13::text IS NULL OR $13 = CASE WHEN f.status_pagamento = 'pago' THEN 'PAID'
          WHEN f.status_pagamento <> 'pendente' AND f.credito_centavos > 0 THEN 'TO_REFUND'
          WHEN f.status_pagamento = 'cancelado' THEN 'CANCELLED'
          WHEN f.status_pagamento = 'reembolsado' THEN 'REFUNDED' ELSE CASE WHEN f.vencimento <= $12::date THEN 'OVERDUE' ELSE 'PENDING' END END)
        AND ($14::date IS NULL OR (f.data_servico, f.id) < ($14::date, $15::uuid))
        AND ($16::date IS NULL OR (f.data_servico, f.id) > ($16::date, $17::uuid))
      ORDER BY f.data_servico ${order}, f.id ${order} LIMIT $18`,
    (columns): ChargeRow => ({
      ...charge.read(columns),
      payer: columns[charge.width] as string | null,
    }),
  );
const newestFirst = reading("DESC");
const oldestFirst = reading("ASC");

export interface ChargePage {
  after: DayPlace | null;
  before: DayPlace | null;
  limit: number;
  /** The oldest first. */
  inverted: boolean;
}

/** The newest service first. One statement, however far down. */
export const chargePage = (
  db: Database,
  filter: ChargeFilter,
  standing: ChargeStanding | null,
  { after, before, limit, inverted }: ChargePage,
): Promise<ChargeRow[]> =>
  (inverted ? oldestFirst : newestFirst)(
    db,
    ...valuesOf(filter),
    lateSince(filter.today),
    standing,
    after?.on ?? null,
    after?.id ?? null,
    before?.on ?? null,
    before?.id ?? null,
    limit,
  );
