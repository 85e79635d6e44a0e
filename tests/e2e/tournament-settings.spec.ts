import { expect, test } from "../support/browser-test";
import { chooseMore } from "../support/more-actions";
import { createPairEvent } from "../support/pair-event";

test.use({ actionTimeout: 15_000 });

test("what is saved in one tab loses nothing of another, and is there when they are opened again", async ({
  page,
}) => {
  const { key } = await createPairEvent(page, `Regras ${Date.now()}`);
  const renamed = `Regras novas ${Date.now()}`;
  await page.goto(`/arena-tournament/${key}`);
  await chooseMore(page, "Configurações");
  const settings = page.getByRole("dialog", { name: "Configurações do torneio" });
  await settings.getByLabel("Nome", { exact: true }).fill(renamed);
  await settings.getByRole("tab", { name: "Inscrições" }).click();

  const save = settings.getByRole("button", { name: "Salvar", exact: true });
  await settings.getByLabel("Fim das inscrições").fill("2029-12-20");
  await settings.getByLabel("Mínimo de duplas").fill("8");
  await save.click();

  // The name was typed in the first tab, which is come back to.
  await expect(page.getByText("As regras de inscrição foram atualizadas.")).toBeVisible();
  await expect(settings.getByText("O que você mudou nesta aba ainda não foi salvo.")).toBeVisible();
  await expect(settings.getByLabel("Nome", { exact: true })).toHaveValue(renamed);
  await save.click();
  await expect(settings).toBeHidden();
  await expect(page.getByRole("heading", { name: renamed, level: 1 })).toBeVisible();

  await chooseMore(page, "Configurações");
  await settings.getByRole("tab", { name: "Inscrições" }).click();
  await expect(settings.getByLabel("Mínimo de duplas")).toHaveValue("8");
  await expect(settings.getByLabel("Fim das inscrições")).toHaveValue("2029-12-20");
});
