import { type Locator, type Page } from "@playwright/test";
import { makeCnpj } from "../support/cnpj";
import { demoPassword as password } from "../../prisma/demo/logins";
import { ask, tokenOf } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { reachTournaments } from "../support/reach-tournaments";
import { graphqlRequestsOf } from "../support/requests";
import { openedDialog } from "../support/opened-dialog";

const [first, second, last] = ["Ana da Praia", "Bia da Praia", "Helô da Praia"] as const;
const others = ["Carla", "Dani", "Elis", "Fabi", "Gabi"].map((name) => `${name} da Praia`);

/** Opens the score sheet of the next match without a result. */
const nextMatch = (page: Page): Locator => page.getByRole("button", { name: /Registrar resultado/ }).first();

/** Two taps: who won, then with what. */
async function score(page: Page, winner: 1 | 2, result: RegExp) {
  const sheet = page.getByRole("dialog");
  await sheet
    .getByRole("group", { name: "Quem venceu?" })
    .locator("label")
    .nth(winner - 1)
    .click();
  await sheet.getByRole("radio", { name: result }).check({ force: true });
  await sheet.getByRole("button", { name: "Salvar resultado" }).click();
  await expect(sheet).toBeHidden();
}

test("an arena signs up, opens a Super 8, plays it on two screens and has a champion", async ({
  page,
  context,
  request,
}) => {
  const email = `marina.${Date.now()}@praia.example`;

  // Sign up and confirm.
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Cadastrar" }).click();
  await page.getByLabel("Nome da arena").fill("Arena Maré Alta");
  await page.getByLabel("CNPJ").fill(makeCnpj(Date.now()));
  await page.getByLabel("Endereço completo").fill("Avenida Atlântica, 500, Balneário Camboriú");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Telefone de contato").fill("48999990000");
  await page.getByLabel("Responsável").fill("Marina Albuquerque");
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByLabel("Confirmar senha").fill(password);
  await page.getByRole("button", { name: "Cadastrar Arena" }).click();
  await expect(page.getByText("Cadastro realizado com sucesso!")).toBeVisible();

  const mailbox = await context.newPage();
  await mailbox.goto("/correio");
  const mail = mailbox.locator("article", { hasText: email });
  await mail.getByRole("link").click();
  await mailbox.getByLabel("Senha", { exact: true }).fill(password);
  await mailbox.getByRole("button", { name: "Confirmar e-mail" }).click();
  await expect(mailbox.getByRole("heading", { name: "E-mail confirmado!" })).toBeVisible();
  await mailbox.close();

  // Sign in.
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Arena Dashboard" })).toBeVisible();
  await reachTournaments(page);
  await expect(page.getByText("Nenhum torneio criado")).toBeVisible();

  // Open a Super 8.
  await page.getByRole("link", { name: "Criar Primeiro Torneio" }).click();
  await page.getByLabel("Nome do torneio").fill("Super 8 de Domingo");
  await page.getByLabel("Categoria").selectOption("Intermediário");
  await page.getByRole("radio", { name: "Super 8" }).check();
  await expect(page.getByText("8 atletas jogam todos com todos como parceiros")).toBeVisible();
  // What was typed is there after a reload.
  await page.reload();
  await expect(page.getByText("Rascunho recuperado")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Super 8" })).toBeChecked();
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByLabel("Máximo de participantes")).toBeHidden();
  await page.getByLabel("Data de início").fill("2030-01-06");
  await page.getByRole("button", { name: "Continuar" }).click();
  // It waits as a draft before it is open to the athletes.
  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await expect(page.getByText("Rascunho", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByText("Torneio publicado")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Super 8 de Domingo" })).toBeVisible();

  // Enter eight athletes, registered on the spot; some of them beside the browser.
  await page.getByRole("button", { name: "Gerenciar Inscrições" }).click();
  const enrolments = await openedDialog(page, "Gerenciar Inscrições");
  await enrolments.getByRole("tab", { name: "Cadastrar novo atleta" }).click();
  const register = async (name: string, count: number) => {
    await enrolments.getByLabel("Nome completo").fill(name);
    await enrolments.getByRole("button", { name: "Cadastrar e inscrever" }).click();
    await expect(enrolments.getByRole("status")).toContainText(`${count} de 8`);
  };
  await register(first, 1);
  await expect(enrolments.getByLabel("Nome completo")).toHaveValue("");
  await register(second, 2);
  const token = await tokenOf(request, email);
  const key = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { tournament, viewer } = await ask(
    request,
    `query ($key: UUID!) { tournament(key: $key) { id } viewer { arena { id } } }`,
    { key },
    token,
  );
  for (const fullName of others)
    await ask(
      request,
      `mutation ($input: RegisterAthleteInput!) { registerAthlete(input: $input) { __typename } }`,
      { input: { arenaId: viewer.arena.id, fullName, level: "C", enrolInTournamentId: tournament.id } },
      token,
    );
  await register(last, 8);
  await enrolments.getByRole("button", { name: "Concluir" }).click();
  await expect(enrolments).toBeHidden();

  // A second screen follows from here on.
  const screen = await context.newPage();
  await screen.goto(`${page.url().split("?")[0]}?aba=classificacao`);
  await expect(screen.getByRole("heading", { name: "Super 8 de Domingo" })).toBeVisible();

  // Draw.
  await page.getByRole("button", { name: "Iniciar Torneio" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Iniciar torneio" }).click();
  await expect(page.getByText("Torneio iniciado!")).toBeVisible();
  await expect(screen.getByText("Em Andamento").first()).toBeVisible();

  // Fourteen scores, the first and the last by hand; the first is followed by the second screen at once.
  await page.getByRole("link", { name: "Resultados" }).click();
  await nextMatch(page).click();
  await score(page, 2, /^6 a 2/);
  await expect(screen.getByRole("row", { name: /1 1 0 6x2 \+4/ }).first()).toBeVisible();
  const { tournament: drawn } = await ask(
    request,
    `query ($key: UUID!) { tournament(key: $key) { matchesToScore { id version status } } }`,
    { key },
    token,
  );
  const unplayed = drawn.matchesToScore.filter(({ status }: { status: string }) => status !== "PLAYED");
  expect(unplayed).toHaveLength(13);
  for (const [index, { id, version }] of unplayed.slice(0, 12).entries())
    await ask(
      request,
      `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`,
      { input: { matchId: id, expectedVersion: version, outcome: "COMPLETED", games: [6, index % 5] } },
      token,
    );
  await expect(page.getByRole("button", { name: /Registrar resultado/ })).toHaveCount(1);
  await nextMatch(page).click();
  await score(page, 1, /^6 a 2/);

  await expect(page.getByText("Finalizado").first()).toBeVisible();
  await expect(screen.getByText("Finalizado").first()).toBeVisible();
  await expect(screen.getByRole("heading", { name: /venceu!$/ })).toBeVisible();
  for (const name of [first, second, ...others, last])
    await expect(screen.getByText(name).first()).toBeVisible();

  // Each page is one GraphQL request.
  for (const path of [
    "/arena-dashboard",
    "/arena-tournaments",
    new URL(page.url()).pathname,
    `${new URL(page.url()).pathname}/bracket`,
  ]) {
    expect([path, await graphqlRequestsOf(screen, path)]).toEqual([path, 1]);
  }
});
