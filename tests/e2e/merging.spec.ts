import { expect, test } from "../support/browser-test";
import { openArena } from "../support/own-arena";
import { openedDialog } from "../support/opened-dialog";

test("a manager finds somebody who is on the list twice, compares, and makes one of them", async ({
  page,
}) => {
  await openArena(page, "Arena dos Repetidos");
  await page.goto("/arena-athletes");
  for (const email of ["", "ana.souza@teste.example"]) {
    await page.getByRole("button", { name: "Cadastrar Novo Atleta" }).click();
    const dialog = await openedDialog(page, "Cadastrar Novo Atleta");
    await dialog.getByLabel("Nome completo").fill("Ana Souza");
    await dialog.getByLabel("Telefone").fill("(48) 99999-1234");
    await dialog.getByLabel("E-mail").fill(email);
    await dialog.getByRole("button", { name: "Cadastrar", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Cadastrar Novo Atleta" })).toBeHidden();
    const details = page.getByRole("dialog", { name: "Atleta", exact: true });
    await expect(details).toContainText("Ana Souza");
    await details.getByRole("button", { name: "Fechar" }).click();
    await expect(details).toBeHidden();
  }
  const list = page.getByRole("table", { name: "Atletas" });
  await expect(list.getByRole("row")).toHaveCount(3);

  await page.getByRole("button", { name: "Cadastros repetidos" }).click();
  const repeated = await openedDialog(page, "Cadastros repetidos");
  await expect(repeated.getByText("Mesmo nome e telefone")).toBeVisible();
  await repeated.getByRole("button", { name: "Comparar" }).click();
  const merging = await openedDialog(page, "Juntar cadastros");
  await expect(merging.getByRole("region", { name: "Fica" })).toContainText("vem do outro cadastro");
  await merging.getByRole("button", { name: "Trocar quem fica" }).click();
  await expect(merging.getByRole("region", { name: "Fica" })).toContainText("ana.souza@teste.example");
  await expect(merging.getByText("vem do outro cadastro")).toBeHidden();
  await merging.getByRole("button", { name: "Cancelar" }).click();

  // The same from the list itself.
  await list.getByRole("checkbox", { name: "Selecionar Ana Souza" }).first().check();
  await expect(page.getByRole("button", { name: "Juntar cadastros: marque dois" })).toBeDisabled();
  await list.getByRole("checkbox", { name: "Selecionar Ana Souza" }).last().check();
  await page.getByRole("button", { name: "Juntar cadastros" }).click();
  const again = await openedDialog(page, "Juntar cadastros");
  await expect(again.getByText("Depois de juntar não dá para separar.")).toBeVisible();
  await again.getByRole("button", { name: "Juntar cadastros" }).click();
  await expect(page.getByText("Cadastros juntados")).toBeVisible();
  await expect(list.getByRole("row")).toHaveCount(2);
  await list.getByRole("link", { name: "Ana Souza" }).click();
  await expect(page.getByRole("link", { name: "ana.souza@teste.example" })).toBeVisible();
});
