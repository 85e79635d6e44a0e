import { expect, test } from "../support/browser-test";
import { ask, freshAddress } from "../support/ask";
import { signUpFreshAthlete } from "../support/fresh-account";
import { enterAs } from "../support/sign-in";
import { openArena } from "../support/own-arena";
import { openedDialog } from "../support/opened-dialog";

test("a manager finds somebody who is on the list twice, compares, and makes one of them", async ({
  page,
}) => {
  await openArena(page, "Arena dos Repetidos");
  const address = freshAddress();
  await page.goto("/arena-athletes");
  for (const email of ["", address]) {
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
  await expect(merging.getByRole("region", { name: "Fica" })).toContainText(address);
  await expect(merging.getByText("vem do outro cadastro")).toBeHidden();
  await merging.getByRole("button", { name: "Cancelar" }).click();

  // The same from the list itself.
  await list.getByRole("checkbox", { name: "Selecionar Ana Souza" }).first().check();
  await expect(page.getByRole("button", { name: "Juntar cadastros: marque dois" })).toBeDisabled();
  await list.getByRole("checkbox", { name: "Selecionar Ana Souza" }).last().check();
  await page.getByRole("button", { name: "Juntar cadastros" }).click();
  const again = await openedDialog(page, "Juntar cadastros");
  await expect(again.getByText("Dá para desfazer por 30 dias")).toBeVisible();
  await again.getByRole("button", { name: "Juntar cadastros" }).click();
  await expect(page.getByText("Cadastros juntados")).toBeVisible();
  await expect(list.getByRole("row")).toHaveCount(2);
  await list.getByRole("link", { name: "Ana Souza" }).click();
  await expect(page.getByRole("link", { name: address })).toBeVisible();

  // It was a mistake: both are on the list again.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Cadastros repetidos" }).click();
  const merged = await openedDialog(page, "Cadastros repetidos");
  await merged.getByRole("button", { name: "Desfazer a união de Ana Souza e Ana Souza" }).click();
  const undoing = page.getByRole("alertdialog", { name: "Desfazer a união?" });
  await expect(undoing).toContainText("O que entrou depois da união fica com Ana Souza.");
  await undoing.getByRole("button", { name: "Desfazer união" }).click();
  await expect(page.getByText("União desfeita")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list.getByRole("row")).toHaveCount(3);
});

test("a mother refuses the record of her daughter under her address, and takes the one that is hers", async ({
  page: manager,
  browser,
}) => {
  const arena = await openArena(manager, "Arena da Família");
  const email = freshAddress();
  const register = (fullName: string) =>
    ask(
      manager.request,
      `mutation ($input: RegisterAthleteInput!) { registerAthlete(input: $input) { __typename } }`,
      { input: { arenaId: arena.id, fullName, level: "B", email } },
      arena.token,
    );
  await register("Lia Prado");

  const mother = await (await browser.newContext()).newPage();
  await signUpFreshAthlete(mother, "Marta Prado", email);
  await enterAs(mother, email);
  await mother.goto("/conta");
  const card = mother.getByRole("region", { name: "Este cadastro é seu?" });
  await expect(card).toContainText("Lia Prado");
  await expect(card).toContainText("Arena da Família · Nível B");
  await card.getByRole("button", { name: "Não é meu" }).click();
  await expect(mother.getByText("O cadastro ficou como estava, e a arena foi avisada.")).toBeVisible();
  await expect(card).toBeHidden();

  await manager.goto("/arena-athletes");
  const list = manager.getByRole("table", { name: "Atletas" });
  await list.getByRole("link", { name: "Lia Prado" }).click();
  await manager
    .getByRole("dialog", { name: "Atleta", exact: true })
    .getByRole("button", { name: "Alterar Cadastro" })
    .click();
  const editing = await openedDialog(manager, "Alterar Cadastro");
  await editing.getByLabel("E-mail").fill("");
  await editing.getByRole("button", { name: "Salvar" }).click();
  await expect(editing).toBeHidden();
  await register("Marta Prado");

  await mother.reload();
  await expect(card).toContainText("Marta Prado");
  await card.getByRole("button", { name: "Sim, é meu" }).click();
  await expect(mother.getByText("O que estava nele agora está no seu perfil.")).toBeVisible();
  await expect(card).toBeHidden();
  await manager.reload();
  await expect(list.getByRole("row")).toHaveCount(3);
  await expect(list.getByRole("link", { name: "Lia Prado" })).toBeVisible();
  await expect(list.getByRole("row", { name: /Marta Prado/ })).toContainText("B");
  await mother.context().close();
});
