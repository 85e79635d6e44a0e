import { getNamedType, isListType, isNonNullType, type GraphQLField, type GraphQLOutputType } from "graphql";
import { maxPageSize, type PageArgs } from "./connection";

/** The default page size of a list. */
export const usualPage = 20;

interface ListSize {
  usual: number;
  most: number;
}

/**
 * For a list without pages, because what it tells of is small by nature: its description says how long it can be.
 * @param size.usual what is counted for it before an operation runs. @param size.most a longer one is a bug.
 */
export const atMost = (most: number, usual = most): { listSize: ListSize } => ({ listSize: { most, usual } });

export const isList = (type: GraphQLOutputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

type Field = GraphQLField<unknown, unknown>;

export const declaredSize = ({ extensions }: Field): ListSize | undefined =>
  extensions["listSize"] as ListSize | undefined;

export const isConnection = (field: Field): boolean => getNamedType(field.type).name.endsWith("Connection");

/** How long the page of a connection may become. A page that is too long on its own is refused by its list, which says so. */
export const pageOf = ({ first, last }: PageArgs): number =>
  Math.min(maxPageSize, Math.max(0, first ?? last ?? usualPage));
