import { Prisma } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { dayBeforeWindow, type Ranked, type RankingTerms } from "../sport/ranking/ranking-totals.rules";
import type { CountedFact } from "./ranking-facts.loader";

interface Standings {
  rankingId: string;
  terms: RankingTerms;
  /** YYYY-MM-DD: the last day whose results count. */
  day: string;
  /** What was entered by then, and not yet replaced, counts. */
  at: Date;
}

interface SummedRow {
  athleteId: string;
  placed: boolean;
  position: number;
  total: number;
  titles: number;
  eventsPlayed: number;
  countedIds: string[];
  countedPoints: number[];
  personId: string;
  joinedAt: Date | null;
}

/**
 * `rankedByRule` summed by the database: one statement, which reads the index `resultados_ranking_somas` and nothing else,
 * in its order. What the rule decides and in which order is said there; a test holds the two against each other.
 */
export async function rankedInDatabase(tx: Transaction, standings: Standings): Promise<Ranked<CountedFact>> {
  const rows = await tx.$queryRaw<SummedRow[]>(standingsStatement(standings));
  const placed = rows.filter((row) => row.placed);
  const has = new Set(placed.map(({ athleteId }) => athleteId));
  return {
    placed: placed.map((row) => ({ ...totalOf(row), position: row.position })),
    unplaced: rows.filter((row) => !row.placed && !has.has(row.athleteId)).map(totalOf),
  };
}

const totalOf = ({ athleteId, total, titles, eventsPlayed, ...row }: SummedRow) => ({
  athleteId,
  total,
  titles,
  eventsPlayed,
  counted: row.countedIds.map((id, index) => ({
    id,
    points: row.countedPoints[index] ?? 0,
    personId: row.personId,
    joinedAt: row.joinedAt,
  })),
});

export function standingsStatement({ rankingId, terms, day, at }: Standings): Prisma.Sql {
  const rule = terms.unaffiliated ?? "COUNT";
  // Without affiliation one is summed apart, and listed only where nothing was earned with it.
  const [placed, apart] =
    rule === "UNPLACED" ? [Prisma.sql`filiado`, Prisma.sql`, filiado`] : [Prisma.sql`true`, Prisma.empty];
  const affiliatedOnly = rule === "OUT" ? Prisma.sql`AND filiado` : Prisma.empty;
  const best = Prisma.sql`n <= ${terms.bestResults}::int AND pontos > 0`;
  return Prisma.sql`
    WITH validos AS (
      SELECT coalesce(registro, aluno_id) AS registro, aluno_id, unido_em, id, pontos, data,
        fase IS NOT DISTINCT FROM 'W' AS titulo, ${placed} AS com_posicao,
        row_number() OVER (PARTITION BY coalesce(registro, aluno_id)${apart}
          ORDER BY pontos DESC, data DESC, (fase IS NOT DISTINCT FROM 'W') DESC, coalesce(categoria_id, lancamento, id)) AS n
      FROM resultados_ranking
      WHERE ranking_id = ${rankingId}::uuid AND data <= ${dayToDatabase(day)}::date
        AND data > ${dayToDatabase(dayBeforeWindow(day, terms.window))}::date
        AND lancado_em <= ${at}::timestamptz AND (substituido_em IS NULL OR substituido_em > ${at}::timestamptz)
        ${affiliatedOnly}
    ), somas AS (
      SELECT registro, com_posicao, count(*)::int AS jogados,
        (sum(pontos) FILTER (WHERE ${best}))::int AS total,
        (count(*) FILTER (WHERE ${best} AND titulo))::int AS titulos,
        array_agg(pontos) FILTER (WHERE ${best}) AS pontos,
        array_agg(id) FILTER (WHERE ${best}) AS ids,
        max(data) FILTER (WHERE n = 1) AS melhor_dia,
        (array_agg(aluno_id) FILTER (WHERE n = 1))[1] AS pessoa,
        (array_agg(unido_em) FILTER (WHERE ${best} AND unido_em IS NOT NULL))[1] AS unido_em
      FROM validos GROUP BY registro, com_posicao
    )
    SELECT registro::text AS "athleteId", com_posicao AS placed, total, titulos AS titles, jogados AS "eventsPlayed",
      rank() OVER (PARTITION BY com_posicao
        ORDER BY total DESC, titulos DESC, pontos DESC, jogados, melhor_dia DESC)::int AS position,
      ids::text[] AS "countedIds", pontos AS "countedPoints", pessoa::text AS "personId", unido_em AS "joinedAt"
    FROM somas WHERE total > 0 ORDER BY placed DESC, position, registro`;
}
