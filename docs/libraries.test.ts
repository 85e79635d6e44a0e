import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const installed = JSON.parse(read("package.json")) as Record<
  "dependencies" | "devDependencies",
  Record<string, string>
>;

/** What a part of the page names: in the first cell of a row, or in the list of types. */
const namedIn = (part: string): string[] =>
  [...part.matchAll(/^\| `([^`]+)` |`(@types\/[^`]+)`/gm)].map(([, first, types]) => first ?? types ?? "");

const [, running = "", building = "", ownWork = ""] = read("docs/libraries.md").split(/^## /m);

test("the page names every package that the product runs with, and no other", () => {
  expect(namedIn(running).toSorted()).toEqual(Object.keys(installed.dependencies).toSorted());
});

test("the page names every package that builds and checks it, and no other", () => {
  expect(namedIn(building).toSorted()).toEqual(Object.keys(installed.devDependencies).toSorted());
});

test("what we write ourselves stands there with where it is, and instead of what", () => {
  const entries = ownWork.split(/^- /m).slice(1);
  expect(entries.length).toBeGreaterThan(10);
  const toldInFull = /^\*\*[^*]+\*\*\s\(.+\]\(\.\.\/.+;\s+instead\s+of\s.+\):\s/s;
  expect(entries.filter((entry) => !toldInFull.test(entry))).toEqual([]);
});
