import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictures } from "./pictures";

const publicFolder = join(import.meta.dirname, "..", "public");
const files = [...new Set(Object.values(pictures).flatMap(({ light, dark }) => [light, dark]))];

/** Of a WebP as the browser writes it, which begins with both less one. */
const sizeOf = (image: Buffer) => ({
  width: image.readUIntLE(24, 3) + 1,
  height: image.readUIntLE(27, 3) + 1,
});

test.each(files)("%s is small, and its name changes with it: it is kept for a year", (file) => {
  const image = readFileSync(join(publicFolder, file));
  expect(image.toString("latin1", 8, 16)).toBe("WEBPVP8X");
  expect(image.length).toBeLessThan(48 * 1024);
  expect(file).toContain(createHash("sha256").update(image).digest("hex").slice(0, 8));
});

test.each(Object.entries(pictures))(
  "%s has the shape that is kept free for it",
  (_name, { width, height, ...modes }) => {
    for (const file of Object.values(modes)) {
      const size = sizeOf(readFileSync(join(publicFolder, file)));
      expect(size.width / size.height).toBeCloseTo(width / height, 3);
      expect(size.width).toBeGreaterThanOrEqual(width);
    }
  },
);

test("no picture is left over", () => {
  const there = readdirSync(join(publicFolder, "assets", "pictures"));
  expect(there.map((name) => `/assets/pictures/${name}`).toSorted()).toEqual(files.toSorted());
});
