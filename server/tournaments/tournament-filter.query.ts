import type { Prisma, TournamentKind, TournamentStatus } from "../../prisma/generated/client/client";
import { foundBy } from "../platform/search.rules";

export interface TournamentFilter {
  /** Words that stand in its texts; null or empty for all. */
  search?: string | null;
  status?: TournamentStatus | null;
  kind?: TournamentKind | null;
}

/** @param alsoByPlace whether a word may stand in venue, city and organiser, besides the name and the categories. */
export function tournamentFilter(
  { search, status, kind }: TournamentFilter,
  alsoByPlace = false,
): Prisma.TournamentWhereInput {
  const found = foundBy<Prisma.TournamentSearchWhereInput>(search, (word) => [
    { name: word },
    ...(alsoByPlace ? [{ place: word }] : []),
  ]);
  return {
    ...(status ? { status } : {}),
    ...(kind ? { kind } : {}),
    ...(found && { search: found }),
  };
}
