import type { Prisma, TournamentKind, TournamentStatus } from "../../prisma/generated/client/client";
import { holding } from "../platform/graphql/connection";

export interface TournamentFilter {
  /** Part of a text, upper or lower case alike; null or empty for all. */
  search?: string | null;
  status?: TournamentStatus | null;
  kind?: TournamentKind | null;
}

/** @param elsewhere where the searched text may stand besides the name and the categories. */
export function tournamentFilter(
  { search, status, kind }: TournamentFilter,
  elsewhere: (text: NonNullable<ReturnType<typeof holding>>) => Prisma.TournamentWhereInput[] = () => [],
): Prisma.TournamentWhereInput {
  const text = holding(search);
  return {
    ...(status ? { status } : {}),
    ...(kind ? { kind } : {}),
    ...(text === null
      ? {}
      : {
          OR: [
            { name: text },
            { category: text },
            { categories: { some: { name: text } } },
            ...elsewhere(text),
          ],
        }),
  };
}
