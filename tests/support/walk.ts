import { test, type Page } from "@playwright/test";

export interface Effort {
  part: string;
  /** Number of opened addresses. */
  screens: number;
  /** Number of keys, clicks and typed texts. */
  presses: number;
}

/** Counts the steps that each part of a story takes a user. */
export function countedParts(...pages: Page[]) {
  const efforts: Effort[] = [];
  let screens = 0;
  let presses = 0;
  const follow = (page: Page) => {
    let last = "";
    page.on("framenavigated", (frame) => {
      if (frame !== page.mainFrame()) return;
      const { pathname, search } = new URL(frame.url());
      const address = pathname + search;
      if (address !== last && address !== "blank") screens++;
      last = address;
    });
  };
  pages.forEach(follow);
  return {
    efforts,
    follow,
    press: () => void presses++,
    part: async (part: string, walked: () => Promise<void>) => {
      [screens, presses] = [0, 0];
      await test.step(part, walked);
      efforts.push({ part, screens, presses });
    },
  };
}
