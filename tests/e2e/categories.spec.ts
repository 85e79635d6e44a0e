import { expect, test } from "../support/browser-test";
import { openPairsEvent } from "../support/pairs-event";

test.use({ actionTimeout: 15_000 });

test("a second category is added, entered by who plays in the first, and outlives its draw", async ({
  page,
}) => {
  const event = await openPairsEvent(page.request, { name: "Duas categorias", count: 4 });
  const [first, second] = event.pairs[0] ?? [];
  if (!first || !second) throw new Error("no pair came in");
  await page.goto(`/arena-tournament/${event.key}`);

  await page.getByRole("button", { name: "Configurações" }).click();
  const settings = page.getByRole("dialog", { name: "Configurações do torneio" });
  await settings.getByRole("tab", { name: "Categorias" }).click();
  await settings.getByRole("button", { name: "Adicionar categoria" }).click();
  await expect(settings.getByLabel("Nome da categoria")).toBeFocused();
  await settings.getByLabel("Nome da categoria").fill("intermediário");
  await settings.getByRole("button", { name: "Salvar categoria" }).click();
  await expect(settings.getByText("Já existe uma categoria com este nome")).toBeVisible();
  await settings.getByLabel("Nome da categoria").fill("Feminino livre");
  await settings.getByLabel("Gênero").selectOption("FEMALE");
  await settings.getByLabel("Valor da inscrição").fill("6000");
  await settings.getByRole("button", { name: "Salvar categoria" }).dblclick();
  await expect(settings.getByText("Livre · Feminino · R$ 60,00 · 0 inscritos")).toBeVisible();
  await expect(settings.getByRole("list", { name: "Categorias" })).toBeFocused();
  await settings.getByRole("button", { name: "Fechar" }).last().click();
  await expect(settings).toBeHidden();

  // The first category is drawn; the desk goes on for the other one.
  await page.goto(`/arena-tournament/${event.key}?aba=chaveamento`);
  await page.getByRole("button", { name: "Gerar Chaveamento Automático" }).click();
  const draw = page.getByRole("dialog", { name: "Gerar chaveamento" });
  await draw.getByLabel("Categoria").selectOption("Intermediário");
  await expect(draw.getByRole("region", { name: "Prévia" })).toContainText("4 duplas");
  await draw.getByRole("button", { name: "Confirmar sorteio" }).click();
  await expect(page.getByText("Chaveamento sorteado!")).toBeVisible();
  await expect(page.getByText("Ainda há categorias sem sorteio")).toBeVisible();

  await page.goto(`/arena-tournament/${event.key}/enrolments`);
  await page.getByRole("button", { name: "Inscrever dupla" }).click();
  const enrol = page.getByRole("dialog");
  for (const { fullName } of [first, second]) {
    await enrol.getByLabel("Buscar atleta da arena").fill(fullName);
    await enrol.getByRole("button", { name: `Escolher ${fullName}` }).click();
  }
  await enrol.getByRole("button", { name: "Inscrever dupla" }).click();
  await expect(page.getByText("Dupla inscrita")).toBeVisible();
});
