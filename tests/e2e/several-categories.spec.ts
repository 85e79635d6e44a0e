import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { chooseMore } from "../support/more-actions";
import { createPairEvent, signUpWoman } from "../support/pair-event";

test.use({ actionTimeout: 15_000 });

test("an organiser limits and prices further categories, and an athlete reads both before entering", async ({
  page,
  browser,
}) => {
  const event = await createPairEvent(page, `Várias categorias ${Date.now()}`);
  await page.goto(`/arena-tournament/${event.key}`);
  await chooseMore(page, "Configurações");
  const settings = page.getByRole("dialog", { name: "Configurações do torneio" });
  await settings.getByRole("tab", { name: "Inscrições" }).click();
  const save = settings.getByRole("button", { name: "Salvar", exact: true });
  await settings.getByLabel("Máximo de categorias por atleta").fill("2");
  await settings.getByLabel("Não permitir dois níveis do mesmo gênero").click();
  await settings.getByLabel("Preço da 2ª categoria").fill("9000");
  await save.click();
  await expect(settings.getByText(/Não pode passar do valor da inscrição: R\$\s80,00/)).toBeVisible();
  await settings.getByLabel("Preço da 2ª categoria").fill("5000");
  await settings.getByLabel("Preço antecipado até").fill("2029-12-10");
  await settings.getByLabel("Pódio conta por (meses)").fill("12");
  await settings.getByLabel("Quem subiu ao pódio joga um nível acima").click();
  await save.click();
  await expect(page.getByText("As regras de inscrição foram atualizadas.")).toBeVisible();
  await expect(settings).toBeHidden();

  await chooseMore(page, "Configurações");
  await settings.getByRole("tab", { name: "Inscrições" }).click();
  await expect(settings.getByLabel("Máximo de categorias por atleta")).toHaveValue("2");
  await expect(settings.getByLabel("Preço da 2ª categoria")).toHaveValue(/R\$\s50,00/);
  await expect(settings.getByLabel("Preço da 3ª categoria")).toHaveValue("");
  await expect(settings.getByLabel("Preço antecipado até")).toHaveValue("2029-12-10");
  await expect(settings.getByLabel("Pódio conta por (meses)")).toHaveValue("12");
  await expect(settings.getByLabel("Quem subiu ao pódio joga um nível acima")).toBeChecked();

  for (const category of [
    { name: "Feminina A/PRO", level: "A/PRO", gender: "FEMALE" },
    { name: "Mista", level: "Livre", gender: "MIXED", earlyFeeInCents: 7000 },
  ])
    await ask(
      page.request,
      `mutation ($input: AddCategoryInput!) { addCategory(input: $input) { __typename } }`,
      { input: { tournamentId: event.id, feeInCents: 8000, ...category } },
      event.managerToken,
    );
  const athletes = await browser.newContext();
  const athlete = await athletes.newPage();
  const { token } = await signUpWoman(athlete, "Ana Das Categorias");
  const { tournament } = await ask(
    page.request,
    `query ($key: UUID!) { tournament(key: $key) { categories { id name } } }`,
    { key: event.key },
    event.managerToken,
  );
  const first = tournament.categories.find(({ name }: { name: string }) =>
    /^(?!Mista|Feminina A)/.test(name),
  );
  await ask(
    page.request,
    `mutation ($input: EnrolInTournamentInput!) { enrolInTournament(input: $input) { __typename } }`,
    { input: { tournamentId: event.id, categoryId: first.id, seekPartner: true } },
    token,
  );

  await athlete.goto(`/torneio/${event.key}?aba=inscricao`);
  await expect(athlete.getByText(/Cada atleta joga no máximo 2 categorias\./).first()).toBeVisible();
  const choice = athlete.getByLabel("Categoria");
  await expect(choice.locator("option").last()).toHaveText(
    /^Feminina A\/PRO: Neste torneio não é permitido jogar dois níveis do mesmo gênero/,
  );
  await choice.selectOption({ label: "Mista" });
  await expect(athlete.getByText(/^2ª categoria: R\$\s50,00$/)).toBeVisible();
  await athletes.close();
});
