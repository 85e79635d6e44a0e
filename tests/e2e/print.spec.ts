import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
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
