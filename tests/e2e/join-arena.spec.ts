import type { Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { ask } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { readMail } from "../support/mailbox";
import { openArena, type OwnArena } from "../support/own-arena";

/** A Super 8 that keeps to the arena's athletes, with a page that everybody may open. */
async function openOwnSuper8({ request }: Page, { id: arenaId, token }: OwnArena): Promise<string> {
  const { createTournament } = await ask(
    request,
    `mutation ($input: CreateTournamentInput!) {
      createTournament(input: $input) { ... on CreateTournamentSuccess { tournament { id key } } }
    }`,
    {
      input: {
        arenaId,
        name: "Super 8 da casa",
        category: "Fun",
        kind: "SUPER8",
        startDate: "2030-01-12",
        feeInCents: 0,
        gender: "FEMALE",
        openToOtherArenas: false,
      },
    },
    token,
  );
  const { id, key } = createTournament.tournament;
  await ask(
    request,
    `mutation ($input: UpdateTournamentInput!) { updateTournament(input: $input) { __typename } }`,
    { input: { tournamentId: id, isPublic: true } },
    token,
  );
  return key;
}

test("a visitor opens the arena's link, signs up, asks, is accepted and enrols", async ({
  page: managing,
  browser,
}) => {
  const name = `Arena do Convite ${Date.now()}`;
  const arena = await openArena(managing, name);
  const key = await openOwnSuper8(managing, arena);
  await managing.goto("/arena-dashboard");
  await managing.getByRole("link", { name: "Link e QR code" }).click();
  await expect(managing.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const link = await managing.getByLabel("Endereço da página da arena").inputValue();
  expect(link).toMatch(/\/arena\/arena-do-convite-\d+$/);

  const visit = await (await browser.newContext()).newPage();
  await visit.goto(new URL(link).pathname);
  await visit.getByRole("link", { name: "Criar conta" }).click();
  const email = `nina.${Date.now()}@teste.example`;
  await visit.getByLabel("Nome completo").fill("Nina do Convite");
  await visit.getByLabel("Email").fill(email);
  await visit.getByLabel("Gênero").selectOption("Feminino");
  await visit.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await visit.getByLabel("Confirmar senha").fill(demoPassword);
  await visit.getByRole("button", { name: "Cadastrar", exact: true }).click();
  await expect(visit.getByText("Verifique seu email para confirmar a conta.")).toBeVisible();
  const mailed = new URL((await readMail(visit, email, "Confirme sua conta")).link);
  await visit.goto(mailed.pathname + mailed.search);
  await visit.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await visit.getByRole("button", { name: "Confirmar e-mail" }).click();
  await visit.getByRole("link", { name: "Entrar" }).last().click();
  await visit.getByLabel("Email").fill(email);
  await visit.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await visit.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(visit).toHaveURL(link);

  // From the page of a tournament it is the same request.
  await visit.getByRole("link", { name: "Ver e se inscrever: Super 8 da casa" }).click();
  await expect(visit).toHaveURL(new RegExp(`/torneio/${key}`));
  await expect(visit.getByText(`Só para atletas da ${name} · Feminino`).first()).toBeVisible();
  await visit.getByRole("button", { name: "Pedir para entrar" }).dblclick();
  await expect(visit.getByText(/^Pedido enviado em/)).toBeVisible();

  await managing.goto("/arena-dashboard");
  await managing.getByRole("link", { name: "1 atleta pede para entrar na arena" }).click();
  await managing.getByRole("button", { name: "Aceitar Nina do Convite" }).click();
  await expect(managing.getByRole("heading", { name: "Nenhum pedido pendente" })).toBeVisible();

  await readMail(visit, email, "aceitou o seu pedido");
  await visit.reload();
  await visit.getByRole("button", { name: "Fazer minha inscrição" }).click();
  await expect(visit.getByText("Confirmada", { exact: true })).toBeVisible();
  await visit.context().close();
});
