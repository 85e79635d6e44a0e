import { expect, type Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { tokenOf } from "./ask";

/**
 * Signs a user of the demo data in on the page without the form. Leaves the page first, because a late response to the
 * previous user's request would set their cookie again.
 * @returns the access token.
 */
export async function enterAs(page: Page, email: string): Promise<string> {
  await page.goto("about:blank");
  return await tokenOf(page.request, email);
}

/** Signs in through a portal. The default password is that of the demo data. */
export async function signInAs(
  page: Page,
  email: string,
  portal = "/auth",
  password = demoPassword,
): Promise<void> {
  await page.goto(portal);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page
    .getByRole("button", { name: /^Entrar/ })
    .last()
    .click();
  await expect(page).not.toHaveURL(new RegExp(`${portal}$`));
}
