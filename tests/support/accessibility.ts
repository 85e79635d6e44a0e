import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What a person who cannot see, or has a narrow phone, would stumble over on what the page shows now. */
export async function problemsShownOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa"]).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [...found, `${overflow} px wider than the screen`] : found;
}
