import { expect, type Locator, type Page } from "@playwright/test";
import type { DrawnPairs } from "./drawn-pairs";

/** Half of the pad: one game, or point of a tie-break, more for a side. */
export const padSide = (page: Page, number: 1 | 2): Locator =>
  page.getByRole("button", { name: /^Mais um (game|ponto)/ }).nth(number - 1);

export async function taps(page: Page, number: 1 | 2, count: number): Promise<void> {
  for (let tap = 0; tap < count; tap++) await padSide(page, number).click();
}

/** The pad of a match of an event, for its manager. @param number its own; without one the first that can be played. */
export async function openPad(page: Page, event: DrawnPairs, number?: number): Promise<void> {
  const { matchesToScore, categories } = await event.read(
    "matchesToScore { key } categories { matches { key number } }",
  );
  const chosen = categories[0].matches.find((match: { number: number }) => match.number === number);
  await page.goto(`/arena-tournament/${event.key}/match/${(chosen ?? matchesToScore[0]).key}`);
}

/** Ends the match on the pad otherwise than by playing it. @param side the pair that is absent or gives up. */
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
