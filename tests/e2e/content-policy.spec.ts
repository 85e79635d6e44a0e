import { expect, test } from "../support/browser-test";

test("no form tries what the content policy forbids", async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      document.documentElement.setAttribute("data-violated", violatedDirective),
    ),
  );
  await page.goto("/auth");
  await page
    .getByRole("button", { name: /^Entrar/ })
    .last()
    .click();
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("html")).not.toHaveAttribute("data-violated");
});
