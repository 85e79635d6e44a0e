import type { DrawFormat, DrawSettings } from "./draw-plan.rules";

/** How a category is drawn, out of what is stored of it. */
export const settingsOf = (category: {
  drawFormat: DrawFormat;
  qualifiersPerGroup: number;
  groupSize: number | null;
  thirdPlace: boolean;
  consolation: boolean;
}): DrawSettings => ({
  format: category.drawFormat,
  qualifiersPerGroup: category.qualifiersPerGroup,
  groupSize: category.groupSize,
  thirdPlace: category.thirdPlace,
  consolation: category.consolation,
});
