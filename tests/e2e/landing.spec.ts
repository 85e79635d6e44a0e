import { expect, test } from "../support/browser-test";

test("a visitor finds the portals from the front page", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Área do Gestor - Entrar" })).toBeVisible();
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByRole("menuitem", { name: "Entrar como Gestor" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole("heading", { name: "Acesso para Arenas" })).toBeVisible();
});
