import { people } from "../../prisma/demo/people";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { dayAt } from "../../server/platform/time/zoned-time.rules";
import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

const today = dayAt(new Date(), brasiliaTime);

test("a manager rents a court by the table, is told what stands there, moves it and calls it off", async ({
  page,
}) => {
  await enterAs(page, people.mainManager.email);
  // On a day on which nothing else is planned at these hours.
  const day = addDays(today, 210);
  await page.goto(`/arena-calendar/quadras/${day}`);
  const rent = async () => {
    await page.getByRole("button", { name: "Ações" }).click();
    await page.getByRole("menuitem", { name: "Locação de Quadra" }).click();
    return openedDialog(page, "Locação de Quadra");
  };
  const dialog = await rent();
  await dialog.getByRole("button", { name: "Alugar" }).click();
  await expect(dialog.getByText("Diga o nome do cliente")).toBeVisible();
  await dialog.getByLabel("Nome do cliente").fill("Equipe do escritório");
  await dialog.getByLabel("Quadra", { exact: true }).selectOption({ label: "Quadra 2" });
  await dialog.getByLabel("Início").fill("13:00");
  await dialog.getByLabel("Fim").fill("14:30");
  await expect(dialog.getByLabel("Valor (R$)")).toHaveValue("R$ 135,00");
  await dialog.getByRole("button", { name: "Alugar" }).click();
  const block = page
    .getByRole("list", { name: "Quadra 2" })
    .getByRole("link", { name: /Equipe do escritório/ });
  await expect(block).toContainText("13:00 Locação");

  const second = await rent();
  await second.getByLabel("Nome do cliente").fill("Outro cliente");
  await second.getByLabel("Quadra", { exact: true }).selectOption({ label: "Quadra 2" });
  await second.getByLabel("Início").fill("14:00");
  await second.getByLabel("Fim").fill("15:00");
  await second.getByRole("button", { name: "Alugar" }).click();
  await expect(second.getByText(/das 13:00 às 14:30: locação de Equipe do escritório\.$/)).toBeVisible();
  // What was typed is kept for the other kind too.
  await second.getByText("Day Use").click();
  await expect(second.getByLabel("Nome do cliente")).toHaveValue("Outro cliente");
  await second.getByLabel("Pessoas").fill("3");
  await second.getByRole("button", { name: "Registrar" }).click();
  await expect(page.getByRole("region", { name: "Day Use: 3 pessoas" })).toContainText("Outro cliente");

  await block.click();
  const drawer = page.getByRole("dialog", { name: "Locação" });
  await drawer.getByRole("button", { name: "Mover…" }).click();
  const moving = await openedDialog(page, "Mover locação");
  await moving.getByLabel("Início").fill("10:00");
  await moving.getByLabel("Fim").fill("11:00");
  await expect(moving.getByLabel("Valor (R$)")).toHaveValue("R$ 90,00");
  await moving.getByRole("button", { name: "Salvar" }).click();
  await expect(block).toContainText("10:00 Locação");
  await drawer.getByRole("button", { name: "Cancelar locação" }).click();
  const cancelling = await openedDialog(page, "Cancelar locação?");
  await cancelling.getByRole("button", { name: "Cancelar locação" }).click();
  await expect(drawer.getByText("Cancelada pelo cliente")).toBeVisible();
  await expect(block).toHaveCount(0);
});

test("an athlete asks for a free hour on the arena's page, the arena confirms it, and the athlete gives it back", async ({
  browser,
}) => {
  const day = addDays(today, 25);
  const athlete = await (await browser.newContext()).newPage();
  await enterAs(athlete, people.athlete.email);
  await athlete.goto(`/arena/arena-beira-mar?dia=${day}`);
  await athlete.getByRole("button", { name: /^10:30,/ }).click();
  const asking = await openedDialog(athlete, "Pedir quadra");
  await asking.getByRole("button", { name: "Pedir", exact: true }).click();
  const own = athlete.getByRole("listitem").filter({ hasText: "10:30–11:30" });
  await expect(own).toContainText("Pedida");

  const manager = await (await browser.newContext()).newPage();
  await enterAs(manager, people.mainManager.email);
  await manager.goto(`/arena-calendar/quadras/${day}`);
  await manager.getByRole("link", { name: /^10:30 Pedido/ }).click();
  const drawer = manager.getByRole("dialog", { name: "Locação" });
  await drawer.getByRole("button", { name: "Confirmar" }).click();
  await expect(drawer.getByRole("button", { name: "Cancelar locação" })).toBeVisible();

  await athlete.reload();
  await expect(own).toContainText("Confirmada");
  await own.getByRole("button", { name: /^Cancelar/ }).click();
  const giving = athlete.getByRole("alertdialog", { name: "Cancelar a quadra?" });
  await giving.getByRole("button", { name: "Cancelar a quadra" }).click();
  await expect(own).toHaveCount(0);
});

test("an athlete asks for day use on the arena's page, the arena confirms it, and the athlete gives it back", async ({
  browser,
}) => {
  const day = addDays(today, 26);
  const athlete = await (await browser.newContext()).newPage();
  await enterAs(athlete, people.athlete.email);
  await athlete.goto(`/arena/arena-beira-mar?dia=${day}`);
  await athlete.getByRole("button", { name: "Pedir Day Use" }).click();
  const asking = await openedDialog(athlete, "Pedir Day Use");
  await asking.getByRole("button", { name: "Pedir", exact: true }).click();
  await expect(athlete.getByText("Você já tem Day Use neste dia.")).toBeVisible();
  const own = athlete.getByRole("listitem").filter({ hasText: "06:00–22:00" });
  await expect(own).toContainText("Pedido");

  const manager = await (await browser.newContext()).newPage();
  await enterAs(manager, people.mainManager.email);
  await manager.goto(`/arena-calendar/quadras/${day}`);
  await manager.getByRole("button", { name: `Confirmar o Day Use de ${people.athlete.name}` }).click();
  await expect(
    manager.getByRole("button", { name: `Cancelar o Day Use de ${people.athlete.name}` }),
  ).toBeVisible();

  await athlete.reload();
  await expect(own).toContainText("Confirmado");
  await own.getByRole("button", { name: /^Cancelar/ }).click();
  const giving = athlete.getByRole("alertdialog", { name: "Cancelar o Day Use?" });
  await giving.getByRole("button", { name: "Cancelar o Day Use" }).click();
  await expect(athlete.getByRole("button", { name: "Pedir Day Use" })).toBeVisible();
});

test("what an arena says of its hours is kept, and told to whoever looks at the day", async ({ page }) => {
  await enterAs(page, people.mainManager.email);
  const day = addDays(today, 220);
  await page.goto("/arena-settings/horarios");
  const hours = page.getByRole("region", { name: "Horários por dia" });
  await hours.getByRole("button", { name: "Adicionar dia" }).click();
  await hours.getByRole("button", { name: "Salvar horários" }).click();
  await expect(hours.getByText("Escolha o dia").last()).toBeVisible();
  await hours.getByLabel("Dia", { exact: true }).last().fill(day);
  await hours.getByLabel("Motivo").last().fill("Festa junina");
  await hours.getByRole("button", { name: "Salvar horários" }).click();
  await expect(page.getByText("Horários salvos")).toBeVisible();
  await page.goto(`/arena-calendar/quadras/${day}`);
  await expect(page.getByText("A arena está fechada neste dia: Festa junina")).toBeVisible();
});
