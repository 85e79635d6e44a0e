import { badInput } from "./errors";

/** Longest page of any list. */
export const maxPageSize = 100;

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
      throw badInput(`«${name}» deve ser de 1 a ${maxPageSize}.`);
}

/**
 * The filter behind a search field: part of a text, upper or lower case alike. Prisma hands `contains` to LIKE, where
 * "%" and "_" would match anything.
 * @returns null when nothing was typed.
 */
export function containing(
  search: string | null | undefined,
): { contains: string; mode: "insensitive" } | null {
  const text = search?.trim() ?? "";
  return text === "" ? null : { contains: text.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" };
}
