import { request } from "@playwright/test";
import { expect, test } from "../support/browser-test";
import { reachTournaments } from "../support/reach-tournaments";
import { arenas } from "../../prisma/demo/arenas";
import { people } from "../../prisma/demo/people";
import { ask, tokenOf } from "../support/ask";
import { openArena, type OwnArena } from "../support/own-arena";
import { enterAs, signInAs } from "../support/sign-in";

/** The administration gives an arena to somebody, who takes it. */
async function handOver(arena: OwnArena, token: string): Promise<void> {
  const desk = await request.newContext({ baseURL: test.info().project.use.baseURL });
  const { viewer } = await ask(desk, `{ viewer { user { email } } }`, {}, token);
  const input = { arenaId: arena.id, personName: "Quem assume", email: viewer.user.email };
  await ask(
    desk,
    `mutation ($input: HandOverArenaInput!) { handOverArena(input: $input) { __typename } }`,
    { input },
    await tokenOf(desk, people.admin.email),
  );
  const asked = await ask(desk, `{ viewer { managementInvitations { id } } }`, {}, token);
  await ask(
    desk,
    `mutation ($input: AnswerManagementInvitationInput!) { answerManagementInvitation(input: $input) { __typename } }`,
    { input: { invitationId: asked.viewer.managementInvitations[0].id, accept: true } },
    token,
  );
  await desk.dispose();
}

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

  test("switches between somebody's arenas, and this device keeps it", async ({ page }) => {
    await enterAs(page, people.secondManager.email);
    await page.goto("/arena-tournaments");
    const sidebar = page.getByRole("complementary");
    const main = page.getByRole("main");
    const places = page.getByRole("dialog", { name: "Trocar de área" });
    const price = main.getByLabel("Valor por hora (R$)");
    const settings = main.getByRole("heading", { name: "Configurações da Arena" });
    await expect(page.getByText("Interno Pé na Areia")).toBeVisible();
    await expect(page).toHaveTitle("Gerenciar Torneios · Arena Pé na Areia · Praia");
    await sidebar.getByRole("button", { name: "Arena Pé na Areia: trocar de área" }).click();
    await expect(places.getByRole("button", { name: "Arena Pé na Areia Gestão" })).toBeFocused();
    await places.getByRole("button", { name: "Arena Dunas Gestão" }).click();

    await expect(page).toHaveURL(/\/arena-dashboard$/);
    await expect(page).toHaveTitle("Arena Dashboard · Arena Dunas · Praia");
    await expect(main).toBeFocused();
    await settings.scrollIntoViewIfNeeded();
    await expect(price).toHaveValue("R$ 60,00");
    await sidebar.getByRole("link", { name: "Torneios" }).click();
    await expect(page.getByText("Nenhum torneio criado")).toBeVisible();
    await expect(page.getByText("Interno Pé na Areia")).toHaveCount(0);

    // Also on a page that all areas share, opened anew.
    await page.goto("/conta");
    await expect(sidebar.getByText("Arena Dunas")).toBeVisible();
    await page.goto("/arena-dashboard?de=longe");
    await settings.scrollIntoViewIfNeeded();
    await expect(price).toHaveValue("R$ 60,00");

    // At the same address it is the other's page all the same, and what was begun to be changed stays behind.
    await price.fill("61,00");
    await sidebar.getByRole("button", { name: "Arena Dunas: trocar de área" }).click();
    await places.getByRole("button", { name: "Arena Pé na Areia Gestão" }).click();
    await expect(page).toHaveTitle("Arena Dashboard · Arena Pé na Areia · Praia");
    await reachTournaments(page);
    await expect(main.getByRole("link", { name: "Interno Pé na Areia" })).toBeVisible();
    await settings.scrollIntoViewIfNeeded();
    await expect(price).toHaveValue("R$ 80,00");
    await expect(main).toBeFocused();
    await expect(page).toHaveTitle("Arena Dashboard · Arena Pé na Areia · Praia");

    // What is found leads to where it is, by whatever way one comes.
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Buscar" }).fill("dunas");
    await page.getByRole("option", { name: /^Arena Dunas/ }).click();
    await expect(sidebar.getByText("Arena Dunas")).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Buscar" }).fill("interno pe");
    await page.getByRole("option", { name: /^Interno Pé na Areia/ }).click();
    await expect(page).toHaveURL(/\/arena-tournament\/[\da-f-]+$/);
    await expect(sidebar.getByText("Arena Pé na Areia")).toBeVisible();
    const tournament = page.url();
    await sidebar.getByRole("button", { name: "Arena Pé na Areia: trocar de área" }).click();
    await places.getByRole("button", { name: "Arena Dunas Gestão" }).click();
    await expect(page).toHaveURL(/\/arena-dashboard$/);
    await expect(sidebar.getByText("Arena Dunas")).toBeVisible();
    await page.goto(tournament);
    await expect(page.getByRole("heading", { name: "Interno Pé na Areia" })).toBeVisible();
    await expect(sidebar.getByText("Arena Pé na Areia")).toBeVisible();
  });

  test("what was chosen and is nobody's, or another's, counts for nothing", async ({ page }) => {
    await page.addInitScript(
      (choice) => localStorage.setItem("praia-area", choice),
      JSON.stringify({ arena: arenas.main.id, federation: "-", last: `arena:${arenas.main.id}` }),
    );
    await enterAs(page, people.secondManager.email);
    await page.goto("/arena-dashboard");
    await expect(page.getByRole("complementary").getByText("Arena Pé na Areia")).toBeVisible();
    await reachTournaments(page);
    await expect(page.getByRole("main").getByRole("link", { name: "Interno Pé na Areia" })).toBeVisible();
  });

  test("whoever has ceased to manage an arena is at another at the next answer", async ({ page }) => {
    const kept = await openArena(page, "Arena que Fica");
    const previous = await request.newContext({ baseURL: test.info().project.use.baseURL });
    const passed = await openArena({ request: previous }, "Arena que Passa");
    await handOver(passed, kept.token);
    await page.goto("/arena-dashboard");
    const sidebar = page.getByRole("complementary");
    await sidebar.getByRole("button", { name: "Arena que Fica: trocar de área" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Arena que Passa" }).click();
    await expect(sidebar.getByText("Arena que Passa")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Primeiros passos" })).toBeVisible();

    await handOver(passed, passed.token);
    await sidebar.getByRole("link", { name: "Torneios" }).click();
    await expect(page.getByText("Nenhum torneio criado")).toBeVisible();
    await expect(sidebar.getByText("Arena que Fica")).toBeVisible();
    await expect(page).toHaveTitle("Gerenciar Torneios · Praia");
    await previous.dispose();
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
    // What the server has rendered is visible before it listens to keys.
    await expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("option", { name: "Entrar" })).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await page.keyboard.type("ajud");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/ajuda$/);
  });
});
