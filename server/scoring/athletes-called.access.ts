import type { Prisma } from "../../prisma/generated/client/client";
import type { Viewer } from "../platform/viewer";
import { managedWhere } from "../tournaments/tournament.access";

/** Who plays in a match that somebody scores, whose names the score sheet calls: see `scoresTournament`. */
export const athletesCalled = (viewer: Viewer): Prisma.AthleteWhereInput => ({
  matches: {
    some: {
      match: {
        tournament: {
          OR: [
            managedWhere(viewer),
            ...(viewer.isReferee ? [{ referees: { some: { userId: viewer.userId } } }] : []),
          ],
        },
      },
    },
  },
});
