import { expect, test } from "../support/browser-test";
import { drawPairs } from "../support/drawn-pairs";
import { signUpFreshAthlete } from "../support/fresh-account";
import { openPad, taps } from "../support/pad";
import { signInAs } from "../support/sign-in";

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 700 } });

test("best of three with a match tie-break is counted by taps, each set ended by a second one", async ({
  page,
}) => {
  const event = await drawPairs(page, {
    name: `Melhor de três ${Date.now()}`,
    pairs: 4,
    rules: { drawFormat: "KNOCKOUT", matchFormat: "BEST_OF_3_MTB10", setFormat: "SET4_TB33" },
  });
  await openPad(page, event);
  const dialog = page.getByRole("alertdialog");
  const endSet = async (score: string) => {
    await expect(dialog).toContainText(score);
    await dialog.getByRole("button", { name: "Confirmar set" }).click();
  };
  await taps(page, 1, 4);
  await endSet("4x0");
  await expect(page.getByText("2º set")).toBeVisible();
  await taps(page, 1, 1);
  await taps(page, 2, 4);
  await endSet("4x0 1x4");
  await expect(page.getByText("Tie-break")).toBeVisible();
  await taps(page, 2, 8);
  await taps(page, 1, 10);
  await expect(dialog).toContainText("Fim de jogo?");
  await dialog.getByRole("button", { name: "Encerrar jogo" }).click();
  await expect(page.getByRole("heading", { name: "Jogo encerrado" })).toBeVisible();
  await expect(page.getByText("4x0 1x4 10x8")).toBeVisible();

  const { categories } = await event.read("categories { matches { status winnerSide } }");
  expect(categories[0].matches).toContainEqual({ status: "PLAYED", winnerSide: 1 });
});

test("a match by the clock ends when the scorer says so, and not while it is level", async ({ page }) => {
  const event = await drawPairs(page, {
    name: `Por tempo ${Date.now()}`,
    pairs: 4,
    rules: { drawFormat: "KNOCKOUT", matchFormat: "TIMED" },
  });
  await openPad(page, event);
  await taps(page, 1, 2);
  await taps(page, 2, 2);
  const end = page.getByRole("button", { name: "Encerrar jogo" });
  const dialog = page.getByRole("dialog", { name: "Encerrar jogo" });
  await end.click();
  await expect(dialog).toContainText("O placar ainda não decide o jogo.");
  await dialog.getByRole("button", { name: "Voltar" }).click();
  await taps(page, 2, 1);
  await end.click();
  await dialog.getByText("Com 2x3").click();
  await dialog.getByRole("button", { name: "Encerrar jogo" }).click();
  await expect(page.getByRole("heading", { name: "Jogo encerrado" })).toBeVisible();
  await expect(page.getByText("2x3")).toBeVisible();
});

test("a pro set goes to eight games, and at eight all to a tie-break", async ({ page }) => {
  const event = await drawPairs(page, {
    name: `Pro set ${Date.now()}`,
    pairs: 4,
    rules: { drawFormat: "KNOCKOUT", setFormat: "PRO8_TB88" },
  });
  await openPad(page, event);
  await expect(page.getByText("Pro set até 8, tie-break em 8x8")).toBeVisible();
  await taps(page, 1, 7);
  await taps(page, 2, 8); // 7x8: two games ahead nobody is
  await taps(page, 1, 1);
  await expect(page.getByText("Tie-break até 7")).toBeVisible();
  await taps(page, 2, 5);
  await taps(page, 1, 7);
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("9x8 (7-5)");
  await dialog.getByRole("button", { name: "Encerrar jogo" }).click();
  await expect(page.getByRole("heading", { name: "Jogo encerrado" })).toBeVisible();
  await expect(page.getByText("9x8 (7-5)")).toBeVisible();
});

test("of a fixed number of games all are played, and where somebody goes on one more decides", async ({
  page,
}) => {
  const level = async (rules: object) => {
    const event = await drawPairs(page, {
      name: `Games fixos ${Date.now()}`,
      pairs: 4,
      rules: { ...rules, matchFormat: "FIXED_GAMES", fixedGames: 4 },
    });
    await openPad(page, event);
    await expect(page.getByText("0 de 4 games")).toBeVisible();
    await taps(page, 1, 2);
    await taps(page, 2, 2);
  };
  const dialog = page.getByRole("alertdialog");
  const end = async () => {
    await dialog.getByRole("button", { name: "Encerrar jogo" }).click();
    await expect(page.getByRole("heading", { name: "Jogo encerrado" })).toBeVisible();
  };
  await test.step("where all play all it may end level", async () => {
    await level({ drawFormat: "ROUND_ROBIN" });
    await expect(dialog).toContainText("2x2");
    await end();
    await expect(page.getByText("Empate", { exact: true })).toBeVisible();
  });
  await test.step("in a knockout it may not", async () => {
    await level({ drawFormat: "KNOCKOUT" });
    await expect(page.getByText("Game decisivo")).toBeVisible();
    await taps(page, 2, 1);
    await expect(dialog).toContainText("2x3");
    await end();
  });
});

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
  await page.getByRole("button", { name: "Árbitros" }).click();
  const dialog = page.getByRole("dialog", { name: "Árbitros" });
  await dialog.getByLabel("E-mail da pessoa").fill("ninguem@nenhum.example");
  await dialog.getByRole("button", { name: "Nomear árbitro" }).click();
  await expect(dialog.getByLabel("E-mail da pessoa")).toHaveAccessibleDescription(/.+/);
  await dialog.getByLabel("E-mail da pessoa").fill(email);
  await dialog.getByRole("button", { name: "Nomear árbitro" }).dblclick();
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
