import { expect, type Locator, type Page } from "@playwright/test";

/**
 * A dialog that is ready: it has the focus and has finished loading, so that its layout no longer shifts under the pointer.
 */
export async function openedDialog(page: Page, name?: string): Promise<Locator> {
  const dialog = page.getByRole("dialog", name === undefined ? {} : { name });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await expect(dialog.locator("[aria-busy=true], [role=status][aria-label=Carregando]")).toHaveCount(0);
  return dialog;
}
