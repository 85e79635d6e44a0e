import { type Locator, type Page } from "@playwright/test";
import { makeCnpj } from "../support/cnpj";
import { expect, test } from "../support/browser-test";
import { graphqlRequestsOf } from "../support/requests";

const password = "AreiaFofa2026";
const athletes = ["Ana", "Bia", "Carla", "Dani", "Elis", "Fabi", "Gabi", "Helô"].map(
  (name) => `${name} da Praia`,
);

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
}) => {
  test.setTimeout(120_000);
  const email = `marina.${Date.now()}@praia.example`;

  // Sign up and confirm.
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Cadastrar" }).click();
  await page.getByLabel("Nome da Arena").fill("Arena Maré Alta");
  await page.getByLabel("CNPJ").fill(makeCnpj(Date.now()));
  await page.getByLabel("Endereço Completo").fill("Avenida Atlântica, 500, Balneário Camboriú");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Telefone de Contato").fill("48999990000");
  await page.getByLabel("Responsável").fill("Marina Albuquerque");
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByLabel("Confirmar Senha").fill(password);
  await page.getByRole("button", { name: "Cadastrar Arena" }).click();
  await expect(page.getByText("Cadastro realizado com sucesso!")).toBeVisible();

  const mailbox = await context.newPage();
  await mailbox.goto("/correio");
  const mail = mailbox.locator("article", { hasText: email });
  await mail.getByRole("link").click();
  await expect(mailbox.getByText(/confirmad/i).first()).toBeVisible();
  await mailbox.close();

  // Sign in.
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Arena Dashboard" })).toBeVisible();
  await expect(page.getByText("Nenhum torneio criado")).toBeVisible();

  // Open a Super 8.
  await page.getByRole("button", { name: "Criar Primeiro Torneio" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Nome do Torneio").fill("Super 8 de Domingo");
  await form.getByLabel("Categoria").selectOption("Intermediário");
  await form.getByLabel("Tipo de Torneio").selectOption({ label: "Super 8" });
  await expect(form.getByText("8 atletas jogam todos com todos como parceiros")).toBeVisible();
  await expect(form.getByLabel("Máximo de Participantes")).toBeHidden();
  await form.getByLabel("Data de Início").fill("2030-01-06");
  await form.getByRole("button", { name: /^Criar/ }).click();
  await expect(page.getByText("Torneio criado com sucesso!")).toBeVisible();
  await page.getByRole("link", { name: "Gerenciar Super 8 de Domingo" }).click();
  await expect(page.getByRole("heading", { name: "Super 8 de Domingo" })).toBeVisible();

  // Enter eight athletes, registered on the spot.
  await page.getByRole("button", { name: "Gerenciar Inscrições" }).click();
  const enrolments = page.getByRole("dialog", { name: "Gerenciar Inscrições" });
  await enrolments.getByRole("tab", { name: "Cadastrar novo atleta" }).click();
  for (const [index, name] of athletes.entries()) {
    await enrolments.getByLabel("Nome completo").fill(name);
    await enrolments.getByRole("button", { name: "Cadastrar e inscrever" }).click();
    await expect(enrolments.getByRole("status")).toContainText(`${index + 1} de 8`);
    if (index < 7) await expect(enrolments.getByLabel("Nome completo")).toHaveValue("");
  }
  await enrolments.getByRole("button", { name: "Concluir" }).click();
  await expect(enrolments).toBeHidden();

  // A second screen follows from here on.
  const second = await context.newPage();
  await second.goto(`${page.url().split("?")[0]}?aba=classificacao`);
  await expect(second.getByRole("heading", { name: "Super 8 de Domingo" })).toBeVisible();

  // Draw.
  await page.getByRole("button", { name: "Iniciar Torneio" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sortear e iniciar" }).click();
  await expect(page.getByText("Torneio iniciado!")).toBeVisible();
  await expect(second.getByText("Em Andamento").first()).toBeVisible({ timeout: 2000 });

  // Fourteen scores; the first is followed by the second screen within a second of being stored.
  await page.getByRole("tab", { name: "Resultados" }).click();
  for (let played = 0; played < 14; played++) {
    await nextMatch(page).click();
    await score(page, played % 3 === 0 ? 2 : 1, /^6 a 2/);
    if (played === 0)
      await expect(second.getByRole("row", { name: /1 1 0 6–2 \+4/ }).first()).toBeVisible({ timeout: 2000 });
  }

  await expect(page.getByText("Finalizado").first()).toBeVisible();
  await expect(second.getByText("Finalizado").first()).toBeVisible();
  await expect(second.getByRole("heading", { name: /venceu!$/ })).toBeVisible();
  for (const name of athletes) await expect(second.getByText(name).first()).toBeVisible();

  // Each page is one GraphQL request.
  for (const path of [
    "/arena-dashboard",
    "/arena-tournaments",
    new URL(page.url()).pathname,
    `${new URL(page.url()).pathname}/bracket`,
  ]) {
    expect([path, await graphqlRequestsOf(second, path)]).toEqual([path, 1]);
  }
});
