/**
 * The text as a pattern of LIKE that nothing but itself matches. Prisma takes patterns in `contains`, and in `equals` where
 * case does not count.
 */
export const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Longer than any text that lists are searched for. */
export const longestSearch = 255;

/** What ILIKE finds a text by that holds what was typed; null when nothing was. */
export function patternHolding(search: string | null | undefined): string | null {
  const typed = search?.trim() ?? "";
  return typed === "" ? null : `%${literally(typed.slice(0, longestSearch + 1))}%`;
}
