import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { expect, test } from "../support/browser-test";
import { drawPairs } from "../support/drawn-pairs";
import { signInAs } from "../support/sign-in";

/** How many sheets the draws of a tournament take on A4. */
async function sheets(page: Page, key: string): Promise<number> {
  await page.goto(`/arena-tournament/${key}/bracket`);
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeVisible();
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
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
  await signInAs(page, people.mainManager.email);
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
