import type { CategoryFormat } from "./category-format.rules";
import type { DrawSettings } from "./draw-plan.rules";

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
