import type { Page } from "@playwright/test";
import { demoPassword } from "../../prisma/demo/logins";
import { expect, test } from "../support/browser-test";
import { signUpFreshAthlete } from "../support/fresh-account";
import { createPairEvent } from "../support/pair-event";
import { openedDialog } from "../support/opened-dialog";

/** What a category of women asks of a profile that does not tell. */
async function tellGender(page: Page) {
  await page.getByLabel("Gênero").selectOption("FEMALE");
  await page.getByRole("button", { name: "Salvar e continuar" }).click();
}

test("two athletes enrol by a link, the manager takes the money, and both are confirmed", async ({
  page: managing,
  browser,
}) => {
  const name = `Duplas do link ${Date.now()}`;
  const { key } = await createPairEvent(managing, name);
  const anas = await browser.newContext();
  const bias = await browser.newContext();
  const [ana, bia] = [await anas.newPage(), await bias.newPage()];
  const [anaEmail, biaEmail] = [await signUpFreshAthlete(ana), await signUpFreshAthlete(bia)];

  // Ana comes to the page as a stranger, signs in, and is back on it.
  await ana.goto(`/torneio/${key}`);
  await ana.getByRole("link", { name: "Entrar e me inscrever" }).click();
  await ana.getByLabel("Email").fill(anaEmail);
  await ana.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await ana.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(ana).toHaveURL(new RegExp(`/torneio/${key}`));
  await tellGender(ana);
  await ana.getByRole("button", { name: "Inscrever e convidar" }).click();
  await expect(ana.getByText("Informe o nome da sua dupla")).toBeVisible();
  await ana.getByLabel("Nome da sua dupla").fill("Bia do Link");
  await ana.getByRole("button", { name: "Inscrever e convidar" }).dblclick();
  const link = await ana.getByLabel("Link do convite").inputValue();
  await expect(ana.getByRole("link", { name: "Enviar pelo WhatsApp" })).toHaveAttribute(
    "href",
    /wa\.me\/\?text=/,
  );
  await expect(ana.getByText("Aguardando a dupla", { exact: true })).toBeVisible();

  // Bia opens the link, signs in, and says yes.
  await bia.goto(new URL(link).pathname + new URL(link).search);
  await expect(bia.getByText(name)).toBeVisible();
  await bia.getByRole("link", { name: "Entrar e aceitar" }).click();
  await bia.getByLabel("Email").fill(biaEmail);
  await bia.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await bia.getByRole("button", { name: "Entrar", exact: true }).click();
  await bia.getByRole("button", { name: "Aceitar convite" }).click();
  await tellGender(bia);
  await expect(bia).toHaveURL(new RegExp(`/torneio/${key}`));
  await expect(bia.getByText("Aguardando pagamento", { exact: true })).toBeVisible();
  // Ana's page follows by itself.
  await expect(ana.getByText("Aguardando pagamento", { exact: true })).toBeVisible();

  await managing.goto(`/arena-tournament/${key}/enrolments`);
  await expect(managing.getByText("1 de 8 duplas")).toBeVisible();
  // One row for the two, who each pay for themselves: in its details, and the second from the row itself.
  await managing.getByRole("table").getByRole("link").click();
  const details = managing.getByRole("dialog");
  await details
    .getByRole("button", { name: /^Baixa manual/ })
    .first()
    .click();
  await expect(details.getByText(/^Pago em/)).toBeVisible();
  await managing
    .getByRole("table")
    .getByRole("button", { name: /^Baixa manual/ })
    .click();
  await expect(managing.getByRole("button", { name: /^Confirmada 2$/ })).toBeVisible();

  for (const athlete of [ana, bia]) {
    await expect(athlete.getByText("Confirmada", { exact: true })).toBeVisible();
    await expect(athlete.getByText(/R\$ 80,00 pagos em/)).toBeVisible();
  }

  // What comes back is told before leaving.
  await ana.getByRole("button", { name: "Cancelar minha inscrição" }).click();
  await expect(ana.getByRole("alertdialog")).toContainText("os R$ 80,00 pagos são devolvidos");
  await ana.getByRole("button", { name: "Voltar" }).click();
  await anas.close();
  await bias.close();
});

test("a sheet shows what is wrong in which line before anything is written", async ({ page }) => {
  const { key } = await createPairEvent(page, `Duplas da planilha ${Date.now()}`);
  await page.goto(`/arena-tournament/${key}/enrolments`);

  // Two athletes of the arena, registered on the spot, are a pair.
  const [first, second] = ["Rosa Planilha", "Vera Planilha"];
  await page.getByRole("button", { name: "Inscrever dupla" }).click();
  const pair = await openedDialog(page, "Inscrever dupla");
  for (const athlete of [first, second]) {
    await pair.getByRole("tab", { name: "Cadastrar novo atleta" }).click();
    await pair.getByLabel("Nome completo").fill(athlete);
    await pair.getByLabel("Gênero").selectOption("FEMALE");
    await pair.getByRole("button", { name: "Cadastrar e escolher" }).click();
    await expect(pair.getByRole("button", { name: `Trocar ${athlete}` })).toBeVisible();
  }
  await pair.getByRole("button", { name: "Inscrever dupla" }).click();
  await expect(page.getByText("1 de 8 duplas")).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(first) })).toContainText("Confirmada");

  await page.getByRole("button", { name: "Importar CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Importar inscrições" });
  await dialog
    .getByLabel("Ou cole as linhas aqui")
    .fill(`Atleta 1;E-mail 1;Atleta 2;E-mail 2\n${first};;Nara Ninguém;\nAna;ana@;Bia;\n`);
  await dialog.getByRole("button", { name: "Conferir planilha" }).click();
  await expect(
    dialog.getByText("2 linhas têm problema e ficam de fora. Corrija a planilha para importar."),
  ).toBeVisible();
  const rows = dialog.getByRole("row");
  await expect(rows.nth(1)).toContainText(`${first} já está inscrito nesta categoria.`);
  await expect(rows.nth(2)).toContainText("O e-mail do atleta 1 é inválido: ana@.");
  await expect(dialog.getByRole("button", { name: /^Importar/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Corrigir planilha" }).click();
  await expect(dialog.getByLabel("Ou cole as linhas aqui")).toHaveValue(/Nara Ninguém/);
});
