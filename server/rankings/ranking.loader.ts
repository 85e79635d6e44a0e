import type {
  Ranking,
  RankingPosition,
  RankingResult,
  RankingVersion,
} from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { manyBy, oneBy, valueBy } from "../platform/loaders";
import { addDays, dayFromDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, instantAt } from "../platform/time/time-zone.rules";
import { type MaybePromise, whenKnown } from "../platform/when-known";
import { listAgain, listInBytes } from "../sport/ranking/ranking-versions.rules";
import { factsOf, mergesOf } from "./ranking-results.loader";

interface Organiser {
  name: string;
  /** Whether everybody sees the ranking: `publicRanking` of what is at hand. */
  isPublic: boolean;
}

/** Whose ranking it is, and whether it is open to everybody; one statement for all that a request shows. */
export const organisers = valueBy<Organiser>(
  async (ctx, ids) => {
    const rows = await ctx.db.$queryRaw<{ id: string; nome: string; publico: boolean }[]>`
        SELECT r.id::text, coalesce(f.nome, a.nome_arena) AS nome, r.ativo AND coalesce(f.ativa, false) AS publico FROM rankings r
        LEFT JOIN federacoes f ON f.id = r.federacao_id LEFT JOIN arenas a ON a.id = r.arena_id
        WHERE r.id = ANY(${ids}::uuid[])`;
    return new Map(rows.map(({ id, nome, publico }) => [id, { name: nome, isPublic: publico }]));
  },
  (id) => new Error(`no ranking ${id}`),
);

/** The list of each ranking that hangs out now; one statement for all. */
export const latestVersions = oneBy(
  ({ rankingId }: RankingVersion) => rankingId,
  ({ db }, ids) =>
    db.rankingVersion.findMany({
      where: { rankingId: { in: ids } },
      distinct: ["rankingId"],
      orderBy: [{ rankingId: "asc" }, { month: "desc" }, { number: "desc" }],
    }),
);

/** Those of some ids. */
export const versionsById = oneBy(
  ({ id }: RankingVersion) => id,
  ({ db }, ids) => db.rankingVersion.findMany({ where: { id: { in: ids } } }),
);

/** The list that hung out when a day ended, by `rankingId day`: what was corrected later counts from then on only. */
const idsAsOf = valueBy<string | null>(
  async ({ db }, keys) => {
    const asked = keys.map((key) => key.split(" "));
    const ids = asked.map(([id = ""]) => id);
    const ends = asked.map(([, day = ""]) => instantAt(addDays(day, 1), "00:00", brasiliaTime));
    const rows = await db.$queryRaw<{ at: bigint; id: string }[]>`
      SELECT k.at, v.id::text FROM unnest(${ids}::uuid[], ${ends}::timestamptz[]) WITH ORDINALITY AS k (ranking_id, fim, at)
      CROSS JOIN LATERAL (SELECT id FROM versoes_ranking v
        WHERE v.ranking_id = k.ranking_id AND v.publicado_em < k.fim ORDER BY mes_ano DESC, versao DESC LIMIT 1) v`;
    return new Map(rows.map(({ at, id }) => [keys[Number(at) - 1] ?? "", id]));
  },
  () => null,
);

/** Rankings that are read as they were on a day: what the root was asked for, and the fields below it show. */
const days = new WeakMap<Ranking, string>();

/** Before any list there is. */
const earliest = "1900-01-01";

/** @param day YYYY-MM-DD, one that is over. */
export function readAsOf(ranking: Ranking, day: string): Ranking {
  const asOf = { ...ranking };
  days.set(asOf, day < earliest ? earliest : day);
  return asOf;
}

export const isReadAsOf = (ranking: Ranking): boolean => days.has(ranking);

/** The list shown by default: the latest, or the one as of the day for which the ranking is read. */
export function shownVersion(ctx: ActionContext, ranking: Ranking): MaybePromise<RankingVersion | null> {
  const day = days.get(ranking);
  if (day === undefined) return latestVersions(ctx).load(ranking.id);
  return whenKnown(idsAsOf(ctx).load(`${ranking.id} ${day}`), (id) =>
    id === null ? null : versionsById(ctx).load(id),
  );
}

