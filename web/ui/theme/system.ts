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
} from "@chakra-ui/react/theme";
import { colors, semanticColors } from "./colors";
import { recipeChanges } from "./recipe-changes";
import { recipes, slotRecipes } from "./recipes";
import { fonts, fontSizes, globalCss, semanticRadii, semanticShadows } from "./shape";

/**
 * Only what the screens use: Chakra's own default system would bring every recipe and thirty palettes to each visitor.
 * A new Chakra component needs its recipe in `recipes.ts`.
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
