import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser-test";
import { openSuper8 } from "../support/super8-arena";

/** Half of the pad: one more game for a side. */
const side = (page: Page, number: 1 | 2): Locator =>
  page.getByRole("button", { name: /^Mais um game/ }).nth(number - 1);

test("whoever reads a match's QR code scores it to the end without an account, and the manager's screen follows", async ({
  page,
  browser,
}) => {
  const { path } = await openSuper8(page);
  await page.goto(`${path}?aba=resultados`);
  await page
    .getByRole("button", { name: /Registrar resultado/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "QR code" }).click();
  const players = (await page.getByText(/ × .* Quem lê o código/).textContent()) ?? "";
  const [pair = ""] = players.split(" × ");
  await page.getByRole("button", { name: "Criar QR code" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const address = await page.getByLabel("Endereço do placar").inputValue();
  expect(new URL(address).pathname).toMatch(/^\/placar\/[\w-]{43}$/);

  // Somebody else's phone: no session, no sign-in.
  const phone = await browser.newContext({ viewport: { width: 360, height: 700 } });
  const pad = await phone.newPage();
  await pad.goto(new URL(address).pathname);
  for (let game = 0; game < 5; game++) await side(pad, 1).click();
  await side(pad, 2).click();
  await expect(pad.getByText("Salvo", { exact: true })).toBeVisible();

  // A slip is taken back.
  await side(pad, 2).click();
  await pad.getByRole("button", { name: "Desfazer" }).click();
  await expect(side(pad, 2)).toHaveAccessibleName(/Agora: 1$/);

  // The manager follows the classification.
  const watching = await page.context().newPage();
  await watching.goto(`${path}?aba=classificacao`);
  await expect(watching.getByText("Ao vivo")).toBeVisible();
  const standings = watching.getByRole("table");
  const before = await standings.textContent();

  // The last game asks for a second tap.
  await side(pad, 1).click();
  const question = pad.getByRole("alertdialog");
  await expect(question).toContainText("6x1");
  await question.getByRole("button", { name: "Encerrar jogo" }).click();
  await expect(pad.getByRole("heading", { name: "Jogo encerrado" })).toBeVisible();
  await expect(pad.getByText("6x1").last()).toBeVisible();

  await expect(standings).not.toHaveText(before ?? "");

  // Revoked: the phone learns it at once, and the address opens nothing any more.
  await page.goto(`${path}?aba=resultados`);
  await page
    .getByRole("button", { name: /Corrigir resultado/ })
    .filter({ hasText: pair }) // in a Super 8 two play together once
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "QR code" }).click();
  await page.getByRole("button", { name: "Revogar" }).click();
  await expect(page.getByText("Link revogado")).toBeVisible();
  await expect(pad.getByText("Este link não vale mais")).toBeVisible();
  await pad.reload();
  await expect(pad.getByText("Este link não vale mais")).toBeVisible();
  await phone.close();
});
