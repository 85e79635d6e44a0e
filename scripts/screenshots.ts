/**
 * npm run screenshots: takes every page of the product, wide and narrow, light and dark, into screenshots/. With words,
 * `npm run screenshots -- landing pairs-`, only pages with one of them in their file name.
 */
import { mkdirSync, rmSync } from "node:fs";
import { screenshotsFolder, visit } from "./screenshots/camera";
import { writeIndex } from "./screenshots/pages-index";
import { visitors as all } from "./screenshots/visitors";
import { withProduct } from "./screenshots/with-product";

const words = process.argv.slice(2);

/** The pages to take, by user. */
const visitors = all
  .map((visitor) => ({
    ...visitor,
    shots: visitor.shots.filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    ),
  }))
  .filter(({ shots }) => shots.length > 0);

await withProduct(async (browser, baseURL) => {
  if (words.length === 0) rmSync(screenshotsFolder, { recursive: true, force: true });
  mkdirSync(screenshotsFolder, { recursive: true });
  for (const visitor of visitors) await visit(browser, baseURL, visitor);
  if (words.length === 0) writeIndex(visitors);
});
// The web app listens to other tabs, which keeps the process alive: exit explicitly.
process.exit();
