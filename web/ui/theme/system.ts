import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import {
  animationStyles,
  breakpoints,
  globalCss as chakraGlobalCss,
  keyframes,
  layerStyles,
  textStyles,
  tokens,
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  dialogSlotRecipe,
  headingRecipe,
  inputRecipe,
  menuSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  tabsSlotRecipe,
  textareaRecipe,
  toastSlotRecipe,
} from "@chakra-ui/react/theme";
import { colors, semanticColors } from "./colors";
import { recipeChanges } from "./recipe-changes";
import { fonts, fontSizes, globalCss, semanticRadii, semanticShadows } from "./shape";

/** Chakra's recipes for the components in use; `recipe-changes.ts` gives them our look. */
const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

const slotRecipes = {
  dialog: dialogSlotRecipe,
  menu: menuSlotRecipe,
  tabs: tabsSlotRecipe,
  toast: toastSlotRecipe,
};

/**
 * Only what the screens use: Chakra's own default system would bring every recipe and thirty palettes to each visitor.
 * A new Chakra component needs its recipe in `recipes` or `slotRecipes`.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: "praia",
    cssVarsRoot: ":where(html)",
    globalCss: chakraGlobalCss,
    theme: {
      breakpoints,
      keyframes,
      animationStyles,
      layerStyles,
      textStyles,
      tokens: { ...tokens, colors, fonts, fontSizes: { ...tokens.fontSizes, ...fontSizes } },
      semanticTokens: { colors: semanticColors, radii: semanticRadii, shadows: semanticShadows },
      recipes,
      slotRecipes,
    },
  }),
  defineConfig({ globalCss }),
  recipeChanges,
);
