import { z } from "zod";
import { plural } from "../../platform/plural.rules";
import type { DrawEntry, DrawPlan, DrawSettings } from "./draw-plan.rules";
import { drawProblem } from "./draw-problem.rules";
import { planDraw } from "./plan-draw.rules";

/**
 * A draw that may be written, or in Portuguese why not.
 * @param minPairs what the organiser asks for before a start; null for no more than the format needs.
 */
export function drawOf(
  entries: readonly DrawEntry[],
  settings: DrawSettings,
  lotsSeed: string,
  minPairs: number | null,
): DrawPlan | { readonly problem: string } {
  const problem = drawProblem(entries.length, settings) ?? tooFew(entries.length, minPairs);
  return problem === null ? planDraw(entries, settings, lotsSeed) : { problem };
}

function tooFew(entries: number, minPairs: number | null): string | null {
  if (minPairs === null || entries >= minPairs) return null;
  const missing = minPairs - entries;
  return `O torneio pede pelo menos ${minPairs} duplas: ${plural(missing, "falta", "faltam")} ${missing}`;
}

/** A seed for the lots of a draw: 128 bits, as the server makes them and shows them in the preview. */
export const lotsSeedSchema = z.string().regex(/^[0-9a-f]{32}$/, "Sorteio inválido: gere a prévia de novo");
