import {
  federatedCertificationCount,
  federatedCertificationFilter,
} from "../federations/certifications/federated-certifications.loader";
import type { ActionContext } from "../platform/context";
import type { Database } from "../platform/database";
import { prepared, sql } from "../platform/prepared";
import { addDays } from "../platform/time/calendar-day.rules";
import { inMs } from "../platform/time/duration.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import type { FederationActivityKind } from "./federation-activity.rules";

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

/** Something that has happened. */
export interface FederationActivity {
  federationId: string;
  kind: FederationActivityKind;
  at: Date;
  /** The name of the arena, the championship or the ranking. */
  name: string;
  /** The id of the championship or the ranking; null for an arena. */
  key: string | null;
  /** The number of enrolments; 0 for other kinds. */
  count: number;
}

/** The most activities shown. */
export const mostActivities = 10;
/** Enrolments of the last days are shown as one activity per championship. */
const enrolmentDays = 7;

/** Limits each kind, which suffices because the result has the same limit. */
const latest = (selection: string) => sql`(${selection} ORDER BY at DESC LIMIT ${String(mostActivities)})`;

/** $1 the federation, $2 since when enrolments are counted. */
const happened = prepared(
  [
    latest(sql`SELECT 'ARENA_JOINED' AS kind, coalesce(f.respondida_em, f.proposta_em) AS at, a.nome_arena AS name, NULL::uuid AS key, 0 AS count
      FROM filiacoes f JOIN arenas a ON a.id = f.arena_id WHERE f.federacao_id = $1::uuid AND f.status IN ('ativa', 'encerrada')`),
    latest(sql`SELECT 'ARENA_LEFT', f.encerrada_em AS at, a.nome_arena, NULL::uuid, 0
      FROM filiacoes f JOIN arenas a ON a.id = f.arena_id WHERE f.federacao_id = $1 AND f.status = 'encerrada' AND f.encerrada_em IS NOT NULL`),
    latest(sql`SELECT 'CHAMPIONSHIP_OPENED', t.publicado_em AS at, t.nome, t.id, 0
      FROM torneios t WHERE t.federacao_id = $1 AND t.publicado_em IS NOT NULL`),
    latest(sql`SELECT 'CHAMPIONSHIP_FINISHED', t.finalizado_em AS at, t.nome, t.id, 0
      FROM torneios t WHERE t.federacao_id = $1 AND t.publicado_em IS NOT NULL AND t.finalizado_em IS NOT NULL`),
    latest(sql`SELECT 'ENROLMENTS', max(i.data_inscricao) AS at, t.nome, t.id, count(*)::int
      FROM torneios t JOIN inscricoes_torneios i ON i.torneio_id = t.id
      WHERE t.federacao_id = $1 AND t.publicado_em IS NOT NULL AND i.status NOT IN ('cancelado', 'expirado') AND i.data_inscricao > $2::timestamptz
      GROUP BY t.id`),
    latest(sql`SELECT 'RANKING_PUBLISHED', v.publicado_em AS at, r.nome, r.id, 0
      FROM rankings r JOIN versoes_ranking v ON v.ranking_id = r.id WHERE r.federacao_id = $1`),
  ].join(" UNION ALL ") + ` ORDER BY at DESC, kind, name LIMIT ${mostActivities}`,
  ([kind, at, name, key, count]) => ({
    kind: kind as FederationActivityKind,
    at: at as Date,
    name: String(name),
    key: key as string | null,
    count: Number(count),
  }),
);

/** The latest activities of a federation, newest first. One statement. */
export async function federationActivities(
  { db, now }: { db: Database; now: Date },
  federationId: string,
): Promise<FederationActivity[]> {
  const since = new Date(now.getTime() - inMs({ days: enrolmentDays }));
  const rows = await happened(db, federationId, since);
  return rows.map((row) => ({ federationId, ...row }));
}
