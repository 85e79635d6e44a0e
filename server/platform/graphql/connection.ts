import { getNamedType, type GraphQLField, type GraphQLOutputType, isListType, isNonNullType } from "graphql";
import type { DayPlace } from "../day-place.rules";
import type { NamePlace } from "../name-page";
import { isCalendarDate } from "../time/calendar-day.rules";
import { isUuid } from "../uuid.rules";
import { badInput } from "./errors";

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

export const dayCursor = ({ on, id }: DayPlace): string => Buffer.from(`${on} ${id}`).toString("base64url");

/** @returns null without a cursor. @throws BAD_USER_INPUT for one that this API never gave out. */
export function placeOfDayCursor(cursor: string | undefined): DayPlace | null {
  if (cursor === undefined) return null;
  const [on = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(" ");
  if (!isCalendarDate(on) || !isUuid(id)) throw badInput("Cursor inválido.");
  return { on, id };
}

/** The cursor of a place. */
export const cursorOfName = ({ place: { id, by } }: { place: NamePlace }): string =>
  Buffer.from(`${id} ${by}`).toString("base64url");

/** The place of a cursor, null without one. @throws BAD_USER_INPUT for one that this API never gave out. */
export function nameOfCursor(cursor: string | undefined): NamePlace | null {
  if (cursor === undefined) return null;
  const [, id = "", by = ""] = /^(\S*) (.*)$/su.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!isUuid(id) || by.includes("\0")) throw badInput("Cursor inválido.");
  return { id, by };
}

/** The default page size of a list. */
export const usualPage = 20;

interface ListSize {
  usual: number;
  most: number;
}

/**
 * Declares the size of a list without pages, which its description then states.
 * @param size.usual the size assumed by the cost estimate. @param size.most the maximum; a longer list is a bug.
 */
export const atMost = (most: number, usual = most): { listSize: ListSize } => ({ listSize: { most, usual } });

export const isList = (type: GraphQLOutputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

type Field = GraphQLField<unknown, unknown>;

export const declaredSize = ({ extensions }: Field): ListSize | undefined =>
  extensions["listSize"] as ListSize | undefined;

export const isConnection = (field: Field): boolean => getNamedType(field.type).name.endsWith("Connection");

/** The page size for the cost estimate. Too large a page is refused by the list itself. */
export const pageOf = ({ first, last }: PageArgs): number =>
  Math.min(maxPageSize, Math.max(0, first ?? last ?? usualPage));
