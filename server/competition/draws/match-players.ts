import type { Prisma } from "../../../prisma/generated/client/client";
import type { Board } from "../board/tournament-board.loader";

export interface SidesOfMatch {
  id: string;
  pair1Id: string | null;
  pair2Id: string | null;
}

/** The athletes of a match whose sides are known, as rows. */
export const playersOf = (match: SidesOfMatch, { pairs }: Board): Prisma.MatchPlayerCreateManyInput[] =>
  [match.pair1Id, match.pair2Id].flatMap((pairId, side) =>
    (pairs.get(pairId ?? "")?.enrolments ?? []).map(({ athleteId }, place) => ({
      matchId: match.id,
      side: side + 1,
      place: place + 1,
      athleteId,
    })),
  );
