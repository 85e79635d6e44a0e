import type { Page } from "@playwright/test";

/** Chooses an item of a page's overflow menu. */
export async function chooseMore(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: "Mais ações", exact: true }).click();
  await page.getByRole("menuitem", { name: action }).click();
}
