import { expect, type Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";

/** Signs in through a door; as somebody of the demo data unless another password is given. */
export async function signInAs(
  page: Page,
  email: string,
  door = "/auth",
  password = demoPassword,
): Promise<void> {
  await page.goto(door);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page
    .getByRole("button", { name: /^Entrar/ })
    .last()
    .click();
  await expect(page).not.toHaveURL(new RegExp(`${door}$`));
}
