import { type Request, type Response, Router } from "express";
import { displayNameFor } from "../athletes/athlete.access";
import { athletesOf, publicAthleteAt } from "../athletes/athlete.loader";
import { athleteCardPath } from "../competition/record/athlete-card-path.rules";
import { recordsOf, titlesOf } from "../competition/record/athlete-record.loader";
import type { ActionContext } from "../platform/context";
import { type Colour, Drawing } from "../platform/drawing/drawing";
import { refused } from "../platform/http/json-errors";
import { keepRenderings } from "../platform/http/send-file";
import { plural } from "../platform/numbers.rules";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { monthInWords } from "../platform/time/time-in-words.rules";
import { isUuid } from "../platform/uuid.rules";
import { rankingCardPath } from "../rankings/ranking-files.rules";
import { currentPositionsOf, listedPositions } from "../rankings/ranking-positions.loader";
import { visibleRanking } from "../rankings/ranking.access";
import { latestVersions, organisers } from "../rankings/ranking.loader";
import { type AthleteLevel, athleteLevelLabel } from "../sport/athlete-level.rules";

interface AthleteCard {
  name: string;
  level: AthleteLevel;
  matches: number;
  wins: number;
  titles: number;
  /** Whether the last matches were won, from the oldest to the newest. */
  form: readonly boolean[];
  /** In the rankings that everybody sees; null where there is none. */
  bestPosition: number | null;
}

/** The product's colours on pictures, as the pages have them: web/ui/theme/colors.ts. */
const cardColours = {
  night: [11, 46, 57],
  sand: [253, 248, 238],
  coral: [231, 90, 47],
  shallow: [157, 215, 217],
  lost: [16, 81, 93],
  /** Gold, silver and bronze. */
  medals: [
    [248, 184, 60],
    [195, 204, 209],
    [212, 154, 106],
  ],
} as const satisfies Record<string, Colour | readonly Colour[]>;

/** As messengers take pictures of links, in pixels. */
const cardSize = { width: 1200, height: 630 };

const { night, sand, coral, shallow, lost } = cardColours;
const athleteCardLeft = 80;
const { width, height } = cardSize;

/** What is shown of an athlete where the link of their page is sent on: 1200 × 630, as messengers take it. */
function drawAthleteCard({ name, level, matches, wins, titles, form, bestPosition }: AthleteCard): Buffer {
  const drawing = new Drawing(width, height, night);
  drawing.rectangle(0, 0, width, 18, coral);
  const within = width - 2 * athleteCardLeft;
  drawing.text(name, athleteCardLeft, 190, { size: 104, weight: 700, colour: sand, within });
  drawing.text(`Nível ${athleteLevelLabel[level]}`, athleteCardLeft, 262, {
    size: 50,
    weight: 600,
    colour: shallow,
  });
  const facts: [string, string][] = [
    [String(matches), plural(matches, "jogo", "jogos")],
    [String(wins), plural(wins, "vitória", "vitórias")],
    [String(titles), plural(titles, "título", "títulos")],
    ...(bestPosition === null ? [] : [[`${bestPosition}º`, "no ranking"] satisfies [string, string]]),
  ];
  const step = within / Math.max(facts.length, 3);
  for (const [index, [number, what]] of facts.entries()) {
    const x = athleteCardLeft + index * step;
    drawing.text(number, x, 420, { size: 110, weight: 700, colour: sand, within: step - 30 });
    drawing.text(what, x, 472, { size: 42, weight: 600, colour: shallow, within: step - 30 });
  }
  for (const [index, won] of form.entries())
    drawing.circle(athleteCardLeft + 16 + index * 46, 548, 16, won ? coral : lost);
  const brand = "Praia";
  drawing.text(brand, width - athleteCardLeft - 110, 560, { size: 54, weight: 700, colour: sand });
  return drawing.toPng();
}

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

interface AthleteCardOptions {
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
