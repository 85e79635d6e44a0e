import type { Prisma } from "../generated/client/client";
import { courtRows } from "./arenas";
import { demoId } from "./keys";

/** What the matches that are still to be played take of their courts. */
export function courtOccupancyRows(
  matches: readonly Prisma.MatchCreateManyInput[],
): Prisma.CourtOccupancyCreateManyInput[] {
  const arenaOf = new Map(courtRows().map(({ id, arenaId }) => [id, arenaId]));
  return matches.flatMap(({ id, courtId, scheduledFor, scheduledUntil, status }) => {
    const arenaId = arenaOf.get(courtId ?? "");
    if (!courtId || !arenaId || !scheduledFor || !scheduledUntil || status === "PLAYED") return [];
    return [
      {
        id: demoId(`occupancy:${id}`),
        courtId,
        arenaId,
        kind: "MATCH" as const,
        startsAt: scheduledFor,
        endsAt: scheduledUntil,
        matchId: id,
      },
    ];
  });
}
