import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { addDays, mondayOf } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { calendarPath, courtsPath } from "../../web/classes/calendar-path";
import { expect, test } from "../support/browser-test";
import { drawPairs } from "../support/drawn-pairs";
import { enterAs } from "../support/sign-in";

/** How many sheets of A4 a page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** How many the draws of a tournament take. */
async function sheets(page: Page, key: string): Promise<number> {
  await page.goto(`/arena-tournament/${key}/bracket`);
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeVisible();
  return sheetsOf(page);
}

/** A direct knockout of so many mixed pairs of the demo arena, drawn. @returns the tournament's key. */
async function drawnKnockout(page: Page, count: number): Promise<string> {
  const { key, read } = await drawPairs(page, {
    name: `Aberto do papel ${Date.now()}`,
    pairs: count,
    rules: { drawFormat: "KNOCKOUT", thirdPlace: true },
  });
  const { matches } = (await read("categories { matches { id } }"))["categories"][0];
  expect(matches).toHaveLength(count); // one less, and the one for third place
  return key;
}

test("draws go to paper on as few sheets as can be read", async ({ page }) => {
  await enterAs(page, people.mainManager.email);
  await test.step("thirteen pairs, groups and knockout: one", async () => {
    expect(await sheets(page, tournamentId("interno-hoje"))).toBe(1);
  });
  await test.step("a Super 8 with its classification: one", async () => {
    expect(await sheets(page, tournamentId("super8-hoje"))).toBe(1);
  });
  await test.step("a direct knockout of 32 pairs: one", async () => {
    expect(await sheets(page, await drawnKnockout(page, 32))).toBe(1);
  });
});

test("a poster is one sheet, whose code leads to the tournament", async ({ page }) => {
  const path = `/torneio/${tournamentId("copa-duplas")}`;
  await page.goto(`${path}/cartaz`);
  const poster = page.getByRole("article", { name: "Cartaz de Copa Beira-Mar de Duplas" });
  await expect(poster).toContainText("R$ 80,00 por atleta");
  await expect(poster.getByRole("img", { name: "QR code da página do torneio" })).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
  const [sheet, facts] = [await poster.boundingBox(), await poster.getByRole("list").boundingBox()];
  // Nothing of what it says runs into the code.
  const code = await poster.getByRole("img").boundingBox();
  expect(facts!.y + facts!.height).toBeLessThanOrEqual(code!.y);
  expect(code!.y + code!.height).toBeLessThanOrEqual(sheet!.y + sheet!.height);
});

test("the QR codes of a whole event go to paper, each in one piece and large enough for a phone", async ({
  page,
}) => {
  const event = await drawPairs(page, { name: `Interno do papel ${Date.now()}`, pairs: 26, rules: {} });
  const { matches } = (await event.read("categories { matches { id } }"))["categories"][0];
  expect(matches.length).toBeGreaterThan(40);
  await page.goto(`/arena-tournament/${event.key}/qr`);
  await page.getByRole("button", { name: "Criar QR codes" }).click();
  const tickets = page.getByRole("list", { name: "QR codes" }).getByRole("listitem");
  await expect(tickets).toHaveCount(matches.length);

  // Twelve to a sheet, two less on the first, which has the title.
  expect(await sheetsOf(page)).toBeLessThanOrEqual(Math.ceil((matches.length + 2) / 12));
  await page.emulateMedia({ media: "print" });
  const mm = 96 / 25.4;
  for (const index of [0, matches.length - 1]) {
    const ticket = tickets.nth(index);
    await expect(ticket).toContainText(event.name);
    await expect(ticket).toHaveCSS("break-inside", "avoid");
    const code = await ticket.getByRole("img").boundingBox();
    expect(code?.width).toBeGreaterThan(35 * mm);
  }
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Torneio", exact: true })).toBeHidden();

  // A sheet that was lost opens nothing any more.
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Revogar todos" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revogar todos" }).click();
  await expect(page.getByText(`${matches.length} códigos revogados`)).toBeVisible();
  await expect(tickets).toHaveCount(0);
});

test("a classification goes to paper with all columns for athletes, and as on a phone for pairs", async ({
  page,
}) => {
  await enterAs(page, people.mainManager.email);
  const columns = page.getByRole("table").first().getByRole("columnheader");
  const printed = async (key: string) => {
    await page.emulateMedia({ media: "screen" });
    await page.goto(`/arena-tournament/${key}?aba=classificacao`);
    await expect(columns).toHaveCount(7);
    await page.emulateMedia({ media: "print" });
  };
  await printed(tournamentId("super8-hoje"));
  await expect(columns).toHaveText([/Posição/, "Atleta", "Jogos", "Vitórias", "Derrotas", "Games", "Saldo"]);
  await printed(tournamentId("interno-hoje"));
  await expect(columns).toHaveText([/Posição/, "Dupla", "Vitórias", "Saldo"]);
});

test("an arena's week and its day go to one sheet each that lies on its side, without what is around them", async ({
  page,
}) => {
  await enterAs(page, people.mainManager.email);
  const shell = page.getByRole("navigation");
  const lies = async () => {
    const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
    const [, wide = "0", high = "0"] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    return Number(wide) > Number(high);
  };
  // Other tests fill the arena's next days.
  const monday = addDays(mondayOf(dayAt(new Date(), brasiliaTime)), 42);
  await page.goto(calendarPath(monday));
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Domingo" })).toBeVisible();
  expect([await sheetsOf(page), await lies()]).toEqual([1, true]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Ações" })).toBeHidden();
  await expect(shell.first()).toBeHidden();
  await expect(page.getByText(/^Arena Beira-Mar: \d+/)).toBeVisible();
  // The week stands side by side.
  const tops = await Promise.all(
    ["Segunda", "Domingo"].map((name) => page.getByRole("region", { name }).boundingBox()),
  );
  expect(tops[0]?.y).toBe(tops[1]?.y);

  await page.emulateMedia({ media: null });
  await page.goto(courtsPath(monday));
  await expect(page.getByRole("region", { name: "Quadras do dia" })).toBeVisible();
  expect([await sheetsOf(page), await lies()]).toEqual([1, true]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/Arraste uma aula/)).toBeHidden();
  // Whatever stands on a court is told apart by its edge, for colours do not reach the paper.
  const block = page
    .getByRole("region", { name: "Quadras do dia" })
    .getByRole("listitem")
    .first()
    .locator(">*");
  await expect(block).not.toHaveCSS("border-top-width", "0px");
});
