import type { RankingResult } from "../../prisma/generated/client/client";
import { athleteFoundBy } from "../athletes/athlete.access";
import type { ActionContext } from "../platform/context";
import type { DayPlace } from "../platform/day-place.rules";
import { dayToDatabase } from "../platform/time/calendar-day.rules";

interface Page {
  after: DayPlace | null;
  before: DayPlace | null;
  limit: number;
  inverted: boolean;
}

interface ResultsWanted {
  /** Words of the athlete's name. */
  search: string | null;
  /** YYYY-MM-DD. */
  upTo: string | null;
}

const later = ({ on, id }: DayPlace) => ({
  OR: [{ date: { lt: dayToDatabase(on) } }, { date: dayToDatabase(on), id: { gt: id } }],
});
const earlier = ({ on, id }: DayPlace) => ({
  OR: [{ date: { gt: dayToDatabase(on) } }, { date: dayToDatabase(on), id: { lt: id } }],
});

/** Results that nothing has taken the place of, the latest event first. */
export function pageOfResults(
  { db, viewer }: ActionContext,
  rankingId: string,
  { search, upTo }: ResultsWanted,
  { after, before, limit, inverted }: Page,
): Promise<RankingResult[]> {
  const athlete = viewer && athleteFoundBy(search, viewer);
  return db.rankingResult.findMany({
    where: {
      rankingId,
      replacedAt: null,
      AND: [
        ...(upTo === null ? [] : [{ date: { lte: dayToDatabase(upTo) } }]),
        ...(athlete ? [{ athlete }] : []),
        ...(after ? [later(after)] : []),
        ...(before ? [earlier(before)] : []),
      ],
    },
    orderBy: inverted ? [{ date: "asc" }, { id: "desc" }] : [{ date: "desc" }, { id: "asc" }],
    take: limit,
  });
}
