import DataLoader from "dataloader";
import { Prisma, type RankingPosition } from "../../prisma/generated/client/client";
import { adultSince } from "../athletes/display-name.rules";
import { perRequest, type ActionContext } from "../platform/context";
import { searchPatterns } from "../platform/search.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { isAdmin } from "../platform/viewer";

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
