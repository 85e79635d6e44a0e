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
  /** With commas between: as arrays they take the driver longer than the sums take the database. */
  countedIds: string;
  countedPoints: string;
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

function totalOf({ athleteId, total, titles, eventsPlayed, ...row }: SummedRow) {
  const points = row.countedPoints.split(",");
  const counted = row.countedIds.split(",").map((id, index) => ({
    id,
    points: Number(points[index]),
    personId: row.personId,
    joinedAt: row.joinedAt,
  }));
  return { athleteId, total, titles, eventsPlayed, counted };
}

export function standingsStatement({ rankingId, terms, day, at }: Standings): Prisma.Sql {
  const rule = terms.unaffiliated ?? "COUNT";
  // Without affiliation one is summed apart, and listed only where nothing was earned with it.
  const [placed, apart] =
    rule === "UNPLACED" ? [Prisma.sql`filiado`, Prisma.sql`, filiado`] : [Prisma.sql`true`, Prisma.empty];
  const affiliatedOnly = rule === "OUT" ? Prisma.sql`AND filiado` : Prisma.empty;
  // The order of the index: what counts stands first, so that the best are a slice.
  const best = Prisma.sql`ORDER BY pontos DESC, data DESC, (fase IS NOT DISTINCT FROM 'W') DESC, coalesce(categoria_id, lancamento, id)`;
  const most = Prisma.sql`${terms.bestResults}::int`;
  // As differences, since conditions on the day alone lead the planner to the table by another index, and to a sort.
  return Prisma.sql`
    WITH validos AS (
      SELECT coalesce(registro, aluno_id) AS registro, ${placed} AS com_posicao, count(*)::int AS jogados,
        (array_agg(pontos ${best}) FILTER (WHERE pontos > 0))[1:${most}] AS pontos,
        (array_agg(id ${best}) FILTER (WHERE pontos > 0))[1:${most}] AS ids,
        (array_agg(fase IS NOT DISTINCT FROM 'W' ${best}) FILTER (WHERE pontos > 0))[1:${most}] AS titulos,
        (array_agg(unido_em ${best}) FILTER (WHERE pontos > 0))[1:${most}] AS unidos,
        (array_agg(data ${best}))[1] AS melhor_dia, (array_agg(aluno_id ${best}))[1] AS pessoa
      FROM resultados_ranking
      WHERE ranking_id = ${rankingId}::uuid AND data - ${dayToDatabase(day)}::date <= 0
        AND data - ${dayToDatabase(dayBeforeWindow(day, terms.window))}::date > 0
        AND lancado_em <= ${at}::timestamptz AND (substituido_em IS NULL OR substituido_em > ${at}::timestamptz)
        ${affiliatedOnly}
      GROUP BY coalesce(registro, aluno_id)${apart}
    ), somas AS (
      SELECT *, (SELECT sum(p) FROM unnest(pontos) p)::int AS total, cardinality(array_positions(titulos, true)) AS vencidos
      FROM validos WHERE pontos IS NOT NULL
    )
    SELECT registro::text AS "athleteId", com_posicao AS placed, total, vencidos AS titles, jogados AS "eventsPlayed",
      rank() OVER (PARTITION BY com_posicao
        ORDER BY total DESC, vencidos DESC, pontos DESC, jogados, melhor_dia DESC)::int AS position,
      array_to_string(ids, ',') AS "countedIds", array_to_string(pontos, ',') AS "countedPoints",
      pessoa::text AS "personId", (array_remove(unidos, NULL))[1] AS "joinedAt"
    FROM somas ORDER BY placed DESC, position, registro`;
}
