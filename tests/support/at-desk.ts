import type { Locator, Page } from "@playwright/test";

/** Opens the row of the enrolments' desk in which somebody stands. @returns their part of its details. */
export async function atDesk(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole("table", { name: "Inscrições" })
    .getByRole("row", { name: new RegExp(name) })
    .getByRole("link")
    .click();
  return page.getByRole("dialog").getByRole("group", { name, exact: true });
}
