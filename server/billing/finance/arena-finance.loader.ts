import type { Database } from "../../platform/database";
import { prepared, sql, storedWords } from "../../platform/prepared";
import {
  addDays,
  addMonths,
  dayFromDatabase,
  daysUntil,
  firstOfMonth,
} from "../../platform/time/calendar-day.rules";
import type { ChargeKind } from "../charges/charge-kind.rules";
import { lateSince } from "../late-fees.rules";
import type { ServiceType } from "../charge-words.rules";

/** Number of months in the charts, including the current one. */
export const monthsShown = 12;
export const weeksExpected = 6;
export const mostLatePayers = 50;
export const mostRecent = 5;

/** The income of a month for a service, minus refunds in that month; in centavos. */
export interface MonthOfService {
  /** Its first day, YYYY-MM-DD. */
  month: string;
  service: ServiceType;
  receivedInCents: number;
}

const services = storedWords<ServiceType>("ServiceType");

/** By the day of the payment or refund. $1 the arena, $2 the first day of a month. */
const readMonths = prepared(
  sql`SELECT mes, tipo_servico::text, sum(valor_centavos)::float8 FROM somas_dinheiro
    WHERE arena_id = $1::uuid AND mes >= $2::date GROUP BY 1, 2 ORDER BY 1, 2`,
  ([month, service, cents]): MonthOfService => ({
    month: dayFromDatabase(month as Date),
    service: services[String(service)] ?? "CLASS",
    receivedInCents: Number(cents),
  }),
);

/**
 * The last months by service, oldest first, without months that have no income. One statement.
 * @param today YYYY-MM-DD.
 */
export const monthsOfServices = (db: Database, arenaId: string, today: string): Promise<MonthOfService[]> =>
  readMonths(db, arenaId, addMonths(firstOfMonth(today), 1 - monthsShown));

/** A charge that was paid in full. */
export interface RecentPayment {
  /** Full name of the payer. */
  name: string;
  kind: ChargeKind;
  description: string;
  /** The amount paid minus refunds, in centavos. */
  receivedInCents: number;
  paidAt: Date;
}

/** The financial summary of an arena; amounts in centavos. */
export interface MoneyAtAGlance {
  receivedInCents: number;
  pendingInCents: number;
  overdueInCents: number;
  latePayerCount: number;
  receivedThisMonthInCents: number;
  receivedLastMonthInCents: number;
  /** Newest first. */
  recentlyPaid: RecentPayment[];
}

const kinds = storedWords<ChargeKind>("ChargeKind");

const readGlance = prepared(
  sql`SELECT r.recebido, s.*, m.este, m.passado, u.pagos FROM (
      SELECT coalesce(sum(recebido_centavos), 0)::float8 AS recebido FROM somas_cobrancas WHERE arena_id = $1::uuid) r
    CROSS JOIN (
      SELECT coalesce(sum(valor - recebido_centavos + encargos_centavos), 0)::float8,
        coalesce(sum(valor - recebido_centavos + encargos_centavos) FILTER (WHERE vencimento <= $2::date), 0)::float8,
        count(DISTINCT coalesce(aluno_id::text, cliente) COLLATE "C") FILTER (WHERE vencimento <= $2::date)::int
      FROM faturamento WHERE arena_id = $1::uuid AND status_pagamento = 'pendente') s
    CROSS JOIN (
      SELECT coalesce(sum(valor_centavos) FILTER (WHERE mes = $3::date), 0)::float8 AS este,
        coalesce(sum(valor_centavos) FILTER (WHERE mes = $4::date), 0)::float8 AS passado
      FROM somas_dinheiro WHERE arena_id = $1::uuid AND mes >= $4::date AND mes <= $3::date) m
    CROSS JOIN (
      SELECT coalesce(json_agg(json_build_array(name, tipo_cobranca, descricao, recebido, pago_em) ORDER BY pago_em DESC, id DESC), '[]') AS pagos
      FROM (
        SELECT f.id, coalesce(p.nome_completo, f.cliente, '') AS name, f.tipo_cobranca, f.descricao,
          f.recebido_centavos - f.reembolsado_centavos AS recebido, f.pago_em
        FROM faturamento f LEFT JOIN alunos p ON p.id = f.aluno_id
        WHERE f.arena_id = $1::uuid AND f.pago_em IS NOT NULL
        ORDER BY f.pago_em DESC, f.id DESC LIMIT ${mostRecent}) last) u`,
  ([received, pending, overdue, late, month, lastMonth, paid]): MoneyAtAGlance => ({
    receivedInCents: Number(received),
    pendingInCents: Number(pending),
    overdueInCents: Number(overdue),
    latePayerCount: Number(late),
    receivedThisMonthInCents: Number(month),
    receivedLastMonthInCents: Number(lastMonth),
    recentlyPaid: (paid as [string, string, string, number, string][]).map(
      ([name, kind, description, receivedInCents, paidAt]) => ({
        name,
        kind: kinds[kind] ?? "OTHER",
        description,
        receivedInCents,
        paidAt: new Date(paidAt),
      }),
    ),
  }),
);

