import { Router, type Request, type Response } from "express";
import type { ActionContext } from "../../platform/context";
import { refused } from "../../platform/http/json-errors";
import { keepRenderings, sendPdf } from "../../platform/http/send-file";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { isUuid } from "../../platform/uuid.rules";
import { regulationPath } from "./regulation-path.rules";
import { visibleRanking } from "../../rankings/ranking.access";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { isCancelledCategory } from "../categories/category-state.rules";
import { visibleTournaments } from "../tournament.access";
import type { RegulationFacts } from "./regulation.rules";

export interface RegulationOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/** GET /regulamentos/:key, by what an event is held, as PDF: for everybody who may see the event. */
export function regulationRouter({ contextFor }: RegulationOptions): Router {
  const router = Router();
  const rendering = keepRenderings({ kept: 50, atOnce: 2 });
  router.get(regulationPath(":key"), async (request, response) => {
    const ctx = await contextFor(request, response);
    response.set("Cache-Control", "no-store");
    const { key } = request.params;
    const facts = typeof key === "string" && isUuid(key) ? await regulationFacts(ctx, key) : null;
    if (!facts) return refused(response, 404, "NOT_FOUND", "Regulamento não encontrado.");
    const today = dayAt(ctx.now, brasiliaTime);
    const pdf = await rendering([facts, today], async () => {
      const { regulationPdf } = await import("./regulation-pdf");
      return regulationPdf(facts, today);
    });
    // What strangers read is the same for all of them; others may read of rankings that strangers do not see.
    if (ctx.viewer === null && ctx.apiKey === null) response.set("Cache-Control", "public, max-age=60");
    sendPdf(response, `regulamento-${facts.startDate}.pdf`, pdf);
  });
  return router;
}

/** By what an event is held and in which categories, for who may see it: everybody where it is public. Null for all others. */
async function regulationFacts(ctx: ActionContext, tournamentId: string): Promise<RegulationFacts | null> {
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
