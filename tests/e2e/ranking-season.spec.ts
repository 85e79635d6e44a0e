import { demoAthletes, regulars, type DemoAthlete } from "../../prisma/demo/athletes";
import { demoCalendar } from "../../prisma/demo/calendar";
import { people } from "../../prisma/demo/people";
import { addDays, addMonths, firstOfMonth } from "../../server/platform/time/calendar-day.rules";
import { monthInWords } from "../../server/platform/time/time-in-words.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";
import type { Page } from "@playwright/test";

test.use({ actionTimeout: 15_000 });

/** Two women of an arena of the demo's federation. */
function twoAthletes(): [DemoAthlete, DemoAthlete] {
  const [first, second] = regulars(demoAthletes(demoCalendar(new Date())), {
    arena: "main",
    gender: "FEMALE",
    levels: ["B"],
  });
  if (!first || !second) throw new Error("the demo has too few athletes for this");
  return [first, second];
}

/** Points by hand, of an event elsewhere. */
async function addPoints(page: Page, name: string, level: string, date: string) {
  await page.getByRole("button", { name: "Lançar pontos" }).click();
  const dialog = await openedDialog(page, "Lançar pontos");
  await dialog.getByRole("button", { name: "Lançar pontos" }).click();
  await expect(dialog.getByText("Escolha um atleta da lista")).toBeVisible();
  await dialog.getByLabel("Atleta").fill(name);
  await dialog.getByRole("button", { name }).click();
  await dialog.getByLabel("Evento", { exact: true }).fill("Aberto de Garopaba");
  await dialog.getByLabel("Último dia do evento").fill(date);
  await dialog.getByLabel("Tamanho do evento").selectOption("G500");
  await dialog.getByLabel("Até onde chegou").selectOption({ label: level });
  await dialog.getByLabel("Motivo").fill("Etapa de outra federação");
  await dialog.getByRole("button", { name: "Lançar pontos" }).dblclick();
  await expect(page.getByText("Pontos lançados").first()).toBeVisible();
  await expect(dialog).toBeHidden();
}

