import { randomUUID } from "node:crypto";
import { demoPassword } from "../../prisma/demo/logins";
import { people } from "../../prisma/demo/people";
import { formatCents } from "../../server/brazil/money.rules";
import { addDays, dayInWeekOf } from "../../server/platform/time/calendar-day.rules";
import { dayInWords } from "../../server/platform/time/time-in-words.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { ask, freshAddress, tokenOf } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { readMail } from "../support/mailbox";
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
  await athlete.goto(`/arena/arena-beira-mar?dia=${addDays(day, -1)}`);
  await athlete.getByRole("link", { name: "próximo dia" }).click();
  await expect(athlete.getByRole("heading", { name: dayInWords(day) })).toBeVisible();
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

test("a visitor finds a free hour, signs up, comes back to it, books, pays by Pix and cancels in time", async ({
  browser,
}) => {
  const visit = await (await browser.newContext()).newPage();
  const day = addDays(today, 9);
  const key = "arena-pe-na-areia";
  await visit.goto(`/arena/${key}?dia=${day}`);
  await expect(visit.getByText("Reserva na hora. Cancelar até 4 horas antes não custa nada.")).toBeVisible();
  await visit.getByText("1 h 30 min").click();
  await visit.getByRole("button", { name: /^13:00,/ }).click();
  const first = await openedDialog(visit, "Pedir quadra");
  await expect(first.getByText("depois você volta para este horário")).toBeVisible();
  await first.getByRole("link", { name: "Criar conta" }).click();

  const email = freshAddress();
  await visit.getByLabel("Nome completo").fill("Nina da Locação");
  await visit.getByLabel("Email").fill(email);
  await visit.getByLabel("Gênero").selectOption("Feminino");
  await visit.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await visit.getByLabel("Confirmar senha").fill(demoPassword);
  await visit.getByRole("button", { name: "Cadastrar", exact: true }).click();
  await expect(visit.getByText("Verifique seu email para confirmar a conta.")).toBeVisible();
  const mailed = new URL((await readMail(visit, email, "Confirme sua conta")).link);
  await visit.goto(mailed.pathname + mailed.search);
  await visit.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await visit.getByRole("button", { name: "Confirmar e-mail" }).click();
  await visit.getByRole("link", { name: "Entrar" }).last().click();
  await visit.getByLabel("Email").fill(email);
  await visit.getByLabel("Senha", { exact: true }).fill(demoPassword);
  await visit.getByRole("button", { name: "Entrar", exact: true }).click();

  // Back at the same hour, for as long.
  const asking = await openedDialog(visit, "Reservar quadra");
  await expect(asking.getByText("das 13:00 às 14:30")).toBeVisible();
  const price = (await asking.getByText(/^R\$\s[\d.,]+$/).textContent()) ?? "";
  await asking.getByRole("button", { name: "Reservar", exact: true }).click();
  const own = visit.getByRole("listitem").filter({ hasText: "13:00–14:30" });
  await expect(own).toContainText("Confirmada");
  await expect(own).toContainText("a pagar");
  await expect(visit).toHaveURL(new RegExp(`/arena/${key}\\?dia=${day}$`));
  await expect(own.getByRole("button", { name: "Copiar código Pix" })).toBeVisible();

  const token = await tokenOf(visit.request, email);
  const { publicArena } = await ask(
    visit.request,
    `query ($key: String!) { publicArena(key: $key) { viewerRentals { charge { id openInCents pixCode } } } }`,
    { key },
    token,
  );
  const { charge } = publicArena.viewerRentals[0];
  expect(charge.pixCode).toMatch(/^000201/);
  expect(price.replaceAll(/\s/g, " ")).toBe(formatCents(charge.openInCents).replaceAll(/\s/g, " "));
  // Of another browser: signing in there is none of the athlete's.
  const managing = await browser.newContext();
  const { registerChargePayment } = await ask(
    managing.request,
    `mutation ($input: RegisterChargePaymentInput!) { registerChargePayment(input: $input) { __typename } }`,
    {
      input: {
        chargeId: charge.id,
        amountInCents: charge.openInCents,
        method: "PIX",
        requestKey: randomUUID(),
      },
    },
    await tokenOf(managing.request, people.secondManager.email),
  );
  expect(registerChargePayment.__typename).toBe("RegisterChargePaymentSuccess");
  await visit.reload();
  await expect(own).toContainText("Pago");

  await own.getByRole("button", { name: /^Cancelar/ }).click();
  const giving = visit.getByRole("alertdialog", { name: "Cancelar a quadra?" });
  await expect(giving.getByText("Você não paga nada, e o horário fica livre para outros.")).toBeVisible();
  await giving.getByRole("button", { name: "Cancelar a quadra" }).click();
  await expect(own).toHaveCount(0);
  await expect(visit.getByRole("button", { name: /^13:00,/ })).toBeVisible();
  await visit.context().close();
});

