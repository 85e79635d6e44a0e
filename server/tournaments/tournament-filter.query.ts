import type { Prisma, TournamentKind, TournamentStatus } from "../../prisma/generated/client/client";
import { foundBy } from "../platform/search.rules";

export interface TournamentFilter {
  /** Words that stand in its texts; null or empty for all. */
  search?: string | null;
  status?: TournamentStatus | null;
  kind?: TournamentKind | null;
  /** True for drafts alone; they are no part of open registration. */
  draft?: boolean | null;
}

/** @param alsoByPlace whether a word may stand in venue, city and organiser, besides the name and the categories. */
export function tournamentFilter(
  { search, status, kind, draft }: TournamentFilter,
  alsoByPlace = false,
): Prisma.TournamentWhereInput {
  const found = foundBy<Prisma.TournamentSearchWhereInput>(search, (word) => [
    { name: word },
    ...(alsoByPlace ? [{ place: word }] : []),
  ]);
  return {
    ...(status ? { status } : {}),
    ...(draft === true
      ? { publishedAt: null }
      : draft === false || status === "REGISTRATION_OPEN"
        ? { publishedAt: { not: null } }
        : {}),
    ...(kind ? { kind } : {}),
    ...(found && { search: found }),
  };
}
