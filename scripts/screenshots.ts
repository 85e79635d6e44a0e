/**
 * npm run screenshots: every page of the product, wide and narrow, light and dark, into docs/screenshots. With words,
 * `npm run screenshots -- landing pairs-`, only the pages that have one of them in their file's name.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { projectRoot } from "../server/platform/project-root";
import { findBrowser } from "../tests/support/browser";
import { spawnProduct } from "../tests/support/product";
import { screenshotsFolder, visit } from "./screenshots/camera";
import { pagesOfArena } from "./screenshots/pages-of-arena";
import { pagesOfEveryone } from "./screenshots/pages-of-everyone";
import { pagesOfOthers } from "./screenshots/pages-of-others";
import { writeIndex } from "./screenshots/pages-index";

const words = process.argv.slice(2);

/** Every page that is to be taken, by who looks at it. */
const visitors = [pagesOfEveryone, pagesOfArena, ...pagesOfOthers]
  .map((visitor) => ({
    ...visitor,
    shots: visitor.shots.filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    ),
  }))
  .filter(({ shots }) => shots.length > 0);

const server = spawnProduct({ NODE_ENV: "test" }, join(projectRoot, "tests", "support", "e2e-server.mjs"));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    server.signal("SIGTERM");
    void server.ended.then(() => process.exit(1));
  });
try {
  const baseURL = await server.ready();
  if (words.length === 0) rmSync(screenshotsFolder, { recursive: true, force: true });
  mkdirSync(screenshotsFolder, { recursive: true });
  // The language of what the browser draws itself, for instance the date and time fields.
  const env = { ...process.env, LANGUAGE: "pt_BR", LC_ALL: "pt_BR.UTF-8" };
  const browser = await chromium.launch({ ...(await findBrowser()), env });
  try {
    for (const visitor of visitors) await visit(browser, baseURL, visitor);
  } finally {
    await browser.close();
  }
  if (words.length === 0) await writeIndex(visitors);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  server.signal("SIGTERM");
  await server.ended;
}
