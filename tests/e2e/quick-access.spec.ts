import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { addMonths, firstOfMonth } from "../../server/platform/time/calendar-day.rules";
import { monthInWords } from "../../server/platform/time/time-in-words.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { problemsShownOn } from "../support/accessibility";
import { expect, test } from "../support/browser-test";
import { openedDialog } from "../support/opened-dialog";
import { enterAs } from "../support/sign-in";

test.use({ viewport: { width: 360, height: 740 }, actionTimeout: 15_000 });

const profile = (key: string) => `/user-profile/${key}`;
const card = (page: Page) => page.getByRole("region", { name: "Acesso Rápido" });

async function open(page: Page, name: string, title = name) {
  await card(page).getByRole("button", { name, exact: true }).click();
  const dialog = await openedDialog(page, title);
  expect(await problemsShownOn(page)).toEqual([]);
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  return dialog;
}

async function close(page: Page, name: string) {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name })).toBeHidden();
  await expect(card(page).getByRole("button", { name, exact: true })).toBeFocused();
}

test("an athlete's own things in four dialogs", async ({ page }) => {
  await enterAs(page, people.athlete.email);
  await page.goto(profile(people.athlete.id));

  // What is on in a month, by touch and by the keys of a calendar.
  const calendar = await open(page, "Calendário");
  const today = dayAt(new Date(), brasiliaTime);
  const next = monthInWords(addMonths(firstOfMonth(today), 1));
  await expect(calendar.getByRole("grid", { name: monthInWords(today) })).toBeVisible();
  await expect(calendar.getByRole("button", { name: /, \d+ eventos?$/ }).first()).toBeVisible();
  await expect(
    calendar.getByRole("region", { name: "Próximos Eventos" }).getByRole("listitem").first(),
  ).toBeVisible();
  await calendar.getByRole("button", { name: "próximo mês" }).click();
  await expect(calendar.getByRole("grid", { name: next })).toBeVisible();
  await calendar.getByRole("gridcell", { selected: true }).getByRole("button").press("PageUp");
  await expect(calendar.getByRole("gridcell", { selected: true }).getByRole("button")).toBeFocused();
  await expect(calendar.getByRole("grid", { name: monthInWords(today) })).toBeVisible();
  await close(page, "Calendário");

  // What was played, and the way to it.
  const tournaments = await open(page, "Torneios", "Meus Torneios");
  const past = tournaments.getByRole("tab", { name: /^Histórico \(\d+\)$/ });
  await past.click();
  await expect(past).toHaveAttribute("aria-selected", "true");
  const played = tournaments.getByRole("listitem").first();
  await expect(played.getByText(/^Inscrito em \d/)).toBeVisible();
  const name = await played.getByRole("link").innerText();
  await played.getByRole("link").click();
  await expect(page).toHaveURL(/\/torneio\//);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await page.goBack();

  // Where one stands, and stood.
  const rankings = await open(page, "Rankings", "Meus Rankings");
  const current = rankings.getByRole("region", { name: "Rankings Atuais" });
  await expect(current.getByRole("listitem").first()).toBeVisible();
  await expect(
    rankings.getByRole("region", { name: "Histórico de Rankings" }).getByRole("listitem").nth(1),
  ).toBeVisible();
  await close(page, "Rankings");

  // What is owed: the code that pays it is at hand, and all else a touch away.
  const money = await open(page, "Financeiro");
  await expect(money.getByText("Total Pago")).toBeVisible();
  const paid = money.getByRole("tab", { name: /^Pagos \(\d+\)$/ });
  await paid.click();
  await expect(money.getByRole("tabpanel")).toHaveAttribute("aria-busy", "false");
  await expect(money.getByRole("listitem").first().getByText("Pago", { exact: true })).toBeVisible();
  await money.getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/athlete-financial/${people.athlete.id}\\?aberto=`));
  await expect(page.getByRole("dialog", { name: "Cobrança" }).getByText("Histórico")).toBeVisible();

  // Nobody else has a way to any of it.
  await page.goto(profile(people.secondAthlete.id));
  await expect(page.getByRole("heading", { name: "Perfil do Atleta" })).toBeVisible();
  await expect(page.getByText("Nível", { exact: false }).first()).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});
