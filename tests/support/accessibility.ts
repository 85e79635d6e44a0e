import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const rules = ["wcag2a", "wcag2aa", "wcag21aa"];

/** A wide light screen and a narrow dark one: each layout and each colour scheme once. */
const looks = [
  { width: 1440, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
] as const;

/** Accessibility and layout problems of a page in both modes, on one visit. */
export async function problemsInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toContainClass(colorScheme);
    await expect.poll(() => standsStill(page), { intervals: [50] }).toBe(true);
    const shown = await problemsShownOn(page);
    found.push(...shown.map((problem) => `${width} px, ${colorScheme}: ${problem}`));
  }
  return found;
}

/** Opens an address and waits until the page is rendered and no request is pending. */
export async function openWhole(page: Page, path: string): Promise<void> {
  const underWay = new Set<object>();
  const begin = (request: object) => void underWay.add(request);
  const end = (request: object) => void underWay.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await page.goto(path);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect
    .poll(
      async () => {
        // Content far below is loaded on scrolling, or on a key press.
        await page.keyboard.press("Shift");
        return (await standsStill(page)) && underWay.size === 0;
      },
      { intervals: [50] },
    )
    .toBe(true);
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
}

/** Whether the page shows neither placeholders nor running animations. */
const standsStill = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    // Changes are on screen with the second frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const placeholders =
      '.chakra-skeleton, [aria-busy="true"], [role="status"][aria-label="Carregando"], [title^="Abrindo a"]';
    return (
      document.querySelector(placeholders) === null &&
      !document.querySelector("h1")?.textContent.startsWith("Carregando") &&
      // An overlay that opens with the page hides the rest before it is visible itself.
      (document.querySelector("#root[aria-hidden]") === null ||
        [...document.querySelectorAll("[role='dialog'], [role='alertdialog']")].some((dialog) =>
          dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )) &&
      document.getAnimations().every(({ playState }) => playState !== "running")
    );
  });

interface Injected {
  axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
}

/** Accessibility and layout problems of the page in its current state. */
// Calls axe without its Playwright wrapper, which opens another page for each result and takes four times as long.
export async function problemsShownOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { axe: injected } = window as unknown as Injected;
    const { violations } = await injected.run(document, { runOnly, resultTypes: ["violations"] });
    const found = violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    if (overflow > 0) found.push(`${overflow} px wider than the screen`);
    // A phone's first screen is for the page's own content: below its title and the row of its tabs, or where a
    // poster's facts begin.
    const poster = document.querySelector("[data-page-begins]:not(details *)");
    const head = document.querySelector("[data-page-head]");
    let from = (poster ?? head)?.getBoundingClientRect()[poster ? "top" : "bottom"] ?? 0;
    if (!poster)
      for (const row of document.querySelectorAll("main nav, main [role='tablist']")) {
        const { top, bottom } = row.getBoundingClientRect();
        if (top >= from - 1 && top < from + 44 && bottom > top) from = bottom;
      }
    from = Math.round(from + window.scrollY);
    if (window.innerWidth < 400 && from > 260) found.push(`content begins only at ${from} px`);
    return found;
  }, rules);
}
