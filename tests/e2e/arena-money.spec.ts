import { readFile } from "node:fs/promises";
import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { openArena, registerAthletes } from "../support/own-arena";
import { pdfText } from "../support/pdf-text";

const names = ["Bia Ramos", "Caio Lima", "Duda Reis"];

test("a manager charges three athletes: one pays in part, one is refunded, one is let off, and the totals add up", async ({
  page,
}) => {
  const arena = await openArena(page, "Arena das Contas");
  await registerAthletes(page, arena, names);
  const totals = async (all: string, received: string, pending: string) => {
    for (const [label, amount] of [
      ["Total Geral", all],
      ["Recebido", received],
      ["Pendente", pending],
    ] as const)
      await expect(page.locator("dl > div", { hasText: label }).first()).toContainText(
        new RegExp(`R\\$\\s${amount}`),
      );
  };
  const list = page.getByRole("table", { name: "Cobranças" });
  const does = async (name: string, act: string, dialog: string) => {
    await page.getByRole("button", { name: `Mais ações para ${name}` }).click();
    await page.getByRole("menuitem", { name: act, exact: true }).click();
    return openedDialog(page, dialog);
  };

  await page.goto("/arena-financial");
  await page.getByRole("button", { name: "Nova Cobrança" }).click();
  const charge = await openedDialog(page, "Nova Cobrança");
  await charge.getByRole("button", { name: "Cobrar", exact: true }).click();
  await expect(charge.getByText("Escolha pelo menos um atleta ou diga o nome do cliente")).toBeVisible();
  await expect(charge.getByText("Diga um valor maior que zero")).toBeVisible();
  for (const name of names) {
    await charge.getByLabel("Incluir atleta").fill(name);
    await charge.getByRole("button", { name: new RegExp(name) }).click();
    await expect(charge.getByRole("button", { name: `Tirar ${name}` })).toBeVisible();
  }
  await charge.getByLabel(/^Valor/).fill("20000");
  await expect(charge.getByText(/3 atletas: R\$\s600,00 ao todo/)).toBeVisible();
  await charge.getByRole("button", { name: "Cobrar", exact: true }).dblclick();
  await expect(page.getByText("3 cobranças criadas")).toBeVisible();
  await expect(list.getByRole("row")).toHaveCount(4);
  await totals("600,00", "0,00", "600,00");

  const part = await does("Bia Ramos", "Baixa Manual", "Baixa Manual");
  await part.getByLabel(/^Valor recebido/).fill("5000");
  await expect(part.getByText(/Continuam em aberto R\$\s150,00/)).toBeVisible();
  await part.getByRole("button", { name: "Registrar pagamento" }).dblclick();
  await totals("600,00", "50,00", "550,00");

  const whole = await does("Caio Lima", "Baixa Manual", "Baixa Manual");
  await whole.getByLabel("Forma de pagamento").selectOption({ label: "Dinheiro" });
  await whole.getByRole("button", { name: "Registrar pagamento" }).click();
  await expect(list.getByRole("row", { name: /Caio Lima/ })).toContainText("Pago");
  const refund = await does("Caio Lima", "Reembolsar", "Reembolsar");
  await refund.getByLabel("Motivo").fill("Machucou o ombro");
  await refund.getByRole("button", { name: "Registrar reembolso" }).click();
  await expect(list.getByRole("row", { name: /Caio Lima/ })).toContainText("Reembolsado");
  await totals("400,00", "50,00", "350,00");

  const cancel = await does("Duda Reis", "Cancelar cobrança", "Cancelar cobrança?");
  await cancel.getByRole("button", { name: "Cancelar cobrança" }).click();
  await expect(cancel.getByText(/Diga o motivo/)).toBeVisible();
  await cancel.getByLabel("Motivo").fill("Mês de cortesia");
  await cancel.getByRole("button", { name: "Cancelar cobrança" }).click();
  await expect(list.getByRole("row", { name: /Duda Reis/ })).toContainText("Cancelado");
  await totals("200,00", "50,00", "150,00");

  // Her Pix comes all the same: it is her credit, and goes back.
  const lateMoney = await does("Duda Reis", "Baixa Manual", "Baixa Manual");
  await expect(lateMoney.getByText(/fica como crédito de quem pagou, a devolver/)).toBeVisible();
  await lateMoney.getByLabel("Observação").fill("Pix depois do cancelamento");
  await lateMoney.getByRole("button", { name: "Registrar pagamento" }).click();
  await expect(list.getByRole("row", { name: /Duda Reis/ })).toContainText("A devolver");
  await expect(page.locator("dl > div", { hasText: "A devolver" })).toContainText(/R\$\s200,00/);
  await totals("200,00", "50,00", "150,00");
  const back = await does("Duda Reis", "Devolver crédito", "Devolver crédito");
  await back.getByLabel("Motivo").fill("Cobrança cancelada");
  await back.getByRole("button", { name: "Registrar reembolso" }).dblclick();
  await expect(list.getByRole("row", { name: /Duda Reis/ })).toContainText("Cancelado");

  // The same in pictures, and on the arena's first page.
  await page.getByRole("link", { name: "Panorama" }).click();
  await expect(page.locator("dl > div", { hasText: "Receita do mês" })).toContainText(/R\$\s50,00/);
  await page.goto("/arena-dashboard");
  const card = page.getByRole("region", { name: "Gestão Financeira" });
  await page.getByRole("heading", { name: "Configurações da Arena" }).scrollIntoViewIfNeeded();
  await expect(card.getByText(/receita do mês/)).toBeVisible();
  await expect(card).toContainText(/R\$\s50,00/);
  await card.getByRole("link", { name: "Histórico Financeiro" }).click();

  // What happened stands beside the charge, with who did it.
  await list.getByRole("link", { name: "Caio Lima" }).click();
  await expect(page.getByText("Machucou o ombro")).toBeVisible();
  await expect(page.getByText(/por Marina do Teste/).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Baixar o recibo do pagamento de/ }).click();
  const receipt = pdfText(await readFile(await (await download).path()));
  expect(receipt).toContain("Caio Lima");
  expect(receipt).toContain("Dinheiro");
});

