import { people } from "../../prisma/demo/people";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

test("a manager plans a class, is told what stands there, moves it, takes a student in, and calls it off", async ({
  page,
}) => {
  await enterAs(page, people.mainManager.email);
  // On a day on which nothing else is planned at these hours.
  const day = addDays(dayAt(new Date(), brasiliaTime), 200);
  await page.goto(`/arena-calendar/${day}`);
  await page.getByRole("button", { name: "Ações" }).click();
  await page.getByRole("menuitem", { name: "Agendar Aula" }).click();
  const dialog = await openedDialog(page, "Agendar Aula");
  await dialog.getByRole("button", { name: "Agendar", exact: true }).click();
  await expect(dialog.getByText("Escolha o professor")).toBeVisible();
  await dialog.getByLabel("Professor").selectOption({ label: "Bruno Tavares" });
  await dialog.getByLabel("Quadra").selectOption({ label: "Quadra 2" });
  await dialog.getByText("Toda semana").click();
  await dialog.getByLabel("Dia").fill(day);
  await dialog.getByLabel("Início").fill("13:00");
  await dialog.getByLabel("Fim").fill("14:00");
  await dialog.getByLabel("Nome do evento").fill("Saque e voleio");
  await dialog.getByRole("button", { name: "Agendar", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Aula" });
  await expect(drawer.getByText("Saque e voleio")).toBeVisible();
  await expect(page.getByRole("link", { name: /13:00–14:00.*Saque e voleio/ })).toContainText("0/6");

  await drawer.getByRole("button", { name: "Incluir aluno" }).click();
  const taking = await openedDialog(page, "Incluir aluno");
  await taking.getByLabel("Atleta").fill(people.athlete.name);
  await taking.getByRole("radio", { name: new RegExp(people.athlete.name) }).check();
  await taking.getByRole("button", { name: "Incluir", exact: true }).click();
  await expect(page.getByRole("link", { name: /Saque e voleio/ })).toContainText("1/6");

  await drawer.getByRole("button", { name: "Mover ou trocar…" }).click();
  const moving = await openedDialog(page, "Mover ou trocar");
  await moving.getByLabel("Início").fill("04:00");
  await moving.getByRole("button", { name: "Salvar" }).click();
  await expect(moving.getByText("A arena abre das 06:00 às 22:00.")).toBeVisible();
  await moving.getByLabel("Início").fill("12:30");
  await moving.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("link", { name: /12:30–14:00.*Saque e voleio/ })).toBeVisible();

  await page.goto(`/arena-calendar/quadras/${day}`);
  await page
    .getByRole("list", { name: "Quadra 2" })
    .getByRole("link", { name: /Saque e voleio/ })
    .click();
  await drawer.getByRole("button", { name: "Cancelar aula" }).click();
  const calling = await openedDialog(page, "Cancelar aula?");
  await calling.getByLabel("Motivo").fill("Chuva");
  await calling.getByRole("button", { name: "Cancelar aula" }).click();
  await expect(drawer.getByText("Cancelada", { exact: true })).toBeVisible();
  await expect(drawer.getByText("Chuva")).toBeVisible();
  await expect(page.getByRole("list", { name: "Quadra 2" }).getByRole("link")).toHaveCount(0);
});

test("of a weekly class one is given to a substitute in two touches, and this and the later ones move", async ({
  page,
}) => {
  await enterAs(page, people.mainManager.email);
  const day = addDays(dayAt(new Date(), brasiliaTime), 240);
  await page.goto(`/arena-calendar/${day}`);
  await page.getByRole("button", { name: "Ações" }).click();
  await page.getByRole("menuitem", { name: "Agendar Aula" }).click();
  const dialog = await openedDialog(page, "Agendar Aula");
  await dialog.getByLabel("Professor").selectOption({ label: "Bruno Tavares" });
  await dialog.getByLabel("Primeira aula").fill(day);
  await dialog.getByLabel("Início").fill("13:00");
  await dialog.getByLabel("Fim").fill("14:00");
  await dialog.getByLabel("Nome do evento").fill("Turma da tarde");
  await dialog.getByRole("button", { name: "Agendar", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Aula" });
  await expect(drawer.getByText("Turma da tarde")).toBeVisible();

  await drawer.getByRole("button", { name: "Trocar professor" }).click();
  const substitutes = await openedDialog(page, "Trocar professor");
  await substitutes.getByRole("button", { name: "Letícia Sampaio" }).click();
  await expect(page.getByRole("link", { name: /Turma da tarde/ })).toContainText("Letícia S.");

  const next = addDays(day, 7);
  await page.goto(`/arena-calendar/${next}`);
  await page.getByRole("link", { name: /13:00–14:00.*Turma da tarde.*Bruno T\./ }).click();
  await drawer.getByRole("button", { name: "Mover ou trocar…" }).click();
  const moving = await openedDialog(page, "Mover ou trocar");
  await moving.getByText("Esta e as seguintes").click();
  await moving.getByRole("button", { name: "Salvar" }).click();
  await expect(moving.getByText("Mude o que deve valer para estas aulas.")).toBeVisible();
  await moving.getByLabel("Início").fill("12:00");
  await moving.getByLabel("Fim").fill("13:00");
  await moving.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("link", { name: /12:00–13:00.*Turma da tarde/ })).toBeVisible();
  await page.goto(`/arena-calendar/${addDays(next, 7)}`);
  await expect(page.getByRole("link", { name: /12:00–13:00.*Turma da tarde/ })).toBeVisible();
  await page.goto(`/arena-calendar/${day}`);
  await expect(page.getByRole("link", { name: /13:00–14:00.*Turma da tarde.*Letícia S\./ })).toBeVisible();
});

test("a teacher finds their own classes, who is in them, and nothing to plan", async ({ page }) => {
  await enterAs(page, people.teacher.email);
  await page.goto("/arena-calendar");
  const rows = page.getByRole("link", { name: /Bruno T\./ });
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Letícia S\./ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Ações" })).toHaveCount(0);
  await rows.first().click();
  const drawer = page.getByRole("dialog", { name: "Aula" });
  await expect(drawer.getByText("Bruno Tavares")).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Cancelar aula" })).toHaveCount(0);
});
