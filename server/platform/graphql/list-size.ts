import { getNamedType, isListType, isNonNullType, type GraphQLField, type GraphQLOutputType } from "graphql";
import { maxPageSize, type PageArgs } from "./connection";

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
