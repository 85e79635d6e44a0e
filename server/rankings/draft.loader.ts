import { createHash } from "node:crypto";
import { Prisma, type Ranking, type RankingVersion } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { dayFromDatabase, dayToDatabase, firstOfMonth } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { dayBeforeWindow, type Ranked, type RankingTerms } from "../sport/ranking/ranking-totals.rules";
import {
  changeOf,
  type Joined,
  lastDayOf,
  listInBytes,
  listOfRanked,
  type ListRow,
  listsBefore,
  recordAt,
  type Standing,
} from "../sport/ranking/ranking-versions.rules";
import {
  type CountedFact,
  instantOf,
  type LatestMonth,
  publishedMonths,
  standingsOf,
} from "./ranking-results.loader";
import { monthsToPublish } from "./publication.rules";

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

function standingsStatement({ rankingId, terms, day, at }: Standings): Prisma.Sql {
  const rule = terms.unaffiliated ?? "COUNT";
  // Points earned without an affiliation are summed apart, and used only for athletes who have no others.
  const [placed, apart] =
    rule === "UNPLACED" ? [Prisma.sql`filiado`, Prisma.sql`, filiado`] : [Prisma.sql`true`, Prisma.empty];
  const affiliatedOnly = rule === "OUT" ? Prisma.sql`AND filiado` : Prisma.empty;
  // The order of the index: what counts stands first, so that the best are a slice.
  const best = Prisma.sql`ORDER BY pontos DESC, data DESC, (fase IS NOT DISTINCT FROM 'W') DESC, coalesce(categoria_id, lancamento, id)`;
  // Without FILTER: with it each of them would sort for itself.
  const most = Prisma.sql`least(${terms.bestResults}::int, count(*) FILTER (WHERE pontos > 0))`;
  // As differences, since conditions on the day alone lead the planner to the table by another index, and to a sort.
  return Prisma.sql`
    WITH validos AS (
      SELECT coalesce(registro, aluno_id) AS registro, ${placed} AS com_posicao, count(*)::int AS jogados,
        (count(*) FILTER (WHERE pontos > 0))::int AS positivos, (sum(pontos) FILTER (WHERE pontos > 0))::int AS soma,
        (array_agg(pontos ${best}))[1:${most}] AS pontos,
        (array_agg(id ${best}))[1:${most}] AS ids,
        (array_agg(fase IS NOT DISTINCT FROM 'W' ${best}))[1:${most}] AS titulos,
        (array_agg(unido_em ${best}))[1:${most}] AS unidos,
        (array_agg(data ${best}))[1] AS melhor_dia, (array_agg(aluno_id ${best}))[1] AS pessoa
      FROM resultados_ranking
      WHERE ranking_id = ${rankingId}::uuid AND data - ${dayToDatabase(day)}::date <= 0
        AND data - ${dayToDatabase(dayBeforeWindow(day, terms.window))}::date > 0
        AND lancado_em <= ${at}::timestamptz AND (substituido_em IS NULL OR substituido_em > ${at}::timestamptz)
        ${affiliatedOnly}
      GROUP BY coalesce(registro, aluno_id)${apart}
    ), somas AS (
      SELECT *, CASE WHEN positivos <= ${terms.bestResults}::int THEN soma
        ELSE (SELECT sum(p) FROM unnest(pontos) p)::int END AS total, cardinality(array_positions(titulos, true)) AS vencidos
      FROM validos WHERE positivos > 0
    )
    SELECT registro::text AS "athleteId", com_posicao AS placed, total, vencidos AS titles, jogados AS "eventsPlayed",
      rank() OVER (PARTITION BY com_posicao
        ORDER BY total DESC, vencidos DESC, pontos DESC, jogados, melhor_dia DESC)::int AS position,
      array_to_string(ids, ',') AS "countedIds", array_to_string(pontos, ',') AS "countedPoints",
      pessoa::text AS "personId", (array_remove(unidos, NULL))[1] AS "joinedAt"
    FROM somas ORDER BY placed DESC, position, registro`;
}

interface DraftList {
  rows: ListRow<CountedFact>[];
  months: LatestMonth[];
  joined: Joined[];
  /** Hash of the list: it changes whenever the list would read differently. */
  key: string;
}