/** In which years lists of a ranking were published, the latest first. */
export const publishedYears = valueBy<number[]>(
  async ({ db }, ids) => {
    const rows = await db.$queryRaw<{ id: string; anos: number[] }[]>`
      SELECT ranking_id::text AS id, array_agg(DISTINCT extract(year FROM mes_ano)::int ORDER BY extract(year FROM mes_ano)::int DESC) AS anos
      FROM versoes_ranking WHERE ranking_id = ANY(${ids}::uuid[]) GROUP BY ranking_id`;
    return new Map(rows.map(({ id, anos }) => [id, anos]));
  },
  () => [],
);

/** The number of athletes with a position in each list. */
export const athleteCounts = valueBy<number>(
  async ({ db }, ids) => {
    const rows = await db.rankingPosition.groupBy({
      by: ["versionId"],
      where: { versionId: { in: ids }, position: { not: null } },
      _count: true,
    });
    return new Map(rows.map(({ versionId, _count }) => [versionId, _count]));
  },
  () => 0,
);

/** The unplaced athletes of a list, the most points first. */
export const unplacedOf = manyBy(
  ({ versionId }: RankingPosition) => versionId,
  ({ db }, ids) =>
    db.rankingPosition.findMany({
      where: { versionId: { in: ids }, position: null },
      orderBy: [{ points: "desc" }, { id: "asc" }],
    }),
);

/** Results by id, including replaced ones. */
export const resultsById = oneBy(
  ({ id }: RankingResult) => id,
  ({ db }, ids) => db.rankingResult.findMany({ where: { id: { in: ids } } }),
);

/** The maximum number of months shown per athlete. */
export const mostMonths = 36;

const placeKey = ({ rankingId, athleteId }: Pick<RankingPosition, "rankingId" | "athleteId">): string =>
  `${rankingId} ${athleteId}`;

/** Positions of athletes in rankings: each month by its latest version, the latest month first; one statement. */
const monthsOf = manyBy<RankingPosition>(placeKey, ({ db }, keys) => {
  const asked = keys.map((key) => key.split(" "));
  return db.rankingPosition.findMany({
    where: {
      rankingId: { in: [...new Set(asked.map(([rankingId = ""]) => rankingId))] },
      athleteId: { in: [...new Set(asked.map(([, athleteId = ""]) => athleteId))] },
      version: { correctedBy: null },
      position: { not: null },
    },
    orderBy: [{ month: "desc" }, { position: "asc" }, { id: "asc" }],
  });
});

/** An athlete's positions over time in a ranking; when two records were merged, the better position of each month. */
export const placesOverTime = (ctx: ActionContext, place: RankingPosition): MaybePromise<RankingPosition[]> =>
  whenKnown(monthsOf(ctx).load(placeKey(place)), (all) =>
    all
      .filter(({ month }, index) => month.getTime() !== all[index - 1]?.month.getTime())
      .slice(0, mostMonths),
  );

interface VersionAgain {
  versionId: string;
  month: string;
  number: number;
  /** The list as it was published. */
  published: string;
  /** The same, recomputed now from results, terms and merges. */
  again: string;
}

/**
 * Recomputes every published version of a ranking from the stored facts: `published` and `again` are equal byte for byte,
 * whatever was entered, merged, renamed or decided since. Four statements.
 */
export async function versionsAgain(tx: Transaction, rankingId: string): Promise<VersionAgain[]> {
  const stored = await tx.rankingVersion.findMany({
    where: { rankingId },
    include: { positions: true },
    orderBy: [{ month: "asc" }, { number: "asc" }],
  });
  const facts = await factsOf(tx, rankingId);
  const joined = await mergesOf(tx, rankingId);
  const versions = stored.map((version) => {
    const month = dayFromDatabase(version.month);
    const { window, bestResults, unaffiliated } = version;
    return {
      id: version.id,
      month,
      number: version.number,
      closedAt: version.closedAt.getTime(),
      publishedAt: version.publishedAt.getTime(),
      terms: { window, bestResults, unaffiliated },
      rows: version.positions.map((row) => ({
        athleteId: row.recordId ?? row.athleteId,
        position: row.position,
        total: row.points,
        titles: row.titles,
        eventsPlayed: row.eventsPlayed,
        counted: row.countedIds.map((id) => ({ id })),
        change: { kind: row.change, by: row.changeBy },
        tieBreak: row.tieBreak,
      })),
    };
  });
  return versions.map((version) => ({
    versionId: version.id,
    month: version.month,
    number: version.number,
    published: listInBytes(version.rows),
    again: listInBytes(listAgain(version, versions, facts, joined)),
  }));
}
