import type { Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { atDesk } from "../support/at-desk";
import { expect, test } from "../support/browser-test";
import { readMail } from "../support/mailbox";
import { createPairEvent, signUpWoman } from "../support/pair-event";

test.use({ actionTimeout: 15_000 });

const state = (page: Page, name: string) => page.getByText(name, { exact: true });

test("whom nobody here knows is invited by e-mail, signs up on the way, accepts, and both pay", async ({
  page: managing,
  browser,
}) => {
  const name = `Duplas do correio ${Date.now()}`;
  const { key } = await createPairEvent(managing, name);
  const anas = await browser.newContext();
  const ana = await anas.newPage();
  await signUpWoman(ana, "Ana Carteira");
  const newcomer = `bia.correio.${Date.now()}@teste.example`;

  // Ana asks an address that has no account.
  await ana.goto(`/torneio/${key}?aba=inscricao`);
  await ana.getByText("E-mail", { exact: true }).click();
  await ana.getByLabel("E-mail da sua dupla").fill("bia.correio");
  await ana.getByRole("button", { name: "Inscrever e convidar" }).click();
  await expect(ana.getByLabel("E-mail da sua dupla")).toHaveAccessibleDescription(/Email inválido/);
  await ana.getByLabel("E-mail da sua dupla").fill(newcomer);
  await ana.getByRole("button", { name: "Inscrever e convidar" }).dblclick();
  await expect(state(ana, "Aguardando a dupla")).toBeVisible();
  await expect(ana.getByText(`O convite foi para ${newcomer}.`)).toBeVisible();
  await expect(ana.getByText("Enviamos o convite por e-mail para b•••@teste.example")).toBeVisible();
  await managing.goto(`/arena-tournament/${key}/enrolments`);
  await expect(await atDesk(managing, "Ana Carteira")).toContainText(
    "Convidou b•••@teste.example: resposta até",
  );

  // The mail leads to the invitation, from there to the sign-up, and back.
  const bias = await browser.newContext();
  const bia = await bias.newPage();
  const invitation = await readMail(bia, newcomer, "Ana Carteira convidou você para formar dupla");
  expect(invitation.text).toContain(name);
  await bia.goto(invitation.link);
  await expect(bia.getByRole("heading", { name })).toBeVisible();
  await bia.getByRole("link", { name: "Criar conta" }).click();
  await bia.getByLabel("Nome completo").fill("Bia do Correio");
  await bia.getByLabel("Email").fill(newcomer);
  await bia.getByLabel("Nível").selectOption("C");
  await bia.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await bia.getByLabel("Confirmar senha").fill(demoPassword);
  await bia.getByRole("button", { name: "Cadastrar", exact: true }).click();
  await expect(bia.getByRole("heading", { name: "Falta só confirmar seu e-mail" })).toBeVisible();
  const confirmation = await readMail(bia, newcomer, "Confirme sua conta");
  await bia.goto(confirmation.link);
  await bia.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await bia.getByRole("button", { name: "Confirmar e-mail" }).click();
  await bia.getByRole("link", { name: "Entrar" }).click();
  await bia.getByLabel("Email").fill(newcomer);
  await bia.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await bia.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(bia).toHaveURL(/\/convite\//);
  await bia.getByRole("button", { name: "Aceitar convite de Ana Carteira" }).dblclick();

  // A category of women asks what the new profile does not tell yet.
  await bia.getByLabel("Gênero").selectOption("FEMALE");
  await bia.getByRole("button", { name: "Salvar e continuar" }).click();
  await expect(bia).toHaveURL(new RegExp(`/torneio/${key}`));
  await expect(bia.getByRole("heading", { name: "Com Ana Carteira" })).toBeVisible();
  for (const athlete of [ana, bia]) await expect(state(athlete, "Aguardando pagamento")).toBeVisible();
  await expect(ana.getByRole("heading", { name: "Com Bia do Correio" })).toBeVisible();

  // The link of the mail says that it has served.
  await bia.goto(invitation.link);
  await expect(bia.getByText("Este convite já foi aceito.")).toBeVisible();
  await bia.getByRole("link", { name: "Ver o torneio" }).click();

  // The desk sees the pair, and one payment leaves the other one's open.
  await expect(managing.getByRole("group", { name: "Bia do Correio", exact: true })).toContainText(
    "Aguardando pagamento",
  );
  const atDetails = managing.getByRole("dialog");
  await atDetails.getByRole("button", { name: "Baixa manual de Ana Carteira" }).click();
  await expect(state(ana, "Confirmada")).toBeVisible();
  await expect(ana.getByText("Sua parte está paga. Falta a de Bia do Correio.")).toBeVisible();
  await expect(state(bia, "Aguardando pagamento")).toBeVisible();
  await atDetails.getByRole("button", { name: "Baixa manual de Bia do Correio" }).click();
  for (const athlete of [ana, bia]) {
    await expect(state(athlete, "Confirmada")).toBeVisible();
    await expect(athlete.getByText("Está tudo certo.", { exact: false })).toBeVisible();
  }
  await anas.close();
  await bias.close();
});
