import { expect, test } from "../support/browser-test";
import { chooseMore } from "../support/more-actions";
import { drawPairs } from "../support/drawn-pairs";
import { signUpFreshAthlete } from "../support/fresh-account";
import { taps } from "../support/pad";
import { signInAs } from "../support/sign-in";

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 700 } });

test("a referee is appointed by e-mail, finds the match under Arbitragem and scores it", async ({
  page,
  browser,
}) => {
  const event = await drawPairs(page, {
    name: `Com árbitra ${Date.now()}`,
    pairs: 4,
    rules: { drawFormat: "KNOCKOUT" },
  });
  const hers = await browser.newContext({ viewport: { width: 360, height: 700 } });
  const referee = await hers.newPage();
  const email = await signUpFreshAthlete(referee, "Rita Árbitra");

  await page.goto(`/arena-tournament/${event.key}`);
  await chooseMore(page, "Árbitros");
  const dialog = page.getByRole("dialog", { name: "Árbitros" });
  await dialog.getByLabel("E-mail da pessoa").fill(email);
  await dialog.getByRole("button", { name: "Nomear árbitro" }).click();
  await expect(dialog.getByText("Rita Árbitra")).toHaveCount(1);

  await signInAs(referee, email, "/auth-athlete");
  await referee.goto("/arbitragem");
  await expect(referee.getByRole("heading", { name: event.name })).toBeVisible();
  await referee.getByRole("link", { name: /Jogo 1/ }).click();
  await taps(referee, 1, 1);
  await expect(referee.getByText("Salvo", { exact: true })).toBeVisible();

  // Dismissed, she scores no more.
  await dialog.getByRole("button", { name: "Dispensar Rita Árbitra" }).click();
  await expect(dialog.getByText("Ninguém foi nomeado ainda.")).toBeVisible();
  await referee.goto("/arbitragem");
  await expect(referee.getByText("Você não arbitra nenhum torneio")).toBeVisible();
  await hers.close();
});
