import { people } from "../../prisma/demo/people";
import { monthInWords } from "../../server/platform/time/time-in-words.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { problemsShownOn } from "../support/accessibility";
import { expect, test } from "../support/browser-test";
import { enterAs } from "../support/sign-in";

test.use({ viewport: { width: 360, height: 740 }, actionTimeout: 15_000 });

test("an athlete's page opens with what comes next and what is to be paid, and leads to the agenda", async ({
  page,
}) => {
  await enterAs(page, people.athlete.email);
  await page.goto(`/user-profile/${people.athlete.id}`);

  // The first thing below the title is the ticket, high enough on a phone to be read without scrolling.
  const ticket = page.getByRole("region", { name: /^Sua próxima aula$|^Seu próximo jogo$/ });
  await expect(ticket).toBeVisible();
  expect((await ticket.boundingBox())?.y).toBeLessThan(260);
  await expect(ticket.getByText(/\d\d:\d\d/).first()).toBeVisible();
  const summary = page.getByText(/^Últimos \d jogos?: /);
  await expect(summary).toBeAttached();
  expect(await problemsShownOn(page)).toEqual([]);

  // What is open leads to the charges.
  await page.getByRole("link", { name: "Ver cobranças" }).click();
  await expect(page).toHaveURL(new RegExp(`/athlete-financial/${people.athlete.id}$`));
  await page.goBack();

  // The agenda is a page of its own, with the same month as the dialog and the subscription.
  await ticket.getByRole("link", { name: "Agenda" }).click();
  await expect(page).toHaveURL(/\/agenda$/);
  await expect(page.getByRole("heading", { name: "Agenda", level: 1 })).toBeVisible();
  const month = monthInWords(dayAt(new Date(), brasiliaTime));
  await expect(page.getByRole("grid", { name: month })).toBeVisible();
  await expect(page.getByRole("button", { name: /, \d+ eventos?$/ }).first()).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Próximos Eventos" }).getByRole("listitem").first(),
  ).toBeVisible();
  expect(await problemsShownOn(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  const phone = page.getByRole("region", { name: "No seu celular" });
  await phone.getByRole("button", { name: "Assinar calendário" }).click();
  await expect(phone.getByRole("button", { name: "Copiar link do calendário" })).toBeVisible();
  await phone.getByRole("button", { name: "Cancelar assinatura" }).click();
  await expect(page.getByText("Assinatura cancelada")).toBeVisible();

  // The menu has it too, and somebody else's page has nothing of all this.
  await expect(page.getByRole("link", { name: "Agenda" }).first()).toHaveAttribute("aria-current", "page");
  await page.goto(`/user-profile/${people.secondAthlete.id}`);
  await expect(page.getByRole("heading", { name: "Perfil do Atleta" })).toBeVisible();
  await expect(page.getByText("Nível", { exact: false }).first()).toBeVisible();
  await expect(ticket).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ver cobranças" })).toHaveCount(0);
});