/**
 * A list as it would be published: what was entered until now, on the month's last day or, while it runs, today.
 * @param month its first day. @param today YYYY-MM-DD.
 */
export async function draftList(
  tx: Transaction,
  {
    rankingId,
    terms,
    month,
    today,
    at,
  }: {
    rankingId: string;
    terms: RankingTerms;
    month: string;
    today: string;
    at: Date;
  },
): Promise<DraftList> {
  const { months, joined } = await publishedMonths(tx, rankingId, []);
  const last = lastDayOf(month);
  const older = months.filter((one) => one.month < month);
  const day = last < today ? last : today;
  const rows = listOfRanked(
    await rankedInDatabase(tx, { rankingId, terms, day, at }),
    listsBefore(older, joined, at.getTime()),
  );
  const key = createHash("sha256")
    .update(`${rankingId} ${month} ${listInBytes(rows)}`)
    .digest("base64url");
  return { rows, months, joined, key };
}

/** A row of a list that is not out yet, as cursors know it. */
export interface DraftRow {
  /** The athlete's id. */
  id: string;
  position: number;
  rankingId: string;
  row: ListRow<CountedFact>;
}

/** A list as it would be published now. */
export interface Draft {
  ranking: Ranking;
  /** Its first day, YYYY-MM-DD. */
  month: string;
  /** What is sent back to publish what was read. */
  key: string;
  rows: DraftRow[];
  /** Who would be listed without a position, the most points first; the athletes' ids. */
  unplaced: string[];
  /** Who stood in the list before and is not in this one. */
  leaving: string[];
  /** The months of which a list can be published, the latest first. */
  open: string[];
}

/**
 * Five statements, however many stand in it; one of them sums all points.
 * @param asked any day of the month; null for the one that runs.
 * @param of.since what it is compared with; null for nothing, and without it the list of the month before.
 */
export async function loadDraft(
  ctx: ActionContext,
  ranking: Ranking,
  asked: string | null,
  of: { since?: RankingVersion | null } = {},
): Promise<Draft> {
  const { id: rankingId, window, bestResults, unaffiliated } = ranking;
  const today = dayAt(ctx.now, brasiliaTime);
  const month = firstOfMonth(asked ?? today);
  const at = await instantOf(ctx.db);
  const terms = { window, bestResults, unaffiliated };
  const draft = await draftList(ctx.db, { rankingId, terms, month, today, at });
  const { months, joined, key } = draft;
  const nameOf = recordAt(joined, at.getTime());
  const { rows, before } =
    of.since === undefined
      ? { rows: draft.rows, before: months.findLast((one) => one.month < month)?.rows }
      : comparedWith(
          of.since === null ? [] : await standingsOf(ctx.db, of.since.id),
          draft,
          of.since === null ? "" : dayFromDatabase(of.since.month),
          at,
        );
  const placed = rows.flatMap((row) => (row.position === null ? [] : [{ row, position: row.position }]));
  const standing = new Set(placed.map(({ row }) => nameOf(row.athleteId)));
  return {
    ranking,
    month,
    key,
    rows: placed.map(({ row, position }) => ({ id: personOf(row), position, rankingId, row })),
    unplaced: rows.filter(({ position }) => position === null).map(personOf),
    leaving: [...new Set(stoodIn(before ?? []).map(nameOf))].filter((id) => !standing.has(id)),
    open: monthsToPublish(months.at(-1)?.month ?? null, today),
  };
}

const personOf = ({ counted, athleteId }: ListRow<CountedFact>): string => counted[0]?.personId ?? athleteId;

const stoodIn = (rows: readonly Standing[]): string[] =>
  rows.filter(({ position }) => position !== null).map(({ athleteId }) => athleteId);

/** The same rows, each compared with where they stood in a list of that month. */
function comparedWith(
  before: readonly Standing[],
  { rows, months, joined }: DraftList,
  month: string,
  at: Date,
) {
  const older = months.filter((one) => one.month < month);
  const { places, stood } = listsBefore([...older, { rows: before }], joined, at.getTime());
  return {
    rows: rows.map((row) => ({
      ...row,
      change:
        row.position === null
          ? row.change
          : changeOf(row.position, places.get(row.athleteId), stood.has(row.athleteId)),
    })),
    before,
  };
}
