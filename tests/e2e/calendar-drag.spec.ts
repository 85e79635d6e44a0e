import type { Locator, Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { ask, tokenOf } from "../support/ask";
import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

const today = dayAt(new Date(), brasiliaTime);
/** Days on which nothing else is planned at these hours. */
const [classDay, rentalDay] = [addDays(today, 221), addDays(today, 223)];

/** The demo arena, and what plans there beside the browser. */
async function desk(page: Page) {
  const token = await tokenOf(page.request, people.mainManager.email);
  const { viewer } = await ask(
    page.request,
    `query ($day: Date) { viewer { arena { id week(around: $day) { courts { key name } teachers { key name } } } } }`,
    { day: classDay },
    token,
  );
  const { id: arenaId, week } = viewer.arena;
  const courtKey = (name: string) => week.courts.find((court: { name: string }) => court.name === name).key;
  const send = async (name: string, input: object) => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const data = await ask(
      page.request,
      `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on UserError { message } } }`,
      { input: { arenaId, ...input } },
      token,
    );
    expect(data[name].__typename).toMatch(/Success$/);
  };
  const schedule = (court: string, name: string, more: object = {}) =>
    send("scheduleClass", {
      kind: "GROUP",
      level: "D",
      teacherKey: week.teachers[0].key,
      courtKey: courtKey(court),
      date: classDay,
      startsAt: "13:00",
      endsAt: "14:00",
      weekly: false,
      maxStudents: 4,
      athleteIds: [],
      name,
      ...more,
    });
  const rent = (court: string, clientName: string, more: object) =>
    send("rentCourt", { courtKey: courtKey(court), clientName, date: rentalDay, ...more });
  return { schedule, rent };
}

const block = (page: Page, court: string, name: RegExp) =>
  page.getByRole("list", { name: court, exact: true }).getByRole("link", { name });

/** Takes it by its middle, and carries it so many courts and hours on. @returns what lets it go. */
async function carry(page: Page, what: Locator, courts: number, hours: number) {
  await what.scrollIntoViewIfNeeded();
  const [box, column, first, next] = await Promise.all([
    what.boundingBox(),
    page.getByRole("list", { name: "Quadra 2", exact: true }).boundingBox(),
    page.getByRole("heading", { name: "Quadra 2" }).boundingBox(),
    page.getByRole("heading", { name: "Quadra 3" }).boundingBox(),
  ]);
  const hour = await page
    .getByRole("region", { name: "Quadras do dia" })
    .getByText("13:00", { exact: true })
    .first()
    .boundingBox();
  if (!box || !column || !first || !next || !hour) throw new Error("nothing to drag");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (next.x - first.x) * courts, y + hour.height * hours, { steps: 8 });
}

test("a class is dragged to where another stands and stays, then to where it may be; a series asks which", async ({
  page,
}) => {
  const { schedule } = await desk(page);
  await schedule("Quadra 2", "Treino parado", { startsAt: "11:00", endsAt: "12:00" });
  await schedule("Quadra 3", "Treino levado");
  await enterAs(page, people.mainManager.email);
  await page.goto(`/arena-calendar/quadras/${classDay}`);
  const home = block(page, "Quadra 3", /13:00 Treino levado/);
  const proposal = page.locator("[data-proposal]");
  const dialog = page.getByRole("dialog", { name: "Mover ou trocar" });

  await test.step("where something stands one sees it, and is told by whom once one insists", async () => {
    await carry(page, home, -1, -1.5);
    await expect(proposal).toHaveText("11:30–12:30Ocupada");
    await page.mouse.up();
    const moving = await openedDialog(page, "Mover ou trocar");
    await expect(moving.getByLabel("Quadra")).toHaveValue(/.+/);
    await expect(moving.getByLabel("Início")).toHaveValue("11:30");
    await expect(moving.getByLabel("Fim")).toHaveValue("12:30");
    await expect(moving.getByText(/alunos e professores recebem um e-mail/)).toBeVisible();
    await moving.getByRole("button", { name: "Salvar" }).click();
    await expect(moving.getByText(/das 11:00 às 12:00/).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(home).toBeVisible();
  });

  await test.step("Escape takes it back while it is carried, and nothing opens", async () => {
    await carry(page, home, 1, 2);
    await expect(proposal).toHaveText("15:00–16:00");
    await page.keyboard.press("Escape");
    await expect(proposal).toHaveCount(0);
    await page.mouse.up();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(home).toBeVisible();
  });

  await test.step("somewhere free it stays, once one has confirmed", async () => {
    await carry(page, home, 1, 2.25);
    await page.mouse.up();
    const moving = await openedDialog(page, "Mover ou trocar");
    await moving.getByRole("button", { name: "Salvar" }).click();
    await expect(block(page, "Quadra 4", /15:15 Treino levado/)).toBeVisible();
    await expect(home).toHaveCount(0);
  });

  await test.step("one that repeats asks for which it is", async () => {
    await schedule("Quadra 2", "Turma levada", { startsAt: "18:00", endsAt: "19:00", weekly: true });
    await page.reload();
    await carry(page, block(page, "Quadra 2", /18:00 Turma levada/), 0, 1);
    await page.mouse.up();
    const moving = await openedDialog(page, "Mover ou trocar");
    await moving.getByText("Esta e as seguintes").click();
    await expect(moving.getByLabel("Início")).toHaveValue("19:00");
    await moving.getByRole("button", { name: "Salvar" }).click();
    await expect(block(page, "Quadra 2", /19:00 Turma levada/)).toBeVisible();
  });
});

test("a rental is dragged, with its price shown before it is moved", async ({ page }) => {
  const { rent } = await desk(page);
  await rent("Quadra 2", "Cliente levado", { startsAt: "13:00", endsAt: "14:00", priceInCents: 70_00 });
  await enterAs(page, people.mainManager.email);
  await page.goto(`/arena-calendar/quadras/${rentalDay}`);
  await carry(page, block(page, "Quadra 2", /Cliente levado/), 1, 0);
  await page.mouse.up();
  const moving = await openedDialog(page, "Mover locação");
  // On another court at the same hour what was agreed on stays.
  await expect(moving.getByLabel("Valor (R$)")).toHaveValue("R$ 70,00");
  await moving.getByRole("button", { name: "Salvar" }).click();
  const moved = block(page, "Quadra 3", /13:00 Locação.*Cliente levado/);
  await expect(moved).toBeVisible();
  await carry(page, moved, 0, -3);
  await page.mouse.up();
  const again = await openedDialog(page, "Mover locação");
  await expect(again.getByLabel("Início")).toHaveValue("10:00");
  await expect(again.getByLabel("Valor (R$)")).toHaveValue("R$ 90,00");
  await again.getByRole("button", { name: "Salvar" }).click();
  await expect(block(page, "Quadra 3", /10:00 Locação.*Cliente levado/)).toBeVisible();
});
