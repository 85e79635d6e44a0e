import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { Drawing, type Colour } from "./drawing";

const white: Colour = [255, 255, 255];
const red: Colour = [255, 0, 0];

/** What a PNG of ours holds. */
function pixelsOf(png: Buffer) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const data = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const at = (x: number, y: number) => [...data.subarray(y * (width * 3 + 1) + 1 + x * 3).subarray(0, 3)];
  return { width, height, at };
}

test("an area is filled to its edges, and a pixel it half covers is half as strong", () => {
  const drawing = new Drawing(8, 6, white);
  drawing.rectangle(2, 1, 3.5, 2, red);
  const { width, height, at } = pixelsOf(drawing.toPng());
  expect([width, height]).toEqual([8, 6]);
  expect(at(1, 1)).toEqual([...white]);
  expect(at(2, 1)).toEqual([...red]);
  expect(at(4, 2)).toEqual([...red]);
  expect(at(5, 2)).toEqual([255, 128, 128]);
  expect(at(6, 2)).toEqual([...white]);
  expect(at(3, 3)).toEqual([...white]);
});

test("what lies beside the picture is left out", () => {
  const drawing = new Drawing(4, 4, white);
  drawing.rectangle(-10, -10, 12, 12, red);
  drawing.circle(20, 2, 3, red);
  const { at } = pixelsOf(drawing.toPng());
  expect(at(1, 1)).toEqual([...red]);
  expect(at(3, 3)).toEqual([...white]);
  expect(at(3, 2)).toEqual([...white]);
});

test("a name is written, and a long one no wider than it may be", () => {
  const drawing = new Drawing(300, 60, white);
  const style = { size: 40, weight: 700, colour: red } as const;
  expect(drawing.text("Lia", 10, 45, style)).toBeLessThan(100);
  const end = drawing.text("João Açaí da Conceição dos Santos", 10, 45, { ...style, within: 200 });
  expect(end).toBeGreaterThan(190);
  expect(end).toBeLessThanOrEqual(211);
  // The stem of the L.
  expect(pixelsOf(drawing.toPng()).at(15, 30)).toEqual([...red]);
});
