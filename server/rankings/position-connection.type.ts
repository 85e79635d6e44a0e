import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { RankingPosition } from "../../prisma/generated/client/client";
import { assertPage, type PageArgs } from "../platform/graphql/connection";
import { badInput } from "../platform/graphql/errors";
import { positionCursor, readPositionCursor, type PositionPage } from "./position-pages.loader";

/** A page of positions as a connection; `read` gets one row more than is shown, to know whether others follow. */
export function positionConnection(args: PageArgs, read: (page: PositionPage) => Promise<RankingPosition[]>) {
  assertPage(args);
  return resolveCursorConnection<Promise<RankingPosition[]>>(
    { args, defaultSize: 20, maxSize: 100, toCursor: positionCursor },
    ({ after, before, limit, inverted }) =>
      read({ after: keyOf(after), before: keyOf(before), limit, inverted }),
  );
}

function keyOf(cursor: string | undefined) {
  if (cursor === undefined) return null;
  const key = readPositionCursor(cursor);
  if (!key) throw badInput("Cursor inválido.");
  return key;
}
