import { Drawing, type Colour } from "../platform/drawing/drawing";
import { plural } from "../platform/plural.rules";
import { athleteLevelLabel, type AthleteLevel } from "../sport/athlete-level.rules";

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
export const cardColours = {
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
export const cardSize = { width: 1200, height: 630 };

const { night, sand, coral, shallow, lost } = cardColours;
const left = 80;
const { width, height } = cardSize;

/** What is shown of an athlete where the link of their page is sent on: 1200 × 630, as messengers take it. */
export function drawAthleteCard({
  name,
  level,
  matches,
  wins,
  titles,
  form,
  bestPosition,
}: AthleteCard): Buffer {
  const drawing = new Drawing(width, height, night);
  drawing.rectangle(0, 0, width, 18, coral);
  const within = width - 2 * left;
  drawing.text(name, left, 190, { size: 104, weight: 700, colour: sand, within });
  drawing.text(`Nível ${athleteLevelLabel[level]}`, left, 262, { size: 50, weight: 600, colour: shallow });
  const facts: [string, string][] = [
    [String(matches), plural(matches, "jogo", "jogos")],
    [String(wins), plural(wins, "vitória", "vitórias")],
    [String(titles), plural(titles, "título", "títulos")],
    ...(bestPosition === null ? [] : [[`${bestPosition}º`, "no ranking"] satisfies [string, string]]),
  ];
  const step = within / Math.max(facts.length, 3);
  for (const [index, [number, what]] of facts.entries()) {
    const x = left + index * step;
    drawing.text(number, x, 420, { size: 110, weight: 700, colour: sand, within: step - 30 });
    drawing.text(what, x, 472, { size: 42, weight: 600, colour: shallow, within: step - 30 });
  }
  for (const [index, won] of form.entries())
    drawing.circle(left + 16 + index * 46, 548, 16, won ? coral : lost);
  const brand = "Praia";
  drawing.text(brand, width - left - 110, 560, { size: 54, weight: 700, colour: sand });
  return drawing.toPng();
}
