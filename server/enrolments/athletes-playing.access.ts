import type { Prisma } from "../../prisma/generated/client/client";
import type { Meeting } from "../athletes/athlete.access";
import { shownStatuses } from "../tournaments/enrolment-status.rules";
import { publishedTournament, tournamentVisibleTo } from "../tournaments/tournament.access";

/** Who takes part in such a tournament, as far as the public sees it: who only waits or was asked does not yet. */
const seenPlayingIn = (tournament: Prisma.TournamentWhereInput): Prisma.AthleteWhereInput[] => [
  { enrolments: { some: { status: { in: [...shownStatuses] }, tournament } } },
  { matches: { some: { match: { tournament } } } },
];

/** Athletes in tournaments that are open to everybody, or that a program may read. */
export const athletesPlaying: Meeting = {
  byAnybody: seenPlayingIn(publishedTournament),
  byKey: (caller) => seenPlayingIn(tournamentVisibleTo(caller)),
};
