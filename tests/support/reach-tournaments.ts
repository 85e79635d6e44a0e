import type { Page } from "@playwright/test";
import { expect } from "./browser-test";

/** Scrolls an arena's dashboard to its tournaments, which are loaded on scrolling. */
export async function reachTournaments(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const card = main.getByRole("region", { name: "Torneios e Super 8" });
  await expect(async () => {
    await main.getByRole("heading", { name: "Torneios e Super 8" }).scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(card.getByRole("link").first()).toBeVisible({ timeout: 1000 });
  }).toPass();
}