test("a ranking's season: created, points by hand, previewed and published, corrected", async ({
  page,
  browser,
}) => {
  const ranking = `Circuito da Ilha ${Date.now()}`;
  const [winner, runnerUp] = twoAthletes().map(({ row }) => row.fullName) as [string, string];
  const month = addMonths(firstOfMonth(dayAt(new Date(), brasiliaTime)), -1);
  const named = monthInWords(month);

  // The secretary opens it from the federation's first page.
  await enterAs(page, people.federationManager.email);
  await page.goto("/federation");
  await page.getByRole("link", { name: "Criar Ranking" }).click();
  const creating = await openedDialog(page, "Criar Ranking");
  await creating.getByRole("button", { name: "Criar Ranking" }).click();
  await expect(creating.getByText("Escolha o gênero")).toBeVisible();
  await creating.getByLabel("Nome").fill(ranking);
  await creating.getByLabel("Categoria").fill("B");
  await creating.getByLabel("Gênero").selectOption("FEMALE");
  await creating.getByLabel("Abrangência").selectOption("STATE");
  await creating.getByLabel("Vice-campeão, em %").fill("62,5");
  await creating.getByText("Publicar sozinho no dia 1º").click();
  await creating.getByRole("button", { name: "Criar Ranking" }).dblclick();
  await expect(page.getByText("Ranking criado com sucesso.")).toBeVisible();
  await page.getByRole("link", { name: ranking }).click();
  await expect(page.getByRole("heading", { name: ranking, level: 1 })).toBeVisible();
  await expect(page.getByText("Ninguém pontuou ainda")).toBeVisible();

  // Two have played elsewhere.
  await addPoints(page, winner, "Campeão", addDays(month, 4));
  await addPoints(page, runnerUp, "Vice-campeão", addDays(month, 4));
  const today = page.getByRole("table", { name: /até hoje$/ });
  await expect(today.getByRole("row", { name: new RegExp(`1º.*${winner}.*500`) })).toBeVisible();
  await expect(today.getByRole("row", { name: new RegExp(`2º.*${runnerUp}.*313`) })).toBeVisible();

  // What is previewed is published.
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  const publishing = await openedDialog(page, "Publicar lista");
  await expect(publishing.getByLabel("Lista de", { exact: true })).toHaveValue(month);
  await expect(publishing.getByText("2 atletas. É a primeira lista deste ranking.")).toBeVisible();
  await expect(publishing.getByRole("row", { name: new RegExp(winner) })).toBeVisible();
  await publishing.getByRole("button", { name: `Publicar ${named}` }).dblclick();
  await expect(page.getByText("Lista publicada", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Publicar", exact: true })).toBeHidden();
  const published = page.getByRole("region", { name: "Listas publicadas" });
  await expect(published.getByRole("link")).toHaveCount(1);
  const firstAddress = (await published.getByRole("link", { name: named }).getAttribute("href")) ?? "";

  // Anybody reads it, and where points come from.
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(firstAddress);
  await expect(visitor.getByRole("heading", { name: ranking, level: 1 })).toBeVisible();
  const shown = visitor.getByRole("table", { name: `Ranking de ${named}` });
  await expect(shown.getByRole("row", { name: new RegExp(`1º.*${winner}.*500`) })).toBeVisible();
  await shown.getByRole("link", { name: winner }).click();
  await expect(visitor.getByText("Etapa de outra federação")).toBeVisible();

  // A protest: the winner is disqualified.
  await today.getByRole("link", { name: winner }).click();
  const from = page.getByRole("dialog", { name: "De onde vêm os pontos" });
  await expect(from.getByText("Aberto de Garopaba")).toBeVisible();
  await from.getByRole("button", { name: "Corrigir Aberto de Garopaba" }).click();
  const correcting = await openedDialog(page, "Corrigir resultado");
  await correcting.getByRole("button", { name: "Corrigir", exact: true }).click();
  await expect(correcting.getByText("Diga o motivo")).toBeVisible();
  await correcting.getByLabel("Como deve contar").selectOption("OUT");
  await correcting.getByLabel("Motivo").fill("Protesto deferido");
  await correcting.getByRole("button", { name: "Corrigir", exact: true }).dblclick();
  await expect(page.getByText(`Nova versão: ${named} (versão 2)`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(from).toBeHidden();
  await expect(published.getByText("Corrige a versão 1: Protesto deferido")).toBeVisible();
  await expect(today.getByRole("row", { name: new RegExp(`1º.*${runnerUp}.*313`) })).toBeVisible();

  // The new version says why; the first keeps its address and what it said.
  await visitor.goto(firstAddress.replace(/\/[^/]+$/, ""));
  await expect(visitor.getByText("Versão 2, corrigida: Protesto deferido")).toBeVisible();
  await expect(shown.getByRole("row", { name: new RegExp(`1º.*${runnerUp}.*313`) })).toBeVisible();
  await expect(shown.getByText(winner)).toBeHidden();
  await visitor.goto(firstAddress);
  await expect(visitor.getByText("Esta lista foi corrigida depois.")).toBeVisible();
  await expect(shown.getByRole("row", { name: new RegExp(`1º.*${winner}.*500`) })).toBeVisible();
  await context.close();

  // Stopped, it is out of sight, and can be taken up again.
  await page.getByRole("navigation", { name: "Voltar" }).getByRole("link").click();
  await page.getByRole("button", { name: `Mais ações para ${ranking}` }).click();
  await page.getByRole("menuitem", { name: "Encerrar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Encerrar" }).click();
  await expect(page.getByText("Ranking encerrado", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: ranking })).toBeHidden();
  await page.getByRole("button", { name: "Encerrados" }).click();
  await expect(page.getByRole("link", { name: ranking })).toBeVisible();
});

test("an arena's own ranking, on a phone: what has not come out yet is published", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await enterAs(page, people.mainManager.email);
  await page.goto("/arena-rankings");
  await page.getByRole("link", { name: "Ranking da Casa Feminino" }).click();
  await expect(page.getByText(/^A lista de .* ainda não saiu\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  const dialog = await openedDialog(page, "Publicar lista");
  await expect(dialog.getByText("2 entram")).toBeVisible();
  await dialog.getByRole("button", { name: /^Publicar / }).click();
  await expect(page.getByText("Lista publicada", { exact: true })).toBeVisible();
  await expect(page.getByText(/pode ser publicada a partir de/)).toBeVisible();
  await context.close();
});
