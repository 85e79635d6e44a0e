import { expect, type Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { signUpAthlete } from "./ask";
import { readMail } from "./mailbox";

/**
 * An athlete's account of its own for a story that ends sessions, changes passwords or deletes: signed up, and confirmed
 * by the link in the mail. Its password is the demo's.
 * @returns the address.
 */
export async function signUpFreshAthlete(page: Page, fullName?: string): Promise<string> {
  const email = await signUpAthlete(page.request, demoPassword, fullName);
  const { link } = await readMail(page, email, "Confirme sua conta");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Email confirmado!" })).toBeVisible();
  return email;
}
