import type { ActionContext } from "../../platform/context";
import { visibleRanking } from "../../rankings/ranking.access";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { isCancelledCategory } from "../categories/category-state.rules";
import { visibleTournaments } from "../tournament.access";
import type { RegulationFacts } from "./regulation.rules";

/** By what an event is held and in which categories, for who may see it: everybody where it is public. Null for all others. */
export async function regulationFacts(
  ctx: ActionContext,
  tournamentId: string,
): Promise<RegulationFacts | null> {
  const tournament = await visibleTournaments(ctx).load(tournamentId);
  if (tournament === null) return null;
  const { federation, arena, categories } = await ctx.db.tournament.findUniqueOrThrow({
    where: { id: tournamentId },
    select: {
      federation: { select: { name: true } },
      arena: { select: { name: true } },
      categories: {
        orderBy: [{ name: "asc" }, { id: "asc" }],
        include: { draw: true },
      },
    },
  });
  // As GraphQL names it: to who may see it, and while points still count for it.
  const named = await Promise.all(
    categories
      .filter((category) => !isCancelledCategory(category))
      .map(async (category) => {
        const ranking = category.rankingId === null ? null : await visibleRanking(category.rankingId, ctx);
        return { ...category, rankingName: ranking?.active ? ranking.name : null };
      }),
  );
  const dayOf = (date: Date | null) => date && dayFromDatabase(date);
  return {
    ...tournament,
    organiserName: federation?.name ?? arena?.name ?? "",
    venue: tournament.venue ?? arena?.name ?? null,
    startDate: dayFromDatabase(tournament.startDate),
    endDate: dayOf(tournament.endDate),
    registrationStartsOn: dayOf(tournament.registrationStartsOn),
    registrationEndsOn: dayOf(tournament.registrationEndsOn),
    earlyUntil: dayOf(tournament.earlyUntil),
    categories: named,
  };
}
