import { demoAthletes, regulars } from "../../prisma/demo/athletes";
import { demoCalendar } from "../../prisma/demo/calendar";
import { people } from "../../prisma/demo/people";
import { addDays, addMonths, firstOfMonth } from "../../server/platform/time/calendar-day.rules";
import { monthInWords } from "../../server/platform/time/time-in-words.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";
import type { Page } from "@playwright/test";

test.use({ actionTimeout: 15_000 });

/** Athletes of an arena of the demo's federation, none of whom signs in. */
function athletesOfFederation(gender: "FEMALE" | "MALE", count: number): string[] {
  const found = regulars(demoAthletes(demoCalendar(new Date())), {
    arena: "main",
    gender,
    levels: ["B"],
  });
  const names = found
    .map(({ row }) => row.fullName)
    .filter((name) => name !== people.athlete.name && name !== people.secondAthlete.name);
  if (names.length < count) throw new Error("the demo has too few athletes for this");
  return names.slice(0, count);
}

/** Points by hand, of an event elsewhere. */
async function addPoints(
  page: Page,
  name: string,
  level: string,
  date: string,
  event = "Aberto de Garopaba",
) {
  await page.getByRole("button", { name: "Lançar pontos" }).click();
  const dialog = await openedDialog(page, "Lançar pontos");
  await dialog.getByLabel("Atleta").fill(name);
  await dialog.getByRole("button", { name }).click();
  await dialog.getByLabel("Evento", { exact: true }).fill(event);
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
  const [winner, runnerUp] = athletesOfFederation("FEMALE", 2) as [string, string];
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
  await page.getByRole("button", { name: "Lançar pontos" }).click();
  const empty = await openedDialog(page, "Lançar pontos");
  await empty.getByRole("button", { name: "Lançar pontos" }).click();
  await expect(empty.getByText("Escolha um atleta da lista")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(empty).toBeHidden();
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

test("three events in three months; a protest corrects the second, and an athlete reads why he was 4th", async ({
  page,
  browser,
}) => {
  const ranking = `Circuito das Três Etapas ${Date.now()}`;
  const [first, second, third] = athletesOfFederation("MALE", 3) as [string, string, string];
  const own = people.athlete;
  const last = addMonths(firstOfMonth(dayAt(new Date(), brasiliaTime)), -1);
  const months = [addMonths(last, -2), addMonths(last, -1), last] as const;

  await enterAs(page, people.federationManager.email);
  await page.goto("/federation/rankings/new");
  const creating = await openedDialog(page, "Criar Ranking");
  await creating.getByLabel("Nome").fill(ranking);
  await creating.getByLabel("Categoria").fill("B");
  await creating.getByLabel("Gênero").selectOption("MALE");
  await creating.getByLabel("Abrangência").selectOption("STATE");
  await creating.getByText("Publicar sozinho no dia 1º").click();
  await creating.getByRole("button", { name: "Criar Ranking" }).click();
  await expect(page.getByText("Ranking criado com sucesso.")).toBeVisible();
  await page.getByRole("link", { name: ranking }).click();
  await expect(page.getByText("Ninguém pontuou ainda")).toBeVisible();

  // The season: champion, runner-up and a semi-finalist of each event.
  const events = [
    [first, second, own.name],
    [second, third, own.name],
    [first, third, own.name],
  ] as const;
  for (const [index, [winner, runnerUp, semiFinalist]] of events.entries()) {
    const [date, event] = [addDays(months[index] ?? last, 9), `Etapa ${index + 1}`];
    await addPoints(page, winner, "Campeão", date, event);
    await addPoints(page, runnerUp, "Vice-campeão", date, event);
    await addPoints(page, semiFinalist, "Semifinal", date, event);
  }
  for (const [index, month] of months.entries()) {
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    const publishing = await openedDialog(page, "Publicar lista");
    if (index < 2) await publishing.getByLabel("Lista de", { exact: true }).selectOption(month);
    await publishing.getByRole("button", { name: `Publicar ${monthInWords(month)}` }).click();
    await expect(publishing).toBeHidden();
  }
  const published = page.getByRole("region", { name: "Listas publicadas" });
  await expect(published.getByRole("link")).toHaveCount(3);

  // One of them is fourth, and reads why.
  const context = await browser.newContext();
  const athlete = await context.newPage();
  await enterAs(athlete, own.email);
  await athlete.goto("/meus-rankings");
  await athlete.getByRole("link", { name: ranking }).first().click();
  const list = athlete.getByRole("table", { name: `Ranking de ${monthInWords(last)}` });
  await list
    .getByRole("row", { name: new RegExp(`4º.*${own.name}.*540`) })
    .getByRole("link", { name: own.name })
    .click();
  const why = athlete.getByRole("dialog");
  await expect(why.getByText("Etapa 2")).toBeVisible();
  await expect(why.getByText(/^Semifinal · tabela G500/)).toHaveCount(3);
  await expect(
    why.getByText(`Do 3º lugar em ${monthInWords(months[0])} ao 4º em ${monthInWords(last)}.`),
  ).toBeAttached();
  await athlete.keyboard.press("Escape");
  const address = new URL(athlete.url()).pathname;

  // A protest about the second event: who won it is out, there and in every list since.
  await page
    .getByRole("table", { name: /até hoje$/ })
    .getByRole("link", { name: second })
    .click();
  const from = page.getByRole("dialog", { name: "De onde vêm os pontos" });
  await from.getByRole("button", { name: "Corrigir Etapa 2" }).click();
  const correcting = await openedDialog(page, "Corrigir resultado");
  await correcting.getByLabel("Como deve contar").selectOption("OUT");
  await correcting.getByLabel("Motivo").fill("Protesto deferido");
  await correcting.getByRole("button", { name: "Corrigir", exact: true }).click();
  await expect(page.getByText(/^Novas versões: /)).toContainText(`${monthInWords(months[1])} (versão 2)`);
  await expect(correcting).toBeHidden();
  await expect(published.getByText("Corrige a versão 1: Protesto deferido")).toHaveCount(2);

  await athlete.goto(address);
  await expect(list.getByRole("row", { name: new RegExp(`3º.*${own.name}.*540`) })).toBeVisible();
  await expect(list.getByRole("row", { name: new RegExp(`4º.*${second}.*300`) })).toBeVisible();
  await context.close();
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
