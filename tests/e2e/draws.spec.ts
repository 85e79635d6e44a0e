import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser-test";
import { openPairsEvent, womenAtTheArena } from "../support/pairs-event";

test.use({ actionTimeout: 15_000 });

async function openDraw(page: Page, key: string) {
  await page.goto(`/arena-tournament/${key}?aba=chaveamento`);
  await page.getByRole("button", { name: "Gerar Chaveamento Automático" }).click();
  const dialog = page.getByRole("dialog", { name: "Gerar chaveamento" });
  const preview = dialog.getByRole("region", { name: "Prévia" });
  await expect(preview).toBeVisible();
  return { dialog, preview };
}

test("seeds come from a ranking; what was previewed is drawn, two pairs trade places, and it is undone", async ({
  page,
}) => {
  const { key } = await openPairsEvent(page.request, {
    name: "Cabeças",
    count: 4,
    category: "Avançado",
    women: womenAtTheArena("B"),
  });
  const { dialog, preview } = await openDraw(page, key);
  await dialog.getByLabel("Formato").selectOption("Eliminatória simples");
  await expect(preview).toContainText("4 duplas · 3 jogos");
  await dialog
    .getByLabel("Ou usar um ranking")
    .selectOption({ label: "Ranking Estadual Feminino B · Feminino B" });
  const taken = dialog.getByRole("button", { name: /das cabeças de chave$/ });
  await expect(taken.first()).toBeVisible();
  await expect(preview).toContainText("[1]");
  await expect(preview).toHaveAttribute("aria-busy", "false");
  await dialog.getByRole("button", { name: "Formato por fase" }).click();
  await dialog.getByLabel("Final", { exact: true }).selectOption("Melhor de 3, match tie-break até 10");
  const semifinals = (place: Locator) => place.getByText(/^Jogo [12]: .+ contra .+$/).allTextContents();
  const previewed = await semifinals(preview);
  expect(previewed).toHaveLength(2);
  await dialog.getByRole("button", { name: "Gerar chaveamento" }).click();
  await expect(page.getByText("Chaveamento gerado!")).toBeVisible();
  const drawn = page.getByRole("main");
  await expect.poll(() => semifinals(drawn)).toEqual(previewed);

  // After the draw the formats of the last rounds still change.
  await page.getByRole("button", { name: "Formato por fase" }).click();
  const phases = page.getByRole("dialog", { name: "Formato por fase" });
  await expect(phases.getByLabel("Final", { exact: true })).toHaveValue("BEST_OF_3_MTB10");
  await phases.getByLabel("Set da semifinal").selectOption("Set até 4, tie-break em 3x3");
  await expect(phases.getByLabel("Set da semifinal")).toHaveValue("SET4_TB33");
  await page.keyboard.press("Escape");
  await expect(phases).toBeHidden();

  await page.getByRole("button", { name: "Trocar duplas" }).click();
  const swap = page.getByRole("dialog", { name: "Trocar duas duplas de lugar" });
  const [one, two] = previewed.map((match) => match.replace(/^Jogo [12]: | contra .+$/g, ""));
  const inList = (pair = "") => pair.replace(" e ", " / ");
  await swap.getByLabel("Esta dupla").selectOption({ label: inList(one) });
  await swap.getByLabel("troca com").selectOption({ label: inList(two) });
  await swap.getByRole("button", { name: "Trocar", exact: true }).click();
  await expect(page.getByText("Duplas trocadas", { exact: true })).toBeVisible();
  await expect
    .poll(() => semifinals(drawn))
    .toEqual([previewed[0]?.replace(one ?? "", two ?? ""), previewed[1]?.replace(two ?? "", one ?? "")]);

  await page.getByRole("button", { name: "Desfazer sorteio" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Desfazer sorteio" }).click();
  await expect(page.getByText("Sorteio desfeito")).toBeVisible();
  await expect(page.getByText("Inscrições Abertas").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Gerar Chaveamento Automático" })).toBeVisible();
});

test("a double elimination is drawn, and its first result sends one on and the other down", async ({
  page,
}) => {
  const { key } = await openPairsEvent(page.request, { name: "Duas chances", count: 4 });
  const { dialog, preview } = await openDraw(page, key);
  await dialog.getByLabel("Formato").selectOption("Dupla eliminação");
  await expect(preview).toContainText("Chave dos vencedores");
  await dialog.getByRole("button", { name: "Gerar chaveamento" }).click();
  await expect(page.getByText("Chaveamento gerado!")).toBeVisible();
  await expect(page.getByText("Perdedor do jogo 1").first()).toBeVisible();

  await page.getByRole("link", { name: "Resultados" }).click();
  await page.getByRole("button", { name: /Jogo 1 .*Registrar resultado/s }).click();
  const sheet = page.getByRole("dialog", { name: "Registrar resultado" });
  // What is noted is kept by itself, before there is a result.
  await sheet.getByLabel("Observações (opcional)").fill("Vento forte");
  await sheet.getByRole("button", { name: "Salvar só as observações" }).click();
  await expect(page.getByText("Observações salvas")).toBeVisible();
  await sheet.getByRole("group", { name: "Quem venceu?" }).locator("label").first().click();
  await sheet.getByRole("radio", { name: /^6 a 2/ }).check({ force: true });
  await sheet.getByRole("button", { name: "Salvar resultado" }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole("link", { name: "Chaveamento" }).click();
  await expect(page.getByText("Perdedor do jogo 1")).toHaveCount(0);
  await expect(page.getByText("Vencedor do jogo 1", { exact: true })).toHaveCount(0);
  await expect(page.getByText("Perdedor do jogo 2").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Desfazer sorteio" })).toHaveCount(0);
});
