import type { Prisma } from "../../prisma/generated/client/client";
import type { Viewer } from "../platform/viewer";
import { managedWhere } from "../tournaments/tournament.access";

/** Athletes in matches that the viewer scores: the score sheet shows their full names. See `scoresTournament`. */
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
