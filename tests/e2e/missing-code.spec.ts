import type { Locator, Page } from "@playwright/test";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { expect, test } from "../support/browser-test";
import { openArena } from "../support/own-arena";
import { padSide } from "../support/pad";
import { letAllOwe, openPairsEvent } from "../support/pairs-event";
import { linkToLastMatch, openSuper8 } from "../support/super8-arena";

const internal = tournamentId("interno-hoje");

test.use({ actionTimeout: 15_000 });

/** Why code that a press needs does not come. */
interface Absence {
  because: string;
  begin: (page: Page) => Promise<unknown>;
  end: (page: Page) => Promise<unknown>;
  /** What the page says of it. */
  says: RegExp;
}

const assets = /\/assets\/.*\.js$/;

const absences: Absence[] = [
  {
    because: "offline",
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
    says: /Sem conexão com o servidor|Verifique sua conexão/,
  },
  {
    because: "after a new version of the server",
    // Every file of the build that the page has open is gone: another version has other names.
    begin: (page) => page.route(assets, (route) => route.fulfill({ status: 404, body: "" })),
    end: (page) => page.unroute(assets),
    says: /A Praia foi atualizada/,
  },
];

/** Opens a page as if for the first time. A browser with routes has no cache that would bring the missing code after all. */
async function openFresh(page: Page, address: string): Promise<void> {
  await page.route(/\/assets\//, (route) => route.fallback());
  await page.goto(address);
  await expect(page.locator("#root h1").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** Presses what the page offers, or what was pressed before, until its content is there. The page may be faster. */
async function recover(page: Page, press: () => Promise<void>, content: Locator): Promise<void> {
  const offered = page.getByRole("button", { name: /^(Tentar novamente|Recarregar)$/ }).first();
  await expect(async () => {
    if (await offered.isVisible()) await offered.click({ timeout: 2_000 });
    else if (!(await content.isVisible())) await press();
    await expect(content).toBeVisible({ timeout: 5_000 });
    await expect(offered).toBeHidden({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

const buttons = (page: Page): Locator => page.locator("#root button:enabled:visible");

/** One of each kind of button that the page shows, by its place: those of all rows are one kind. */
async function kindsOfButtons(page: Page): Promise<{ label: string; place: number }[]> {
  const labels = await buttons(page).evaluateAll((all: HTMLElement[]) =>
    all.map((button) => button.getAttribute("aria-label") ?? button.innerText),
  );
  const kinds = labels.map((label) => label.replace(/ (de|do|da|para) .*/, "").replaceAll(/\d+/g, ""));
  return labels
    .map((label, place) => ({ label, place }))
    .filter(({ label, place }) => label !== "" && kinds.indexOf(kinds[place] ?? "") === place);
}

const screens: { name: string; open: (page: Page) => Promise<string> }[] = [
  { name: "a tournament's page", open: async () => `/torneio/${internal}` },
  {
    name: "the desk of enrolments",
    open: async (page) => {
      const event = await openPairsEvent(page.request, { name: "Sem código", count: 2, feeInCents: 8000 });
      await letAllOwe(page.request, event);
      return `/arena-tournament/${event.key}/enrolments`;
    },
  },
  { name: "the score pad", open: async (page) => linkToLastMatch(page, await openSuper8(page)) },
];

for (const { because, begin, end, says } of absences) {
  for (const { name, open } of screens)
    // Most buttons need the same code: pressing one of each kind takes two minutes.
    test(
      `${because}, ${name} lives on and recovers, whichever button is pressed first`,
      { tag: "@deep" },
      async ({ page }) => {
        const address = await open(page);
        await openFresh(page, address);
        const kinds = await kindsOfButtons(page);
        expect(kinds.length).toBeGreaterThan(2);
        for (const { label, place } of kinds) {
          await test.step(label, async () => {
            await openFresh(page, address);
            await begin(page);
            await buttons(page).nth(place).click();
            await expect(page.locator("#root h1").first()).toBeVisible();
            await end(page);
            await recover(page, () => Promise.resolve(), page.locator("#root h1").first());
            // Left in the middle of renewing its session again and again, a page would be signed out.
            await page.waitForLoadState("networkidle");
          });
        }
      },
    );

  test(`${because}, a tab, a row and the search say what is missing, and open once it is there`, async ({
    page,
  }) => {
    const missing = page.getByText(says).first();
    const attempt = async (press: () => Promise<void>, content: Locator) => {
      await page.waitForLoadState("networkidle");
      await begin(page);
      await press();
      await expect(missing).toBeVisible();
      await expect(page.locator("#root h1").first()).toBeVisible();
      await end(page);
      await recover(page, press, content);
    };

    await openFresh(page, `/torneio/${internal}`);
    const tab = page.getByRole("link", { name: "Grupos" });
    await attempt(() => tab.click(), page.getByRole("region", { name: "Grupo A" }));

    const event = await openPairsEvent(page.request, { name: "Sem código", count: 1 });
    const desk = `/arena-tournament/${event.key}/enrolments`;
    await openFresh(page, desk);
    const row = page.getByRole("table", { name: "Inscrições" }).getByRole("row").nth(1).getByRole("link");
    await attempt(() => row.click(), page.getByRole("dialog").getByRole("group").first());

    await openFresh(page, desk);
    await attempt(
      () => page.keyboard.press("ControlOrMeta+k"),
      page.getByRole("dialog").getByRole("combobox"),
    );
  });
}

test("offline, the score pad counts from its first tap, and sends it later", async ({ page }) => {
  const address = await linkToLastMatch(page, await openSuper8(page));
  await openFresh(page, address);
  await page.context().setOffline(true);
  await padSide(page, 1).click();
  await expect(padSide(page, 1)).toHaveAccessibleName(/Agora: 1$/);
  await expect(page.getByText(/guardado neste aparelho/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Salvo", { exact: true })).toBeVisible();
});

test("what was typed is sent once the connection is back, without a reload", async ({ page, context }) => {
  await openArena(page, "Arena sem Rede");
  await openFresh(page, "/arena-athletes");
  await page.getByRole("button", { name: "Cadastrar Novo Atleta" }).click();
  const dialog = page.getByRole("dialog", { name: "Cadastrar Novo Atleta" });
  await dialog.getByLabel("Nome completo").pressSequentially("Rita da Rede");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const send = dialog.getByRole("button", { name: /^Cadastrar/ }).last();
  await send.click();
  await expect(page.getByText("Sem conexão com o servidor").first()).toBeVisible();
  await context.setOffline(false);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Rita da Rede").first()).toBeVisible();
});
