import { createHash } from "node:crypto";
import type { SuperNEntry } from "../super-n/plan-super-n.rules";
import type { DrawEntry, DrawSettings } from "./draw-plan.rules";

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
