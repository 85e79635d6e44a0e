import { expect, type Page } from "@playwright/test";

/**
 * The newest mail to somebody with this subject, as /correio shows it; some are written by a job, so it may take a while.
 * @returns what it says, and where its first link leads.
 */
export async function readMail(page: Page, email: string, subject: string) {
  const mailbox = await page.context().newPage();
  const mail = mailbox.locator("article").filter({ hasText: email }).filter({ hasText: subject }).first();
  await expect(async () => {
    await mailbox.goto("/correio");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  const text = await mail.innerText();
  const link = (await mail.getByRole("link").first().getAttribute("href")) ?? "";
  await mailbox.close();
  return { text, link };
}
