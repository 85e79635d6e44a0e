import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { publicTournamentPath } from "../../web/tournaments/public/tournament-path";
import { expect, test } from "../support/browser-test";
import { enterAs } from "../support/sign-in";

const running = tournamentId("interno-hoje");

/** Pages that are opened with nothing in the cache, and what shows that all of one has come. */
const pages: { path: string; as?: string; isThere: (page: Page) => Promise<void> }[] = [
  { path: "/", isThere: (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible() },
  {
    path: "/torneios",
    isThere: (page) => expect(page.getByRole("heading", { name: "Acontecendo agora" })).toBeVisible(),
  },
  {
    path: publicTournamentPath(running),
    isThere: (page) => expect(page.getByRole("navigation", { name: "Partes do torneio" })).toBeVisible(),
  },
  {
    path: `/arena-tournament/${running}?aba=resultados`,
    as: people.mainManager.email,
    isThere: async (page) => {
      await expect(page.getByRole("heading", { name: "Quadras agora" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Resultados" })).toBeVisible();
    },
  },
];

declare global {
  interface Window {
    shifted: number;
  }
}

/** On a slow phone's network what is shown first stands alone for a while: whatever comes later must not push it away. */
async function overSlowNetwork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

for (const width of [360, 1440])
  for (const { path, as, isThere } of pages)
    test(`at ${width} px nothing moves while ${path.replace(running, "…")} comes`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      if (as !== undefined) await enterAs(page, as);
      await overSlowNetwork(page);
      await page.goto(path);
      await isThere(page);
      await page.waitForLoadState("networkidle");
      // What counts as bad where such things are measured begins at 0.1.
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.1);
    });