/**
 * Total income, open amount, this and the last month, and the latest full payments. One statement.
 * @param today YYYY-MM-DD.
 */
export async function moneyAtAGlance(db: Database, arenaId: string, today: string): Promise<MoneyAtAGlance> {
  const month = firstOfMonth(today);
  const [glance] = await readGlance(db, arenaId, lateSince(today), month, addMonths(month, -1));
  if (!glance) throw new Error("an aggregate has one row");
  return glance;
}

/** An overdue payer; amounts in centavos, without fine and interest. */
export interface LatePayer {
  /** Null for a client without an athlete record. */
  athleteId: string | null;
  name: string;
  chargeCount: number;
  overdueInCents: number;
  /** Days since the oldest overdue charge was due. */
  daysLate: number;
}

const readLate = prepared(
  sql`SELECT f.aluno_id::text, coalesce(max(p.nome_completo), f.cliente, ''), count(*)::int,
      sum(f.valor - f.recebido_centavos + f.encargos_centavos)::float8, min(f.vencimento)
    FROM faturamento f LEFT JOIN alunos p ON p.id = f.aluno_id
    WHERE f.arena_id = $1::uuid AND f.status_pagamento = 'pendente' AND f.vencimento <= $2::date
    GROUP BY f.aluno_id, f.cliente ORDER BY 5, 4 DESC, 2, 1 LIMIT ${mostLatePayers}`,
  ([athleteId, name, count, cents, oldest]) => ({
    athleteId: athleteId as string | null,
    name: String(name),
    chargeCount: Number(count),
    overdueInCents: Number(cents),
    oldest: dayFromDatabase(oldest as Date),
  }),
);

/** Overdue payers, longest overdue first, then largest debt. One statement. */
export async function latePayers(db: Database, arenaId: string, today: string): Promise<LatePayer[]> {
  const rows = await readLate(db, arenaId, lateSince(today));
  return rows.map(({ oldest, ...row }) => ({ ...row, daysLate: daysUntil(oldest, today) }));
}

/** The amount due within seven days, in centavos. */
export interface ExpectedWeek {
  /** Its first day, YYYY-MM-DD. */
  from: string;
  expectedInCents: number;
}

const readExpected = prepared(
  sql`SELECT ((vencimento - $2::date) / 7)::int, sum(valor - recebido_centavos + encargos_centavos)::float8
    FROM faturamento WHERE arena_id = $1::uuid AND status_pagamento = 'pendente'
      AND vencimento >= $2::date AND vencimento < $3::date GROUP BY 1`,
  ([week, cents]) => ({ week: Number(week), cents: Number(cents) }),
);

/** The coming weeks from today on, empty ones too. One statement. */
export async function expectedWeeks(db: Database, arenaId: string, today: string): Promise<ExpectedWeek[]> {
  const rows = await readExpected(db, arenaId, today, addDays(today, 7 * weeksExpected));
  const cents = new Map(rows.map((row) => [row.week, row.cents]));
  return Array.from({ length: weeksExpected }, (_, week) => ({
    from: addDays(today, 7 * week),
    expectedInCents: cents.get(week) ?? 0,
  }));
}
