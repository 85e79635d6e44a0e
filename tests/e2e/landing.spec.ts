import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { pictures } from "../../web/landing/pictures";
import { expect, test } from "../support/browser-test";
import { enterAs } from "../support/sign-in";

/** Holds the app back on its way to the page. @returns lets it come. */
async function holdApp(page: Page): Promise<() => void> {
  let letCome: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route("**/assets/app-*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}

test("a visitor finds the portals from the front page", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Área do Gestor - Entrar" })).toBeVisible();
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByRole("menuitem", { name: "Entrar como Gestor" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole("heading", { name: "Acesso para Arenas" })).toBeVisible();
});

test("the footer leads to help, contact, privacy and terms, and these to one another", async ({ page }) => {
  const pages = [
    { link: "Central de Ajuda", address: /\/ajuda$/, title: "Central de Ajuda" },
    { link: "Contato", address: /\/contato$/, title: "Contato" },
    { link: "Política de Privacidade", address: /\/privacidade$/, title: "Política de Privacidade" },
    { link: "Termos de Uso", address: /\/termos$/, title: "Termos de Uso" },
  ];
  for (const { link, address, title } of pages) {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Ajuda" }).click();
  await page
    .getByRole("navigation", { name: "Nesta página" })
    .getByRole("link", { name: "Formar dupla" })
    .click();
  await expect(page).toHaveURL(/\/ajuda#dupla$/);
  await expect(page.getByRole("heading", { name: "Formar dupla" })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Formar dupla" })).toBeFocused();
});

test("who is named for contact is who the server says", async ({ page }) => {
  await page.goto("/contato");
  await expect(page.getByRole("link", { name: "contato@praia.example" }).first()).toHaveAttribute(
    "href",
    "mailto:contato@praia.example",
  );
});

test("what is played now is on the front page, and asked for only when somebody comes near", async ({
  page,
}) => {
  let asked = 0;
  page.on("request", (request) => void (request.url().endsWith("/graphql") && asked++));
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Para federações e organizadores" })).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(asked).toBe(0);
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.getByRole("heading", { name: "Para federações e organizadores" }).scrollIntoViewIfNeeded();
  const live = page.getByRole("region", { name: "Ao vivo agora" });
  // Which of those under way come first depends on what else is played meanwhile.
  await expect(live.getByRole("link", { name: /Acompanhar$/ }).first()).toBeVisible();
  expect(asked).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
});

test("what is pressed before the app is there is not lost, and done once", async ({ page }) => {
  const letCome = await holdApp(page);
  await page.goto("/");
  const colours = page.getByRole("button", { name: "Usar cores escuras" });
  const signIn = page.getByRole("button", { name: "Entrar" });
  await colours.click();
  await signIn.click();
  await signIn.click();
  await expect(signIn).toBeFocused();
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  letCome();
  await expect(page.getByRole("menuitem", { name: "Entrar como Aluno" })).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Usar cores claras" }).click();
  await expect(page.locator("html")).toHaveClass(/light/);
});

test("links lead on before the app is there, and the colours follow the system", async ({ page }) => {
  await holdApp(page);
  await page.goto("/");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(page.getByRole("button", { name: "Usar cores claras" })).toBeVisible();
  await page.getByRole("link", { name: "Sou uma Federação" }).click();
  await expect(page.getByRole("heading", { name: "Para federações e organizadores" })).toBeInViewport();
  await expect(page).toHaveURL(/#federacoes$/);
  await page.getByRole("link", { name: "Central de Ajuda" }).click();
  await expect(page).toHaveURL(/\/ajuda$/);
});

test("the app takes the page over as it stands", async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
  await page.goto("/");
  const standing = await page.evaluate(() => {
    const root = document.querySelector("#root");
    document.querySelector("h1")?.setAttribute("data-written", "");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) performance.mark(`shift ${entry.entryType}`);
    }).observe({ type: "layout-shift" });
    return { markup: root?.innerHTML.replace(' data-written=""', ""), height: document.body.scrollHeight };
  });
  // Only once the app is there does the tab of the section in sight follow.
  await page.getByRole("heading", { name: "Para arenas que não param" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole("link", { name: "Arenas", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole("link", { name: "Início", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(standing.height);
  await expect(page.locator("h1[data-written]")).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll("main, h1, footer").length)).toBe(3);
  expect(await page.evaluate(() => performance.getEntriesByType("mark").length)).toBe(0);
  expect(complaints).toEqual([]);
});

test("whoever is signed in is sent home from the front page, also from a link elsewhere", async ({
  page,
}) => {
  await enterAs(page, people.mainManager.email);
  await page.goto("/");
  await expect(page).toHaveURL(/\/arena-dashboard$/);
  await page.route("https://outro.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<a href="${new URL("/", page.url()).href}">Praia</a>` }),
  );
  await page.goto("https://outro.example/");
  await page.getByRole("link", { name: "Praia" }).click();
  await expect(page).toHaveURL(/\/arena-dashboard$/);
});

test("of the pictures only those of the colours that show are loaded", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => void asked.add(new URL(request.url()).pathname));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  for (const picture of await page.locator("main img:visible").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  }
  const shown = [...asked].filter((path) => path.startsWith("/assets/pictures/"));
  expect(shown.toSorted()).toEqual(
    Object.values(pictures)
      .map(({ dark }) => dark)
      .toSorted(),
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("the front page is read, and leads on", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Gestão de campeonatos" })).toBeVisible();
    await page.getByRole("link", { name: "Área do Gestor - Entrar" }).click();
    await expect(page).toHaveURL(/\/auth$/);
  });
});
