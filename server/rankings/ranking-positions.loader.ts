import DataLoader from "dataloader";
import { Prisma, type Ranking, type RankingPosition } from "../../prisma/generated/client/client";
import { adultSince } from "../athletes/display-name.rules";
import { type ActionContext, perRequest } from "../platform/context";
import type { Transaction } from "../platform/database";
import { manyBy } from "../platform/loaders";
import { columnsOf, prepared, sql } from "../platform/prepared";
import { searchPatterns } from "../platform/search.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { isAdmin } from "../platform/viewer";
import { rankingVisibleTo, visibleRankings } from "./ranking.access";

/** Where one stands in a list of positions: by place, then by id, since places may be shared. */
export interface PositionKey {
  id: string;
  position: number;
}

/** Who stands in a list with a position; those without one are listed apart. */
export type PlacedPosition = RankingPosition & PositionKey;

export const isPlaced = (row: RankingPosition): row is PlacedPosition => row.position !== null;

/** Which rows of a list to read: up to `limit` from one end, strictly between the two where given. */
export interface PositionPage {
  after: PositionKey | null;
  before: PositionKey | null;
  limit: number;
  /** From the last place to the first. */
  inverted: boolean;
}

const cursorShape = /^(\d{1,9}):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const positionCursor = ({ position, id }: PositionKey): string =>
  Buffer.from(`${position}:${id}`).toString("base64url");

/** @returns null for a text that is no cursor of ours. */
export function readPositionCursor(cursor: string): PositionKey | null {
  const [, position, id] = cursorShape.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return position === undefined || id === undefined ? null : { position: Number(position), id };
}

const compare = (a: PositionKey, b: PositionKey): number =>
  a.position - b.position || (a.id < b.id ? -1 : Number(a.id > b.id));

/** The same of rows that are at hand, ordered by place, then by id. */
export function pageOfPositions<Row extends PositionKey>(
  rows: readonly Row[],
  { after, before, limit, inverted }: PositionPage,
): Row[] {
  const between = rows.filter(
    (row) => (!after || compare(row, after) > 0) && (!before || compare(row, before) < 0),
  );
  return (inverted ? between.toReversed() : between).slice(0, limit);
}

type PageLoader = DataLoader<string, PlacedPosition[]>;
const pageLoaders = perRequest((_ctx: ActionContext) => new Map<string, PageLoader>());

/** Which of a ranking's positions. */
export interface PositionList {
  /** The published list; null for the latest. */
  versionId: string | null;
  /** A part of the name; null for all. */
  search: string | null;
}

/** A page of one of a ranking's lists; two statements, however many rankings show the same page. */
export function listedPositions(
  ctx: ActionContext,
  rankingId: string,
  list: PositionList,
  page: PositionPage,
): Promise<PlacedPosition[]> {
  const loaders = pageLoaders(ctx);
  const key = JSON.stringify([list, page]);
  const loader = loaders.get(key) ?? new DataLoader((ids) => readPages(ctx, ids, list, page));
  loaders.set(key, loader);
  return loader.load(rankingId);
}

/** Who is under age is found by name by those to whom the name is shown in full: their arenas and federation, admins. */
function namedLike({ now, viewer }: ActionContext, { search }: PositionList): Prisma.Sql {
  const patterns = searchPatterns(search);
  if (patterns === null) return Prisma.empty;
  const { ownedArenaIds = [], federationIds = [] } = viewer ?? {};
  const shown = isAdmin(viewer)
    ? Prisma.empty
    : Prisma.sql`AND (a.data_nascimento IS NULL OR a.data_nascimento <= ${adultSince(dayAt(now, brasiliaTime))}::date
        OR EXISTS (SELECT 1 FROM alunos_arenas l JOIN arenas ar ON ar.id = l.arena_id LEFT JOIN federacoes f ON f.id = ar.federacao_id
          WHERE l.aluno_id = a.id AND l.ativo AND (l.arena_id = ANY(${[...ownedArenaIds]}::uuid[])
            OR (f.ativa AND f.id = ANY(${[...federationIds]}::uuid[])))))`;
  return Prisma.sql`AND EXISTS (SELECT 1 FROM alunos a WHERE a.id = aluno_id
    AND busca_de(a.nome_completo) LIKE ALL (${patterns}::text[]) ${shown})`;
}

const latest = Prisma.sql`(SELECT id FROM versoes_ranking WHERE ranking_id = r.id ORDER BY mes_ano DESC, versao DESC LIMIT 1)`;

