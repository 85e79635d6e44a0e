import { readFile } from "node:fs/promises";
import { people } from "../../prisma/demo/people";
import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { openArena } from "../support/own-arena";
import { enterAs } from "../support/sign-in";

test.use({ actionTimeout: 15_000 });

test("a contract with its document is written down, renewed and ended", async ({ page, browser }) => {
  const arena = await openArena(
    await (await browser.newContext()).newPage(),
    `Arena Contratada ${Date.now()}`,
  );
  const pdf = Buffer.from("%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n");

  await enterAs(page, people.admin.email);
  await page.goto("/admin/contracts");
  await page.getByRole("button", { name: "Novo Contrato" }).click();
  const creating = await openedDialog(page, "Novo Contrato");
  await creating.getByRole("button", { name: "Criar Contrato" }).click();
  await expect(creating.getByLabel("Plano")).toHaveAttribute("aria-invalid", "true");
  await creating.getByLabel("Buscar arena").fill(arena.name);
  await creating.getByRole("button", { name: new RegExp(arena.name) }).click();
  await creating.getByLabel("Plano").fill("Plano Clube");
  await creating.getByLabel("Valor (R$)").fill("199,00");
  await creating.getByLabel("Documento do contrato").setInputFiles({
    name: "contrato.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("isto não é um PDF"),
  });
  await expect(creating.getByText(/PDF/).last()).toBeVisible();
  await creating
    .getByLabel("Documento do contrato")
    .setInputFiles({ name: "contrato.pdf", mimeType: "application/pdf", buffer: pdf });
  await creating.getByRole("button", { name: "Criar Contrato" }).click();
  await expect(page.getByText("Contrato criado com sucesso")).toBeVisible();

  const details = page.getByRole("dialog", { name: "Detalhes do contrato" });
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    details.getByRole("button", { name: "Baixar" }).click(),
  ]);
  expect(await readFile(await saved.path())).toEqual(pdf);

  await details.getByRole("button", { name: "Renovar" }).click();
  const renewing = await openedDialog(page, "Renovar contrato");
  await renewing.getByLabel("Novo último dia").fill("2031-12-31");
  await renewing.getByRole("button", { name: "Renovar" }).click();
  await expect(details.getByText(/31\/12\/2031/).first()).toBeVisible();

  await details.getByRole("button", { name: "Encerrar" }).click();
  const ending = await openedDialog(page, "Encerrar contrato?");
  await ending.getByLabel("Motivo").fill("A arena mudou de plano");
  await ending.getByRole("button", { name: "Encerrar" }).click();
  await expect(details.getByText("A arena mudou de plano")).toBeVisible();
  await expect(details.getByRole("button", { name: "Renovar" })).toBeHidden();
});

test("of two admins who change the settings the second is told, and nothing is lost", async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  for (const one of [page, other]) {
    await enterAs(one, people.admin.email);
    await one.goto("/admin/settings");
    await expect(one.getByLabel("Razão social")).toBeVisible();
  }
  const notice = `Manutenção ${Date.now()}`;
  await other.getByLabel("Aviso", { exact: true }).fill(notice);
  await other.getByLabel("Aparece de").fill("2090-01-01T22:00");
  await other.getByLabel("Aparece até").fill("2090-01-02T01:00");
  await other.getByRole("button", { name: "Salvar" }).click();
  await expect(other.getByText("Configurações salvas")).toBeVisible();

  const before = await page.getByLabel("Razão social").inputValue();
  await page.getByLabel("Razão social").fill("Praia dos Testes Ltda.");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText(/Outra pessoa salvou as configurações/)).toBeVisible();
  await expect(page.getByLabel("Aviso", { exact: true })).toHaveValue(notice);
  await expect(page.getByLabel("Razão social")).toHaveValue("Praia dos Testes Ltda.");
  await page.getByLabel("Razão social").fill(before);
  await page.getByRole("button", { name: "Retirar aviso" }).click();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Configurações salvas")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Aviso", { exact: true })).toHaveValue("");
});
