import type { Charge } from "../../../prisma/generated/client/client";
import { columnsOf, prepared, sql } from "../../platform/prepared";
import type { Database } from "../../platform/database";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { storedService, type ServiceType } from "../../billing/charge-words.rules";
import type { DaySpan, FinancialPlace, FinancialRow } from "./financial-report.rules";

/** Which charges a report is about; null is all. */
export interface FinancialFilter extends DaySpan {
  service: ServiceType | null;
  arenaId: string | null;
}

/** In centavos; a Float may hold more than an Int of the API. */
export interface FinancialTotals {
  /** All matching charges, also cancelled ones; equal to the number of rows in the list. */
  count: number;
  /** Received minus refunded, plus the unpaid amount. */
  totalInCents: number;
  paidInCents: number;
  pendingInCents: number;
  /** The service that brings most; null where nothing does. */
  topService: ServiceType | null;
}

/** $1 the first day, $2 the last, $3 the service or null, $4 the arena or null. */
const found = sql`data_servico BETWEEN $1::date AND $2::date
  AND ($3::text IS NULL OR tipo_servico = $3::tipo_servico) AND ($4::uuid IS NULL OR arena_id = $4::uuid)`;

const charge = columnsOf<Charge>("Charge", [
  "id",
  "serviceDate",
  "serviceType",
  "description",
  "amountInCents",
  "status",
  "dueOn",
]);
const kind = columnsOf<Charge>("Charge", ["serviceType"]);

const valuesOf = ({ from, to, service, arenaId }: FinancialFilter) => [
  from,
  to,
  service && storedService[service],
  arenaId,
];

const readSums = prepared(
  sql`SELECT ${kind.of("f")}, count(*)::int,
      coalesce(sum(recebido_centavos - reembolsado_centavos) FILTER (WHERE status_pagamento <> 'cancelado'), 0)::float8,
      coalesce(sum(valor - recebido_centavos + encargos_centavos) FILTER (WHERE status_pagamento = 'pendente'), 0)::float8
    FROM faturamento f WHERE ${found} GROUP BY tipo_servico ORDER BY tipo_servico`,
  (columns) => {
    const [, count, paid, pending] = columns;
    return {
      service: kind.read(columns).serviceType,
      count: Number(count),
      paid: Number(paid),
      pending: Number(pending),
    };
  },
);

/** Over all that is found, whatever page of it is shown. One statement. */
export async function financialTotals(db: Database, filter: FinancialFilter): Promise<FinancialTotals> {
  const sums = await readSums(db, ...valuesOf(filter));
  const sum = (of: (one: (typeof sums)[number]) => number) => sums.reduce((total, one) => total + of(one), 0);
  const revenue = ({ paid, pending }: (typeof sums)[number]) => paid + pending;
  const top = sums.filter((one) => revenue(one) > 0).toSorted((a, b) => revenue(b) - revenue(a))[0];
  return {
    count: sum(({ count }) => count),
    totalInCents: sum(revenue),
    paidInCents: sum(({ paid }) => paid),
    pendingInCents: sum(({ pending }) => pending),
    topService: top?.service ?? null,
  };
}

/** $5 and $6: day and id of the row after which to read, $7 and $8 of the one before which; null without. $9 how many. */
const readRows = (order: "ASC" | "DESC") =>
  prepared(
    sql`SELECT ${charge.of("f")}, coalesce(a.nome_arena, d.nome, ''), coalesce(p.nome_completo, t.nome_completo, f.cliente),
        CASE WHEN f.status_pagamento = 'pago' THEN (SELECT to_char(max(l.dia), 'YYYY-MM-DD') FROM lancamentos l
          WHERE l.cobranca_id = f.id AND l.tipo = 'pagamento'
            AND NOT EXISTS (SELECT FROM lancamentos d WHERE d.desfaz_id = l.id)) END
      FROM (SELECT * FROM faturamento WHERE ${found}
            AND ($5::date IS NULL OR (data_servico, id) < ($5::date, $6::uuid))
            AND ($7::date IS NULL OR (data_servico, id) > ($7::date, $8::uuid))
          ORDER BY data_servico ${order}, id ${order} LIMIT $9) f
        LEFT JOIN arenas a ON a.id = f.arena_id LEFT JOIN federacoes d ON d.id = f.federacao_id
        LEFT JOIN alunos p ON p.id = f.aluno_id LEFT JOIN professores t ON t.id = f.professor_id
      ORDER BY f.data_servico ${order}, f.id ${order}`,
    (columns): FinancialRow => {
      const { serviceDate, serviceType, dueOn, ...rest } = charge.read(columns);
      return {
        ...rest,
        on: dayFromDatabase(serviceDate),
        service: serviceType,
        dueOn: dueOn && dayFromDatabase(dueOn),
        receiver: columns[charge.width] as string,
        payer: columns[charge.width + 1] as string | null,
        paidOn: columns[charge.width + 2] as string | null,
      };
    },
  );
const newestFirst = readRows("DESC");
const oldestFirst = readRows("ASC");

/** Which rows to read: up to `limit`, strictly between the two where given. */
export interface FinancialPage {
  after: FinancialPlace | null;
  before: FinancialPlace | null;
  limit: number;
  /** The oldest first. */
  inverted: boolean;
}

/** The newest service first. One statement, however far down. */
export const financialRows = (
  db: Database,
  filter: FinancialFilter,
  { after, before, limit, inverted }: FinancialPage,
): Promise<FinancialRow[]> =>
  (inverted ? oldestFirst : newestFirst)(
    db,
    ...valuesOf(filter),
    after?.on ?? null,
    after?.id ?? null,
    before?.on ?? null,
    before?.id ?? null,
    limit,
  );