async function readPages(
  ctx: ActionContext,
  rankingIds: readonly string[],
  list: PositionList,
  page: PositionPage,
) {
  const { after, before, limit, inverted } = page;
  const direction = inverted ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const from = after
    ? Prisma.sql`AND (posicao, id) > (${after.position}::int, ${after.id}::uuid)`
    : Prisma.empty;
  const to = before
    ? Prisma.sql`AND (posicao, id) < (${before.position}::int, ${before.id}::uuid)`
    : Prisma.empty;
  const version =
    list.versionId === null
      ? latest
      : Prisma.sql`(SELECT id FROM versoes_ranking WHERE ranking_id = r.id AND id = ${list.versionId}::uuid)`;
  const found = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT p.id::text FROM unnest(${[...rankingIds]}::uuid[]) AS r (id)
    CROSS JOIN LATERAL (
      SELECT id FROM posicoes_ranking
      WHERE versao_id = ${version} AND posicao IS NOT NULL ${namedLike(ctx, list)} ${from} ${to}
      ORDER BY posicao ${direction}, id ${direction} LIMIT ${limit}::int) p`;
  const order = inverted ? "desc" : "asc";
  const rows = await ctx.db.rankingPosition.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ position: order }, { id: order }],
  });
  return rankingIds.map((id) => rows.filter(isPlaced).filter((row) => row.rankingId === id));
}

/**
 * Where athletes stand now: their entry in the newest list of each running ranking that the viewer may see, the best place
 * first. Who has no place in the newest list has none now, whatever an older one says; the better one of two merged records.
 * Two statements, however many athletes.
 */
export const currentPositionsOf = manyBy(
  ({ athleteId }: PlacedPosition) => athleteId,
  async (ctx, athleteIds) => {
    const latest = await ctx.db.$queryRaw<{ id: string }[]>`
        SELECT DISTINCT ON (p.aluno_id, p.ranking_id) p.id::text FROM posicoes_ranking p
        WHERE p.aluno_id = ANY(${athleteIds}::uuid[]) AND p.versao_id = (
          SELECT v.id FROM versoes_ranking v WHERE v.ranking_id = p.ranking_id ORDER BY v.mes_ano DESC, v.versao DESC LIMIT 1)
        ORDER BY p.aluno_id, p.ranking_id, p.posicao`;
    const rows = await ctx.db.rankingPosition.findMany({
      where: {
        id: { in: latest.map(({ id }) => id) },
        ranking: { AND: [{ active: true }, rankingVisibleTo(ctx)] },
      },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    });
    return rows.filter(isPlaced);
  },
);

interface FederatedPosition {
  position: RankingPosition;
  ranking: Ranking;
}

const position = columnsOf<RankingPosition>("RankingPosition");
const ranking = columnsOf<Ranking>("Ranking");

/** $1 federations, $2 athletes. */
const inLatestLists = prepared(
  sql`SELECT ${position.of("p")}, ${ranking.of("r")}
    FROM posicoes_ranking p JOIN rankings r ON r.id = p.ranking_id
    WHERE p.aluno_id = ANY($2::uuid[]) AND r.federacao_id = ANY($1::uuid[]) AND r.ativo AND p.posicao IS NOT NULL
      AND p.versao_id = (SELECT v.id FROM versoes_ranking v WHERE v.ranking_id = r.id ORDER BY v.mes_ano DESC, v.versao DESC LIMIT 1)
    ORDER BY p.posicao, p.id`,
  (columns): FederatedPosition => ({
    position: position.read(columns),
    ranking: ranking.read(columns, position.width),
  }),
);

/** Of whom and in whose rankings: the key below. */
export const athleteInFederation = (federationId: string, athleteId: string): string =>
  `${federationId} ${athleteId}`;

/**
 * Where athletes stand in the latest lists of a federation's running rankings, the best place first; for who works for the
 * federation. One statement, however many athletes.
 */
export const federatedPositionsOf = manyBy<FederatedPosition>(
  ({ ranking: { federationId }, position: { athleteId } }) =>
    athleteInFederation(federationId ?? "", athleteId),
  async (ctx, keys) => {
    const pairs = keys.map((key) => key.split(" "));
    const [federations, athletes] = [0, 1].map((part) => [...new Set(pairs.map((pair) => pair[part]))]);
    const rows = await inLatestLists(ctx.db, federations, athletes);
    const visible = visibleRankings(ctx);
    for (const row of rows) visible.tell(row.ranking.id, row.ranking);
    return rows;
  },
);

/** The points of athletes in the latest published list of a ranking; those without a position are left out. */
export async function latestPoints(
  tx: Transaction,
  rankingId: string,
  athleteIds: readonly string[],
): Promise<Map<string, number>> {
  const latest = await tx.rankingVersion.findFirst({
    where: { rankingId },
    orderBy: [{ month: "desc" }, { number: "desc" }],
    select: { id: true },
  });
  if (!latest) return new Map();
  const positions = await tx.rankingPosition.findMany({
    where: { versionId: latest.id, position: { not: null }, athleteId: { in: [...athleteIds] } },
    select: { athleteId: true, points: true },
  });
  return new Map(positions.map(({ athleteId, points }) => [athleteId, points]));
}
