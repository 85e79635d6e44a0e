import { expect, type Locator, type Page } from "@playwright/test";

/** A dialog once the focus is in it: what is pressed before may lose it again, and a tab with it. */
export async function openedDialog(page: Page, name?: string): Promise<Locator> {
  const dialog = page.getByRole("dialog", name === undefined ? {} : { name });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  return dialog;
}
