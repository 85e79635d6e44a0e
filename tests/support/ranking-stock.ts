import { randomUUID } from "node:crypto";
import { loadDraft } from "../../server/rankings/draft.loader";
import {
  addDays,
  addMonths,
  dayToDatabase,
  firstOfMonth,
} from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "./api";

/** An active ranking with one result, whose last month can be published. */
export async function createRankingStock(
  { db }: TestApi,
  owner: { arenaId: string } | { federationId: string },
  athleteId: string,
) {
  const today = dayAt(new Date(), brasiliaTime);
  const month = addMonths(firstOfMonth(today), -1);
  const ranking = await db.ranking.create({
    data: {
      name: `Ranking ${randomUUID()}`,
      category: "B",
      gender: "MALE",
      scope: "STATE",
      ...owner,
      createdAt: dayToDatabase(addMonths(month, -6)),
    },
  });
  const result = await db.rankingResult.create({
    data: {
      rankingId: ranking.id,
      entryKey: randomUUID(),
      eventName: "Etapa de abertura",
      athleteId,
      tier: "G500",
      level: "F",
      points: 300,
      date: dayToDatabase(addDays(month, 3)),
      reason: "Evento externo",
    },
  });
  const ctx = { db, now: new Date() } as unknown as Parameters<typeof loadDraft>[0];
  const { key } = await loadDraft(ctx, ranking, month);
  return { runningRanking: ranking.id, rankingMonth: month, rankingKey: key, rankingResult: result.id };
}
