import { expect, type Locator, type Page } from "@playwright/test";
import type { DrawnPairs } from "./drawn-pairs";

/** The buttons of the pad: one more game, or tie-break point, for a side. */
export const padSide = (page: Page, number: 1 | 2): Locator =>
  page.getByRole("button", { name: /^Mais um (game|ponto)/ }).nth(number - 1);

export async function taps(page: Page, number: 1 | 2, count: number): Promise<void> {
  for (let tap = 0; tap < count; tap++) await padSide(page, number).click();
}

/** The scoring pad of a match, for the manager. @param number the match's number; by default the first playable match. */
export async function openPad(page: Page, event: DrawnPairs, number?: number): Promise<void> {
  const { matchesToScore, categories } = await event.read(
    "matchesToScore { key } categories { matches { key number } }",
  );
  const chosen = categories[0].matches.find((match: { number: number }) => match.number === number);
  await page.goto(`/arena-tournament/${event.key}/match/${(chosen ?? matchesToScore[0]).key}`);
}

/** Ends the match on the pad by a W.O. or a retirement. @param side the pair that is absent or retires. */
export async function endBy(
  page: Page,
  outcome: "W.O." | "W.O. duplo" | "Desistência",
  side: 1 | 2 | null,
  written: RegExp,
): Promise<void> {
  await page.getByRole("button", { name: "Encerrar jogo" }).click();
  const dialog = page.getByRole("dialog", { name: "Encerrar jogo" });
  await dialog.getByText(outcome, { exact: true }).click();
  if (side !== null) {
    const which = dialog.getByRole("group", { name: /^Qual dupla/ });
    await which
      .getByRole("radio")
      .nth(side - 1)
      .check({ force: true });
  }
  await expect(dialog.getByText(written)).toBeVisible();
  await dialog.getByRole("button", { name: "Encerrar jogo" }).click();
  await expect(page.getByRole("heading", { name: "Jogo encerrado" })).toBeVisible();
}
