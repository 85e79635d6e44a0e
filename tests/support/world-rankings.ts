import { randomUUID } from "node:crypto";
import {
  addDays,
  addMonths,
  dayToDatabase,
  firstOfMonth,
} from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "./api";
import { createRanking, day } from "./federation-story";

/** The fields of a position besides its points. */
const place = {
  points: 100,
  titles: 1,
  eventsPlayed: 1,
  change: "UP" as const,
  changeBy: 1,
  tieBreak: "Desempate",
};

/**
 * A ranking whose athletes have equal manual points: two months are published and corrected, and the next one, last
 * month, can be published: results older than twelve months would not count. @param of.categoryId the category in which the first athlete earned the points instead. @returns its id.
 */
export async function createWorldRanking(
  api: TestApi,
  owner: { federationId: string } | { arenaId: string },
  athletes: readonly string[],
  { active = true, categoryId = null as string | null } = {},
): Promise<string> {
  const rankingId = await createRanking(api, owner, {}, active);
  const thisMonth = firstOfMonth(dayAt(new Date(), brasiliaTime));
  const [first, second] = [addMonths(thisMonth, -3), addMonths(thisMonth, -2)];
  await api.db.ranking.update({
    where: { id: rankingId },
    data: { gender: "MALE", unaffiliated: "UNPLACED" },
  });
  const results = athletes.map((athleteId, index) => ({
    id: randomUUID(),
    rankingId,
    ...(categoryId !== null && index === 0
      ? { categoryId }
      : { entryKey: randomUUID(), eventName: "Evento" }),
    athleteId,
    level: "W",
    tier: "G100" as const,
    points: 100,
    date: dayToDatabase(addDays(second, index)),
    affiliated: index !== 2,
    reason: "Motivo",
  }));
  // The second of several is in the published lists and has earned nothing since.
  await api.db.rankingResult.createMany({
    data: results.filter((_one, index) => index !== 1),
  });
  await api.db.rankingMerge.create({
    data: {
      rankingId,
      fromId: randomUUID(),
      intoId: athletes[0] ?? "",
      mergedAt: dayToDatabase(addDays(second, 19)),
    },
  });
  let correctsId: string | null = null;
  for (const [month, number] of [
    [first, 1],
    [first, 2],
    [second, 1],
    [second, 2],
  ] as const) {
    const version: { id: string } = await api.db.rankingVersion.create({
      data: {
        rankingId,
        unaffiliated: "UNPLACED",
        month: day(month),
        number,
        ...(number === 1 ? {} : { correctsId, reason: "Motivo" }),
        positions: {
          createMany: {
            data: results.map(({ athleteId }, index) => ({
              ...place,
              rankingId,
              month: day(month),
              athleteId,
              position: index === 2 ? null : index + 1, // the third is unaffiliated
              countedIds: [results[index === 2 ? 2 : 0]?.id ?? ""],
            })),
          },
        },
      },
    });
    correctsId = version.id;
  }
  return rankingId;
}
