import { Router, type Request, type Response } from "express";
import { publicAthleteAt } from "../athletes/public-athlete.loader";
import { recordsOf, titlesOf } from "../competition/record/athlete-record.loader";
import { athleteCardPath } from "../competition/record/athlete-card-path.rules";
import type { ActionContext } from "../platform/context";
import { refused } from "../platform/http/json-errors";
import { keepRenderings } from "../platform/http/kept-renderings";
import { isUuid } from "../platform/uuid.rules";
import { currentPositionsOf } from "../rankings/current-positions.loader";
import { drawAthleteCard } from "./athlete-card";

export interface AthleteCardOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/** GET /cartoes/atleta/….png: a public page in a picture, for messengers and for the athlete to send on. */
export function athleteCardRouter({ contextFor }: AthleteCardOptions): Router {
  const router = Router();
  const rendering = keepRenderings({ kept: 200, atOnce: 2 });
  router.get(athleteCardPath(":key"), async (request, response) => {
    const ctx = await contextFor(request, response);
    const key = String(request.params["key"]).toLowerCase();
    const athlete = isUuid(key) ? await publicAthleteAt(ctx.db, key, ctx.now) : null;
    if (!athlete) {
      response.set("Cache-Control", "no-store");
      refused(response, 404, "NOT_FOUND", "Esta página não existe, ou não está aberta ao público.");
      return;
    }
    // As an anonymous visitor, so that the picture contains public data only.
    const asked: ActionContext = { ...ctx, viewer: null, apiKey: null };
    const [record, titles, positions] = await Promise.all([
      recordsOf(asked).load(athlete.id),
      titlesOf(asked).load(athlete.id),
      currentPositionsOf(asked).load(athlete.id),
    ]);
    const { name, level } = athlete;
    const { matches, wins, form } = record;
    const facts = { name, level, matches, wins, form, titles, bestPosition: positions[0]?.position ?? null };
    const card = await rendering(facts, () => drawAthleteCard(facts));
    // Short caching, so that the picture disappears soon after the page is no longer public.
    response.set("Cache-Control", "public, max-age=300").type("png").send(card);
  });
  return router;
}
