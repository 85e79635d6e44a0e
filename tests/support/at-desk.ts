import type { Locator, Page } from "@playwright/test";

/** Opens an athlete's row on the enrolments desk. @returns the athlete's part of the details. */
export async function atDesk(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole("table", { name: "Inscrições" })
    .getByRole("row", { name: new RegExp(name) })
    .getByRole("link")
    .click();
  return page.getByRole("dialog").getByRole("group", { name, exact: true });
}
