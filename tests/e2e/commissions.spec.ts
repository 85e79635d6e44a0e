import { readFile } from "node:fs/promises";
import { expect, test } from "../support/browser-test";
import { openClassTonight } from "../support/class-tonight";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

const phone = { viewport: { width: 360, height: 740 } };

test("a teacher sees her statement: agreed on, earned, closed and paid", async ({
  page: managing,
  browser,
}) => {
  const { teacher } = await openClassTonight(managing, 3);

  // The manager agrees on a rule.
  await managing.goto("/arena-financial/comissoes");
  await expect(managing.getByText("Sem regra")).toBeVisible();
  await managing.getByRole("link", { name: "Lia da Quadra" }).click();
  await managing.getByRole("button", { name: "Nova regra" }).click();
  const rule = await openedDialog(managing, "Nova regra de comissão");
  await rule.getByRole("button", { name: "Salvar regra" }).click();
  await expect(rule.getByText("Informe o valor")).toBeVisible();
  await rule.getByLabel("Como se calcula").selectOption({ label: "Percentual do valor da aula" });
  await rule.getByLabel("Percentual").fill("120");
  await rule.getByRole("button", { name: "Salvar regra" }).click();
  await expect(rule.getByText("O percentual vai de 0 a 100")).toBeVisible();
  await rule.getByLabel("Como se calcula").selectOption({ label: "Valor por aluno presente" });
  await rule.getByLabel("Valor", { exact: true }).fill("1550");
  await rule.getByRole("button", { name: "Salvar regra" }).dblclick();
  await expect(managing.getByText("Regra salva")).toBeVisible();
  await expect(managing.getByText("Em vigor")).toHaveCount(1);

  // The teacher takes the attendance, and reads what it brings.
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await enterAs(page, teacher.email);
  await page.goto("/comissoes");
  await expect(page.getByText("Nenhuma comissão ainda")).toBeVisible();
  await page.goto("/arena-calendar");
  await page.getByRole("link", { name: /Turma da noite/ }).click();
  await page.getByRole("button", { name: "Todos presentes" }).click();
  await expect(page.getByText("Chamada feita")).toBeVisible({ timeout: 60_000 });
  await page.goto("/comissoes");
  await page.getByRole("link", { name: / de \d{4}$/ }).click();
  const lines = page.getByRole("list", { name: "Linhas do extrato" });
  await expect(lines.getByText("Turma da noite")).toBeVisible();
  await expect(lines.getByText(/15,50 por aluno presente · 3 presentes/)).toBeVisible();
  await expect(lines.getByText(/46,50/)).toBeVisible();

  // The manager adds what was agreed on beside, closes the month and pays it.
  await managing.reload();
  await managing.getByRole("button", { name: "Lançar ajuste" }).click();
  const adjustment = await openedDialog(managing, "Lançar ajuste");
  await adjustment.getByLabel("Valor").fill("350");
  await adjustment.getByRole("button", { name: "Lançar" }).click();
  await expect(adjustment.getByText("Diga o motivo")).toBeVisible();
  await adjustment.getByLabel("Motivo").fill("Bolinhas novas");
  await adjustment.getByRole("button", { name: "Lançar" }).dblclick();
  await expect(managing.getByText("Ajuste lançado")).toBeVisible();
  const drawer = managing.getByRole("list", { name: "Linhas do extrato" });
  await expect(drawer.getByText("Bolinhas novas")).toHaveCount(1);

  await managing.getByRole("button", { name: "Fechar extrato" }).click();
  const closing = managing.getByRole("alertdialog", { name: "Fechar o extrato?" });
  await expect(closing.getByText(/50,00/)).toBeVisible();
  await closing.getByRole("button", { name: "Fechar extrato" }).click();
  await expect(managing.getByText("Extrato fechado", { exact: true })).toBeVisible();
  await expect(managing.getByRole("button", { name: "Lançar ajuste" })).toBeHidden();

  await managing.getByRole("button", { name: "Registrar pagamento" }).click();
  const payment = await openedDialog(managing, "Registrar pagamento");
  await payment.getByLabel("Observação").fill("Comprovante no grupo");
  await payment.getByRole("button", { name: "Registrar" }).dblclick();
  await expect(managing.getByText("Pagamento registrado")).toBeVisible();
  await expect(managing.getByRole("button", { name: "Reabrir extrato" })).toBeHidden();
  await expect(managing.getByText(/Pix · Comprovante no grupo/)).toBeVisible();

  const download = managing.waitForEvent("download");
  await managing.goto("/arena-financial/comissoes");
  await managing.getByRole("button", { name: "Baixar CSV" }).click();
  const sheet = await readFile(await (await download).path(), "utf8");
  expect(sheet).toContain("Lia da Quadra;1;50,00;0,00;0,00;50,00;Pago;");

  await page.goto("/comissoes");
  await expect(page.getByText("Pago", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: / de \d{4}$/ }).click();
  await expect(page.getByText(/Pix · Comprovante no grupo/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Reabrir extrato" })).toBeHidden();
  await context.close();
});
