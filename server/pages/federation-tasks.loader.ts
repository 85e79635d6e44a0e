import {
  federatedCertificationCount,
  federatedCertificationFilter,
} from "../federations/certifications/federated-certifications.loader";
import type { ActionContext } from "../platform/context";
import { prepared, sql } from "../platform/prepared";
import { addDays } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";

export interface FederationTasks {
  federationId: string;
  /** Arenas that ask to be affiliated. */
  affiliationRequests: number;
  /** Certificates that end within 30 days. */
  expiringCertifications: number;
  /** Championships that begin within 14 days and have no match with a time. */
  unscheduled: number;
}

/** Days before a championship begins in which a missing schedule is a task. */
const scheduleDays = 14;

/** $1 the federation, $2 today, $3 the last day on which a championship counts as soon. */
const waiting = prepared(
  sql`SELECT
    (SELECT count(*)::int FROM filiacoes f
      WHERE f.federacao_id = $1::uuid AND f.status = 'pendente' AND f.proposta_por = 'arena'),
    (SELECT count(*)::int FROM torneios t
      WHERE t.federacao_id = $1 AND t.publicado_em IS NOT NULL AND t.status <> 'finalizado'
        AND t.data_inicio BETWEEN $2::date AND $3::date
        AND NOT EXISTS (SELECT 1 FROM jogos j WHERE j.torneio_id = t.id AND j.data_jogo IS NOT NULL))`,
  ([affiliationRequests, unscheduled]) => ({
    affiliationRequests: Number(affiliationRequests),
    unscheduled: Number(unscheduled),
  }),
);

/** What waits for a federation's people today. Two statements. */
export async function federationTasks(
  { db, now }: Pick<ActionContext, "db" | "now">,
  federationId: string,
): Promise<FederationTasks> {
  const today = dayAt(now, brasiliaTime);
  const [found] = await waiting(db, federationId, today, addDays(today, scheduleDays));
  if (!found) throw new Error(`no tasks of federation ${federationId}`);
  const expiringCertifications = await federatedCertificationCount(
    db,
    federatedCertificationFilter({ now }, federationId, { only: "EXPIRING" }),
  );
  return { federationId, expiringCertifications, ...found };
}
