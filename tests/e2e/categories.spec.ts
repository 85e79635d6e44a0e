import { expect, test } from "../support/browser-test";
import { chooseMore } from "../support/more-actions";
import { openPairsEvent, womenAtTheArena } from "../support/pairs-event";
import { openedDialog } from "../support/opened-dialog";

test.use({ actionTimeout: 15_000 });

test("a second category becomes a Super N, takes athletes one by one and is drawn beside the pairs", async ({
  page,
}) => {
  const event = await openPairsEvent(page.request, { name: "Duplas e individual", count: 2 });
  await page.goto(`/arena-tournament/${event.key}`);
  await chooseMore(page, "Configurações");
  const settings = await openedDialog(page, "Configurações do torneio");
  await settings.getByRole("tab", { name: "Categorias" }).click();
  await settings.getByRole("button", { name: "Adicionar categoria" }).click();
  await settings.getByLabel("Nome da categoria").fill("Individual C");
  await settings.getByLabel("Nível").selectOption("C");
  await settings.getByLabel("Gênero", { exact: true }).selectOption("FEMALE");
  await settings.getByRole("button", { name: "Salvar categoria" }).click();
  await expect(settings.getByText("C · Feminino · gratuita · 0 inscritos")).toBeVisible();
  await settings.getByRole("button", { name: "Fechar" }).last().click();

  // How it is played is chosen where it is drawn, before anybody enters.
  await page.goto(`/arena-tournament/${event.key}?aba=chaveamento`);
  await page.getByRole("button", { name: "Gerar Chaveamento Automático" }).click();
  const draw = page.getByRole("dialog", { name: "Gerar chaveamento" });
  await draw.getByLabel("Categoria").selectOption("Individual C");
  await draw.getByLabel("Formato").selectOption({ label: "Super N" });
  await expect(draw.getByText("São necessários pelo menos 4 atletas: faltam 4")).toBeVisible();
  await draw.getByRole("button", { name: "Cancelar" }).click();

  // The desk enters pairs in the one, athletes in the other.
  await page.goto(`/arena-tournament/${event.key}/enrolments`);
  const women = womenAtTheArena("C").slice(0, 4);
  for (const { fullName } of women) {
    await page.getByRole("button", { name: "Inscrever", exact: true }).click();
    const desk = page.getByRole("dialog");
    await desk.getByLabel("Categoria").selectOption("Individual C");
    await desk.getByLabel("Buscar atleta da arena").fill(fullName);
    await desk.getByRole("button", { name: `Escolher ${fullName}` }).click();
    await desk.getByRole("button", { name: "Inscrever atleta" }).click();
    await expect(desk).toBeHidden();
  }
  await page.getByLabel("Categoria").selectOption("Individual C");
  await expect(
    page.getByRole("group", { name: "Situação" }).getByRole("button", { name: "Confirmada 4" }),
  ).toBeVisible();

  await page.goto(`/arena-tournament/${event.key}?aba=chaveamento`);
  await page.getByRole("button", { name: "Gerar Chaveamento Automático" }).click();
  await draw.getByLabel("Categoria").selectOption("Individual C");
  await expect(draw.getByText(/^4 atletas, 3 rodadas, 3 jogos/)).toBeVisible();
  await draw.getByRole("button", { name: "Gerar chaveamento" }).click();
  await expect(page.getByText("Chaveamento gerado!")).toBeVisible();
  await expect(page.getByText("Ainda há categorias sem sorteio")).toBeVisible();
});
