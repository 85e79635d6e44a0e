import type { Database } from "../../platform/database";
import { prepared, sql, storedWords } from "../../platform/prepared";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import type { ChargeKind } from "../charges/charge-kind.rules";
import { lateSince } from "../late-fees.rules";
import type { PaymentMethod, ServiceType } from "../charge-words.rules";
import type { DaySum, Debtor, KindSum, Movement, PaidCommission } from "./month-report.rules";

/** Of entries `l`, both sides of `moveCredit`, as `isOfCredit` and `isMovedCredit` know them: no money moved. */
const creditMoved = sql`((l.tipo = 'pagamento' AND l.id_externo LIKE 'credito:%')
  OR (l.id_externo IS NULL AND l.motivo LIKE 'Crédito usado %' AND (l.tipo = 'pagamento' OR l.do_credito)))`;

/** Of entries `l`: money that came or went back. A payment that was undone never came. */
const moneyMoved = sql`l.tipo IN ('pagamento', 'reembolso') AND ${creditMoved} IS NOT TRUE
  AND NOT EXISTS (SELECT 1 FROM lancamentos u WHERE u.desfaz_id = l.id)`;

const services = storedWords<ServiceType>("ServiceType");
const kinds = storedWords<ChargeKind>("ChargeKind");
const methods = storedWords<PaymentMethod>("PaymentMethod");
const methodOf = (stored: unknown): PaymentMethod | null =>
  typeof stored === "string" ? (methods[stored] ?? null) : null;

const entries = sql`FROM lancamentos l JOIN faturamento f ON f.id = l.cobranca_id`;
/** $1 the arena, $2 the first day, $3 the day after the last. */
const inSpan = sql`WHERE f.arena_id = $1::uuid AND ${moneyMoved} AND l.dia >= $2::date AND l.dia < $3::date`;

const readSums = prepared(
  sql`SELECT l.dia, f.tipo_servico::text, l.forma::text,
      coalesce(sum(l.valor_centavos) FILTER (WHERE l.tipo = 'pagamento'), 0)::float8,
      coalesce(sum(l.valor_centavos) FILTER (WHERE l.tipo = 'reembolso'), 0)::float8
    ${entries} ${inSpan} GROUP BY 1, 2, 3`,
  ([on, service, method, received, refunded]): DaySum => ({
    on: dayFromDatabase(on as Date),
    service: services[String(service)] ?? "CLASS",
    method: methodOf(method),
    receivedInCents: Number(received),
    refundedInCents: Number(refunded),
  }),
);

const readCommissions = prepared(
  sql`SELECT p.nome_completo, e.mes, e.pago_no_dia, e.a_pagar_centavos
    FROM extratos_comissao e JOIN professores p ON p.id = e.professor_id
    WHERE e.arena_id = $1::uuid AND e.situacao = 'pago' AND e.pago_no_dia >= $2::date AND e.pago_no_dia < $3::date
    ORDER BY e.pago_no_dia, p.nome_completo, e.mes`,
  ([teacherName, month, paidOn, cents]): PaidCommission => ({
    teacherName: String(teacherName),
    month: dayFromDatabase(month as Date),
    paidOn: dayFromDatabase(paidOn as Date),
    amountInCents: Number(cents),
  }),
);

/** $1 arena, $2 first day, $3 day after the last. Charges are selected by their service date, as on the page. */
const chargesInSpan = sql`WHERE f.arena_id = $1::uuid AND f.data_servico >= $2::date AND f.data_servico < $3::date`;
const openPrincipal = sql`f.valor - f.recebido_centavos + f.encargos_centavos`;

const readKinds = prepared(
  sql`SELECT f.tipo_cobranca::text, count(*)::int,
      coalesce(sum(f.recebido_centavos - f.reembolsado_centavos) FILTER (WHERE f.status_pagamento <> 'cancelado'), 0)::float8,
      coalesce(sum(${openPrincipal}) FILTER (WHERE f.status_pagamento = 'pendente'), 0)::float8
    FROM faturamento f ${chargesInSpan} GROUP BY f.tipo_cobranca ORDER BY f.tipo_cobranca`,
  ([kind, count, received, pending]): KindSum => ({
    kind: kinds[String(kind)] ?? "OTHER",
    count: Number(count),
    receivedInCents: Number(received),
    pendingInCents: Number(pending),
  }),
);

