import { resolveCursorConnection } from "@pothos/plugin-relay";
import { assertPage, type PageArgs } from "../platform/graphql/connection";
import { badInput } from "../platform/graphql/errors";
import {
  positionCursor,
  readPositionCursor,
  type PlacedPosition,
  type PositionKey,
  type PositionPage,
} from "./position-pages.loader";

/** A page of what stands in places; `read` gets one row more than is shown, to know whether others follow. */
export function pageOfKeys<Row extends PositionKey>(
  args: PageArgs,
  read: (page: PositionPage) => Promise<Row[]>,
) {
  assertPage(args);
  return resolveCursorConnection<Promise<Row[]>>(
    { args, defaultSize: 20, maxSize: 100, toCursor: positionCursor },
    ({ after, before, limit, inverted }) =>
      read({ after: keyOf(after), before: keyOf(before), limit, inverted }),
  );
}

export const positionConnection = (args: PageArgs, read: (page: PositionPage) => Promise<PlacedPosition[]>) =>
  pageOfKeys<PlacedPosition>(args, read);

function keyOf(cursor: string | undefined) {
  if (cursor === undefined) return null;
  const key = readPositionCursor(cursor);
  if (!key) throw badInput("Cursor inválido.");
  return key;
}
