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

/** A LIKE pattern that finds the text as it stands, whatever signs it holds. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
