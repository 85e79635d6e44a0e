import type { Certification } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Database } from "../../platform/database";
import { searchPatterns } from "../../platform/search.rules";
import type { NamePage, NamePlace } from "../../platform/name-page";
import { columnsOf, prepared, sql } from "../../platform/prepared";
import { addDays } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { certificationLevelLabel, type CertificationLevel } from "../../teachers/certification-level.rules";
import { expiringDays } from "../../teachers/certifications/certification-state.rules";
import type { ArenaInBrief } from "../affiliation/affiliation.loader";
import type { CertificationFilter } from "./certification-check.rules";

/** Filter for a federation's certificates; a null field does not filter. */
export interface FederatedCertificationsAsked {
  search?: string | null;
  level?: CertificationLevel | null;
  only?: CertificationFilter | null;
}

/** The same as it is looked for. */
export interface FederatedCertificationFilter extends FederatedCertificationsAsked {
  federationId: string;
  /** YYYY-MM-DD, by the day in Brasília, as the teacher reads it. */
  today: string;
  certificationId?: string | null;
}

/** A certificate of a teacher at an affiliated arena, as the federation sees it. */
export interface FederatedCertification {
  federationId: string;
  certification: Certification;
  teacherName: string;
  /** Whether the teacher has an account that can be written to. */
  reachable: boolean;
  arenas: ArenaInBrief[];
  /** While what was verified is what it says. */
  verifiedAt: Date | null;
  verifiedById: string | null;
  remindedAt: Date | null;
  place: NamePlace;
}

export const federatedCertificationFilter = (
  { now }: Pick<ActionContext, "now">,
  federationId: string,
  asked: FederatedCertificationsAsked,
): FederatedCertificationFilter => ({ ...asked, federationId, today: dayAt(now, brasiliaTime) });

const certification = columnsOf<Certification>("Certification");

/**
 * $1 the federation; $2 the search from searchPatterns, or null; $3 the level or null; $4 the filter or null; $5 today;
 * $6 the last day that counts as expiring soon; $7 one certificate or null.
 */
const found = sql`FROM certificacoes_professor c
  JOIN professores p ON p.id = c.professor_id
  LEFT JOIN certificacoes_verificadas f
    ON f.certificacao_id = c.id AND f.federacao_id = $1::uuid AND f.versao = c.versao AND f.desfeita_em IS NULL
  WHERE c.ativa AND p.ativo
    AND EXISTS (SELECT 1 FROM professores_arenas v JOIN arenas a ON a.id = v.arena_id
      WHERE v.professor_id = p.id AND v.ativo AND a.federacao_id = $1)
    AND ($2::text[] IS NULL
      OR busca_de(concat_ws(' ', p.nome_completo, c.nome_certificacao, c.entidade_certificadora)) LIKE ALL ($2))
    AND ($3::text IS NULL OR c.nivel::text = $3)
    AND CASE $4::text
      WHEN 'TO_VERIFY' THEN f.id IS NULL AND coalesce(c.data_validade >= $5::date, true)
      WHEN 'VALID' THEN coalesce(c.data_validade > $6::date, true)
      WHEN 'EXPIRING' THEN c.data_validade BETWEEN $5 AND $6
      WHEN 'EXPIRED' THEN c.data_validade < $5
      ELSE true END
    AND ($7::uuid IS NULL OR c.id = $7)`;

const valuesOf = (filter: FederatedCertificationFilter) => {
  const { federationId, search, level, only, today, certificationId } = filter;
  return [
    federationId,
    searchPatterns(search),
    level ? certificationLevelLabel[level] : null,
    only ?? null,
    today,
    addDays(today, expiringDays),
    certificationId ?? null,
  ] as const;
};

const countFound = prepared(sql`SELECT count(*)::int ${found}`, ([count]) => Number(count));

/** Sorted by bytes, so that the order does not depend on the locale of the database. */
const by = sql`sem_acentos(p.nome_completo) COLLATE "C"`;

const arenas = sql`(SELECT json_agg(json_build_object('pageKey', a.chave_pagina, 'name', a.nome_arena,
    'fullAddress', a.endereco_completo, 'city', a.cidade, 'uf', a.uf) ORDER BY sem_acentos(a.nome_arena) COLLATE "C", a.id)
  FROM professores_arenas v JOIN arenas a ON a.id = v.arena_id
  WHERE v.professor_id = p.id AND v.ativo AND a.federacao_id = $1)`;

const reachable = sql`EXISTS (SELECT 1 FROM usuarios u WHERE u.id = p.user_id AND u.desativado_em IS NULL)`;

const remindedAt = sql`(SELECT max(l.enviado_em) FROM certificacoes_lembradas l
  WHERE l.certificacao_id = c.id AND l.federacao_id = $1)`;

/** $8 and $9: the place after which to read, $10 and $11 the one before which; null without. $12 how many. */
const reading = (direction: "ASC" | "DESC") =>
  prepared(
    sql`SELECT ${by}, p.nome_completo, ${reachable}, ${arenas}, f.verificada_em, f.verificada_por, ${remindedAt},
        ${certification.of("c")} ${found}
        AND ($8::text IS NULL OR (${by}, c.id) > ($8, $9::uuid))
        AND ($10::text IS NULL OR (${by}, c.id) < ($10, $11::uuid))
      ORDER BY ${by} ${direction}, c.id ${direction} LIMIT $12`,
    (columns) => ({
      by: String(columns[0]),
      teacherName: String(columns[1]),
      reachable: columns[2] === true,
      arenas: columns[3] as ArenaInBrief[],
      verifiedAt: columns[4] as Date | null,
      verifiedById: columns[5] as string | null,
      remindedAt: columns[6] as Date | null,
      certification: certification.read(columns, 7),
    }),
  );

const ahead = reading("ASC");
const back = reading("DESC");

/** How many there are on all pages. */
export async function federatedCertificationCount(
  db: Database,
  filter: FederatedCertificationFilter,
): Promise<number> {
  const [count = 0] = await countFound(db, ...valuesOf(filter));
  return count;
}

/** A page of them by the teacher's name, each with the arenas. One statement, however far down. */
export async function federatedCertificationsPage(
  db: Database,
  filter: FederatedCertificationFilter,
  { after, before, limit, inverted }: NamePage,
): Promise<FederatedCertification[]> {
  const rows = await (inverted ? back : ahead)(
    db,
    ...valuesOf(filter),
    after?.by ?? null,
    after?.id ?? null,
    before?.by ?? null,
    before?.id ?? null,
    limit,
  );
  return rows.map(({ by: name, ...row }) => ({
    ...row,
    federationId: filter.federationId,
    place: { by: name, id: row.certification.id },
  }));
}

/** One of them; null for one that is none of the federation's, or was removed. */
export async function federatedCertification(
  { db, now }: ActionContext,
  federationId: string,
  certificationId: string,
): Promise<FederatedCertification | null> {
  const filter = { ...federatedCertificationFilter({ now }, federationId, {}), certificationId };
  const one = { after: null, before: null, limit: 1, inverted: false };
  return (await federatedCertificationsPage(db, filter, one))[0] ?? null;
}

/** Whether the viewer works for an active federation that has this certificate in its list. */
export async function verifiesCertification(ctx: ActionContext, certificationId: string): Promise<boolean> {
  const works = { id: { in: [...(ctx.viewer?.federationIds ?? [])] }, active: true };
  const federations = await ctx.db.federation.findMany({ where: works, select: { id: true } });
  for (const { id: federationId } of federations)
    if ((await federatedCertification(ctx, federationId, certificationId)) !== null) return true;
  return false;
}