test("several charges are paid at once with one note, and the note is on the receipt", async ({ page }) => {
  const arena = await openArena(page, "Arena do Mês");
  await registerAthletes(page, arena, names);
  await page.goto("/arena-financial");
  await page.getByRole("button", { name: "Nova Cobrança" }).click();
  const charge = await openedDialog(page, "Nova Cobrança");
  for (const name of names) {
    await charge.getByLabel("Incluir atleta").fill(name);
    await charge.getByRole("button", { name: new RegExp(name) }).click();
  }
  await charge.getByLabel(/^Valor/).fill("15000");
  await charge.getByRole("button", { name: "Cobrar", exact: true }).click();
  const list = page.getByRole("table", { name: "Cobranças" });
  await expect(list.getByRole("row")).toHaveCount(4);

  for (const name of names.slice(0, 2))
    await list
      .getByRole("row", { name: new RegExp(name) })
      .getByRole("checkbox")
      .click();
  const bar = page.getByRole("toolbar");
  await expect(bar).toContainText(/2 cobranças · R\$\s300,00/);
  await bar.getByRole("button", { name: "Lembrar" }).click();
  const reminding = page.getByRole("alertdialog");
  await reminding.getByRole("button", { name: "Enviar e-mails" }).click();
  await expect(reminding.getByText(/Sem conta para receber e-mail: .*Bia Ramos/)).toBeVisible();
  await reminding.getByRole("button", { name: "Cancelar" }).click();
  await bar.getByRole("button", { name: "Baixa Manual" }).click();
  const paying = await openedDialog(page, "Baixa Manual em 2 cobranças");
  await paying.getByLabel("Observação").fill("Caixa de sábado");
  await paying.getByRole("button", { name: "Registrar pagamentos" }).dblclick();
  await expect(page.getByText("Baixa manual em 2 cobranças.")).toBeVisible();
  for (const name of names.slice(0, 2))
    await expect(list.getByRole("row", { name: new RegExp(name) })).toContainText("Pago");

  // The note stands in the history and on the receipt.
  await list.getByRole("link", { name: "Bia Ramos" }).click();
  await expect(page.getByText("Caixa de sábado")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Baixar o recibo do pagamento de/ }).click();
  expect(pdfText(await readFile(await (await download).path()))).toContain("Caixa de sábado");
});
