import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { expect, test } from "../support/browser-test";
import { openClassTonight } from "../support/class-tonight";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

const phone = { viewport: { width: 360, height: 740 } };

test("a teacher adds, renews and removes a certificate on a phone; the arena follows", async ({
  page: managing,
  browser,
}) => {
  const { teacher } = await openClassTonight(managing, 1);
  const page = await (await browser.newContext(phone)).newPage();
  await enterAs(page, teacher.email);
  const today = dayAt(new Date(), brasiliaTime);

  // One that ends in ten days.
  await page.goto("/teacher-certifications");
  await page.getByRole("button", { name: "Adicionar certificação" }).click();
  const adding = await openedDialog(page, "Adicionar certificação");
  await adding.getByLabel("Nome da certificação").fill("Treinadora de Beach Tennis");
  await adding.getByLabel("Nível").selectOption({ label: "Avançado" });
  await adding.getByLabel("Entidade certificadora").fill("Confederação Brasileira de Tênis");
  await adding.getByLabel("Data da certificação").fill("2024-03-10");
  await adding.getByLabel("Validade").fill(addDays(today, 10));
  await adding.getByRole("button", { name: "Adicionar" }).dblclick();
  await expect(page.getByText("Certificação adicionada com sucesso.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Treinadora de Beach Tennis" })).toHaveCount(1);
  await expect(page.getByText("Expira em breve", { exact: true })).toBeVisible();

  // Renewed, by the address of its row.
  await page.getByRole("link", { name: "Treinadora de Beach Tennis" }).click();
  await expect(page).toHaveURL(/aberto=/);
  await page.reload();
  const changing = await openedDialog(page, "Editar certificação");
  await changing.getByLabel("Validade").fill(addDays(today, 400));
  await changing.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Certificação atualizada com sucesso.")).toBeVisible();
  await expect(page.getByText("Expira em breve", { exact: true })).toHaveCount(0);
  await expect(page).not.toHaveURL(/aberto=/);
  await managing.goto("/arena-teachers");
  await expect(managing.getByText("Treinadora de Beach Tennis")).toBeVisible();

  // Removed, once it is confirmed.
  await page.getByRole("button", { name: /^Mais ações para Treinadora/ }).click();
  await page.getByRole("menuitem", { name: "Remover" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover" }).click();
  await expect(page.getByText("Certificação removida com sucesso.")).toBeVisible();
  await expect(page.getByText("Nenhuma certificação ainda")).toBeVisible();
  await managing.reload();
  await expect(managing.getByText("Nenhuma", { exact: true })).toBeVisible();
});
