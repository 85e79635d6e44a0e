import type { ProfileCorrected } from "../athletes/athlete.event";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { addMonths, dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { lowers, monthsOfResults, resultAbove, resultAboveInWords } from "./level-results.rules";

/**
 * Athletes do not lower their own level while a result stands at a higher one: who knows them does it.
 * @throws InvalidInput
 */
export async function assertNoResultAbove(
  tx: Transaction,
  { now }: ActionContext,
  { athlete, change, byThemselves }: ProfileCorrected,
): Promise<void> {
  const { id: athleteId, level: from } = athlete;
  const to = change.level;
  if (!byThemselves || to === undefined || !lowers(from, to)) return;
  const since = dayToDatabase(addMonths(dayAt(now, brasiliaTime), -monthsOfResults));
  const ended = { gte: since };
  const places = await tx.enrolment.findMany({
    where: {
      athleteId,
      finalPosition: { not: null },
      tournament: { OR: [{ endDate: ended }, { endDate: null, startDate: ended }] },
    },
    select: {
      tournament: { select: { name: true, category: true, startDate: true, endDate: true } },
      category: { select: { level: true } },
    },
    orderBy: [{ tournament: { startDate: "desc" } }, { id: "desc" }],
  });
  const left = await tx.profileChange.findMany({
    where: { athleteId, levelBefore: { not: null }, changedAt: { gte: since } },
    select: { levelBefore: true, changedAt: true },
    orderBy: { id: "asc" },
  });
  const result = resultAbove(
    { from, to },
    places.map(({ tournament, category }) => ({
      tournamentName: tournament.name,
      on: dayFromDatabase(tournament.endDate ?? tournament.startDate),
      category: category?.level ?? tournament.category,
    })),
    left.flatMap(({ levelBefore, changedAt }) =>
      levelBefore === null ? [] : [{ level: levelBefore, on: dayAt(changedAt, brasiliaTime) }],
    ),
  );
  if (result) throw new InvalidInput([{ path: ["level"], message: resultAboveInWords(result) }]);
}