/** The day on which clocks in Lisbon are changed next, so that a series before and after it can be made. */
function nextChangeInLisbon(from: string): string {
  const changes = [0, 1].flatMap((years) => {
    const year = Number(from.slice(0, 4)) + years;
    return [`${year}-03-31`, `${year}-10-31`].map((last) => {
      const sunday = dayInWeekOf(last, "SUNDAY");
      return sunday > last ? addDays(sunday, -7) : sunday;
    });
  });
  return changes.find((day) => day > addDays(from, 60))!;
}

test("a manager in Lisbon rents Tuesdays at 19:00 for three months over two dates that are taken", async ({
  browser,
}) => {
  const page = await (await browser.newContext({ timezoneId: "Europe/Lisbon" })).newPage();
  await enterAs(page, people.mainManager.email);
  const change = nextChangeInLisbon(today);
  const tuesday = dayInWeekOf(addDays(change, -42), "TUESDAY");
  const week = (weeks: number) => addDays(tuesday, 7 * weeks);
  const rent = async (client: string, date: string, until = "") => {
    await page.goto(`/arena-calendar/quadras/${date}`);
    await page.getByRole("button", { name: "Ações" }).click();
    await page.getByRole("menuitem", { name: "Locação de Quadra" }).click();
    const dialog = await openedDialog(page, "Locação de Quadra");
    await dialog.getByLabel("Nome do cliente").fill(client);
    await dialog.getByLabel("Quadra", { exact: true }).selectOption({ label: "Quadra 5" });
    await dialog.getByLabel("Dia", { exact: true }).fill(date);
    await dialog.getByLabel("Início").fill("19:00");
    await dialog.getByLabel("Fim").fill("20:00");
    await dialog.getByLabel("Toda semana até").fill(until);
    await dialog.getByRole("button", { name: "Alugar" }).click();
    return dialog;
  };
  const block = (client: string) =>
    page.getByRole("list", { name: "Quadra 5" }).getByRole("link", { name: new RegExp(client) });
  for (const [client, weeks] of [
    ["Primeira no caminho", 3],
    ["Segunda no caminho", 8],
  ] as const) {
    await rent(client, week(weeks));
    await expect(block(client)).toContainText("19:00 Locação");
  }

  const dialog = await rent("Terças da firma", tuesday, week(12));
  const taken = dialog.getByRole("region", { name: "Datas ocupadas" });
  await expect(taken.getByText(/^2 datas já estão ocupadas/)).toBeVisible();
  await expect(taken.getByText(/locação de Primeira no caminho/)).toBeVisible();
  await expect(taken.getByText(/^Total: 11 datas/)).toBeVisible();
  await taken.getByRole("group").nth(1).getByText("Cancelar").click();
  await expect(taken.getByText(/^Total: 12 datas/)).toBeVisible();
  await dialog.getByLabel("Observação").fill("Paga todo dia 5");
  await dialog.getByRole("button", { name: "Alugar" }).click();
  await expect(page.getByText("12 locações no calendário")).toBeVisible();

  // At 19:00 where the arena is, before Lisbon's clocks change and after; what was left out is as it was.
  for (const [weeks, client] of [
    [0, "Terças da firma"],
    [3, "Primeira no caminho"],
    [8, "Terças da firma"],
    [12, "Terças da firma"],
  ] as const) {
    await page.goto(`/arena-calendar/quadras/${week(weeks)}`);
    await expect(block(client)).toContainText("19:00 Locação");
    await expect(block("no caminho")).toHaveCount(weeks === 3 ? 1 : 0);
  }
  await block("Terças da firma").click();
  await expect(page.getByRole("dialog", { name: "Locação" }).getByText("Paga todo dia 5")).toBeVisible();
  await page.context().close();
});
