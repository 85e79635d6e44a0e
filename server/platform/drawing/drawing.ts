import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font, type PathCommand } from "fontkit";
import { projectRoot } from "../project-root";
import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG file of pixels of three bytes each, row by row from the top left. */
function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8); // eight bits of red, green and blue; nothing unusual
  const line = width * 3;
  // Each row says first how it is written down: 0, as it is.
  const rows = Buffer.alloc((line + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * line, (y + 1) * line), y * (line + 1) + 1);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

type Weight = 600 | 700;

type Point = readonly [x: number, y: number];

const fonts = new Map<Weight, Font>();

/** The font of the product's headings: names are written as the pages write them. Read when it is first needed. */
function fontOf(weight: Weight): Font {
  const file = join(projectRoot, "web", "ui", "theme", "fonts", `barlow-condensed-${weight}.woff2`);
  const font = fonts.get(weight) ?? create(readFileSync(file));
  fonts.set(weight, font);
  return font;
}

interface Written {
  size: number;
  weight: Weight;
  colour: Colour;
  /** The widest it may be: a longer text is written smaller. */
  within?: number;
}

/** A picture that is drawn on the server, as what a messenger shows of a link: areas of one colour, and words. */
export class Drawing {
  readonly #pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    ground: Colour,
  ) {
    this.#pixels = new Uint8Array(width * height * 3);
    for (let at = 0; at < this.#pixels.length; at += 3) this.#pixels.set(ground, at);
  }

  rectangle(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.#fill(
      [
        [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ],
      ],
      colour,
    );
  }

  circle(x: number, y: number, radius: number, colour: Colour): void {
    const corners = 64;
    const outline = Array.from({ length: corners }, (_, index): Point => {
      const angle = (index / corners) * 2 * Math.PI;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
    this.#fill([outline], colour);
  }

  /** @param x where it begins. @param baseline where its letters stand. @returns where it ends. */
  text(words: string, x: number, baseline: number, { size, weight, colour, within }: Written): number {
    const font = fontOf(weight);
    const run = font.layout(words);
    const wide = (run.advanceWidth / font.unitsPerEm) * size;
    const scale = (within !== undefined && wide > within ? size * (within / wide) : size) / font.unitsPerEm;
    const outlines: Point[][] = [];
    let pen = x;
    for (const [index, glyph] of run.glyphs.entries()) {
      outlines.push(
        ...outlinesOf(glyph.path.commands, ([gx, gy]) => [pen + gx * scale, baseline - gy * scale]),
      );
      pen += (run.positions[index]?.xAdvance ?? 0) * scale;
    }
    this.#fill(outlines, colour);
    return pen;
  }

  toPng(): Buffer {
    return encodePng(this.#pixels, this.width, this.height);
  }

  /** Fills closed outlines with smooth edges. What lies beside the picture is left out. */
  #fill(outlines: readonly (readonly Point[])[], colour: Colour): void {
    // Each edge adds to the pixels it crosses how much of them lies right of it; their sum along a row is what is covered.
    const row = this.width + 2;
    const covered = new Float32Array(row * this.height);
    const inside = ([x, y]: Point): Point => [Math.min(Math.max(x, 0), this.width), y];
    for (const outline of outlines)
      for (const [index, point] of outline.entries())
        addEdge(
          covered,
          row,
          this.height,
          inside(point),
          inside(outline[(index + 1) % outline.length] ?? point),
        );
    for (let y = 0; y < this.height; y += 1) {
      let sum = 0;
      for (let x = 0; x < this.width; x += 1) {
        sum += covered[y * row + x] ?? 0;
        const share = Math.min(1, Math.abs(sum));
        if (share < 0.004) continue;
        const at = (y * this.width + x) * 3;
        for (const [channel, value] of colour.entries()) {
          const before = this.#pixels[at + channel] ?? 0;
          this.#pixels[at + channel] = Math.round(before + (value - before) * share);
        }
      }
    }
  }
}

/** How many straight lines stand for a curve of a letter. */
const curveSteps = 8;

/** A letter's curves as closed lines. @param place from the font's measures to the picture's. */
function outlinesOf(commands: readonly PathCommand[], place: (point: Point) => Point): Point[][] {
  const outlines: Point[][] = [];
  let last: Point = [0, 0];
  const line = (to: Point) => {
    outlines.at(-1)?.push(place(to));
    last = to;
  };
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    const [x, y] = last;
    if (command === "moveTo") {
      outlines.push([]);
      line([a, b]);
    } else if (command === "lineTo") line([a, b]);
    else if (command === "quadraticCurveTo")
      for (let step = 1; step <= curveSteps; step += 1) {
        const t = step / curveSteps;
        const u = 1 - t;
        line([u * u * x + 2 * u * t * a + t * t * c, u * u * y + 2 * u * t * b + t * t * d]);
      }
    else if (command === "bezierCurveTo")
      for (let step = 1; step <= curveSteps; step += 1) {
        const t = step / curveSteps;
        const u = 1 - t;
        line([
          u ** 3 * x + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * e,
          u ** 3 * y + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * f,
        ]);
      }
  }
  return outlines;
}

/** What one edge covers, row by row: in the pixel it crosses a part, and from there on all of the row's share. */
function addEdge(covered: Float32Array, row: number, height: number, from: Point, to: Point): void {
  if (from[1] === to[1]) return;
  const down = from[1] < to[1];
  const [[x0, y0], [x1, y1]] = down ? [from, to] : [to, from];
  const slope = (x1 - x0) / (y1 - y0);
  const add = (at: number, share: number) => {
    covered[at] = (covered[at] ?? 0) + share;
  };
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, Math.ceil(y1)); y += 1) {
    const [top, bottom] = [Math.max(y, y0), Math.min(y + 1, y1)];
    const share = (bottom - top) * (down ? 1 : -1);
    const [xTop, xBottom] = [x0 + (top - y0) * slope, x0 + (bottom - y0) * slope];
    const [left, right] = [Math.min(xTop, xBottom), Math.max(xTop, xBottom)];
    const start = y * row;
    // Split where the edge goes from one pixel into the next: within one, half of what it spans lies on either side.
    const span = right - left;
    for (let x = Math.floor(left); x <= Math.floor(right); x += 1) {
      const [begin, end] = [Math.max(left, x), Math.min(right, x + 1)];
      const part = span === 0 ? share : share * ((end - begin) / span);
      const middle = (begin + end) / 2 - x;
      add(start + x, part * (1 - middle));
      add(start + x + 1, part * middle);
    }
  }
}
