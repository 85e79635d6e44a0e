import { createHash } from "node:crypto";
import { z } from "zod";
import { plural } from "../../platform/numbers.rules";
import type { SuperNEntry } from "../super-n/plan-super-n.rules";
import type { DrawEntry, DrawPlan, DrawSettings, CategoryFormat } from "./draw-plan.rules";
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

/**
 * How a category of pairs is drawn, out of what is stored of it.
 * @throws RangeError for a Super N.
 */
export function settingsOf({
  drawFormat: format,
  qualifiersPerGroup,
  groupSize,
  thirdPlace,
  consolation,
}: {
  drawFormat: CategoryFormat;
  qualifiersPerGroup: number;
  groupSize: number | null;
  thirdPlace: boolean;
  consolation: boolean;
}): DrawSettings {
  if (format === "SUPER_N") throw new RangeError("a Super N is not drawn as pairs are");
  return { format, qualifiersPerGroup, groupSize, thirdPlace, consolation };
}

/** One more whenever what was previewed before would be drawn otherwise by newer rules. */
const rules = 2;

/** The same for the same entries and settings: tells whether what was previewed would still be drawn. */
export function drawKey(entries: readonly DrawEntry[], settings: DrawSettings): string {
  const byId = [...entries].sort((one, other) => (one.id < other.id ? -1 : 1));
  const text = JSON.stringify([
    rules,
    byId.map(({ id, seed, clubs }) => [id, seed, clubs]),
    settings.format,
    settings.qualifiersPerGroup,
    settings.groupSize,
    settings.thirdPlace,
    settings.consolation,
  ]);
  return hash(text);
}

/** The same of a Super N. */
export const superNKey = (entries: readonly SuperNEntry[], mixed: boolean): string =>
  hash(JSON.stringify([entries.map(({ id, gender }) => [id, gender]).sort(), mixed, "SUPER_N"]));

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Whether a match was begun: then its draw stands. */
export const hasBegun = ({ status, version }: { status: string; version: number }): boolean =>
  status === "IN_PROGRESS" || status === "PLAYED" || version > 0;
