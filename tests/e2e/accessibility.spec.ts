import type { Page } from "@playwright/test";
import { openWhole, problemsInEveryLook } from "../support/accessibility";
import { expect, test as base } from "../support/browser-test";
import { addressOn } from "../support/page-addresses";
import { enterAs } from "../support/sign-in";
import { walks } from "../support/walks";

type OpenAs = (login: { email: string } | null, kept: boolean) => Promise<Page>;

/**
 * Opens pages as a user. A worker that keeps a user signs them in once, and its tab has the scripts compiled: that saves
 * an eighth of the time.
 */
const test = base.extend<{ openAs: OpenAs }, { tabs: Map<string, Page> }>({
  tabs: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const tabs = new Map<string, Page>();
      await use(tabs);
      for (const tab of tabs.values()) await tab.context().close();
    },
    { scope: "worker" },
  ],
  openAs: async ({ browser, tabs }, use) => {
    let close = () => Promise.resolve();
    await use(async (login, kept) => {
      const who = login?.email ?? "";
      const known = kept ? tabs.get(who) : undefined;
      if (known) {
        await known.setViewportSize({ width: 1280, height: 720 });
        await known.emulateMedia({ colorScheme: "light" });
        return known;
      }
      const context = await browser.newContext();
      const page = await context.newPage();
      if (kept) tabs.set(who, page);
      else close = () => context.close();
      if (login) await enterAs(page, login.email);
      return page;
    });
    await close();
  },
});

for (const { who, login, addresses } of walks)
  for (const address of addresses) {
    const isFound = typeof address !== "string";
    test(`${isFound ? address.like : address} is accessible and fits for ${who}`, async ({ openAs }) => {
      // Finding an address may replace the session, so this page gets a context of its own.
      const page = await openAs(login, !isFound);
      await openWhole(page, await addressOn(page, address));
      expect(await problemsInEveryLook(page)).toEqual([]);
    });
  }