/** Most debtors listed in the PDF. */
const mostDebtors = 200;

const readDebtors = prepared(
  sql`SELECT coalesce(max(p.nome_completo), f.cliente), count(*)::int, sum(${openPrincipal})::float8,
      coalesce(sum(${openPrincipal}) FILTER (WHERE f.vencimento <= $4::date), 0)::float8, count(*) OVER ()::int
    FROM faturamento f LEFT JOIN alunos p ON p.id = f.aluno_id ${chargesInSpan} AND f.status_pagamento = 'pendente'
    GROUP BY f.aluno_id, f.cliente ORDER BY 3 DESC, 1, f.aluno_id LIMIT ${mostDebtors}`,
  ([name, count, open, late, total]): { debtor: Debtor; total: number } => ({
    debtor: {
      name: name as string | null,
      count: Number(count),
      openInCents: Number(open),
      overdueInCents: Number(late),
    },
    total: Number(total),
  }),
);

/** Charges of the period, summed by kind. One statement. */
export const kindSums = (db: Database, arenaId: string, { from, before }: Span): Promise<KindSum[]> =>
  readKinds(db, arenaId, from, before);

/** Debtors of charges of the period, largest debt first, and their number. One statement. */
export async function debtorsOf(
  db: Database,
  arenaId: string,
  { from, before }: Span,
  today: string,
): Promise<{ debtors: Debtor[]; debtorCount: number }> {
  const rows = await readDebtors(db, arenaId, from, before, lateSince(today));
  return { debtors: rows.map(({ debtor }) => debtor), debtorCount: rows[0]?.total ?? 0 };
}

/** Days as YYYY-MM-DD. */
export interface Span {
  from: string;
  /** The day after the last. */
  before: string;
}

/** What came and went, by day, service and method. One statement. */
export const daySums = (db: Database, arenaId: string, { from, before }: Span): Promise<DaySum[]> =>
  readSums(db, arenaId, from, before);

/** What teachers were paid. One statement. */
export const paidCommissions = (
  db: Database,
  arenaId: string,
  { from, before }: Span,
): Promise<PaidCommission[]> => readCommissions(db, arenaId, from, before);

const readCount = prepared(sql`SELECT count(*)::int ${entries} ${inSpan}`, ([count]) => Number(count));

export const movementCount = async (db: Database, arenaId: string, { from, before }: Span): Promise<number> =>
  (await readCount(db, arenaId, from, before))[0] ?? 0;

const readMovements = prepared(
  sql`SELECT l.id::text, l.dia, CASE l.tipo WHEN 'pagamento' THEN l.valor_centavos ELSE -l.valor_centavos END, l.forma::text,
      f.tipo_servico::text, f.tipo_cobranca::text, f.descricao, coalesce(p.nome_completo, f.cliente), r.numero
    ${entries} LEFT JOIN alunos p ON p.id = f.aluno_id LEFT JOIN recibos r ON r.lancamento_id = l.id
    ${inSpan} AND ($4::date IS NULL OR (l.dia, l.id) > ($4::date, $5::uuid))
    ORDER BY l.dia, l.id LIMIT $6`,
  ([id, on, cents, method, service, kind, description, payerName, receiptNumber]): Movement => ({
    id: String(id),
    on: dayFromDatabase(on as Date),
    amountInCents: Number(cents),
    method: methodOf(method),
    service: services[String(service)] ?? "CLASS",
    kind: kinds[String(kind)] ?? "OTHER",
    description: String(description),
    payerName: payerName as string | null,
    receiptNumber: receiptNumber as number | null,
  }),
);

/** A page of movements after a cursor, by day. One statement. */
export const movementsAfter = (
  db: Database,
  arenaId: string,
  { from, before }: Span,
  after: Movement | null,
  limit: number,
): Promise<Movement[]> =>
  readMovements(db, arenaId, from, before, after?.on ?? null, after?.id ?? null, limit);
