import { Router, type Request, type Response } from "express";
import { displayNameFor } from "../athletes/athlete.access";
import { athletesOf } from "../athletes/athlete.loader";
import type { ActionContext } from "../platform/context";
import { Drawing } from "../platform/drawing/drawing";
import { refused } from "../platform/http/json-errors";
import { keepRenderings } from "../platform/http/kept-renderings";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { monthInWords } from "../platform/time/time-in-words.rules";
import { isUuid } from "../platform/uuid.rules";
import { listedPositions } from "../rankings/position-pages.loader";
import { rankingCardPath } from "../rankings/ranking-card-path.rules";
import { visibleRanking } from "../rankings/ranking.access";
import { organisers } from "../rankings/ranking.loader";
import { latestVersions } from "../rankings/ranking-versions.loader";
import { cardColours, cardSize } from "./athlete-card";

/** How many of a list's first places fit in the picture. */
const shownPlaces = 5;

interface RankingCard {
  name: string;
  organiser: string;
  /** YYYY-MM-DD; null before the first list. */
  month: string | null;
  places: readonly { position: number; name: string; points: number }[];
}

export interface RankingCardOptions {
  contextFor: (request: Request, response: Response) => Promise<ActionContext>;
}

/** GET /cartoes/ranking/….png: the first places of a public ranking's latest list. */
export function rankingCardRouter({ contextFor }: RankingCardOptions): Router {
  const router = Router();
  const rendering = keepRenderings({ kept: 200, atOnce: 2 });
  router.get(rankingCardPath(":key"), async (request, response) => {
    const ctx = await contextFor(request, response);
    // Always as strangers see it: minors by their initials, and no ranking that is not public.
    const facts = await cardOf(
      { ...ctx, viewer: null, apiKey: null },
      String(request.params["key"]).toLowerCase(),
    );
    if (!facts) {
      response.set("Cache-Control", "no-store");
      refused(response, 404, "NOT_FOUND", "Este ranking não existe, ou não está aberto ao público.");
      return;
    }
    const card = await rendering(facts, () => drawRankingCard(facts));
    response.set("Cache-Control", "public, max-age=300").type("png").send(card);
  });
  return router;
}

async function cardOf(ctx: ActionContext, key: string): Promise<RankingCard | null> {
  const ranking = isUuid(key) ? await visibleRanking(key, ctx) : null;
  if (!ranking) return null;
  const [{ name: organiser }, version] = await Promise.all([
    organisers(ctx).load(ranking.id),
    latestVersions(ctx).load(ranking.id),
  ]);
  const list = { versionId: version?.id ?? null, search: null };
  const page = { after: null, before: null, limit: shownPlaces, inverted: false };
  const positions = version ? await listedPositions(ctx, ranking.id, list, page) : [];
  const places = await Promise.all(
    positions.map(async ({ athleteId, position, points }) => {
      const name = await displayNameFor(await athletesOf(ctx).load(athleteId), ctx);
      return { position, name: name || "Atleta", points };
    }),
  );
  return { name: ranking.name, organiser, month: version && dayFromDatabase(version.month), places };
}

const left = 80;

function drawRankingCard({ name, organiser, month, places }: RankingCard): Buffer {
  const { night, sand, coral, shallow, medals } = cardColours;
  const { width, height } = cardSize;
  const within = width - 2 * left;
  const drawing = new Drawing(width, height, night);
  drawing.rectangle(0, 0, width, 18, coral);
  drawing.text(name, left, 128, { size: 84, weight: 700, colour: sand, within });
  const line = month === null ? organiser : `${monthInWords(month)} · ${organiser}`;
  drawing.text(line, left, 190, { size: 42, weight: 600, colour: shallow, within });
  if (places.length === 0)
    drawing.text("Nenhuma lista publicada ainda", left, 330, {
      size: 56,
      weight: 600,
      colour: sand,
      within,
    });
  for (const [index, place] of places.entries()) {
    const baseline = 278 + index * 66;
    drawing.circle(left + 20, baseline - 17, 14, medals[place.position - 1] ?? shallow);
    const written = { size: 50, weight: 700, colour: sand } as const;
    drawing.text(`${place.position}º`, left + 56, baseline, { ...written, within: 70 });
    drawing.text(place.name, left + 140, baseline, { ...written, weight: 600, within: 620 });
    drawing.text(String(place.points), left + 800, baseline, { ...written, colour: shallow, within: 160 });
  }
  drawing.text("Praia", width - left - 110, 590, { size: 54, weight: 700, colour: sand });
  return drawing.toPng();
}
