import { expect, test } from "../support/browser-test";
import { people } from "../../prisma/demo/people";
import { signInAs } from "../support/sign-in";

test.describe("the shell", () => {
  test("folds to icons and stays so, finds pages by their letters, and tells its shortcuts", async ({
    page,
  }) => {
    await signInAs(page, people.mainManager.email);
    const menu = page.getByRole("navigation", { name: "Principal" });
    await expect(menu.getByRole("link", { name: "Hoje" })).toHaveAttribute("aria-current", "page");
    const width = async () => (await page.getByRole("complementary").boundingBox())?.width ?? 0;
    expect(await width()).toBeGreaterThan(240);

    await page.keyboard.press("Control+b");
    await expect(page.getByRole("button", { name: "Abrir o menu lateral" })).toBeVisible();
    await expect.poll(width).toBeLessThan(64);
    await page.reload();
    await expect(menu.getByRole("link", { name: "Torneios" })).toBeVisible();
    expect(await width()).toBeLessThan(64);
    await page.getByRole("button", { name: "Abrir o menu lateral" }).click();
    await expect.poll(width).toBeGreaterThan(240);

    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Buscar páginas e ações" });
    await expect(palette).toBeVisible();
    await page.keyboard.type("torn");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/arena-tournaments$/);
    await expect(palette).toBeHidden();
    await expect(menu.getByRole("link", { name: "Torneios" })).toHaveAttribute("aria-current", "page");

    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Atalhos do teclado" })).toContainText("Ctrl B");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();

    // One letter is only a letter while somebody types.
    await page.getByRole("searchbox").first().fill("?");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("lets the keyboard past the navigation, and the thumb to four pages and all the rest", async ({
    page,
  }) => {
    await signInAs(page, people.mainManager.email);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("#conteudo")).toBeFocused();

    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    const bar = page.getByRole("navigation", { name: "Atalhos" });
    await bar.getByRole("link", { name: "Torneios" }).click();
    await expect(page).toHaveURL(/\/arena-tournaments$/);
    await expect(bar.getByRole("link", { name: "Torneios" })).toHaveAttribute("aria-current", "page");
    await bar.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer.getByRole("button", { name: "Sair" })).toBeVisible();
    await drawer.getByRole("link", { name: "Hoje" }).click();
    await expect(page).toHaveURL(/\/arena-dashboard$/);
    await expect(drawer).toBeHidden();
  });

  test("a visitor finds the tournaments and the way in", async ({ page }) => {
    await page.goto("/torneios");
    const menu = page.getByRole("navigation", { name: "Principal" });
    await expect(menu.getByRole("link", { name: "Torneios" })).toBeVisible();
    await menu.getByRole("link", { name: "Entrar" }).click();
    await expect(page).toHaveURL(/\/auth-athlete\?voltar=/);
  });
});
