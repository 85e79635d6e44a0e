import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser-test";
import { linkToLastMatch, openSuper8 } from "../support/super8-arena";

const side = (page: Page, number: 1 | 2): Locator =>
  page.getByRole("button", { name: /^Mais um game/ }).nth(number - 1);
const saved = (page: Page) => expect(page.getByText("Salvo", { exact: true })).toBeVisible();

test("two people score the same match: taps without a network are kept, and of two different scores one is chosen", async ({
  page,
  browser,
}) => {
  const address = await linkToLastMatch(page, await openSuper8(page));
  const look = { viewport: { width: 360, height: 700 } };
  const first = await browser.newContext(look);
  const second = await browser.newContext(look);
  const one = await first.newPage();
  const two = await second.newPage();
  for (const pad of [one, two]) {
    await pad.goto(address);
    await expect(side(pad, 1)).toBeVisible();
  }

  // What one counts the other sees.
  await side(one, 1).click();
  await saved(one);
  await expect(side(two, 1)).toHaveAccessibleName(/Agora: 1$/);

  // Without a network taps stand, and arrive later.
  await first.setOffline(true);
  await side(one, 1).click();
  await side(one, 1).click();
  await expect(one.getByText(/guardado neste aparelho/)).toBeVisible();
  await expect(side(one, 1)).toHaveAccessibleName(/Agora: 3$/);

  // Meanwhile the other counts differently.
  await side(two, 2).click();
  await saved(two);
  await first.setOffline(false);

  const question = one.getByRole("alertdialog");
  await expect(question).toContainText("1x1");
  await expect(question).toContainText("3x0");
  await question.getByRole("button", { name: "Usar o meu: 3x0" }).click();
  await saved(one);
  await expect(side(two, 1)).toHaveAccessibleName(/Agora: 3$/);
  await expect(side(two, 2)).toHaveAccessibleName(/Agora: 0$/);

  // And the other way round: the other's score is kept when the person says so.
  await first.setOffline(true);
  await side(one, 2).click();
  await side(two, 1).click();
  await saved(two);
  await first.setOffline(false);
  await question.getByRole("button", { name: "Ficar com 4x0" }).click();
  await expect(side(one, 1)).toHaveAccessibleName(/Agora: 4$/);
  await expect(side(one, 2)).toHaveAccessibleName(/Agora: 0$/);
  await saved(one);
  await Promise.all([first.close(), second.close()]);
});
