import { readFile } from "node:fs/promises";
import { expect, test } from "../support/browser-test";
import { signUpFreshAthlete } from "../support/fresh-account";
import { readMail } from "../support/mailbox";
import { openArena } from "../support/own-arena";
import { openedDialog } from "../support/opened-dialog";
import { signInAs } from "../support/sign-in";

test("a manager invites a teacher, who says yes in the account, teaches there, and is let go", async ({
  page: managing,
  browser,
}) => {
  const teaching = await (await browser.newContext()).newPage();
  const email = await signUpFreshAthlete(teaching, "Bia Verdadeira");
  await openArena(managing, "Arena das Aulas");
  await managing.goto("/arena-teachers");
  await expect(managing.getByRole("heading", { name: "Nenhum professor ainda" })).toBeVisible();

  // On the list at once, under the name that the arena knows.
  await managing.getByRole("button", { name: "Cadastrar Novo Professor" }).click();
  const form = await openedDialog(managing, "Cadastrar Novo Professor");
  await form.getByLabel("Nome completo").fill("Bia da Lista");
  await form.getByLabel("E-mail").fill(email);
  await form.getByRole("button", { name: "Incluir Duplas" }).click();
  await form.getByRole("button", { name: "Cadastrar", exact: true }).dblclick();
  await expect(managing.getByText(/^Convidado .*, ainda sem resposta$/)).toBeVisible();
  const list = managing.getByRole("table", { name: "Professores" });
  await expect(list.getByRole("row")).toHaveCount(2);

  // And when they can give classes.
  await managing.getByRole("button", { name: "Alterar Cadastro" }).click();
  const record = await openedDialog(managing, "Alterar Cadastro");
  await record.getByRole("button", { name: "Incluir horário: Terça" }).click();
  await record.getByLabel("Terça: início").fill("18:00");
  await record.getByLabel("Terça: fim").fill("21:00");
  await record.getByRole("button", { name: "Salvar" }).click();
  await expect(managing.getByText("Disponível 18:00–21:00")).toBeVisible();

  // The mail leads to the portal, and from there to the answer.
  const mail = await readMail(teaching, email, "Convite para dar aulas na Arena das Aulas");
  await signInAs(teaching, email, "/auth-athlete");
  await teaching.goto(mail.link);
  await expect(teaching.getByRole("heading", { name: "Convites para dar aulas" })).toBeVisible();
  await teaching.getByRole("button", { name: "Aceitar Arena das Aulas" }).click();
  await expect(teaching.getByRole("heading", { name: "Convites para dar aulas" })).toBeHidden();
  await teaching.goto("/arena-calendar");
  await expect(teaching.getByText("Arena das Aulas").first()).toBeVisible();
  await teaching.goto("/arena-teachers");
  await expect(teaching.getByRole("heading", { name: "Professores da Arena" })).toBeHidden();

  // The arena sees their own name and address from now on.
  await managing.goto("/arena-teachers");
  await list.getByRole("link", { name: "Bia Verdadeira" }).click();
  await expect(managing.getByText("Tem conta na Praia")).toBeVisible();
  await expect(managing.getByRole("link", { name: email })).toBeVisible();
  await managing.getByRole("button", { name: "Encerrar" }).click();
  await managing.getByRole("alertdialog").getByRole("button", { name: "Encerrar" }).click();
  await expect(managing.getByText("Não dá mais aulas nesta arena")).toBeVisible();
  await expect(managing.getByRole("link", { name: email })).toBeHidden();

  // Who teaches nowhere is told so, and where an invitation would be.
  await teaching.goto("/arena-dashboard");
  await expect(
    teaching.getByRole("heading", { name: "Você não dá aulas em nenhuma arena agora" }),
  ).toBeVisible();

  await managing.goto("/arena-teachers");
  const saved = managing.waitForEvent("download");
  await managing.getByRole("button", { name: "Exportar CSV" }).click();
  const sheet = await saved;
  expect(sheet.suggestedFilename()).toBe("professores-arena-das-aulas.csv");
  const lines = (await readFile(await sheet.path(), "utf8")).split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFNome;E-mail;Telefone;Maior certificação;Nível;/);
  expect(lines[1]).toBe("Bia Verdadeira;;;;;0;0;;;Encerrado");
});
