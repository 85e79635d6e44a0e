import type { Prisma, TournamentKind, TournamentStatus } from "../../prisma/generated/client/client";
import { holding } from "../platform/graphql/connection";

export interface TournamentFilter {
  /** Part of a text, upper or lower case alike; null or empty for all. */
  search?: string | null;
  status?: TournamentStatus | null;
  kind?: TournamentKind | null;
}

/** @param textHolds where the searched text may stand. */
export function tournamentFilter(
  { search, status, kind }: TournamentFilter,
  textHolds: (text: NonNullable<ReturnType<typeof holding>>) => Prisma.TournamentWhereInput[],
): Prisma.TournamentWhereInput {
  const text = holding(search);
  return {
    ...(status ? { status } : {}),
    ...(kind ? { kind } : {}),
    ...(text === null ? {} : { OR: textHolds(text) }),
  };
}
