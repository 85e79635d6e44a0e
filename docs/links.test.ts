import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const pages = [
  "README.md",
  "GLOSSARY.md",
  ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`),
].filter((name) => name.endsWith(".md"));
const linksOf = (page: string): string[] =>
  [...readFileSync(join(root, page), "utf8").matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = ""]) =>
    /^(https?:|mailto:|#)/.test(link) ? [] : [link.replace(/#.*$/, "")],
  );

test("there are pages with links", () => {
  expect(pages.flatMap(linksOf).length).toBeGreaterThan(80);
});

test.each(pages)("%s names files that there are", (page) => {
  const missing = linksOf(page).filter((link) => !existsSync(join(root, dirname(page), link)));
  expect(missing).toEqual([]);
});
