import {
  federatedCertificationCount,
  federatedCertificationFilter,
} from "../federations/certifications/federated-certifications.loader";
import type { ActionContext } from "../platform/context";
import { prepared, sql } from "../platform/prepared";
import { addDays } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";

/** A championship that begins soon without a match that has a time. */
interface UnscheduledChampionship {
  key: string;
  name: string;
  /** YYYY-MM-DD. */
  startDate: string;
}

export interface FederationTasks {
  federationId: string;
  /** Arenas that ask to be affiliated. */
  affiliationRequests: number;
  /** Certificates that end within 30 days. */
  expiringCertifications: number;
  unscheduled: UnscheduledChampionship[];
}

/** Days before a championship begins in which a missing schedule is a task. */
const scheduleDays = 14;
export const mostUnscheduled = 10;

/** $1 the federation, $2 today, $3 the last day on which a championship counts as soon. */
const waiting = prepared(
  sql`SELECT
    (SELECT count(*)::int FROM filiacoes f
      WHERE f.federacao_id = $1::uuid AND f.status = 'pendente' AND f.proposta_por = 'arena'),
    (SELECT coalesce(json_agg(json_build_object('key', s.id, 'name', s.nome, 'startDate', s.data_inicio)
        ORDER BY s.data_inicio, s.id), '[]')
      FROM (SELECT t.id, t.nome, t.data_inicio FROM torneios t
        WHERE t.federacao_id = $1 AND t.publicado_em IS NOT NULL AND t.status <> 'finalizado'
          AND t.data_inicio BETWEEN $2::date AND $3::date
          AND NOT EXISTS (SELECT 1 FROM jogos j WHERE j.torneio_id = t.id AND j.data_jogo IS NOT NULL)
        ORDER BY t.data_inicio, t.id LIMIT ${String(mostUnscheduled)}) s)`,
  ([affiliationRequests, unscheduled]) => ({
    affiliationRequests: Number(affiliationRequests),
    unscheduled: unscheduled as UnscheduledChampionship[],
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
