import { badInput } from "./errors";
import { isUuid } from "../uuid.rules";

/** Longest page of any list. */
export const maxPageSize = 100;

export const pageSizeMessage = (argument: "first" | "last"): string =>
  `“${argument}” deve ser de 1 a ${maxPageSize}.`;

export interface PageArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

/** @throws BAD_USER_INPUT unless `first` and `last`, where given, are from 1 to 100. */
export function assertPage({ first, last }: PageArgs): void {
  for (const [name, size] of [
    ["first", first],
    ["last", last],
  ] as const)
    if (size !== null && size !== undefined && (size < 1 || size > maxPageSize))
      throw badInput(pageSizeMessage(name));
}

/**
 * Options shared by every `totalCount`. A count can itself be secret, so each `totalCount` has its own scope in
 * addition to the scope of its connection. The extension lets `prismaConnection` skip reading rows when only the count
 * is selected.
 */
export const totalCountOptions = {
  description: "Total count, on all pages (total).",
  extensions: { pothosPrismaTotalCount: true },
} as const;

/**
 * The id that a list is to go on from.
 * @param cursor as the connection decoded it: whatever the client sent.
 * @throws BAD_USER_INPUT for a cursor that this API never gave out.
 */
export function cursorId(cursor: { id?: unknown } | undefined): string | null {
  if (cursor === undefined) return null;
  if (typeof cursor.id !== "string" || !isUuid(cursor.id)) throw badInput("Cursor inválido.");
  return cursor.id;
}

/** Prisma's plugin writes `GPC:S:` before a cursor that is a text. */
const writtenId = /^GPC:S:(.*)$/s;

/**
 * The filter of a relation's list, which decodes its cursor itself: otherwise the database would continue after the
 * cursor's row even if it is hidden, and so reveal its position.
 * @param shown the filter of the visible rows.
 * @param listHas the filter for lists that contain such a row.
 * @throws BAD_USER_INPUT for a malformed cursor.
 */
export function goingOnWithin<Where extends object>(
  { after, before }: PageArgs,
  shown: Where,
  listHas: (row: { AND: ({ id: string } | Where)[] }) => NoInfer<Where>,
): Where | { AND: Where[] } {
  const cursor = after ?? before;
  if (cursor === null || cursor === undefined) return shown;
  const [, written] = writtenId.exec(Buffer.from(cursor, "base64").toString()) ?? [];
  const id = cursorId({ id: written });
  return id === null ? shown : { AND: [shown, listHas({ AND: [{ id }, shown] })] };
}
