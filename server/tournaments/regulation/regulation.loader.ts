import type { ActionContext } from "../../platform/context";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { visibleTournaments } from "../tournament.access";
import type { RegulationFacts } from "./regulation.rules";

/** By what an event is held, for who may see it: everybody where it is public. Null for all others. */
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
        include: { ranking: { select: { name: true, active: true } } },
      },
    },
  });
  const dayOf = (date: Date | null) => date && dayFromDatabase(date);
  return {
    ...tournament,
    organiserName: federation?.name ?? arena?.name ?? "",
    venue: tournament.venue ?? arena?.name ?? null,
    startDate: dayFromDatabase(tournament.startDate),
    endDate: dayOf(tournament.endDate),
    registrationStartsOn: dayOf(tournament.registrationStartsOn),
    registrationEndsOn: dayOf(tournament.registrationEndsOn),
    categories: categories.map(({ ranking, ...category }) => ({
      ...category,
      rankingName: ranking?.name ?? null,
    })),
  };
}
