import type { Prisma, TournamentKind, TournamentStatus } from "../../prisma/generated/client/client";
import { foundBy, type HoldsWord } from "../platform/search.rules";

export interface TournamentFilter {
  /** Words that stand in its texts; null or empty for all. */
  search?: string | null;
  status?: TournamentStatus | null;
  kind?: TournamentKind | null;
}

/** @param elsewhere where a word may stand besides the name and the categories. */
export function tournamentFilter(
  { search, status, kind }: TournamentFilter,
  elsewhere: (word: HoldsWord) => Prisma.TournamentWhereInput[] = () => [],
): Prisma.TournamentWhereInput {
  return {
    ...(status ? { status } : {}),
    ...(kind ? { kind } : {}),
    ...foundBy(search, (word): Prisma.TournamentWhereInput[] => [
      { search: { name: word } },
      { search: { category: word } },
      { categories: { some: { search: { name: word } } } },
      ...elsewhere(word),
    ]),
  };
}
