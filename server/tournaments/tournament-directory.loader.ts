import type { Prisma, Tournament, TournamentCategory } from "../../prisma/generated/client/client";
import { type ActionContext, perRequest } from "../platform/context";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";

interface Part {
  where: Prisma.TournamentWhereInput;
  order: Prisma.SortOrder;
}

/**
 * The three parts of the list: tournaments in progress, upcoming ones, past ones. A tournament that was never started
 * counts as past once its day is over; else it would stay above the upcoming ones for ever.
 */
const partsOn = (today: Date): Part[] => [
  { where: { status: "IN_PROGRESS" }, order: "desc" },
  { where: { status: "REGISTRATION_OPEN", startDate: { gte: today } }, order: "asc" },
  {
    where: { OR: [{ status: "FINISHED" }, { status: "REGISTRATION_OPEN", startDate: { lt: today } }] },
    order: "desc",
  },
];

/** The place among the parts, of one that the list shows. */
function partOf({ status, startDate }: Pick<Tournament, "status" | "startDate">, today: Date): number {
  if (status === "IN_PROGRESS") return 0;
  return status === "REGISTRATION_OPEN" && startDate >= today ? 1 : 2;
}

interface Page {
  /** How many; negative before the cursor rather than after it. */
  take: number;
  /** How many at the cursor are not shown again. */
  skip: number;
  /** The id of the cursor; null to start at an end of the list. */
  from: string | null;
}

/** The ids of a page, in order: as many statements however many there are. */
export async function directoryPage(
  ctx: ActionContext,
  where: Prisma.TournamentWhereInput,
  { take, skip, from }: Page,
): Promise<string[]> {
  const today = dayToDatabase(dayAt(ctx.now, brasiliaTime));
  const known =
    from === null ? null : await ctx.db.tournament.findFirst({ where: { AND: [{ id: from }, where] } });
  if (from !== null && known === null) return [];
  const at = known && partOf(known, today);
  const parts = partsOn(today);
  const read = async (part: Part, index: number) => {
    if (at !== null && (take < 0 ? index > at : index < at)) return [];
    const rows = await ctx.db.tournament.findMany({
      where: { AND: [where, part.where] },
      orderBy: [{ startDate: part.order }, { id: part.order }],
      select: { id: true },
      take,
      ...(known && index === at ? { cursor: { id: known.id }, skip } : {}),
    });
    return rows.map(({ id }) => id);
  };
  const ids = (await Promise.all(parts.map(read))).flat();
  return take < 0 ? ids.slice(take) : ids.slice(0, take);
}

/** The first page of an arena's tournaments, newest first. */
interface NewestTournaments {
  /** How many were asked for; there may be one more, which tells that others come after. */
  first: number;
  total: number;
  tournaments: (Tournament & { categories: TournamentCategory[] })[];
}

/** By the arena's id: what the root of a page has read. */
export const newestTournaments = perRequest((_ctx: ActionContext) => new Map<string, NewestTournaments>());
