import { expect, test } from "../support/browser-test";
import { createPairEvent } from "../support/pair-event";

test.use({ actionTimeout: 15_000 });

test("each wrong value is told beside its field, and what was typed in another tab is not lost", async ({
  page,
}) => {
  const { key } = await createPairEvent(page, `Regras ${Date.now()}`);
  const renamed = `Regras novas ${Date.now()}`;
  await page.goto(`/arena-tournament/${key}`);
  await page.getByRole("button", { name: "Configurações" }).click();
  const settings = page.getByRole("dialog", { name: "Configurações do torneio" });
  await settings.getByLabel("Nome", { exact: true }).fill(renamed);
  await settings.getByRole("tab", { name: "Inscrições" }).click();

  const save = settings.getByRole("button", { name: "Salvar", exact: true });
  const wrong = [
    ["Prazo de pagamento (dias)", "0", "O prazo deve ser de 1 a 60 dias", "5"],
    ["Mínimo de duplas", "99999999999", "Deve ter no máximo 1.000 duplas", "12"],
    ["Reembolso integral até (dias antes)", "dez", "Informe um número", "10"],
    ["Depois disso, reembolso de (%)", "150", "Informe de 0 a 100%", "25"],
  ] as const;
  for (const [field, typed] of wrong) await settings.getByLabel(field).fill(typed);
  await save.click();
  for (const [field, typed, sentence, right] of wrong) {
    await expect(settings.getByLabel(field)).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(settings.getByLabel(field)).toHaveValue(typed);
    await settings.getByLabel(field).fill(right);
  }
  await settings.getByLabel("Início das inscrições").fill("2029-12-10");
  await settings.getByLabel("Fim das inscrições").fill("2029-12-01");
  await save.click();
  await expect(settings.getByText("Data fim deve ser após data início")).toBeVisible();
  await expect(
    settings.getByText("Não cabem tantas: o máximo do torneio é de 16 participantes"),
  ).toBeVisible();
  await settings.getByLabel("Fim das inscrições").fill("2029-12-20");
  await settings.getByLabel("Mínimo de duplas").fill("8");
  await save.dblclick();

  // The name was typed in the first tab, which is come back to.
  await expect(page.getByText("As regras de inscrição foram atualizadas.")).toBeVisible();
  await expect(settings.getByText("O que você mudou nesta aba ainda não foi salvo.")).toBeVisible();
  await expect(settings.getByLabel("Nome", { exact: true })).toHaveValue(renamed);
  await save.click();
  await expect(settings).toBeHidden();
  await expect(page.getByRole("heading", { name: renamed, level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Configurações" }).click();
  await settings.getByRole("tab", { name: "Inscrições" }).click();
  await expect(settings.getByLabel("Mínimo de duplas")).toHaveValue("8");
  await expect(settings.getByLabel("Fim das inscrições")).toHaveValue("2029-12-20");
});
