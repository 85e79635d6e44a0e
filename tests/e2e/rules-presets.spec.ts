import type { Page } from "@playwright/test";
import { problemsInEveryLook } from "../support/accessibility";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { chooseMore } from "../support/more-actions";
import { openArena } from "../support/own-arena";

test.use({ actionTimeout: 15_000 });

/** A draft with a price and a limit of its own, which the preset has to carry over. */
async function createStage(page: Page): Promise<string> {
  const { id: arenaId, token } = await openArena(page, "Arena dos Modelos");
  const { createTournament } = await ask(
    page.request,
    `mutation ($input: CreateTournamentInput!) {
      createTournament(input: $input) { ... on CreateTournamentSuccess { tournament { id key } } }
    }`,
    {
      input: {
        arenaId,
        name: "Primeira etapa",
        category: "Intermediário",
        kind: "INTERNAL",
        gender: "FEMALE",
        startDate: "2030-01-12",
        feeInCents: 7000,
        openToOtherArenas: false,
      },
    },
    token,
  );
  const { id: tournamentId, key } = createTournament.tournament;
  await ask(
    page.request,
    `mutation ($input: UpdateRegistrationInput!) { updateRegistration(input: $input) { __typename } }`,
    { input: { tournamentId, maxCategories: 2, secondFeeInCents: 4000, minPairs: 6 } },
    token,
  );
  return key;
}

test("an organiser keeps the rules of a stage and makes the next one from them", async ({ page }) => {
  const key = await createStage(page);
  await page.goto(`/arena-tournament/${key}`);
  await chooseMore(page, "Salvar regras como modelo");
  const saving = page.getByRole("dialog", { name: "Salvar regras como modelo" });
  await saving.getByRole("button", { name: "Salvar" }).click();
  await expect(saving.getByText("Dê um nome ao modelo")).toBeVisible();
  expect(await problemsInEveryLook(page)).toEqual([]);
  await saving.getByLabel("Nome do modelo").fill("Circuito");
  await saving.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Ele aparece em Criar torneio.")).toBeVisible();
  await expect(saving).toBeHidden();

  // A second one of the same name is refused beside it.
  await chooseMore(page, "Salvar regras como modelo");
  await saving.getByLabel("Nome do modelo").fill("circuito");
  await saving.getByRole("button", { name: "Salvar" }).click();
  await expect(saving.getByText("Já existe um modelo com este nome")).toBeVisible();
  await saving.getByRole("button", { name: "Cancelar" }).click();

  await page.goto("/arena-tournaments/novo");
  const presets = page.getByRole("list", { name: "Modelos de regras" });
  await page.getByRole("button", { name: "Mais ações para Circuito" }).click();
  await page.getByRole("menuitem", { name: "Renomear" }).click();
  const renaming = page.getByRole("dialog", { name: "Renomear modelo" });
  await renaming.getByLabel("Nome do modelo").fill("Circuito de verão");
  await renaming.getByRole("button", { name: "Salvar" }).click();
  await expect(renaming).toBeHidden();
  await expect(presets.getByText("Circuito de verão", { exact: true })).toBeVisible();
  expect(await problemsInEveryLook(page)).toEqual([]);

  await presets.getByRole("button", { name: "Usar o modelo Circuito de verão" }).click();
  const using = page.getByRole("dialog", { name: "Usar Circuito de verão" });
  await using.getByRole("button", { name: "Criar rascunho" }).click();
  await expect(using.getByText("Data de início é obrigatória")).toBeVisible();
  expect(await problemsInEveryLook(page)).toEqual([]);
  await using.getByLabel("Nome do novo torneio").fill("Segunda etapa");
  await using.getByLabel("Começa em").fill("2030-03-09");
  await using.getByRole("button", { name: "Criar rascunho" }).click();
  await expect(page.getByRole("heading", { name: "Segunda etapa", level: 1 })).toBeVisible();

  await chooseMore(page, "Configurações");
  const settings = page.getByRole("dialog", { name: "Configurações do torneio" });
  await settings.getByRole("tab", { name: "Inscrições" }).click();
  await expect(settings.getByLabel("Máximo de categorias por atleta")).toHaveValue("2");
  await expect(settings.getByLabel("Preço da 2ª categoria")).toHaveValue(/R\$\s40,00/);
  await expect(settings.getByLabel("Mínimo de duplas")).toHaveValue("6");

  await page.goto("/arena-tournaments/novo");
  await page.getByRole("button", { name: "Mais ações para Circuito de verão" }).click();
  await page.getByRole("menuitem", { name: "Excluir" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Modelo excluído")).toBeVisible();
  await expect(presets).toBeHidden();
  await expect(page.getByRole("heading", { name: "Criar Torneio", level: 1 })).toBeVisible();
});
