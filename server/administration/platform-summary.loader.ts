import type { ActionContext } from "../platform/context";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { soonUntil } from "./contracts/contract-period.rules";
import { firstOfMonth } from "../platform/time/calendar-day.rules";

export interface PlatformSummary {
  arenas: number;
  athletes: number;
  tournaments: number;
  /** Revenue from charges with a service date in the current month, minus refunds; in centavos. */
  monthRevenueInCents: number;
  /** Federations that signed up and wait for activation. */
  waitingFederations: number;
  /** Contracts that end within 30 days and do not renew automatically. */
  expiringContracts: number;
  /** Contracts past their last day that were neither renewed nor ended. */
  expiredContracts: number;
  /** The last twelve months, this one last. */
  months: MonthOfPlatform[];
}

export interface MonthOfPlatform {
  /** Its first day, YYYY-MM-DD. */
  month: string;
  /** Arenas there were at its end, or are by now. */
  arenas: number;
  /** As `monthRevenueInCents`, of that month. */
  revenueInCents: number;
}

/** Counted and summed in the database, in one statement. */
export async function platformSummary({ db, now }: ActionContext): Promise<PlatformSummary> {
  const today = dayAt(now, brasiliaTime);
  const month = firstOfMonth(today);
  const [row] = await db.$queryRaw<PlatformSummary[]>`
    SELECT (SELECT count(*)::int FROM arenas) AS arenas,
      (SELECT count(*)::int FROM alunos) AS athletes,
      (SELECT count(*)::int FROM torneios WHERE publicado_em IS NOT NULL) AS tournaments,
      (SELECT coalesce(sum(recebido_centavos), 0)::float8 FROM somas_cobrancas
        WHERE mes = ${month}::date) AS "monthRevenueInCents",
      (SELECT json_agg(json_build_object('month', m.day::date, 'arenas',
          (SELECT count(*) FROM arenas
            WHERE created_at < (m.day + interval '1 month') AT TIME ZONE ${brasiliaTime}),
          'revenueInCents', (SELECT coalesce(sum(recebido_centavos), 0) FROM somas_cobrancas
            WHERE mes = m.day::date)) ORDER BY m.day)
        FROM generate_series(${month}::date - interval '11 months', ${month}::date, '1 month') AS m(day)) AS months,
      (SELECT count(*)::int FROM federacoes WHERE NOT ativa AND inativa_desde IS NULL) AS "waitingFederations",
      (SELECT count(*)::int FROM contratos WHERE encerrado_em IS NULL AND NOT renovacao_automatica AND inicio <= ${today}::date
        AND fim >= ${today}::date AND fim <= ${soonUntil(today)}::date) AS "expiringContracts",
      (SELECT count(*)::int FROM contratos WHERE encerrado_em IS NULL AND NOT renovacao_automatica
        AND fim < ${today}::date) AS "expiredContracts"`;
  if (!row) throw new Error("the summary has no row");
  return row;
}
