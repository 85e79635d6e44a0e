import { expect, test } from "../support/browser-test";
import { people } from "../../prisma/demo/people";
import { enterAs, signInAs } from "../support/sign-in";

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
    const palette = page.getByRole("dialog", { name: "Buscar" });
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

  test("finds tournaments and athletes while one types, whatever the accents", async ({ page }) => {
    await enterAs(page, people.mainManager.email);
    await page.goto("/arena-tournaments");
    await expect(page.getByText(/torneio\(s\) encontrado\(s\)/)).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Buscar" })).toBeFocused();
    await page.keyboard.type("camara");
    await page.getByRole("option", { name: /^Cláudia Câmara/ }).click();
    await expect(page).toHaveURL(/\/user-profile\//);
    await expect(page.getByRole("heading", { name: people.secondAthlete.name })).toBeVisible();
  });

  test("between a phone and a desk it is icons, which no key folds", async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await enterAs(page, people.mainManager.email);
    await page.goto("/arena-tournaments");
    const sidebar = page.getByRole("complementary");
    await expect(sidebar.getByRole("link", { name: "Torneios" })).toBeVisible();
    expect((await sidebar.boundingBox())?.width).toBe(48);
    await page.keyboard.press("Control+b");
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Atalhos do teclado" });
    await expect(help).toContainText("Ctrl K");
    await expect(help).not.toContainText("Ctrl B");
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeGreaterThan(240);
  });

  test("an address without a page stands in it too", async ({ page }) => {
    await enterAs(page, people.mainManager.email);
    await page.goto("/nao-existe");
    await expect(page.getByRole("heading", { name: "Página não encontrada" })).toBeVisible();
    await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Torneios" }).click();
    await expect(page).toHaveURL(/\/arena-tournaments$/);
  });

  test("lets the keyboard past the navigation, and the thumb to four pages and all the rest", async ({
    page,
  }) => {
    await enterAs(page, people.mainManager.email);
    await page.goto("/arena-dashboard");
    await expect(page.getByRole("heading", { name: "Arena Dashboard" })).toBeVisible();
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
    await expect(drawer.getByText("Arena Beira-Mar")).toBeVisible();
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

    await page.goto("/torneios");
    await expect(menu.getByRole("link", { name: "Entrar" })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("option", { name: "Entrar" })).toBeVisible();
    await page.keyboard.type("ajud");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/ajuda$/);
  });
});
