import { readFile } from "node:fs/promises";
import { expect, test } from "../support/browser-test";
import { openClassTonight } from "../support/class-tonight";
import { openArena } from "../support/own-arena";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

test("a manager registers an athlete, finds them, writes a note, lets them go and takes them back", async ({
  page,
}) => {
  await openArena(page, "Arena dos Atletas");
  await page.goto("/arena-athletes");
  await expect(page.getByRole("heading", { name: "Nenhum atleta ainda" })).toBeVisible();
  await page.getByRole("button", { name: "Cadastrar Novo Atleta" }).click();
  const first = await openedDialog(page, "Cadastrar Novo Atleta");
  await first.getByLabel("Nome completo").fill("Bruna D’Ávila");
  await first.getByRole("button", { name: "Salvar e cadastrar outro" }).click();
  await expect(page.getByText("Bruna D'Ávila")).toBeVisible();
  await expect(first.getByLabel("Nome completo")).toHaveValue("");
  await expect(first.getByLabel("Nome completo")).toBeFocused();
  for (const name of ["Érica Nunes", "Ana Lima"]) {
    if (name !== "Érica Nunes") await page.getByRole("button", { name: "Cadastrar Novo Atleta" }).click();
    const dialog = await openedDialog(page, "Cadastrar Novo Atleta");
    await dialog.getByLabel("Nome completo").fill(name);
    await dialog.getByLabel("Telefone").fill("(48) 99999-1234");
    await dialog.getByRole("button", { name: "Cadastrar", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Cadastrar Novo Atleta" })).toBeHidden();
    const details = page.getByRole("dialog", { name: "Atleta", exact: true });
    await expect(details).toContainText(name);
    await details.getByRole("button", { name: "Fechar" }).click();
    await expect(details).toBeHidden();
  }
  const list = page.getByRole("table", { name: "Atletas" });
  await expect(list.getByRole("row")).toHaveCount(4);

  await page.getByRole("searchbox").fill("davila bruna");
  await expect(list.getByRole("row")).toHaveCount(2);
  await expect(list.getByRole("link", { name: "Bruna D'Ávila" })).toBeVisible();
  await page.getByRole("searchbox").fill("erica");
  await expect(list.getByRole("row")).toHaveCount(2);
  await list.getByRole("link", { name: "Érica Nunes" }).click();
  await expect(page.getByRole("dialog", { name: "Atleta", exact: true })).toContainText("Érica Nunes");
  await expect(page.getByRole("link", { name: "(48) 99999-1234" })).toBeVisible();
  await page.getByRole("button", { name: "Anotar" }).click();
  const note = await openedDialog(page, "Observações da arena");
  await note.getByLabel("Observações").fill("Prefere aulas de manhã");
  await note.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Prefere aulas de manhã")).toBeVisible();

  await page.getByRole("button", { name: "Inativar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Inativar" }).click();
  await expect(page.getByText("Os contatos voltam a aparecer quando o atleta for reativado.")).toBeVisible();
  await expect(list.getByRole("row", { name: /Érica Nunes/ })).toContainText("Inativo");
  await page.getByRole("button", { name: "Reativar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reativar" }).click();
  await expect(page.getByRole("link", { name: "(48) 99999-1234" })).toBeVisible();

  await page.goto("/arena-athletes");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar CSV" }).click();
  const sheet = await saved;
  expect(sheet.suggestedFilename()).toBe("atletas-arena-dos-atletas.csv");
  const lines = (await readFile(await sheet.path(), "utf8")).split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFNome;E-mail;Telefone;Nível;/);
  expect(lines[1]).toMatch(/^Ana Lima;;\(48\) 99999-1234;Fun;;;\d\d\/\d\d\/\d{4};Ativo;$/);
  expect(lines[2]).toContain("Bruna D'Ávila");
  expect(lines[3]).toContain("Érica Nunes");
  expect(lines[3]).toContain(";Prefere aulas de manhã");
});

test("athletes come out of a sheet that is read first, and a teacher sees the own students alone", async ({
  page: managing,
  browser,
}) => {
  const tonight = await openClassTonight(managing, 1);
  await managing.goto("/arena-athletes");
  const list = managing.getByRole("table", { name: "Atletas" });
  await expect(list.getByRole("row")).toHaveCount(2);
  for (const name of ["Luíza Sant’Anna", "João Müller Jr."]) {
    await managing.getByRole("button", { name: "Cadastrar Novo Atleta" }).click();
    const form = await openedDialog(managing, "Cadastrar Novo Atleta");
    await form.getByLabel("Nome completo").fill(name);
    await form.getByRole("button", { name: "Cadastrar", exact: true }).click();
    await expect(managing.getByRole("dialog", { name: "Cadastrar Novo Atleta" })).toBeHidden();
    const details = managing.getByRole("dialog", { name: "Atleta", exact: true });
    await details.getByRole("button", { name: "Fechar" }).click();
    await expect(details).toBeHidden();
  }

  await managing.getByRole("button", { name: "Importar CSV" }).click();
  const importing = await openedDialog(managing, "Importar atletas");
  await importing.getByLabel("Ou cole as linhas aqui").fill("Nome;Nível\nMaria-Clara Nuñez;C\nR2D2;C");
  await importing.getByRole("button", { name: "Conferir planilha" }).click();
  const lines = importing.getByRole("list", { name: "Linhas da planilha" }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("Será cadastrado: Maria-Clara Nuñez");
  await expect(lines.last()).toContainText("Nome deve conter apenas letras e espaços");
  await importing.getByRole("button", { name: "Cadastrar 1 atleta sem problema" }).click();
  await expect(importing).toBeHidden();
  await expect(list.getByRole("row")).toHaveCount(5);
  await expect(list.getByRole("link", { name: "Maria-Clara Nuñez" })).toBeVisible();

  const teaching = await (await browser.newContext()).newPage();
  await enterAs(teaching, tonight.teacher.email);
  await teaching.goto("/arena-athletes");
  const own = teaching.getByRole("table", { name: "Meus alunos" });
  await expect(own.getByRole("row")).toHaveCount(2);
  await own.getByRole("link", { name: "Ana Souza" }).click();
  const student = teaching.getByRole("dialog", { name: "Aluno", exact: true });
  await expect(student).toContainText("Nível D");
  await expect(student.getByRole("heading", { name: "Contato" })).toBeVisible();
  await expect(student.getByRole("button", { name: "Alterar Cadastro" })).toBeHidden();
  await teaching.context().close();
});
