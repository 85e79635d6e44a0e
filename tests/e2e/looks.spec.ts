import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { expect, test } from "../support/browser-test";
import { enterAs } from "../support/sign-in";

const toastParts = "/estilo?aba=controles";
const toasts = "[data-scope=toast][data-part=root]";
const phone = { width: 360, height: 740 };

/** Tells three things, one after the other: of them a phone has room for one. */
async function tellMuch(page: Page) {
  for (const name of ["Inscrever mais um", "Com desfazer", "Erro"])
    await page.getByRole("button", { name, exact: true }).click();
}

test("on a phone toasts cover the bar and the title, never what stands below them", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(toastParts);
  await tellMuch(page);
  await expect
    .poll(() =>
      page.evaluate((all) => {
        // Where it stands while nobody has scrolled.
        const content =
          scrollY + (document.querySelector("[data-page-head] + *")?.getBoundingClientRect().top ?? 0);
        const shown = [...document.querySelectorAll(all)];
        return shown.map((toast) => {
          const { top, bottom } = toast.getBoundingClientRect();
          return top >= 0 && bottom <= content && toast.textContent.includes("Verifique sua conexão");
        });
      }, toasts),
    )
    .toEqual([true]);
});

test("a press on a toast reaches what it covers", async ({ page }) => {
  await page.goto(toastParts);
  await tellMuch(page);
  const toast = page.locator(`${toasts}[data-type=error]`);
  await expect(toast).toBeVisible();
  const isHit = await toast.evaluate((root) => {
    const { left, top, height } = root.getBoundingClientRect();
    return root.contains(document.elementFromPoint(left + 4, top + height / 2));
  });
  expect(isHit).toBe(false);
});

test("'Em Andamento' is blue", async ({ page }) => {
  await page.goto(`/torneio/${tournamentId("interno-hoje")}`);
  const [red = 0, , blue = 0] = await page
    .getByText("Em Andamento", { exact: true })
    .first()
    .evaluate((badge) => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) return [];
      canvas.fillStyle = getComputedStyle(badge).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
  expect(blue).toBeGreaterThan(red);
});

test("whoever is signed in is welcomed on a phone, and nothing is pushed out of it", async ({ page }) => {
  await enterAs(page, people.athlete.email);
  await page.setViewportSize(phone);
  await page.goto("/conta");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Início", exact: true }).last().click();
  await expect(page.getByText("Bem-vindo!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sair" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test("on a phone a row of a list is two lines of together 64 px, whatever stands in it", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/estilo?aba=lista");
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(6);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.every((height) => height >= 64 && height <= 65)).toBe(true);
  const bar = await page.getByRole("search").boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(48);
});

test("details open beside their list from 1024 px on, below the bar, and cover nothing of it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/estilo?aba=lista&aberto=2");
  const details = page.getByRole("dialog", { name: "Bruno Schmitt" });
  await expect(details).toBeVisible();
  const [drawer, list, bar] = [
    await details.boundingBox(),
    await page.getByRole("table").boundingBox(),
    await page.locator("[data-top-bar]").boundingBox(),
  ];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(drawer?.x ?? 0);
  expect(drawer?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
  await page.getByRole("link", { name: "Caio Dias" }).click();
  await expect(page.getByRole("dialog", { name: "Caio Dias" })).toBeVisible();
});
