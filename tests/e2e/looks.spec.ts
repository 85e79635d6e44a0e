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

test("on a phone a toast leaves the top bar visible where the page's head has room", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(toastParts);
  // A real press would scroll down to the button.
  await page.getByRole("button", { name: "Simples", exact: true }).dispatchEvent("click");
  await expect
    .poll(() =>
      page.locator(toasts).evaluate((toast) => {
        const bar = document.querySelector("[data-top-bar]")?.getBoundingClientRect().bottom ?? Infinity;
        return toast.getBoundingClientRect().top >= bar - 1;
      }),
    )
    .toBe(true);
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

test("on a desk toasts stand beside the buttons of a list, not over them", async ({ page }) => {
  await enterAs(page, people.mainManager.email);
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(`/arena-tournament/${tournamentId("copa-duplas")}/enrolments`);
  const pay = page.getByRole("button", { name: /^Baixa manual/ }).first();
  await expect(pay).toBeVisible();
  await page.route("**/graphql", (route) => route.abort());
  await pay.click();
  const choice = page.getByRole("menuitem", { name: /^De / }).first();
  const toast = page.getByRole("alert").filter({ hasText: "Sem conexão com o servidor" });
  await expect(toast.or(choice)).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  await expect(toast).toBeVisible();
  const standing = async () => {
    // Where toasts stand, a row has its buttons.
    await pay.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom + 40 - innerHeight));
    return toast.evaluate((root) => {
      const { left, right, top, bottom } = root.getBoundingClientRect();
      const buttons = [...document.querySelectorAll("main button, main a[href]")].filter((button) => {
        const place = button.getBoundingClientRect();
        return place.top < bottom && place.bottom > top && place.width < right - left;
      });
      const covered = buttons.filter((button) => {
        const place = button.getBoundingClientRect();
        return place.left < right && place.right > left;
      });
      const inCorner = buttons.filter((button) => button.getBoundingClientRect().right > innerWidth - 360);
      return {
        atTheBottom: innerHeight - bottom < 20,
        inCorner: inCorner.length > 0,
        covered: covered.length,
      };
    });
  };
  await expect.poll(standing).toEqual({ atTheBottom: true, inCorner: true, covered: 0 });
});

test("the mark of a narrow list to choose from stands in its field", async ({ page }) => {
  await page.goto(`/torneio/${tournamentId("copa-duplas")}?aba=inscricao`);
  const field = page.getByLabel("Categoria", { exact: true });
  const mark = field.locator("xpath=..").locator("svg");
  const [around, within] = [await field.boundingBox(), await mark.boundingBox()];
  const right = (box: typeof around) => (box ? box.x + box.width : Number.NaN);
  expect(around?.width).toBeLessThanOrEqual(24 * 16);
  expect(right(within)).toBeLessThan(right(around));
  expect(within?.x).toBeGreaterThan(around?.x ?? Number.NaN);
});

test("in the dark a tick can be seen, and told from one that is free", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/estilo?aba=lista");
  const [one, other] = [page.getByRole("checkbox").nth(1), page.getByRole("checkbox").nth(2)];
  await one.check();
  const looks = (tick: typeof one) =>
    tick.evaluate((box) => {
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const lightnessOf = (colour: string) => {
        if (!canvas) return Number.NaN;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const { appearance, backgroundColor, borderColor } = getComputedStyle(box);
      return { appearance, ground: lightnessOf(backgroundColor), edge: lightnessOf(borderColor) };
    });
  const [ticked, free] = [await looks(one), await looks(other)];
  expect([ticked.appearance, free.appearance]).toEqual(["none", "none"]);
  expect(ticked.ground - free.ground).toBeGreaterThan(80);
  expect(free.edge - free.ground).toBeGreaterThan(40);
});

test("the words of a podium stand on plain ground, not before the sun", async ({ page }) => {
  await page.goto(`/torneio/${tournamentId("interno-fun")}`);
  const podium = page.getByRole("region", { name: "Pódio" });
  await expect(podium).toBeVisible();
  const before = await podium.evaluate((section) => {
    const words = section.querySelector("h2")?.getBoundingClientRect();
    if (!words) return ["no headline"];
    return [...section.querySelectorAll("*")].flatMap((element) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(element);
      const isPicture =
        element.tagName === "svg" || backgroundImage !== "none" || !backgroundColor.endsWith(", 0)");
      const { top, bottom } = element.getBoundingClientRect();
      return isPicture && top < words.bottom && bottom > words.top ? [element.tagName] : [];
    });
  });
  expect(before).toEqual([]);
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
