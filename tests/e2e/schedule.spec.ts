import { expect, test } from "../support/browser-test";
import { drawPairs } from "../support/drawn-pairs";

test.use({ actionTimeout: 15_000 });

test("a schedule over two days and two venues is generated, moved with the keyboard, and says what a move breaks", async ({
  page,
}) => {
  const event = await drawPairs(page, {
    name: `Dois locais ${Date.now()}`,
    pairs: 6,
    rules: { drawFormat: "ROUND_ROBIN" },
  });
  await page.goto(`/arena-tournament/${event.key}/schedule`);

  // Courts at another venue, and a second day.
  await page.getByRole("button", { name: "Quadras e horários" }).click();
  const setup = page.getByRole("dialog", { name: "Quadras e horários" });
  await setup.getByLabel("Nome do local").fill("Praia Brava");
  await setup.getByLabel("Quadras no local").fill("1");
  await setup.getByRole("button", { name: "Adicionar local" }).click();
  await expect(setup.getByText("Praia Brava: 1 quadra")).toBeVisible();
  for (const number of [2, 3, 4, 5, 6])
    await setup.getByLabel(`Quadra ${number} · Arena Beira-Mar`).uncheck();
  await setup.getByLabel("Quadra 1 · Praia Brava").check();
  await setup.getByLabel("Das").fill("09:00");
  await setup.getByLabel("Às").fill("14:00");
  await setup.getByRole("button", { name: "Adicionar dia" }).click();
  await setup.getByLabel("Dia").nth(1).fill("2030-01-07");
  await setup.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Quadras e horários salvos")).toBeVisible();

  await page.getByRole("button", { name: "Gerar programação" }).click();
  const generate = page.getByRole("dialog", { name: "Gerar programação" });
  await expect(generate).toContainText("30 min para mudar de local");
  // A start before the courts open is refused next to its field.
  const start = generate.getByLabel("Início dom., 06/01");
  await expect(start).toHaveValue("09:00");
  await expect(generate.getByLabel("Início seg., 07/01")).toHaveValue("09:00");
  await start.fill("08:30");
  await generate.getByRole("button", { name: "Ver prévia" }).click();
  await expect(start).toHaveAccessibleDescription(/As quadras abrem às 09:00/);
  await start.fill("09:20");
  await start.press("Enter");
  await expect(generate.getByText("Todos os 15 jogos têm quadra e horário.")).toBeVisible();

  // The preview is a grid: a court per column, each match with its time and its pairs, and a button per day.
  const grid = generate.getByRole("region", { name: "Prévia: quadras lado a lado" });
  await expect(grid).toContainText("Praia Brava");
  const previewed = grid.getByRole("list", { name: "Quadra 1" }).getByRole("listitem");
  await expect(previewed.first()).toHaveText(/^09:20 · Jogo \d+.+ contra .+/);
  await generate.getByRole("button", { name: "seg., 07/01" }).click();
  await expect(previewed.first()).toHaveText(/^09:00 · Jogo \d+.+ contra .+/);

  // The grid scrolls with the keyboard, and Tab leaves it for the buttons below.
  await grid.focus();
  await page.keyboard.press("Tab");
  await expect(generate.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(generate.getByRole("button", { name: "Aplicar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Programação salva")).toBeVisible();
  await expect(generate).toBeHidden();

  // The last match of all may start a little later: nothing is in its way.
  const { schedule } = await event.read("schedule { matches { label scheduledFor court { name } } }");
  const last = schedule.matches.at(-1);
  expect(schedule.matches[0].scheduledFor).toBe("2030-01-06T12:20:00.000Z");
  await page.getByRole("button", { name: "seg., 07/01" }).click();
  const block = (label: string) => page.getByRole("button", { name: new RegExp(`^${label}, `) }).first();
  const clock = async () =>
    /, (\d\d:\d\d)/.exec((await block(last.label).getAttribute("aria-label")) ?? "")?.[1];
  const planned = await clock();
  await block(last.label).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(clock).not.toBe(planned);
  await expect(block(last.label)).toBeFocused();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect.poll(clock).toBe(planned);

  // Pinned, it cannot be carried.
  await block(last.label).click();
  const opened = page.getByRole("dialog", { name: last.label });
  await opened.getByRole("button", { name: "Fixar horário" }).click();
  await expect(opened.getByRole("button", { name: "Soltar horário" })).toBeVisible();
  await expect(opened.getByRole("heading", { name: "Mover" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(block(last.label)).toHaveAccessibleName(/fixado/);

  // Onto another match's time on the same court it may not, and the page says why; nothing was moved.
  const [first, second] = schedule.matches.filter(
    (match: { court: { name: string } }) => match.court.name === "Quadra Central",
  );
  await page.getByRole("button", { name: "dom., 06/01" }).click();
  await block(first.label).focus();
  const slots = (Date.parse(second.scheduledFor) - Date.parse(first.scheduledFor)) / 300_000;
  for (let slot = 0; slot < slots; slot++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const refused = page.getByRole("dialog", { name: first.label });
  await expect(refused.getByRole("alert")).toContainText(
    `Quadra Central (Arena Beira-Mar) já recebe o ${second.label} das`,
  );
  await page.keyboard.press("Escape");
  await expect(refused).toBeHidden();
  const after = await event.read("schedule { matches { label scheduledFor } }");
  expect(after["schedule"].matches.find(({ label }: { label: string }) => label === first.label)).toEqual({
    label: first.label,
    scheduledFor: first.scheduledFor,
  });
});

test("a plan that takes the morning of a long day is in sight as soon as it is applied", async ({ page }) => {
  const event = await drawPairs(page, {
    name: `De manhã ${Date.now()}`,
    pairs: 6,
    startDate: "2030-01-09", // no other story's, which may take a court between the preview and its applying
    rules: { drawFormat: "ROUND_ROBIN" },
  });
  await page.goto(`/arena-tournament/${event.key}/schedule`);
  const board = page.getByRole("region", { name: "Quadras lado a lado" });
  // Before there is a plan the board stands at the end of a day that lasts from 06:00 to 22:00.
  await expect(board.getByText("06:00", { exact: true })).toBeAttached();
  await expect(board.getByText("21:00", { exact: true })).toBeAttached();
  await page.getByRole("button", { name: "Gerar Programação" }).click();
  const generate = page.getByRole("dialog", { name: "Gerar Programação" });
  await generate.getByRole("button", { name: "Ver prévia" }).click();
  await generate.getByRole("button", { name: "Aplicar" }).click();
  await expect(generate).toBeHidden();
  const first = board.getByRole("button", { name: /^Jogo 1, .* 06:00/ });
  await expect(first).toBeInViewport();
});
