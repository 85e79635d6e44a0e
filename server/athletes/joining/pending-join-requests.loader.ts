import { valueBy } from "../../platform/loaders";

/** How many wait for an arena's answer; one statement. */
export const pendingJoinRequestsOf = valueBy<number>(
  async ({ db }, ids) => {
    const rows = await db.joinRequest.groupBy({
      by: ["arenaId"],
      where: { arenaId: { in: ids }, status: "PENDING" },
      _count: { _all: true },
    });
    return new Map(rows.map(({ arenaId, _count }) => [arenaId, _count._all]));
  },
  () => 0,
);

/** Whom the arena had among its athletes before, by "arena:athlete"; one statement. */
export const formerAthletesOf = valueBy<boolean>(
  async ({ db }, keys) => {
    const pairs = keys.map((key) => key.split(":"));
    const rows = await db.arenaAthlete.findMany({
      where: {
        active: false,
        arenaId: { in: pairs.map(([arenaId = ""]) => arenaId) },
        athleteId: { in: pairs.map(([, athleteId = ""]) => athleteId) },
      },
      select: { arenaId: true, athleteId: true },
    });
    return new Map(rows.map(({ arenaId, athleteId }) => [`${arenaId}:${athleteId}`, true]));
  },
  () => false,
);
