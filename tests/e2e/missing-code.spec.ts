import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { expect, test } from "../support/browser-test";
import { addressOn, scoreLinkAddress } from "../support/page-addresses";
import { enterAs } from "../support/sign-in";

const internal = tournamentId("interno-hoje");

/** What a first press brings is not there: the page goes on, and offers to try again or to reload. */
const staysAlive = async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#root")).not.toBeEmpty();
};

test("offline, the first press on a tournament's page leaves it alive, and its button brings the rest", async ({
  page,
  context,
}) => {
  await page.goto(`/torneio/${internal}`);
  await expect(page.getByRole("link", { name: "Grupos" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Grupos" }).click();
  await staysAlive(page);
  await context.setOffline(false);
  // Which of the two it says depends on whether the network was back when the page asked for the reason.
  const again = page.getByRole("button", { name: /^(Tentar novamente|Recarregar)$/ }).first();
  const groups = page.getByRole("region", { name: "Grupo A" });
  // A press that came before the network was back is pressed once more.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(groups).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
});

test("offline, the keyboard's first press at the desk and a tap on the score pad leave the page alive", async ({
  page,
  context,
}) => {
  await enterAs(page, people.mainManager.email);
  await page.goto("/arena-dashboard");
  await staysAlive(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("main").click({ position: { x: 5, y: 5 } });
  await staysAlive(page);
  await context.setOffline(false);

  await page.goto(await addressOn(page, scoreLinkAddress));
  await staysAlive(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button").first().click();
  await staysAlive(page);
});

test("after a new version of the server, a press says so and offers to reload", async ({ page }) => {
  await page.goto(`/torneio/${internal}`);
  await page.waitForLoadState("networkidle");
  // Every file of the build that the page has open is gone: another version has other names.
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("link", { name: "Grupos" }).click();
  await staysAlive(page);
  const reload = page.getByRole("button", { name: "Recarregar" }).first();
  const groups = page.getByRole("region", { name: "Grupo A" });
  await expect(reload.or(groups).first()).toBeVisible();
  await page.unroute(/\/assets\/.*\.js$/);
  if (await reload.isVisible()) await reload.click();
  await expect(groups).toBeVisible();
});
