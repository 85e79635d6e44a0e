import { createHash } from "node:crypto";
import type { DrawEntry, DrawSettings } from "./draw-plan.rules";

/** The same for the same entries and settings: tells whether what was previewed would still be drawn. */
export function drawKey(entries: readonly DrawEntry[], settings: DrawSettings): string {
  const byId = [...entries].sort((one, other) => (one.id < other.id ? -1 : 1));
  const text = JSON.stringify([
    byId.map(({ id, seed, clubs }) => [id, seed, clubs]),
    settings.format,
    settings.qualifiersPerGroup,
    settings.groupSize,
    settings.thirdPlace,
    settings.consolation,
  ]);
  return createHash("sha256").update(text).digest("hex");
}
