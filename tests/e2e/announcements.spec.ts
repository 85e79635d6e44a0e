import { people } from "../../prisma/demo/people";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

test("an arena announces, an athlete finds it in the bell and reads it, and the arena sees that", async ({
  page,
  browser,
}) => {
  const title = `Torneio relâmpago ${Date.now()}`;
  await enterAs(page, people.mainManager.email);
  await page.goto("/arena-announcements");
  await page.getByRole("button", { name: "Novo Comunicado" }).click();
  const dialog = await openedDialog(page, "Novo Comunicado");
  await dialog.getByLabel("Título").fill(title);
  await dialog.getByLabel("Texto").fill("No sábado, às 9h.\nInscrições na recepção.");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(dialog.getByText("não pode ser alterado nem apagado")).toBeVisible();
  await dialog.getByRole("button", { name: /^Enviar para \d+ pessoas$/ }).dblclick();
  await expect(page.getByText("Comunicado enviado")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toHaveCount(1);

  const athlete = await browser.newPage();
  await enterAs(athlete, people.athlete.email);
  await expect(async () => {
    await athlete.goto("/avisos");
    await expect(athlete.getByText(`: ${title}`)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await athlete.getByRole("button", { name: new RegExp(`^Marcar como lido: .*${title}`) }).click();
  await expect(athlete.getByRole("button", { name: new RegExp(title) })).toHaveCount(0);
  await athlete.close();

  await page.reload();
  await row.getByRole("link").click();
  const drawer = await openedDialog(page, "Comunicado");
  await expect(drawer.getByText("1 pessoa", { exact: true })).toBeVisible();
  await expect(drawer.getByText("Inscrições na recepção.")).toBeVisible();
});

test("an arena schedules an announcement and cancels it before its time", async ({ page }) => {
  const title = `Aviso da semana ${Date.now()}`;
  await enterAs(page, people.mainManager.email);
  await page.goto("/arena-announcements");
  await page.getByRole("button", { name: "Novo Comunicado" }).click();
  const dialog = await openedDialog(page, "Novo Comunicado");
  await dialog.getByLabel("Título").fill(title);
  await dialog.getByLabel("Texto").fill("Na semana que vem fechamos mais cedo.");
  await dialog.getByText("Agendar para").click();
  await dialog.getByLabel("Dia").fill(addDays(dayAt(Date.now(), brasiliaTime), 7));
  await dialog.getByLabel("Horário").fill("08:00");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(dialog.getByText("O envio pode ser cancelado até lá.")).toBeVisible();
  await dialog.getByRole("button", { name: "Agendar envio" }).dblclick();
  await expect(page.getByText("Comunicado agendado")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toHaveCount(1);
  await expect(row.getByText(/^Agendado para .* às 08:00$/)).toBeVisible();

  await row.getByRole("button", { name: `Mais ações para ${title}` }).click();
  await page.getByRole("menuitem", { name: "Cancelar envio" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar envio" }).click();
  await expect(row.getByText("Envio cancelado")).toBeVisible();
  await row.getByRole("link").click();
  const drawer = await openedDialog(page, "Comunicado");
  await expect(drawer.getByText("Na semana que vem fechamos mais cedo.")).toBeVisible();
  await expect(drawer.getByText("Receberam")).toHaveCount(0);
});
