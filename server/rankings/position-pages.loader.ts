import DataLoader from "dataloader";
import { Prisma, type RankingPosition } from "../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../platform/context";

/** Where one stands in a list of positions: by place, then by id, since places may be shared. */
export type PositionKey = Pick<RankingPosition, "position" | "id">;

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

type PageLoader = DataLoader<string, RankingPosition[]>;
const pageLoaders = perRequest((_ctx: ActionContext) => new Map<string, PageLoader>());

/** A ranking's latest month, a page of it; two statements, however many rankings show the same page. */
export function latestPositions(
  ctx: ActionContext,
  rankingId: string,
  page: PositionPage,
): Promise<RankingPosition[]> {
  const loaders = pageLoaders(ctx);
  const key = JSON.stringify(page);
  const loader = loaders.get(key) ?? new DataLoader((ids) => readPages(ctx, ids, page));
  loaders.set(key, loader);
  return loader.load(rankingId);
}

async function readPages(ctx: ActionContext, rankingIds: readonly string[], page: PositionPage) {
  const { after, before, limit, inverted } = page;
  const direction = inverted ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const from = after
    ? Prisma.sql`AND (posicao, id) > (${after.position}::int, ${after.id}::uuid)`
    : Prisma.empty;
  const to = before
    ? Prisma.sql`AND (posicao, id) < (${before.position}::int, ${before.id}::uuid)`
    : Prisma.empty;
  const found = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT p.id::text FROM unnest(${[...rankingIds]}::uuid[]) AS r (id)
    CROSS JOIN LATERAL (
      SELECT id FROM posicoes_ranking
      WHERE ranking_id = r.id AND mes_ano = (SELECT max(mes_ano) FROM posicoes_ranking WHERE ranking_id = r.id)
        ${from} ${to}
      ORDER BY posicao ${direction}, id ${direction} LIMIT ${limit}::int) p`;
  const order = inverted ? "desc" : "asc";
  const rows = await ctx.db.rankingPosition.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ position: order }, { id: order }],
  });
  return rankingIds.map((id) => rows.filter((row) => row.rankingId === id));
}
