import type { BrowserContext, Page } from "@playwright/test";
import { openWhole, problemsInEveryLook } from "../support/accessibility";
import { expect, test as base } from "../support/browser-test";
import { addressOn } from "../support/page-addresses";
import { enterAs } from "../support/sign-in";
import { walks } from "../support/walks";

type OpenAs = (login: { email: string } | null, kept: boolean) => Promise<Page>;

/** Opens pages as a user. A worker that keeps a user signs them in once, and its browser caches the scripts. */
const test = base.extend<{ openAs: OpenAs }, { contexts: Map<string, BrowserContext> }>({
  contexts: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: "worker" },
  ],
  openAs: async ({ browser, contexts }, use) => {
    let close = () => Promise.resolve();
    await use(async (login, kept) => {
      const who = login?.email ?? "";
      const known = kept ? contexts.get(who) : undefined;
      const context = known ?? (await browser.newContext());
      if (kept) contexts.set(who, context);
      const page = await context.newPage();
      close = () => (kept ? page.close() : context.close());
      if (login && !known) await enterAs(page, login.email);
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
